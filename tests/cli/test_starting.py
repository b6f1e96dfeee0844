import os
import signal
import subprocess
import sys

import pytest

from captioner.cli.starting import ends_at_once

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")

CTRL_C_WHEN_IMPORTED = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
class CtrlC:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, CtrlC())
from captioner_ui import launch
{call}
"""


def interrupted(module, call, folder):
    environment = os.environ | {"XDG_CONFIG_HOME": str(folder)}
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    code = CTRL_C_WHEN_IMPORTED.format(module=module, call=call)
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, timeout=60, check=False
    )


def test_ctrl_c_while_the_command_line_is_loaded_ends_the_program_without_a_traceback(tmp_path):
    done = interrupted("captioner.cli.main", "launch.main()", tmp_path)

    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, b"", b"")


def test_ctrl_c_while_the_windows_toolkit_is_loaded_ends_the_program_without_a_traceback(tmp_path):
    call = (
        "from captioner.composition.options import LaunchOptions\n"
        "launch.window_obstacle = lambda: None\n"
        "launch.open_window(LaunchOptions())"
    )

    done = interrupted("captioner_ui.app", call, tmp_path)

    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, b"", b"")


def test_after_loading_ctrl_c_is_an_exception_again():
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have ignored it
    try:
        with ends_at_once():
            inside = signal.getsignal(signal.SIGINT)
        after = signal.getsignal(signal.SIGINT)
    finally:
        signal.signal(signal.SIGINT, before)

    assert inside is signal.SIG_DFL
    assert after is signal.default_int_handler


def test_a_program_in_the_background_goes_on_ignoring_ctrl_c():
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with ends_at_once():
            inside = signal.getsignal(signal.SIGINT)
    finally:
        signal.signal(signal.SIGINT, before)

    assert inside is signal.SIG_IGN
