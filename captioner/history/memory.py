"""A session that is not kept: in memory, bounded, gone with the program."""

import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final

from captioner.events import EngineEvent, Gap, SpeakerChanged
from captioner.history.entry import Entry, Row
from captioner.history.journal import Journal
from captioner.history.records import Dropped, Grown, Missed, Record, Said, grown_entry
from captioner.speakers.names import SpeakerNames

MAX_ROWS: Final = 2_000  # about three hours of speech, 1 MB


class MemorySession:
    """The newest rows of what was captioned; writes nothing anywhere. `Rows`.

    `post` on any one thread, reading on any; a lock is held for moments only.
    """

    def __init__(self, max_rows: int = MAX_ROWS, *, clock: Callable[[], float] = time.time) -> None:
        """Args: max_rows: the oldest row goes when there are more; clock: s since 1970."""
        self._clock = clock
        self._started_s = clock()
        self._journal = Journal(self._started_s)
        self._lock = threading.Lock()  # for all that follows
        self._rows: deque[Row] = deque(maxlen=max_rows)
        self._dropped = 0
        self._growing: dict[int, Entry] = {}
        self._names = SpeakerNames()
        self._version = 0
        self._seen = 0

    @property
    def first(self) -> int:
        """Number of the oldest row there still is."""
        return self._dropped

    @property
    def end(self) -> int:
        """Number after the newest row."""
        with self._lock:
            return self._dropped + len(self._rows) + len(self._open_rows())

    @property
    def started_s(self) -> float:
        """When the session began, s since 1970."""
        return self._started_s

    @property
    def recording(self) -> str:
        """It was heard live."""
        return ""

    @property
    def length_s(self) -> float | None:
        """It is heard live."""
        return None

    @property
    def title(self) -> str:
        """Nobody can call it anything: it is not kept."""
        return ""

    def post(self, event: EngineEvent) -> None:
        """Accept an event."""
        now_s = self._clock()
        with self._lock:
            for record in self._journal.records(event, now_s):
                self._add(record)
            self._version += isinstance(event, Gap)

    def row(self, number: int) -> Row:
        """The row of this number.

        Raises:
            IndexError: there is no such row, or not any more.
        """
        with self._lock:
            place = number - self._dropped
            if place < 0:
                raise IndexError(number)
            if place < len(self._rows):
                return self._rows[place].named(self._names)
            return self._open_rows()[place - len(self._rows)]

    def fork(self) -> "MemorySession":
        """Itself: it may be read on any thread."""
        return self

    def entries(self) -> Iterator[Entry]:
        """All entries there still are."""
        with self._lock:
            rows = [*self._rows, *self._open_rows()]
        for row in rows:
            yield from row.named(self._names).entries

    def refresh(self) -> bool:
        """Whether anything came since it was asked last."""
        with self._lock:
            for record in self._journal.due(self._clock()):
                self._add(record)
        seen, self._seen = self._seen, self._version
        return seen != self._seen

    def close(self) -> None:
        """Nothing is open."""

    def _open_rows(self) -> list[Row]:
        """Those that still change."""
        growing = self._growing.values()
        return [
            *(Row((entry,)) for entry in self._journal.waiting),
            *(Row((entry,), growing=True) for entry in growing),
        ]

    def _add(self, record: Record) -> None:
        self._version += 1
        match record:
            case Grown():
                self._growing[record.id] = grown_entry(self._growing.get(record.id), record)
            case Said():
                self._growing.pop(record.id, None)
                self._append(record.entry)
            case Dropped():
                self._growing.pop(record.id, None)
            case Missed():
                self._append(record.entry)
            case SpeakerChanged():
                self._names.observe(record)

    def _append(self, entry: Entry) -> None:
        if entry.continues and self._rows:
            self._rows[-1] = Row((*self._rows[-1].entries, entry))
            return
        if len(self._rows) == self._rows.maxlen:
            self._dropped += 1
        self._rows.append(Row((entry,)))
