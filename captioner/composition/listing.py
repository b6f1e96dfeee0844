"""The sound inputs there are now, also while one of them is captured."""

import json
import subprocess
from dataclasses import fields
from typing import Final

from captioner.audio.devices import SoundDevice, list_input_devices
from captioner.audio.input_device import InputDevice
from captioner.audio.server_inputs import ServerInputs
from captioner.composition.another_process import program, program_environment
from captioner.composition.assemble import MICROPHONE
from captioner.errors import AudioDeviceError, worded

PATIENCE_S: Final = 20.0  # a sound server that hangs may take long to refuse


def list_inputs_now() -> list[InputDevice]:
    """The capture devices there are now.

    PortAudio looks again only when it starts anew, which would end a capture. So during one it is
    another process, of this same program, that looks: half a second of work.

    Raises:
        AudioDeviceError: sound input does not work at all.
    """
    return _listed_elsewhere() if SoundDevice.capturing() else list_input_devices(ServerInputs())


def _listed_elsewhere() -> list[InputDevice]:
    try:
        done = subprocess.run(
            program("devices", "--json"),
            env=program_environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=PATIENCE_S,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as exc:
        raise AudioDeviceError(worded("the devices cannot be listed: {why}", why=exc)) from exc
    if done.returncode != 0:
        raise AudioDeviceError(
            worded("the devices cannot be listed: {why}", why=done.stderr.strip()[-200:])
        )
    told = [json.loads(line) for line in done.stdout.splitlines()]
    names = [field.name for field in fields(InputDevice)]
    return [
        InputDevice(**{name: device[name] for name in names})
        for device in told
        if device["source"] == MICROPHONE
    ]
