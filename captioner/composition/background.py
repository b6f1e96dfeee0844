"""Work for the window in a process of its own, which gives way to live captions."""

import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import psutil

POLITE: Final = 15  # of 19: on a busy processor a thirtieth of the time that live captions get


def give_way() -> None:
    """Compute only when nothing else wants to, as far as the system lets us."""
    with suppress(psutil.Error, OSError):
        below = psutil.BELOW_NORMAL_PRIORITY_CLASS if os.name == "nt" else POLITE
        psutil.Process().nice(below)


def stop_with_the_window(ask: Callable[[], None]) -> threading.Thread:
    """Call `ask` on a thread once standard input ends: the window has let go, or is gone."""

    def wait() -> None:
        with suppress(OSError, ValueError, AttributeError):  # without a standard input
            number = sys.stdin.fileno()
            while os.read(number, 1):  # not by its buffer, whose lock would outlive the interpreter
                pass
        ask()

    thread = threading.Thread(target=wait, name="window", daemon=True)
    thread.start()
    return thread
