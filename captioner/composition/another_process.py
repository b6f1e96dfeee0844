"""This same program once more, in a process of its own."""

import os
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from typing import IO, Final

MODULE: Final = ("-P", "-m", "captioner")  # -P: what lies in the folder one is in is not imported
LONGEST_WORD: Final = 200  # characters of what a process that failed said last


def program(*words: str) -> list[str]:
    """The command that starts it with these words, also where it was packed into a folder."""
    started = () if getattr(sys, "frozen", False) else MODULE
    return [sys.executable, *started, *words]


def program_environment() -> Mapping[str, str]:
    """The environment for it: it finds the packages that this process finds."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


class OneProcess:
    """A process that is started once, and not at all after it was told to stop. Any thread."""

    def __init__(self, command: Sequence[str]) -> None:
        """Args: command: what is started."""
        self._command = command
        self._lock = threading.Lock()  # for what follows
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = False

    @property
    def stopped(self) -> bool:
        """Whether it was told to stop."""
        return self._stopped

    def start(self, stdin: int, stderr: IO[bytes]) -> "subprocess.Popen[bytes] | None":
        """Start it, with a pipe for what it tells; None if it was told to stop.

        Args:
            stdin: as of subprocess, PIPE or DEVNULL.
            stderr: a file for what it complains of.
        """
        with self._lock:
            if not self._stopped:
                self._process = subprocess.Popen(
                    self._command,
                    env=program_environment(),
                    stdin=stdin,
                    stdout=subprocess.PIPE,
                    stderr=stderr,
                )
            return self._process

    def stop(self) -> "subprocess.Popen[bytes] | None":
        """Start it no more; the process that was started, for the caller to end."""
        with self._lock:
            self._stopped = True
            return self._process


def last_words(said: bytes, code: int, longest: int = LONGEST_WORD) -> str:
    """The last line of what a process complained of, or how it ended if it said nothing.

    Args:
        said: its standard error.
        code: that it ended with.
        longest: characters.
    """
    lines = said.decode("utf-8", errors="replace").strip().splitlines()
    return lines[-1][:longest] if lines else f"exit code {code}"
