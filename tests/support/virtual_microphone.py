"""A microphone without hardware; see `captioner.bench.sound_server`.

Tests that use this are skipped, by name, where PulseAudio or its tools are missing. The folder with
the daemon's socket is outside pytest's, because a socket's path must be short.
"""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from captioner.bench.sound_server import ALSA_SHARE, PROGRAMS, SoundServer, sound_server

VirtualMicrophone = SoundServer


@contextmanager
def virtual_microphone() -> Iterator[SoundServer]:
    """Start the daemon with its microphone plugged in; end it, by its id, afterwards."""
    missing = [name for name in PROGRAMS if shutil.which(name) is None]
    if missing or not ALSA_SHARE.is_file():
        pytest.skip(f"a virtual microphone needs PulseAudio: {', '.join(missing)} not installed")
    with sound_server() as server:
        yield server
