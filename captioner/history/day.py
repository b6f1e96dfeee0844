"""Earlier sessions and the present one as one transcript, to be scrolled through."""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import accumulate

from captioner.history.entry import Entry, EntryKind, Row, Rows

MAX_SESSIONS = 20  # of one day; each has an open file


class DayRows:
    """`Rows` of several sessions, the earlier ones first, each after a row that says when it began.

    Rows of the present session keep their numbers; those before it are counted down from -1. All
    times are those of the present session: what was earlier has negative ones.
    """

    def __init__(
        self, earlier: Sequence[Rows], present: Rows, title: Callable[[float], str]
    ) -> None:
        """Join them.

        Args:
            earlier: sessions that grow no more, the oldest first.
            present: its first row is 0.
            title: what is said above a session that began then, s since 1970.
        """
        self._earlier = tuple(earlier)
        self._present = present
        self._title = title
        sizes = (1 + rows.end - rows.first for rows in self._earlier)
        self._ends = list(accumulate(sizes))  # after each of them, counted from the oldest row
        self._n_earlier = (self._ends[-1] if self._ends else 0) + 1

    @property
    def first(self) -> int:
        """Number of the oldest row."""
        return -self._n_earlier

    @property
    def end(self) -> int:
        """Number after the newest row."""
        return self._present.end

    @property
    def started_s(self) -> float:
        """When the present session began, s since 1970."""
        return self._present.started_s

    @property
    def recording(self) -> str:
        """The present session is heard live."""
        return self._present.recording

    @property
    def length_s(self) -> float | None:
        """It is heard live."""
        return self._present.length_s

    @property
    def title(self) -> str:
        """That of the present session."""
        return self._present.title

    def row(self, number: int) -> Row:
        """The row of this number; raises as those of the sessions do."""
        if number >= 0:
            return self._present.row(number)
        place = number + self._n_earlier
        if place < 0:
            raise IndexError(number)
        if place == self._n_earlier - 1:
            return self._heading(self._present)
        session = bisect_right(self._ends, place)
        rows = self._earlier[session]
        inside = place - (self._ends[session - 1] if session else 0)
        if inside == 0:
            return self._heading(rows)
        return self._moved(rows.row(rows.first + inside - 1), rows)

    def fork(self) -> "DayRows":
        """The same for another thread."""
        earlier = [rows.fork() for rows in self._earlier]
        return DayRows(earlier, self._present.fork(), self._title)

    def entries(self) -> Iterator[Entry]:
        """Those of the present session."""
        return self._present.entries()

    def refresh(self) -> bool:
        """Take over what came meanwhile; whether anything did."""
        return self._present.refresh()

    def close(self) -> None:
        """Close all sessions."""
        for rows in (*self._earlier, self._present):
            rows.close()

    def _heading(self, rows: Rows) -> Row:
        at_s = rows.started_s - self.started_s
        title = self._title(rows.started_s)
        return Row((Entry(kind=EntryKind.GAP, text=title, start_s=at_s, end_s=at_s),))

    def _moved(self, row: Row, rows: Rows) -> Row:
        by_s = rows.started_s - self.started_s
        return Row(
            tuple(
                replace(entry, start_s=entry.start_s + by_s, end_s=entry.end_s + by_s)
                for entry in row.entries
            )
        )


def same_day(started_s: float, now_s: float) -> bool:
    """Whether both, s since 1970, are of one day in local time."""
    return datetime.fromtimestamp(started_s).date() == datetime.fromtimestamp(now_s).date()
