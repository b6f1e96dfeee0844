"""`captioner`, typed on a machine that has neither a display nor a microphone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.teller import CAPTIONER, python_path
from support.told import words

pytestmark = pytest.mark.slow

DEMO_TEXT = Path(__file__).parents[2] / "assets/demo.txt"
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
LIMIT_S = 90  # the recording is played in real time: 28 s


def captioner(*arguments, environment):
    return subprocess.run(
        [sys.executable, *CAPTIONER, *arguments],
        env=python_path(environment),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=False,
    )


def test_without_display_and_microphone_the_demo_is_captioned_in_the_terminal(default_model):
    bare = {name: value for name, value in os.environ.items() if name not in DISPLAYS}
    bare["CAPTIONER_MODELS"] = str(default_model.parent)
    if '"mic"' in captioner("devices", "--json", environment=bare).stdout:
        pytest.skip("this machine has a microphone")

    done = captioner(environment=bare)

    spoken, captioned = words(DEMO_TEXT.read_text("utf-8")), words(done.stdout)
    assert done.returncode == 0, done.stderr
    assert len(set(spoken) & set(captioned)) > 0.9 * len(set(spoken))
    assert "There is no display" in done.stderr
    assert "No microphone" in done.stderr
    assert "Stopped." in done.stderr
