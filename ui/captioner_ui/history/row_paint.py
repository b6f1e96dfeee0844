"""Draw a row of a transcript."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPalette, QTextCharFormat, QTextLayout

from captioner.history.search import Hit, Wanted
from captioner_ui.history.row_layouts import MARGIN_PX, LaidRow, RowLayouts
from captioner_ui.history.selection import units

HIT: Final = QColor("#ffe58f")  # behind black letters: 16:1
CURRENT_HIT: Final = QColor("#ff9f40")  # the same: 10:1
TIME_STRENGTH: Final = 0.7  # of the text's colour in that of times: 8:1 for black on white
ON_HIT: Final = QColor("#000000")


@dataclass(frozen=True, slots=True)
class Marks:
    """What is searched for, to be shown."""

    wanted: Wanted | None = None
    current: Hit | None = None


def paint_row(
    painter: QPainter,
    palette: QPalette,
    layouts: RowLayouts,
    laid: LaidRow,
    place: QRectF,
    chosen: tuple[int, int] | None,
    marks: Marks,
    number: int,
) -> None:
    """Draw row `number` with its time into `place` of the viewport; `chosen` units are selected."""
    painter.setPen(_paler(palette))
    painter.setFont(layouts.time_font)
    first = laid.layout.lineAt(0)
    baseline = QPointF(MARGIN_PX, place.y() + first.y() + first.ascent())
    painter.drawText(baseline, laid.time)
    painter.setPen(palette.color(QPalette.ColorRole.Text))
    ranges = [_range(start, end, look) for start, end, look in _hits(laid, marks, number)]
    if chosen is not None:
        ranges.append(_range(*chosen, _look(palette.highlight(), palette.highlightedText())))
    laid.layout.draw(painter, QPointF(layouts.text_x, place.y()), ranges, QRectF())


def _paler(palette: QPalette) -> QColor:
    """The text's colour, nearer to the background."""
    text, base = palette.text().color(), palette.base().color()
    mixed = [
        round(TIME_STRENGTH * over + (1 - TIME_STRENGTH) * under)
        for over, under in zip(_channels(text), _channels(base), strict=True)
    ]
    return QColor(*mixed)


def _channels(color: QColor) -> tuple[int, int, int]:
    return color.red(), color.green(), color.blue()


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


def _look(background: QBrush, foreground: QBrush) -> QTextCharFormat:
    look = QTextCharFormat()
    look.setBackground(background)
    look.setForeground(foreground)
    return look


def _range(start: int, end: int, look: QTextCharFormat) -> QTextLayout.FormatRange:
    made = QTextLayout.FormatRange()
    made.start, made.length, made.format = start, end - start, look
    return made
