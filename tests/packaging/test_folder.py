"""The folder that PyInstaller makes, started where no Python and no network is to be found."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from captioner import __version__

ROOT = Path(__file__).parents[2]
DEMO_WORDS = "turn speech into text while people are still talking"
LIMIT_S = 1500
WINDOW_S = 60
LOOK_S = 0.1

pytestmark = [
    pytest.mark.packaging,
    pytest.mark.timeout(LIMIT_S),
    pytest.mark.skipif(sys.platform != "linux", reason="the folder is made on Linux"),
]


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    """The built program, away from the checkout."""
    dist = tmp_path_factory.mktemp("with space")
    subprocess.run(
        [ROOT / "packaging/build_folder.sh", dist], check=True, timeout=LIMIT_S, cwd=ROOT
    )
    return dist / "captioner/captioner"


@pytest.fixture
def environment(tmp_path):
    """One that leads to nothing but the system."""
    return {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"}


def cut_off():
    """What starts a command without a network, where that is allowed."""
    unshare = shutil.which("unshare")
    return [unshare, "--net"] if unshare and os.geteuid() == 0 else []


def test_the_folder_captions_the_demo_recording_without_a_network(program, environment):
    for words, expected in (
        (("--version",), f"captioner {__version__}"),
        (("live", "--source", "demo", "--unpaced"), DEMO_WORDS),
    ):
        result = subprocess.run(
            [*cut_off(), program, *words],
            env=environment,
            capture_output=True,
            text=True,
            timeout=100,
            check=False,
        )

        assert (result.returncode, expected in result.stdout) == (0, True), result


def test_the_folder_opens_its_window(program, environment, screen):
    empty = screen.colours()

    with subprocess.Popen([program], env=environment | {"DISPLAY": screen.name}) as window:
        try:
            end = time.monotonic() + WINDOW_S
            while screen.colours() <= empty + 10:
                assert window.poll() is None, f"the program ended with {window.returncode}"
                assert time.monotonic() < end, "no window was painted"
                time.sleep(LOOK_S)
        finally:
            window.kill()
