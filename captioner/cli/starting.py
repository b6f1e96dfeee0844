"""Ctrl-C while the program is still being loaded."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def ends_at_once() -> Iterator[None]:
    """Inside, Ctrl-C ends the process as the system does it: at once and without a word.

    Python's own way, an exception, comes out of whatever module is just being imported: as a long
    traceback, as another error, or as an abort of a library's C code. Nothing is open yet that
    would have to be closed. Where Ctrl-C is ignored or handled already, that stays. Main thread.
    """
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.default_int_handler:
        yield
        return
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
