"""How much memory the process takes, as the operating system counts it."""

import ctypes
import sys

import psutil


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
    if sys.platform != "linux":
        return
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):  # another C library, such as musl
        return
    trim(0)
