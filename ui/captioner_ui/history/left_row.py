"""Where the reader of a transcript that grows left off. No Qt."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

MOST_COUNTED: Final = 100  # rows whose lines are counted; each of the others counts as one

LinesOf: TypeAlias = Callable[[int], int]
"""How many lines the row of this number has."""


@dataclass(frozen=True, slots=True)
class LeftRow:
    """The end of the transcript as it was."""

    row: int
    """The last row there was."""
    n_lines: int
    """As many lines it had then."""

    @classmethod
    def of(cls, end: int, lines_of: LinesOf) -> "LeftRow":
        """With rows up to `end`, exclusive."""
        return cls(end - 1, lines_of(end - 1) if end else 0)

    def n_new(self, end: int, lines_of: LinesOf) -> int:
        """Lines that came since, with rows up to `end`, exclusive."""
        if end <= self.row:
            return 0
        grown = max(0, lines_of(self.row) - self.n_lines) if self.row >= 0 else 0
        counted = range(max(self.row + 1, end - MOST_COUNTED), end)
        return grown + sum(map(lines_of, counted)) + counted.start - (self.row + 1)

    def new_lines(self, row: int, n_lines: int) -> tuple[int, int] | None:
        """Which lines of a row came since: the first, and after the last; None: none."""
        first = self.n_lines if row == self.row else 0
        return (first, n_lines) if row >= max(0, self.row) and first < n_lines else None
