"""A lock between processes and threads, held by a file."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

RETRY_S: Final = 0.2  # between attempts where the system cannot wait for a lock itself


@contextmanager
def locked(path: Path, on_wait: Callable[[], None]) -> Iterator[None]:
    """Hold the lock for the time of a `with` block.

    The system releases it when the process ends, however it ends. The file stays: deleting it
    would let two holders lock two different files of one name.

    Args:
        path: the file; its folder exists.
        on_wait: called once if another holder has to be waited for.

    Raises:
        OSError: the file cannot be written, or the file system has no locks.
    """
    with path.open("ab") as file:
        if not _try(file.fileno()):
            on_wait()
            _wait(file.fileno())
        yield


if sys.platform == "win32":
    import msvcrt

    def _try(descriptor: int) -> bool:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _wait(descriptor: int) -> None:
        while not _try(descriptor):
            time.sleep(RETRY_S)
else:
    import fcntl

    def _try(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _wait(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
