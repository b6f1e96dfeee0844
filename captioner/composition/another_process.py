"""This same program once more, in a process of its own."""

import os
import sys
from collections.abc import Mapping
from typing import Final

MODULE: Final = ("-P", "-m", "captioner")  # -P: what lies in the folder one is in is not imported


def program(*words: str) -> list[str]:
    """The command that starts it with these words, also where it was packed into a folder."""
    started = () if getattr(sys, "frozen", False) else MODULE
    return [sys.executable, *started, *words]


def program_environment() -> Mapping[str, str]:
    """The environment for it: it finds the packages that this process finds."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
