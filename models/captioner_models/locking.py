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


def hold(descriptor: int) -> bool:
    """Lock an open file until it is closed, without waiting; False if another one holds it.

    The file can be read and written meanwhile, by whoever has it open.

    Raises:
        OSError: the file system has no locks.
    """
    return _try(descriptor)


if sys.platform == "win32":
    import msvcrt
    import os

    FAR: Final = 1 << 30  # where no content is: Windows keeps others from bytes that are locked

    def _try(descriptor: int) -> bool:
        at = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(descriptor, at, os.SEEK_SET)
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
