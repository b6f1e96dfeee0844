import subprocess
import sys

TALKING = """
import os, sys
from captioner.audio.devices import _quiet
from captioner.cli.console import own_console
own_console()
with _quiet():
    os.write(2, b"ALSA lib complains\\n")
    print("Source: Desk", file=sys.stderr)
os.write(2, b"afterwards\\n")
"""


def test_what_we_say_while_a_sound_library_is_kept_quiet_is_heard():
    done = subprocess.run(
        [sys.executable, "-c", TALKING],
        env={"PYTHONPATH": ":".join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        timeout=30,
        check=True,
    )

    assert done.stderr.splitlines() == ["Source: Desk", "afterwards"]
