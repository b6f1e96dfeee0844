"""What is selected in a transcript. No Qt."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from captioner.history.entry import Rows

Place: TypeAlias = tuple[int, int]
"""A row's number, and a position in its text in UTF-16 units, as Qt counts."""

TO_THE_END: Final = 1 << 30  # units: more than any row has


@dataclass(frozen=True, slots=True)
class Selection:
    """From where it was begun to where it is now; either may come first."""

    begun: Place
    now: Place

    @property
    def low(self) -> Place:
        """Where it begins in the text."""
        return min(self.begun, self.now)

    @property
    def high(self) -> Place:
        """Where it ends in the text."""
        return max(self.begun, self.now)

    @property
    def empty(self) -> bool:
        """Whether nothing is selected."""
        return self.begun == self.now

    @property
    def n_rows(self) -> int:
        """How many rows it touches."""
        return self.high[0] - self.low[0] + 1

    def in_row(self, number: int, n_units: int) -> tuple[int, int] | None:
        """Which units of a row of `n_units` are selected; None if none are."""
        (first, start), (last, end) = self.low, self.high
        if self.empty or not first <= number <= last:
            return None
        low = start if number == first else 0
        high = min(end, n_units) if number == last else n_units
        return (low, high) if low < high else None

    def text(self, rows: Rows) -> str:
        """What is selected, one row a line.

        Raises:
            HistoryError: the rows cannot be read any more.
        """
        return "\n".join(
            cut(rows.row(number).shown, *(self.in_row(number, TO_THE_END) or (0, 0)))
            for number in range(max(self.low[0], rows.first), min(self.high[0] + 1, rows.end))
        )


def all_of(rows: Rows) -> Selection:
    """Everything there is now."""
    return Selection((rows.first, 0), (max(rows.first, rows.end - 1), TO_THE_END))


def units(text: str, n_chars: int) -> int:
    """How many units the first `n_chars` characters of `text` are."""
    return len(text[:n_chars].encode("utf-16-le")) // 2


def cut(text: str, start: int, end: int) -> str:
    """From unit `start` to unit `end`; half a character is left out."""
    return text.encode("utf-16-le")[2 * start : 2 * end].decode("utf-16-le", "ignore")
