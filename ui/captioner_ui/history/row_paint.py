"""Draw a row of a transcript."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPalette, QTextCharFormat, QTextLayout

from captioner.history.search import Hit, Wanted
from captioner_ui.caption_paint import FADING_LINES, FRESH_LINES, NUDGE_PX, between
from captioner_ui.history.row_layouts import LaidRow, RowLayouts
from captioner_ui.history.selection import units
from captioner_ui.style.tokens import HALF_PX, NEW_BAR_PX
from captioner_ui.theme import colours_of

HIT: Final = QColor("#ffe58f")  # behind black letters: 16:1
CURRENT_HIT: Final = QColor("#ff9f40")  # the same: 10:1
ON_HIT: Final = QColor("#000000")


@dataclass(frozen=True, slots=True)
class Marks:
    """What is searched for, to be shown."""

    wanted: Wanted | None = None
    current: Hit | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """What a row is shown with, besides its text."""

    chosen: tuple[int, int] | None = None
    """Units that are selected."""
    n_below: int | None = None
    """Lines below the row, for which it becomes paler; None: it is as new."""
    new: tuple[int, int] | None = None
    """Lines that came while the reader was further up: the first, and after the last."""


def paint_row(
    painter: QPainter,
    palette: QPalette,
    layouts: RowLayouts,
    laid: LaidRow,
    y: float,
    shown: Shown,
    marks: Marks,
    number: int,
) -> None:
    """Draw row `number` with its time, from `y` of the viewport on."""
    colours = colours_of(palette)
    painter.setPen(QColor(colours.quiet))
    painter.setFont(layouts.time_font)
    first = laid.layout.lineAt(0)
    painter.drawText(QPointF(layouts.time_x, y + first.y() + first.ascent()), laid.time)
    ranges = [_range(start, end, look) for start, end, look in _hits(laid, marks, number)]
    if laid.label:
        names = colours.names
        name = _look(None, QColor(names[layouts.order.place(laid.origin) % len(names)]))
        ranges.insert(0, _range(0, units(laid.text, len(laid.label)), name))
    if shown.chosen is not None:
        ranges.append(_range(*shown.chosen, _look(palette.highlight(), palette.highlightedText())))
    place = QPointF(layouts.text_x, y)
    for colour, upper, lower in _aged(laid, palette, shown.n_below):
        painter.save()
        painter.setClipRect(QRectF(0, y + upper, painter.viewport().width(), lower - upper))
        painter.setPen(colour)
        laid.layout.draw(painter, place, ranges, QRectF())
        painter.restore()
    if shown.new is not None:
        painter.fillRect(_bar(layouts, laid, y, shown.new), QColor(colours.accent))


def paint_over_cut(
    painter: QPainter, palette: QPalette, seen: Iterable[tuple[int, LaidRow, float]]
) -> None:
    """Half a line at the upper edge is no line."""
    for _, laid, y in seen:
        for line in map(laid.layout.lineAt, range(laid.n_lines)):
            upper, lower = y + line.y(), y + line.y() + line.height()
            if upper < -NUDGE_PX and lower > NUDGE_PX:
                painter.fillRect(QRectF(0, 0, painter.viewport().width(), lower), palette.base())


def _aged(
    laid: LaidRow, palette: QPalette, n_below: int | None
) -> list[tuple[QColor, float, float]]:
    """Colours of its lines, each with where in the row it begins and ends, px."""
    text = palette.color(QPalette.ColorRole.Text)
    if n_below is None:
        return [(text, 0.0, laid.height_px)]
    edges = {0.0: 0, laid.height_px: laid.n_lines}
    older = QColor(colours_of(palette).older)
    for n_from_end in (FRESH_LINES, FRESH_LINES + FADING_LINES):
        line = laid.n_lines + n_below - n_from_end
        if 0 < line < laid.n_lines:
            edges[laid.layout.lineAt(line).y()] = line
    aged = []
    for upper, lower in pairwise(sorted(edges)):
        from_end = laid.n_lines - edges[upper] + n_below
        if from_end <= FRESH_LINES:
            colour = text
        else:
            fading = from_end <= FRESH_LINES + FADING_LINES
            colour = between(older, text) if fading else older
        aged.append((colour, upper, lower))
    return aged


def _bar(layouts: RowLayouts, laid: LaidRow, y: float, new: tuple[int, int]) -> QRectF:
    """Beside the text, as beside the captions."""
    first, last = laid.layout.lineAt(new[0]), laid.layout.lineAt(new[1] - 1)
    top = first.y() if new[0] else 0.0
    bottom = laid.height_px if new[1] == laid.n_lines else last.y() + last.height()
    width = layouts.width_px
    x = width - HALF_PX - NEW_BAR_PX if layouts.mirrored else HALF_PX
    return QRectF(x, y + top, NEW_BAR_PX, bottom - top)


def _hits(laid: LaidRow, marks: Marks, number: int) -> list[tuple[int, int, QTextCharFormat]]:
    if marks.wanted is None:
        return []
    current = marks.current
    return [
        (
            units(laid.text, start),
            units(laid.text, end),
            _look(
                QBrush(CURRENT_HIT if current == Hit(number, start, end) else HIT), QBrush(ON_HIT)
            ),
        )
        for start, end in marks.wanted.hits(laid.text, laid.label)
    ]


def _look(background: QBrush | None, foreground: QBrush | QColor) -> QTextCharFormat:
    look = QTextCharFormat()
    if background is not None:
        look.setBackground(background)
    look.setForeground(foreground)
    return look


def _range(start: int, end: int, look: QTextCharFormat) -> QTextLayout.FormatRange:
    made = QTextLayout.FormatRange()
    made.start, made.length, made.format = start, end - start, look
    return made
