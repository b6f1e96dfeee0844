"""How many windows of recordings are read at a time."""

import os
from typing import Final

import psutil

MOST: Final = 64
ROOM_BYTES: Final = 100_000_000  # that a further reader may take: its longest window takes less
SPARE_BYTES: Final = 200_000_000  # left to other programs


def default_jobs() -> int:
    """One for each core that this process may use, as far as there is memory for them."""
    if hasattr(os, "sched_getaffinity"):
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count() or 1
    try:
        free = psutil.virtual_memory().available
    except (OSError, psutil.Error):  # without /proc
        return 1
    return jobs_for(cores, free)


def jobs_for(cores: int, free_bytes: int) -> int:
    """From 1 to MOST, for so many cores and so much memory."""
    room = 1 + max(0, free_bytes - SPARE_BYTES) // ROOM_BYTES
    return max(1, min(cores, room, MOST))
