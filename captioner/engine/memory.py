"""How much memory the process takes, as the operating system counts it."""

import psutil


def resident_bytes() -> int:
    """Resident memory of this process (RSS), shared pages included."""
    return int(psutil.Process().memory_info().rss)


def private_bytes() -> int:
    """Memory that would be free again if this process ended.

    The unique set size on Linux, macOS and Windows, as psutil reads it; resident memory where the
    platform does not tell.
    """
    try:
        return int(psutil.Process().memory_full_info().uss)
    except (AttributeError, psutil.AccessDenied):
        return resident_bytes()
