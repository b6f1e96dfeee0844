"""Names of the speakers of a session that is over, and of sessions."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from captioner.errors import HistoryError, worded
from captioner.events import SpeakerChanged
from captioner.history.entry import Rows
from captioner.history.records import line_of, title_line

NEWEST_ROWS: Final = 2_000  # that are asked who speaks: reading them takes a moment


def note_speaker(path: Path, change: SpeakerChanged) -> None:
    """Add what a person said of a speaker to the file of a session, whole or not at all.

    Raises:
        HistoryError: the file cannot be written.
    """
    _add(path, line_of(change))


def note_title(path: Path, title: str) -> None:
    """Add to the file of a session what a person calls it; empty takes that back.

    Raises:
        HistoryError: the file cannot be written.
    """
    _add(path, title_line(title))


def _add(path: Path, line: bytes) -> None:
    """Put a line at the end of a file, whole or not at all."""
    try:
        with path.open("r+b") as file:
            end = file.seek(0, 2)
            file.seek(max(0, end - 1))
            torn = (
                end > 0 and file.read(1) != b"\n"
            )  # by a crash: what follows is a line of its own
            file.write((b"\n" if torn else b"") + line)
    except OSError as exc:
        raise HistoryError(
            worded("{file} cannot be changed: {why}", file=path.name, why=exc.strerror),
            hint=worded(
                "See whether {parent} is still there and yours to write.", parent=path.parent
            ),
        ) from exc


def speakers_of(rows: Rows) -> Mapping[int, str]:
    """What the speakers of the newest rows are called, by number.

    Raises:
        HistoryError: the rows cannot be read any more.
    """
    numbers = range(max(rows.first, rows.end - NEWEST_ROWS, 0), rows.end)
    origins = [rows.row(number).origin for number in numbers]
    found = {one.speaker: one.label for one in origins if one.speaker is not None}
    return dict(sorted(found.items()))
