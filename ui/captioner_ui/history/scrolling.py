"""Where in a transcript the reader is: rows of any height, without knowing them all. No Qt."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

UNITS_A_ROW: Final = 100  # of the scroll bar

HeightOf: TypeAlias = Callable[[int], float]
"""The height of a row of this number, px; above 0."""


@dataclass(frozen=True, slots=True, order=True)
class Top:
    """What is at the upper edge of the viewport."""

    row: int
    """The first row that is seen, at least a part of it."""
    hidden_px: float
    """How much of it is above the edge; less than its height."""

    def units(self, first: int, height_of: HeightOf) -> int:
        """As the scroll bar's value, with row `first` at 0."""
        share = self.hidden_px / height_of(self.row) if self.hidden_px else 0.0
        return (self.row - first) * UNITS_A_ROW + round(share * (UNITS_A_ROW - 1))


def top_at(units: int, first: int, height_of: HeightOf) -> Top:
    """The place of a value of the scroll bar; the inverse of `Top.units`."""
    row, rest = divmod(units, UNITS_A_ROW)
    return Top(first + row, height_of(first + row) * rest / UNITS_A_ROW)


def lowest_top(first: int, end: int, height_px: float, height_of: HeightOf) -> Top:
    """Where the newest row touches the lower edge of a viewport of `height_px`."""
    row, filled_px = end, 0.0
    while row > first and filled_px < height_px:
        row -= 1
        filled_px += height_of(row)
    return Top(row, max(0.0, filled_px - height_px))


def moved(top: Top, by_px: float, first: int, lowest: Top, height_of: HeightOf) -> Top:
    """`top` moved towards newer rows (negative: older ones), not beyond either end.

    Takes as long as there are rows in between.
    """
    row, hidden_px = top.row, top.hidden_px + by_px
    while hidden_px < 0 and row > first:
        row -= 1
        hidden_px += height_of(row)
    while row < lowest.row and hidden_px >= height_of(row):
        hidden_px -= height_of(row)
        row += 1
    return min(max(Top(row, hidden_px), Top(first, 0.0)), lowest)


def filled_px(first: int, end: int, height_px: float, height_of: HeightOf) -> float:
    """How much of a viewport of `height_px` all rows fill, px; at most as high as it is."""
    row, filled = end, 0.0
    while row > first and filled < height_px:
        row -= 1
        filled += height_of(row)
    return min(filled, height_px)
