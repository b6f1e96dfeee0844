"""How much memory the process takes, as the operating system counts it."""

import ctypes
import sys
from collections.abc import Callable
from typing import Final

import psutil

ARENA_MAX: Final = -8  # glibc's M_ARENA_MAX
MMAP_THRESHOLD: Final = -3  # its M_MMAP_THRESHOLD
TRIM_THRESHOLD: Final = -1  # its M_TRIM_THRESHOLD
LARGE_BYTES: Final = 4_000_000
"""A piece that goes back to the system as soon as it is free. glibc raises that to 32 MB by itself,
and keeps what lies between the pieces in use. Keys and values of a window have 1 to 2 MB."""
SPARE_BYTES: Final = 16_000_000
"""That may be free at the end of the heap: with 0.1 MB, which glibc has by default beside a fixed
size of large pieces, 3,400 pages a window come back from the system and take 6 ms."""


def resident_bytes() -> int:
    """Resident memory of this process (RSS), shared pages included; 0 where nobody tells.

    That is the case without /proc: captions do without the figure.
    """
    try:
        return int(psutil.Process().memory_info().rss)
    except (OSError, psutil.Error):
        return 0


def private_bytes() -> int:
    """Memory that would be free again if this process ended.

    The unique set size on Linux, macOS and Windows, as psutil reads it; resident memory where the
    platform does not tell.
    """
    try:
        return int(psutil.Process().memory_full_info().uss)
    except (AttributeError, OSError, psutil.Error):
        return resident_bytes()


def give_back_memory() -> None:
    """Return what is free in the allocator to the system; nothing where that is not known how.

    glibc keeps the pieces that a released model leaves, and the next model does not fit into all
    of them: seven models one after the other took 350 MB instead of 265.
    """
    if (trim := _of_glibc("malloc_trim")) is not None:
        trim(0)


def share_one_heap() -> None:
    """Let all threads take memory from one heap; nothing where that is not known how.

    glibc gives each thread a heap, and what one of them has free is no use to the others. For
    threads that read windows in turn; called before they begin. Two of them, reading 5 minutes,
    took 237 MB at the most, and 255 with heaps of their own and an embedding each.
    """
    if (tell := _of_glibc("mallopt")) is not None:
        tell(ARENA_MAX, 1)
        tell(MMAP_THRESHOLD, LARGE_BYTES)
        tell(TRIM_THRESHOLD, SPARE_BYTES)


def _of_glibc(name: str) -> Callable[..., int] | None:
    """A function of the C library, if it is glibc."""
    if sys.platform != "linux":
        return None
    try:
        function: Callable[..., int] = getattr(ctypes.CDLL(None), name)
    except (OSError, AttributeError):  # another C library, such as musl
        return None
    return function
