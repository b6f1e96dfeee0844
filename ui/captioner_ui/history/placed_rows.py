"""Which rows of a transcript are on the screen, and where."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QPointF

from captioner.errors import HistoryError
from captioner.history.entry import Rows
from captioner_ui.history.row_layouts import LaidRow, RowLayouts
from captioner_ui.history.scrolling import Top, filled_px, lowest_top, moved
from captioner_ui.history.selection import Place

Seen: TypeAlias = tuple[int, LaidRow, float]
"""A row's number, the row, and where it begins, px from the upper edge."""


class PlacedRows:
    """Rows in a viewport, the newest one at its foot. Main thread only."""

    def __init__(
        self, rows: Rows, layouts: RowLayouts, unreadable: Callable[[HistoryError], object]
    ) -> None:
        """Args: unreadable: told of rows that cannot be read any more."""
        self.rows = rows
        self.layouts = layouts
        self.top = Top(rows.first, 0.0)
        self.lowest = self.top
        self.following = True
        """Whether the newest row is seen, and new ones will be."""
        self._unreadable = unreadable
        self._height_px = self._room_px = 0.0
        self._above_px = 0.0  # empty, while there are few rows

    def set_height(self, height_px: float) -> None:
        """Of the viewport; below the newest row there is as much room as below a caption."""
        self._height_px = height_px
        self._room_px = height_px - self.layouts.foot_px

    def height_of(self, number: int) -> float:
        """Of a row, px."""
        laid = self.laid(number)
        return laid.height_px if laid is not None else self.layouts.line_px

    def laid(self, number: int) -> LaidRow | None:
        """A row; None, and a word about it, if it cannot be read."""
        try:
            return self.layouts.laid(self.rows, number)
        except HistoryError as error:
            self._unreadable(error)
        except IndexError:
            pass  # dropped from memory meanwhile
        return None

    def place(self, top: Top) -> None:
        """Put `top` at the upper edge, as far as that is possible; at the end if it follows."""
        first, end = self.rows.first, self.rows.end
        self.lowest = lowest_top(first, end, self._room_px, self.height_of)
        filled = filled_px(first, end, self._room_px, self.height_of)
        self._above_px = max(0.0, self._room_px - filled) if end > first else 0.0
        wanted = self.lowest if self.following else min(max(top, Top(first, 0.0)), self.lowest)
        self.top = wanted
        self.following = wanted == self.lowest

    def move(self, by_px: float) -> None:
        """Scroll towards newer rows (negative: older ones)."""
        if self.rows.end <= self.rows.first:
            return
        top = moved(self.top, by_px, self.rows.first, self.lowest, self.height_of)
        self.following = top == self.lowest
        self.place(top)

    def on_screen(self) -> Iterator[Seen]:
        """From top to bottom."""
        y, number = self._above_px - self.top.hidden_px, self.top.row
        while y < self._height_px and number < self.rows.end:
            laid = self.laid(number)
            if laid is None:
                return
            yield number, laid, y
            y += laid.height_px
            number += 1

    def y_of(self, number: int) -> float | None:
        """Where a row begins, px from the upper edge; None if it is not on the screen."""
        return next((y for row, _, y in self.on_screen() if row == number), None)

    def sees(self, number: int) -> bool:
        """Whether a row is on the screen as a whole."""
        y = self.y_of(number)
        return y is not None and 0 <= y <= self._height_px - self.height_of(number)

    def place_at(self, point: QPointF) -> Place:
        """The place in the text that is nearest to a point of the viewport."""
        seen = list(self.on_screen())
        if not seen:
            return self.top.row, 0
        number, laid, y = next(
            (one for one in seen if one[2] + one[1].height_px > point.y()), seen[-1]
        )
        inside = laid.position_at(QPointF(point.x() - self.layouts.text_x, point.y() - y))
        return number, min(inside, n_units(laid))


@dataclass(frozen=True, slots=True)
class Above:
    """What is seen above a row."""

    places: tuple[tuple[int, float], ...]
    """Rows, and where they begin."""
    bottom: float
    """Where the last of them ends, px from the upper edge."""
    n_below: int
    """Lines that follow: they say how pale those above are."""


def above(seen: Iterable[Seen], number: int) -> Above:
    """Of the rows on the screen, those before row `number`."""
    places, bottom, n_below = [], 0.0, 0
    for row, laid, y in seen:
        if row < number:
            places.append((row, y))
            bottom = y + laid.height_px
        else:
            n_below += laid.n_lines
    return Above(tuple(places), bottom, n_below)


def n_units(laid: LaidRow) -> int:
    """Length of a row's text, as Qt counts."""
    return len(laid.text.encode("utf-16-le")) // 2
