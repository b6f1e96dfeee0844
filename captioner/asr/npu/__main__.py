"""Starts the process that owns the NPU: `python -m captioner.asr.npu SOCKET ARENA`.

Hailo's package is made for the numpy beside it, on Raspberry Pi OS that of the system; the
environment of the program may have a newer one, with which buffers have wrong sizes. This process
takes the neighbour. It gets no arrays from the program except through shared memory.
"""

import importlib.util
import sys
from pathlib import Path
from typing import Final

PACKAGE: Final = "hailo_platform"


def prefer_neighbours(path: list[str]) -> None:
    """Let what lies beside Hailo's package be imported before anything else.

    Args:
        path: as `sys.path`; changed in place.
    """
    found = importlib.util.find_spec(PACKAGE)
    places = list(found.submodule_search_locations or ()) if found else []
    if places:
        path.insert(0, str(Path(places[0]).parent))


def start() -> None:
    """Serve the descriptors that the program named."""
    prefer_neighbours(sys.path)
    from captioner.asr.npu.worker import main  # not before: it imports numpy

    main(sys.argv[1:])


if __name__ == "__main__":
    start()
