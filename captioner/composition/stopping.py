"""Ctrl-C, a polite kill and a closed terminal: noticed, so that what is at work can end well."""

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, TextIO

SIGHUP: Final = getattr(signal, "SIGHUP", None)  # Windows has none


def signals_to_notice() -> tuple[signal.Signals, ...]:
    """SIGINT, SIGTERM, and SIGHUP unless `nohup` had it ignored.

    SIGINT is noticed even where a shell had switched it off for a job in the background.
    """
    found = [signal.SIGINT, signal.SIGTERM]
    if SIGHUP is not None and signal.getsignal(SIGHUP) is not signal.SIG_IGN:
        found.append(SIGHUP)
    return tuple(found)


@contextmanager
def counted(on_signal: Callable[[], None], patience: int) -> Iterator[None]:
    """Inside, SIGINT, SIGTERM and SIGHUP call `on_signal`; after `patience` of them, they raise.

    After a SIGHUP the terminal is gone: what is still written to it is dropped. Does nothing but
    on the main thread, which alone gets signals.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    n_signals = 0
    terminals = [stream for stream in (sys.stdout, sys.stderr) if stream and stream.isatty()]

    def count(number: int, frame: FrameType | None) -> None:
        nonlocal n_signals
        n_signals += 1
        if number == SIGHUP:
            for stream in terminals:
                discard(stream)
        if n_signals > patience:
            signal.default_int_handler(number, frame)
        on_signal()

    before = {number: signal.signal(number, count) for number in signals_to_notice()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class Stopping:
    """Remembers the wish to stop. Written by a signal handler, read on any thread."""

    def __init__(self) -> None:
        self._asked = False

    def ask(self) -> None:
        """From now on it is to stop."""
        self._asked = True

    def __call__(self) -> bool:
        """Whether it is to stop."""
        return self._asked


def discard(stream: TextIO) -> None:
    """Nothing more is written there, at the interpreter's end either."""
    with contextlib.suppress(OSError):  # no real file behind it: nothing to redirect
        nowhere = os.open(os.devnull, os.O_WRONLY)
        try:
            os.dup2(nowhere, stream.fileno())
        finally:
            os.close(nowhere)
