"""Find text in a session, of any length, a bit at a time. Pure but for reading rows."""

import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from captioner.history.entry import Rows


@dataclass(frozen=True, slots=True)
class Hit:
    """A place where the text was found."""

    row: int
    start: int
    """First character in what is shown of the row."""
    end: int
    """After its last."""


@dataclass(slots=True)
class Hits:
    """How often each row has the text: 12 bytes a row with hits, whatever their number."""

    _rows: "array[int]" = field(default_factory=lambda: array("q"))
    _before: "array[int]" = field(default_factory=lambda: array("L"))
    """Hits in the rows before."""
    total: int = 0
    """In all rows."""

    def add(self, row: int, n_hits: int) -> None:
        """Row `row`, later than all before, has `n_hits`, at least one.

        In this order, for who reads on another thread meanwhile: what is in `_rows` or counted in
        `total` is in `_before`, too.
        """
        self._before.append(self.total)
        self._rows.append(row)
        self.total += n_hits

    def drop_from(self, row: int) -> None:
        """Forget what was found in `row` and later."""
        while self._rows and self._rows[-1] >= row:
            self._rows.pop()
            self.total = self._before.pop()

    def row_of(self, number: int) -> tuple[int, int]:
        """The row of hit `number` (0 to `total` - 1), and which of that row's hits it is."""
        if not 0 <= number < self.total:
            raise IndexError(number)
        place = bisect_right(self._before, number) - 1
        return self._rows[place], number - self._before[place]

    def first_from(self, row: int) -> int:
        """Number of the first hit in `row` or later; `total` if there is none."""
        place = bisect_left(self._rows, row)
        return self._before[place] if place < len(self._rows) else self.total


def pattern_of(text: str) -> re.Pattern[str]:
    """What `text` is looked for as: literally, in capitals or not, any run of spaces as one."""
    words = [re.escape(word) for word in text.split()]
    return re.compile(r"\s+".join(words), re.IGNORECASE)


def hits_in(text: str, pattern: re.Pattern[str]) -> list[tuple[int, int]]:
    """Where `pattern` is in a row's text; empty matches do not count."""
    return [match.span() for match in pattern.finditer(text) if match.end() > match.start()]


def search(
    rows: Rows,
    pattern: re.Pattern[str],
    cancelled: Callable[[], bool],
    every: int = 50,
) -> Iterator[Hits]:
    """Look through all rows, the newest state each `every` rows and at the end.

    Args:
        rows: used on this thread only.
        pattern: see `pattern_of`.
        cancelled: asked between; ends the search early.
        every: rows between two answers.

    Raises:
        HistoryError: the rows cannot be read any more.
    """
    found = Hits()
    for n, number in enumerate(range(rows.first, rows.end), start=1):
        try:
            text = rows.row(number).shown
        except IndexError:
            continue  # dropped from memory meanwhile
        n_hits = len(hits_in(text, pattern))
        if n_hits:
            found.add(number, n_hits)
        if n % every == 0:
            if cancelled():
                return
            yield found
    yield found
