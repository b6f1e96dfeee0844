import subprocess
import sys

import pytest

from captioner.composition.options import LaunchOptions
from captioner.errors import WindowError
from captioner_ui import launch

LIMIT_S = 60


def run(code):
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=LIMIT_S, check=False
    )


def test_the_command_line_does_not_load_qt_or_the_runtime():
    code = (
        "import sys, captioner_ui.launch, captioner.cli.main\n"
        "print([m for m in ('PySide6', 'onnxruntime', 'sounddevice') if m in sys.modules])"
    )

    assert run(code).stdout == "[]\n"


def test_the_window_does_not_load_the_runtime_before_it_is_shown():
    code = (
        "import sys, captioner_ui.app, captioner_ui.wiring\n"
        "print([m for m in ('onnxruntime', 'sounddevice', 'soxr') if m in sys.modules])"
    )

    assert run(code).stdout == "[]\n"


def test_an_obstacle_is_an_error_before_anything_is_shown(monkeypatch):
    monkeypatch.setattr(launch, "window_obstacle", lambda: "There is no display.")

    with pytest.raises(WindowError, match="There is no display"):
        launch.open_window(LaunchOptions())


def test_a_second_start_says_that_the_window_is_open_already_and_did_not_hear_of_the_options():
    code = (
        "from captioner_ui import app\n"
        "class Other:\n"
        "    def claim(self):\n"
        "        return app.Claim.RAISED\n"
        "app.SingleInstance.of_this_user = Other\n"
        "print(app.run_window(None, None, None))"
    )

    done = run(code)

    assert done.stdout == "0\n"
    assert "already open" in done.stderr
    assert "options" in done.stderr
