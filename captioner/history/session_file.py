"""The file of one session: whole lines are added at its end, and nothing else ever changes."""

import contextlib
import os
from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path
from typing import Final

from captioner.history.records import Header, end_line, header_line

SUFFIX: Final = ".jsonl"
PRIVATE_FILE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700

Write = Callable[[int, bytes], int]
"""As os.write."""


class SessionFile:
    """Appends lines, on one thread.

    What was added is in the hands of the system when the call returns: killing this process loses
    none of it. Only `sync` makes it survive a power cut.
    """

    def __init__(self, folder: Path, header: Header, write: Write = os.write) -> None:
        """Create the file, readable for its owner only, as is its folder.

        Raises:
            OSError: it cannot be created.
        """
        make_private(folder)
        self._write = write
        self._torn = False  # the last write failed in the middle of a line
        self._changed = False  # since the last sync
        self._named = False  # the folder, too, is on the disk with the file's name
        self.path, self._fd = _create(folder, header)
        try:
            self.append([header_line(header)])
        except OSError:
            self.discard()
            raise

    def append(self, lines: Iterable[bytes]) -> None:
        """Add lines, each with its line break.

        Raises:
            OSError: not all could be written, the disk is full for instance. The torn line is
                closed by the next call that succeeds.
        """
        data = (b"\n" if self._torn else b"") + b"".join(lines)
        while data:
            try:
                written = self._write(self._fd, data)
            except OSError:
                self._torn = self._torn or self._changed
                raise
            self._changed = self._torn = True
            data = data[written:]
        self._torn = False

    def sync(self) -> None:
        """Wait until what was added is on the disk.

        Raises:
            OSError: the disk failed.
        """
        if self._changed:
            os.fsync(self._fd)
            self._changed = False
            if not self._named:
                _sync_folder(self.path.parent)
                self._named = True

    def close(self, length_s: float | None = None) -> None:
        """Mark the session as properly ended, if the disk lets us. Never raises OSError.

        Args: length_s: of the recording that was read, as far as it is known.
        """
        with contextlib.suppress(OSError):
            self.append([end_line(length_s)])
            self.sync()
        with contextlib.suppress(OSError):
            os.close(self._fd)

    def discard(self) -> None:
        """Close the file and delete it.

        Raises:
            OSError: it cannot be deleted.
        """
        with contextlib.suppress(OSError):
            os.close(self._fd)
        self.path.unlink(missing_ok=True)


def make_private(folder: Path) -> None:
    """Make the folder, for its owner only; one that is there already is left as it is.

    Raises:
        OSError: it cannot be made.
    """
    folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)


def _sync_folder(folder: Path) -> None:
    """A file that is on the disk can be found after a power cut only if its name is, too."""
    if os.name != "posix":
        return  # Windows opens no folders, and has its names on the disk with the file
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _create(folder: Path, header: Header) -> tuple[Path, int]:
    """A file that was not there before, named for the local time."""
    when = datetime.fromtimestamp(header.started_s).astimezone()
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND
    for number in range(1, 1000):
        again = f"_{number}" if number > 1 else ""
        path = folder / f"{when:%Y-%m-%d_%H-%M-%S}{again}{SUFFIX}"
        with contextlib.suppress(FileExistsError):
            return path, os.open(path, flags, PRIVATE_FILE)
    raise FileExistsError(f"{folder} is full of sessions of {when}")
