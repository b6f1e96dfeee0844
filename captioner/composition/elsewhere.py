"""This same program once more, as a process of its own."""

import os
import subprocess
import sys
from typing import Final

NO_CONSOLE: Final[int] = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # Windows would open one


def own_command(*words: str) -> list[str]:
    """The command that starts it with these words; to be run with `own_environment`."""
    program = [] if getattr(sys, "frozen", False) else ["-P", "-m", "captioner"]
    return [sys.executable, *program, *words]


def own_environment() -> dict[str, str]:
    """The environment in which it finds what this process finds."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
