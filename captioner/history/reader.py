"""Read a session file by row, however long it is."""

import weakref
from array import array
from collections import OrderedDict
from collections.abc import Iterator
from copy import copy, deepcopy
from pathlib import Path
from typing import Final

from captioner.errors import HistoryError, worded
from captioner.history.entry import Entry, Row
from captioner.history.paragraphs import begins_paragraph
from captioner.history.records import (
    CONTINUES,
    DROPPED,
    END,
    GROWN,
    ROW_STARTS,
    SPEAKER,
    TITLE,
    Header,
    caption_id,
    grown_entry,
    parse_end,
    parse_entry,
    parse_grown,
    parse_header,
    parse_speaker,
    parse_title,
)
from captioner.speakers.names import SpeakerNames

ROWS_A_BLOCK: Final = 32  # one offset (8 bytes) is kept for so many rows, and they are read at once
BLOCKS_KEPT: Final = 16  # more than a tall screen shows
SCAN_BYTES: Final = 1 << 18  # read at once while looking for lines
_KIND: Final = 8  # bytes of a line that tell its kind
_CLOSES: Final = (b'{"t":"c"', CONTINUES, DROPPED)  # kinds after which a caption grows no more
_UNREADABLE: Final = "[unreadable]"


class SessionReader:
    """A session as rows: `Rows`. Reading row N takes the same time for any N and any length.

    In memory there is one number for ROWS_A_BLOCK rows, and a few blocks. A line that was torn by
    a crash is skipped. What a crash left without a final text is there with its settled words.
    One thread; `fork` gives another one its own.
    """

    def __init__(self, path: Path, *, live: bool = False) -> None:
        """Open the file and look through it once (about 1 s for 100,000 captions).

        Args:
            path: of the file.
            live: it still grows; `refresh` finds what is new.

        Raises:
            HistoryError: it cannot be read, or is no session.
        """
        self.path = path
        self._live = live
        self._offsets = array("Q")  # of the first row of each block
        self._n_rows = 0
        self._scanned = 0  # bytes looked through
        self._growing: list[bytes] = []  # lines of captions that have no final text yet
        self._blocks: OrderedDict[tuple[int, int], list[Row]] = OrderedDict()
        self._names = SpeakerNames()
        self._title = ""
        self._length_s: float | None = None
        self._open_rows: list[Row] = []
        self._extended: Row | None = None  # the last row with what is being said now
        self._open()
        try:
            self._header = self._read_header()
            self._scanned = self._file.tell()
            self.refresh()
        except HistoryError:
            self.close()
            raise

    @property
    def header(self) -> Header:
        """The first line."""
        return self._header

    @property
    def first(self) -> int:
        """Nothing is ever dropped from a file."""
        return 0

    @property
    def end(self) -> int:
        """Number of rows."""
        return self._n_rows + len(self._open_rows)

    @property
    def started_s(self) -> float:
        """When the session began, s since 1970."""
        return self._header.started_s

    @property
    def recording(self) -> str:
        """The recording that it was read from, as a path; empty of one that was heard live."""
        return self._header.recording

    @property
    def title(self) -> str:
        """What a person calls it, or the name of the recording; empty where there is neither."""
        return self._title or Path(self.recording).name

    @property
    def length_s(self) -> float | None:
        """Of the recording, s; None if that is not known, as of what was heard live."""
        return self._length_s

    def refresh(self) -> bool:
        """Take over what was added meanwhile; whether there was any.

        Raises:
            HistoryError: the file cannot be read any more.
        """
        before = self._scanned
        while self._scan(self._read(self._scanned, SCAN_BYTES)):
            pass
        changed = self._scanned != before
        if changed:
            self._build_open_rows()
        return changed

    def row(self, number: int) -> Row:
        """Row `number`, 0 to `end` - 1.

        Raises:
            HistoryError: the file cannot be read any more.
            IndexError: there is no such row.
        """
        if not 0 <= number < self.end:
            raise IndexError(number)
        if number >= self._n_rows:
            return self._open_rows[number - self._n_rows]
        if number == self._n_rows - 1 and self._extended is not None:
            return self._extended.named(self._names)
        return self._said_row(number).named(self._names)

    def fork(self) -> "SessionReader":
        """Another reader of the same file; it need not look through it again.

        Raises:
            HistoryError: the file cannot be opened any more.
        """
        other = copy(self)
        other._offsets = self._offsets[:]
        other._growing = list(self._growing)
        other._blocks = OrderedDict()
        other._names = deepcopy(self._names)
        other._open_rows = list(self._open_rows)
        other._open()
        return other

    def entries(self) -> Iterator[Entry]:
        """All entries in order, read one after the other.

        Raises:
            HistoryError: the file cannot be read any more.
        """
        try:
            with self.path.open("rb") as file:
                while file.tell() < self._scanned and (line := file.readline()):
                    if line[:_KIND] in ROW_STARTS or line[:_KIND] == CONTINUES:
                        entry = parse_entry(line)
                        if entry is not None:
                            yield entry.named(self._names)
        except OSError as exc:
            raise _unreadable(self.path, exc) from exc
        yield from self._open_entries()

    def close(self) -> None:
        """Let go of the file; so does a reader that nobody holds any more."""
        self._file.close()

    def _open(self) -> None:
        try:
            self._file = self.path.open("rb")
        except OSError as exc:
            raise _unreadable(self.path, exc) from exc
        # a thread's result that the window no longer takes has nobody who closes it
        weakref.finalize(self, self._file.close)

    def _read_header(self) -> Header:
        try:
            return parse_header(self._file.readline())
        except OSError as exc:
            raise _unreadable(self.path, exc) from exc
        except ValueError as exc:
            raise HistoryError(
                worded("{file} holds no captions that can be read", file=self.path.name),
                hint=worded("A newer Captioner may have written it, or it is no session at all."),
            ) from exc

    def _said_row(self, number: int) -> Row:
        block, place = divmod(number, ROWS_A_BLOCK)
        rows = self._block(block)
        if place >= len(rows):
            raise HistoryError(
                worded("{file} was changed while it was read", file=self.path.name),
                hint=worded("Open it again."),
            )
        return rows[place]

    def _block(self, block: int) -> list[Row]:
        last = block == len(self._offsets) - 1
        end = self._scanned if last else self._offsets[block + 1]
        key = (block, end)
        if key in self._blocks:
            self._blocks.move_to_end(key)
            return self._blocks[key]
        start = self._offsets[block]
        rows = list(_rows(self._read(start, end - start)))
        self._blocks[key] = rows
        if len(self._blocks) > BLOCKS_KEPT:
            self._blocks.popitem(last=False)
        return rows

    def _read(self, offset: int, n_bytes: int) -> bytes:
        try:
            self._file.seek(offset)
            return self._file.read(n_bytes)
        except (OSError, ValueError) as exc:
            raise _unreadable(self.path, exc) from exc

    def _scan(self, data: bytes) -> bool:
        """Look through whole lines; whether there may be more."""
        end = data.rfind(b"\n") + 1
        if not end and self._live:
            return False  # the line is not there as a whole yet
        lines = data[:end].split(b"\n")[:-1] if end else [data] if data else []
        for line in lines:
            if line.endswith(b"}"):  # not torn
                self._note(line)
            self._scanned += len(line) + (1 if end else 0)
        return bool(lines)

    def _note(self, line: bytes) -> None:
        kind = line[:_KIND]
        if kind == GROWN:
            self._growing.append(line)
            return
        if kind == SPEAKER and (change := parse_speaker(line)) is not None:
            self._names.observe(change)
        if kind == TITLE:
            self._title = parse_title(line) or ""
        if kind == END[:_KIND]:
            self._length_s = parse_end(line)
        if kind in ROW_STARTS or (kind == CONTINUES and not self._n_rows):
            if self._n_rows % ROWS_A_BLOCK == 0:
                self._offsets.append(self._scanned)
            self._n_rows += 1
        if self._growing and kind in _CLOSES:
            number = caption_id(line)
            self._growing = [known for known in self._growing if caption_id(known) != number]

    def _build_open_rows(self) -> None:
        self._open_rows, self._extended = [], None
        for entry in self._open_entries():
            last = self._said_row(self._n_rows - 1) if self._n_rows else None
            goes_on = last is not None and not self._open_rows and not self._extended
            if last is not None and goes_on and _continues(last, entry):
                self._extended = Row((*last.entries, entry), growing=self._live)
            else:
                self._open_rows.append(Row((entry,), growing=self._live))

    def _open_entries(self) -> list[Entry]:
        """What is settled of captions without a final text."""
        found: dict[int, Entry] = {}
        for record in filter(None, map(parse_grown, self._growing)):
            found[record.id] = grown_entry(found.get(record.id), record)
        return [entry for entry in found.values() if entry.text.strip()]


def _rows(data: bytes) -> Iterator[Row]:
    """The rows of a block."""
    entries: list[Entry] = []
    for line in data.split(b"\n"):
        kind = line[:_KIND]
        starts = kind in ROW_STARTS
        if not (starts or kind == CONTINUES) or not line.endswith(b"}"):
            continue
        if starts and entries:
            yield Row(tuple(entries))
            entries = []
        entries.append(parse_entry(line) or Entry(text=_UNREADABLE, start_s=0.0, end_s=0.0))
    if entries:
        yield Row(tuple(entries))


def _continues(row: Row, entry: Entry) -> bool:
    return not begins_paragraph(row.entries[-1].piece(), entry.piece(), len(row.text))


def _unreadable(path: Path, exc: Exception) -> HistoryError:
    why = exc.strerror if isinstance(exc, OSError) else str(exc)
    return HistoryError(
        worded("{file} cannot be read: {why}", file=path.name, why=why),
        hint=worded("See whether {parent} is still there and yours to read.", parent=path.parent),
    )
