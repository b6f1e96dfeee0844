"""Whole processes: how a window ends."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from captioner.events import EngineState

pytestmark = [
    pytest.mark.ui,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no polite signals"),
]

WINDOW = Path(__file__).with_name("windows.py")
LIMIT_S = 60
END_S = 2.0  # promised: closing takes no longer, whatever the engine does


@pytest.fixture
def window():
    """Start a window whose engine hangs in a state; gives the process once it hangs."""
    processes = []

    def start(state):
        process = subprocess.Popen(
            [sys.executable, str(WINDOW), state], stdout=subprocess.PIPE, text=True
        )
        processes.append(process)
        assert process.stdout.readline() == "begun\n"
        return process

    yield start
    for process in processes:
        process.kill()
        process.wait(LIMIT_S)
        process.stdout.close()


@pytest.mark.parametrize(
    ("state", "polite"),
    [
        (EngineState.LOADING, signal.SIGTERM),
        (EngineState.LISTENING, signal.SIGTERM),
        (EngineState.LISTENING, signal.SIGINT),
        (EngineState.LISTENING, signal.SIGHUP),
    ],
)
def test_a_window_ends_soon_and_well_whatever_its_engine_does(window, state, polite):
    process = window(state)

    began_s = time.perf_counter()
    process.send_signal(polite)  # closes the window, as its close button does
    code = process.wait(LIMIT_S)

    assert code == 0
    assert time.perf_counter() - began_s < END_S
