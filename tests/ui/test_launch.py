import subprocess
import sys

import pytest

from captioner.cli.options import LaunchOptions
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
