"""The bytes of a recording: of a file, of a pipe or from standard input."""

import io
import os
import select
import shutil
import stat
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, Final, cast

from captioner.errors import AudioFileError, worded

STANDARD_INPUT: Final = Path("-")
POLL_MS: Final = 200  # how late a wish to stop is noticed while a pipe has nothing
AHEAD: Final = 4096  # bytes that can be looked at before they are read
_ISO_MEDIA: Final = b"ftyp"  # at byte 4 of MP4 and M4A, whose index may stand at the end


class RecordingBytes:
    """A binary file that can seek, unless it is a pipe; then it is read as it comes.

    Opened, read and closed on one thread.
    """

    def __init__(self, path: Path, stopped: Callable[[], bool]) -> None:
        """Open `path`; `-` is standard input.

        Args:
            path: the file.
            stopped: asked while a pipe is waited for; from True on, the pipe has ended.

        Raises:
            AudioFileError: it is missing, a folder, empty, or may not be read.
        """
        self._stopped = stopped
        self._file = _open(path)
        self._is_regular = stat.S_ISREG(os.fstat(self._file.fileno()).st_mode)
        self._ahead = b""  # read from a pipe, and not yet handed on
        self.position = 0
        """Of the next byte."""
        self.furthest = 0
        """The end of what was read."""
        if not self.peek(1):
            self.close()
            raise AudioFileError(
                worded("{path} is empty", path=name_of(path)),
                hint=worded("The recording has no content: record again."),
            )
        if not self._is_regular and self.peek(8)[4:] == _ISO_MEDIA:
            self._keep_whole()

    @property
    def size(self) -> int | None:
        """Bytes of the file; None while that of a pipe is unknown."""
        return os.fstat(self._file.fileno()).st_size if self._is_regular else None

    def seekable(self) -> bool:
        """Whether `seek` works."""
        return self._is_regular

    def read(self, n_bytes: int) -> bytes:
        """The next bytes, at most so many; none at the end."""
        if self._ahead:
            found, self._ahead = self._ahead[:n_bytes], self._ahead[n_bytes:]
        else:
            found = self._receive(n_bytes)
        self.position += len(found)
        self.furthest = max(self.furthest, self.position)
        return found

    def peek(self, n_bytes: int) -> bytes:
        """The next bytes, up to AHEAD, without reading on; fewer only at the end."""
        while len(self._ahead) < n_bytes:
            more = self._receive(AHEAD)
            if not more:
                break
            self._ahead += more
        return self._ahead[:n_bytes]

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        """Go to a byte of a file and return its position; -1 where there can be none."""
        start = {io.SEEK_SET: 0, io.SEEK_CUR: self.position, io.SEEK_END: self.size or 0}[whence]
        try:
            self.position = self._file.seek(start + offset)
        except (OSError, OverflowError):  # a damaged file names places that cannot be
            return -1
        self._ahead = b""
        return self.position

    def tell(self) -> int:
        """`position`, as FFmpeg asks for it."""
        return self.position

    def close(self) -> None:
        """Close the file, but not standard input."""
        self._file.close()

    def _receive(self, n_bytes: int) -> bytes:
        if not self._is_regular and hasattr(select, "poll"):
            waiting = select.poll()
            waiting.register(self._file.fileno(), select.POLLIN)
            while not waiting.poll(POLL_MS):
                if self._stopped():
                    return b""
        return b"" if self._stopped() else self._file.read(n_bytes) or b""

    def _keep_whole(self) -> None:
        """Keep what comes from a pipe in a file that has no name, because it must be sought in."""
        kept = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115 - closed by `close`
        shutil.copyfileobj(cast("BinaryIO", self), kept)
        self._file.close()
        self._file, self._is_regular, self.furthest = kept, True, 0
        self.seek(0)


def name_of(path: Path) -> str:
    """The recording's name in a message."""
    return "standard input" if path == STANDARD_INPUT else str(path)


def _open(path: Path) -> io.RawIOBase:
    """Open for reading, with what is wrong in a user's words."""
    try:
        if path == STANDARD_INPUT:
            if os.isatty(0):
                raise AudioFileError(
                    worded("standard input is the keyboard"),
                    hint=worded("Name a file, or use `- < FILE`."),
                )
            return cast("io.RawIOBase", open(0, "rb", buffering=0, closefd=False))
        return path.open("rb", buffering=0)
    except FileNotFoundError as exc:
        raise AudioFileError(
            worded("{path} does not exist", path=path), hint=worded("Check the file's name.")
        ) from exc
    except IsADirectoryError as exc:
        raise AudioFileError(
            worded("{path} is a folder", path=path), hint=worded("Name a recording in it.")
        ) from exc
    except OSError as exc:
        raise AudioFileError(
            worded("{path} cannot be read: {why}", path=name_of(path), why=exc.strerror),
            hint=worded("Check who may read the file."),
        ) from exc
