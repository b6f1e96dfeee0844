"""A text file that always holds the last lines, for programs that show a file."""

import errno
import logging
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from captioner.history.caption_store import CaptionLine
from captioner.outputs.wrapping import last_lines
from captioner.whole_file import put_in_place

log = logging.getLogger(__name__)

SPACING_S: Final = 0.2  # between two writes: partial captions come faster than a file is read
AGAIN_S: Final = 5.0  # after a failure
MAX_REPLACED: Final = 100_000  # bytes; a larger file is somebody's, not ours
STOP_S: Final = 2.0  # how long `stop` waits for a disk that hangs


class TextFile:
    """Writes the newest lines whenever they change, on a thread of its own.

    The file is replaced as a whole: who reads it never sees half of it. A target that cannot be
    written is told once, tried again every AGAIN_S seconds, and told again when it works.
    """

    def __init__(
        self, path: Path, n_lines: int, told: Callable[[str], None], n_columns: int = 0
    ) -> None:
        """Keep the last lines in a file.

        Args:
            path: of the file.
            n_lines: how many.
            told: gets sentences, on the writing thread.
            n_columns: how wide a line is at most; 0: as wide as its paragraph.
        """
        self._path = path
        self._n_lines = n_lines
        self._n_columns = n_columns
        self._told = told
        self._changed = threading.Condition()
        self._text: str | None = ""  # newest unwritten; written by `show`, under the condition
        self._stopping = False  # under the condition
        self._troubled = False  # of the writing thread
        self._thread = threading.Thread(target=self._run, name="captioner-text-file", daemon=True)

    def start(self) -> None:
        """Begin with an empty file. Returns at once."""
        self._thread.start()

    def show(self, lines: Sequence[CaptionLine]) -> None:
        """Have these lines written; returns at once. Any thread."""
        texts = last_lines(lines, self._n_lines, self._n_columns)
        with self._changed:
            self._text = "".join(f"{text}\n" for text in texts)
            self._changed.notify()

    def stop(self) -> None:
        """Write what is not written yet and end; waits at most STOP_S seconds."""
        with self._changed:
            self._stopping = True
            self._changed.notify()
        if self._thread.ident is not None:
            self._thread.join(STOP_S)

    def _run(self) -> None:
        try:
            self._follow()
        except Exception as exc:  # a thread's last resort; reported, never dropped
            log.exception("the text file cannot be kept")
            self._told(f"The captions are not written to {self._path} any more: {exc}")

    def _follow(self) -> None:
        while (text := self._take()) is not None:
            written = self._write(text)
            with self._changed:
                if not written and self._text is None and not self._stopping:
                    self._text = text
                pause_s = SPACING_S if written else AGAIN_S
                self._changed.wait_for(lambda: self._stopping, pause_s)

    def _take(self) -> str | None:
        """The newest text as soon as there is one; None at the end."""
        with self._changed:
            self._changed.wait_for(lambda: self._text is not None or self._stopping)
            text, self._text = self._text, None
            return text

    def _write(self, text: str) -> bool:
        try:
            replace_file(self._path, text)
        except OSError as exc:
            if not self._troubled:
                reason = exc.strerror or str(exc)
                self._told(
                    f"The captions cannot be written to {self._path}: {reason}. Choose another "
                    "file; this one is tried again and again."
                )
            self._troubled = True
            return False
        if self._troubled:
            self._told(f"The captions are written to {self._path} again.")
        self._troubled = False
        return True


def replace_file(path: Path, text: str) -> None:
    """Put `text` in place of the file at `path`, for this user alone.

    Raises:
        OSError: it cannot be written; the old file stays.
    """
    if path.exists() and not (path.is_file() and path.stat().st_size <= MAX_REPLACED):
        raise OSError(errno.EEXIST, "something else is there already")
    put_in_place(path, [text], sync=False)  # it is written anew with the next words
