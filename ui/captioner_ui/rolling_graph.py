"""A small graph of the last minutes, painted by hand: no chart library is needed for lines."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log10
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from captioner_ui.figure_history import N_SAMPLES
from captioner_ui.style.tokens import GRID_PX, HALF_PX, RADIUS_PX, Colours
from captioner_ui.theme import colours_of

PAD_PX: Final = GRID_PX
SAMPLE_PX: Final = 12  # of a line, before its name
LINE_PX: Final = 2
MIN_SIZE: Final = QSize(150, 80)

# Lines differ by dashes, too: colours alone are not told apart by everybody.
_DASHES: Final = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)


@dataclass(frozen=True, slots=True)
class Curve:
    """One line of a graph."""

    name: str
    values: Sequence[float]
    """Oldest first, evenly spaced; the newest stands at the right edge."""


class RollingGraph(QWidget):
    """A card: title, newest values, lines from 0 to a round number above the largest value."""

    def __init__(self, title: str, unit: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self._unit = unit
        self._curves: tuple[Curve, ...] = ()
        self.setMinimumSize(MIN_SIZE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(title)

    @property
    def caption(self) -> str:
        """Title and newest values in words, as a screen reader gets them, too."""
        newest = ", ".join(
            f"{curve.name} {_short(curve.values[-1])}".strip()
            for curve in self._curves
            if curve.values
        )
        return f"{self._title}: {newest} {self._unit}".rstrip() if newest else f"{self._title}: —"

    def show_curves(self, curves: Sequence[Curve]) -> None:
        """Show these lines from now on."""
        self._curves = tuple(curves)
        self.setAccessibleDescription(self.caption)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint everything: a few hundred points at most."""
        colours = colours_of(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.setBrush(QColor(colours.base))
        card = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(card, RADIUS_PX, RADIUS_PX)
        words = self.fontMetrics().height()
        area = card.adjusted(PAD_PX, 2 * words + PAD_PX + HALF_PX, -PAD_PX, -PAD_PX)
        top = round_above(max((max(c.values, default=0) for c in self._curves), default=0))
        self._paint_head(painter, card, colours, f"{_short(top)} {self._unit}".strip())
        self._paint_grid(painter, area, colours)
        for number, curve in enumerate(self._curves):
            pen = QPen(self._colour(number, colours), LINE_PX, _DASHES[number % len(_DASHES)])
            painter.setPen(pen)
            painter.drawPolyline(_points(curve.values, area, top))

    def _paint_head(self, painter: QPainter, card: QRectF, colours: Colours, scale: str) -> None:
        """Title and scale, and below them each line's name with its newest value."""
        words = self.fontMetrics().height()
        row = QRectF(card.left() + PAD_PX, card.top() + HALF_PX, card.width() - 2 * PAD_PX, words)
        painter.setPen(QColor(colours.text))
        painter.drawText(row, Qt.AlignmentFlag.AlignLeading, self._title)
        painter.setPen(QColor(colours.quiet))
        painter.drawText(row, Qt.AlignmentFlag.AlignTrailing, scale)
        row.translate(0, words)
        for number, curve in enumerate(self._curves):
            value = _short(curve.values[-1]) if curve.values else "—"
            painter.setPen(self._colour(number, colours))
            text = f"{curve.name} {value}".strip()
            sample = QRectF(row.left(), row.center().y() - 1, SAMPLE_PX, 2)
            painter.fillRect(sample, self._colour(number, colours))
            row.setLeft(sample.right() + HALF_PX)
            painter.drawText(row, Qt.AlignmentFlag.AlignLeft, text)
            row.setLeft(row.left() + self.fontMetrics().horizontalAdvance(text) + GRID_PX)

    def _paint_grid(self, painter: QPainter, area: QRectF, colours: Colours) -> None:
        """Nothing, half and all of the scale."""
        painter.setPen(QPen(QColor(colours.line), 1))
        for share in (0.0, 0.5, 1.0):
            y = round(area.bottom() - share * area.height()) + 0.5
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))

    def _colour(self, number: int, colours: Colours) -> QColor:
        return QColor((colours.link, colours.text, colours.names[1])[number % len(_DASHES)])


def round_above(value: float) -> float:
    """The next of 1, 2, 5, 10, 20 ... that is not below `value`; 1 for what is not above 0.

    >>> round_above(230.0)
    500.0
    """
    if value <= 0:
        return 1.0
    power = 10.0 ** ceil(log10(value) - 1)
    return float(next(step * power for step in (0.5, 1, 2, 5, 10) if step * power >= value))


def _points(values: Sequence[float], area: QRectF, top: float) -> QPolygonF:
    step = area.width() / (N_SAMPLES - 1)
    left = area.right() - step * (len(values) - 1)
    return QPolygonF(
        [
            QPointF(
                left + step * number,
                area.bottom() - area.height() * min(max(value / top, 0.0), 1.0),
            )
            for number, value in enumerate(values)
        ]
    )


def _short(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}".removesuffix(".0")
