"""The kept sessions: where they are, which there are, and their end."""

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from captioner.errors import HistoryError, worded
from captioner.history.records import (
    CONTINUES,
    END,
    GROWN,
    ROW_STARTS,
    TITLE,
    Header,
    end_line,
    parse_end,
    parse_entry,
    parse_grown,
    parse_header,
    parse_title,
)
from captioner.history.session_file import SUFFIX

HEAD_BYTES: Final = 8_192  # in which the first words are looked for
TAIL_BYTES: Final = 16_384  # in which the last line is looked for
FIRST_WORDS_CHARS: Final = 80
SECONDS_A_DAY: Final = 86_400
CLOCK_SLACK_S: Final = 5.0  # when a process was born is reckoned from a clock that is corrected


@dataclass(frozen=True, slots=True)
class SessionInfo:
    """A kept session, as a list shows it."""

    path: Path
    started_s: float
    """When it began, s since 1970."""
    length_s: float
    """From its beginning to the end of its last words; of a recording, all of it."""
    first_words: str
    """How it begins, at most FIRST_WORDS_CHARS characters."""
    n_bytes: int
    """Size of its file."""
    live: bool
    """A running program writes it."""
    cut_off: bool
    """It was not ended properly: the program or the machine stopped in the middle of it."""
    title: str = ""
    """What a person calls it; empty if nobody has called it anything."""
    recording: str = ""
    """Path of the recording that it was read from; empty where somebody was heard live."""

    @property
    def heading(self) -> str:
        """Its title or the recording's name; empty where there is neither."""
        return self.title or Path(self.recording).name

    @property
    def name(self) -> str:
        """What it is listed as: its heading, or how it begins."""
        return self.heading or self.first_words


class SessionFolder:
    """The sessions in one folder. Every call reads the folder anew; any thread."""

    def __init__(self, folder: Path) -> None:
        """Args: folder: it need not exist."""
        self.folder = folder

    def sessions(self) -> list[SessionInfo]:
        """All that can be read, the newest first; takes about 0.1 ms each, however long.

        Raises:
            HistoryError: the folder cannot be read.
        """
        try:
            paths = sorted(self.folder.glob(f"*{SUFFIX}"))
        except OSError as exc:
            raise HistoryError(
                worded("{folder} cannot be read: {why}", folder=self.folder, why=exc.strerror),
                hint=worded("Allow yourself to read it, or choose another folder in the settings."),
            ) from exc
        found = [info for path in paths if (info := _info(path)) is not None]
        return sorted(found, key=lambda info: info.started_s, reverse=True)

    def cut_off(self) -> SessionInfo | None:
        """The newest session that was not ended properly; None if there is none.

        Raises:
            HistoryError: the folder cannot be read.
        """
        return next((info for info in self.sessions() if info.cut_off), None)

    def acknowledge(self, path: Path) -> None:
        """End a session properly that was not: it is not offered again. Nothing else changes.

        Raises:
            HistoryError: it cannot be written.
        """
        try:
            with path.open("ab") as file:
                file.write(b"\n" + end_line())
        except OSError as exc:
            raise HistoryError(
                worded("{file} cannot be written: {why}", file=path.name, why=exc.strerror),
                hint=worded("It is offered again at the next start."),
            ) from exc

    def delete(self, path: Path) -> None:
        """Delete a session for good: the file is emptied, then removed. There is no copy.

        Raises:
            HistoryError: it cannot be deleted, or is being written.
        """
        info = _info(path)
        if info is not None and info.live:
            raise HistoryError(
                worded("This session is still being captioned."),
                hint=worded("Stop it, or delete it later."),
            )
        try:
            os.truncate(path, 0)
            path.unlink()
        except OSError as exc:
            raise HistoryError(
                worded("{file} cannot be deleted: {why}", file=path.name, why=exc.strerror),
                hint=worded(
                    "Allow yourself to write in {parent}, or delete it there.", parent=path.parent
                ),
            ) from exc

    def prune(self, days: int, now_s: float) -> int:
        """Delete what began more than `days` days before `now_s` (0: nothing); how many went.

        Raises:
            HistoryError: the folder cannot be read, or a session cannot be deleted.
        """
        before_s = now_s - days * SECONDS_A_DAY
        old = [info for info in self.sessions() if info.started_s < before_s and not info.live]
        for info in old if days else []:
            self.delete(info.path)
        return len(old) if days else 0


def default_folder() -> Path:
    """Where sessions are kept if nothing else was chosen."""
    import platformdirs

    return platformdirs.user_data_path("captioner") / "sessions"


def is_written(header: Header) -> bool:
    """Whether the process that began the session still runs."""
    import psutil

    with contextlib.suppress(psutil.Error, ValueError):
        born_s: float = psutil.Process(header.pid).create_time()
        return abs(born_s - header.born_s) < CLOCK_SLACK_S
    return False


def _info(path: Path) -> SessionInfo | None:
    """What is known of a file; None if it is no session."""
    try:
        with path.open("rb") as file:
            head = file.read(HEAD_BYTES)
            n_bytes = file.seek(0, os.SEEK_END)
            file.seek(max(0, n_bytes - TAIL_BYTES))
            tail = file.read()
        header = parse_header(head.partition(b"\n")[0])
    except (OSError, ValueError):
        return None
    ended, until_s = _end_of(tail)
    live = not ended and is_written(header)
    return SessionInfo(
        path=path,
        started_s=header.started_s,
        length_s=until_s,
        first_words=_first_words(head),
        n_bytes=n_bytes,
        live=live,
        cut_off=not ended and not live,
        title=_title(tail) or _title(head),
        recording=header.recording,
    )


def _title(part: bytes) -> str:
    """The last title in a part of a file; empty if there is none."""
    lines = (line for line in reversed(part.split(b"\n")) if line.startswith(TITLE))
    return next((title for line in lines if (title := parse_title(line)) is not None), "")


def _end_of(tail: bytes) -> tuple[bool, float]:
    """Whether the session was ended, and when its last words were, s since it began."""
    ended = False
    for line in reversed(tail.split(b"\n")):
        if line.startswith(END):
            ended = True
            if (length_s := parse_end(line)) is not None:
                return ended, length_s
        if line.startswith((*ROW_STARTS, CONTINUES)) and (entry := parse_entry(line)):
            return ended, entry.end_s
        if line.startswith(GROWN) and (grown := parse_grown(line)):
            return ended, grown.end_s
    return ended, 0.0


def _first_words(head: bytes) -> str:
    """The first caption, or what is settled of it."""
    lines = head.split(b"\n")[1:]
    said = (parse_entry(line) for line in lines if line.startswith((ROW_STARTS[0], CONTINUES)))
    grown = (parse_grown(line) for line in lines if line.startswith(GROWN))
    text = next((entry.text for entry in said if entry), "")
    text = text or next((record.more.strip() for record in grown if record), "")
    if len(text) <= FIRST_WORDS_CHARS:
        return text
    return text[: FIRST_WORDS_CHARS - 1].rstrip() + "…"
