"""Two starts on one display: whole processes, a real window system."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

pytestmark = [
    pytest.mark.ui,
    pytest.mark.skipif(sys.platform != "linux", reason="needs a display of its own"),
]

WINDOW = Path(__file__).parents[1] / "ui/windows.py"
LIMIT_S = 60


@pytest.fixture
def start(display, tmp_path):
    """Start a window on the display, as one user; gives the process."""
    environment = {
        **os.environ,
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "XDG_RUNTIME_DIR": str(tmp_path),
    }
    environment.pop("WAYLAND_DISPLAY", None)
    processes = []

    def start():
        command = [sys.executable, str(WINDOW), "listening"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        processes.append(process)
        return process

    yield start
    for process in processes:
        process.kill()
        process.wait(LIMIT_S)
        process.stdout.close()


def test_a_second_start_ends_well_and_captions_nothing_while_the_first_goes_on(start):
    first = start()
    assert first.stdout.readline() == "begun\n"

    second = start()
    code = second.wait(LIMIT_S)

    assert code == 0
    assert second.stdout.read() == ""
    assert first.poll() is None


def test_the_first_killed_the_next_start_opens_a_window(start):
    first = start()
    assert first.stdout.readline() == "begun\n"
    first.kill()
    first.wait(LIMIT_S)

    assert start().stdout.readline() == "begun\n"
