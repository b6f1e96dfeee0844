"""A small graph of the last minutes, painted by hand: no chart library is needed for lines."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log10
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from captioner_ui.figure_history import N_SAMPLES

PAD_PX: Final = 6
LINE_PX: Final = 2
MIN_SIZE: Final = QSize(150, 64)
THIRD: Final = {False: "#8a4b00", True: "#ffc46b"}  # of a line, on light and dark: above 5:1

# Lines differ by dashes, too: colours alone are not told apart by everybody.
_DASHES: Final = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)


@dataclass(frozen=True, slots=True)
class Curve:
    """One line of a graph."""

    name: str
    values: Sequence[float]
    """Oldest first, evenly spaced; the newest stands at the right edge."""


class RollingGraph(QWidget):
    """Title, newest values and lines from 0 to a round number above the largest value."""

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
        painter = QPainter(self)
        words = self.fontMetrics().height()
        area = QRectF(self.rect()).adjusted(PAD_PX, words + 2 * PAD_PX, -PAD_PX, -PAD_PX)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(QPointF(PAD_PX, PAD_PX + self.fontMetrics().ascent()), self.caption)
        top = round_above(max((max(c.values, default=0) for c in self._curves), default=0))
        self._paint_frame(painter, area, top)
        for number, curve in enumerate(self._curves):
            pen = QPen(self._colour(number), LINE_PX, _DASHES[number % len(_DASHES)])
            painter.setPen(pen)
            painter.drawPolyline(_points(curve.values, area, top))
        self._paint_names(painter, area, top)

    def _paint_frame(self, painter: QPainter, area: QRectF, top: float) -> None:
        faint = QColor(self.palette().windowText().color())
        faint.setAlphaF(0.35)
        painter.setPen(QPen(faint, 1))
        painter.drawRect(area)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(
            area.adjusted(4, 2, -4, -2), Qt.AlignmentFlag.AlignTop, f"{_short(top)} {self._unit}"
        )

    def _paint_names(self, painter: QPainter, area: QRectF, top: float) -> None:
        """Name each line near its newest value, no two names over each other."""
        named = [(n, c) for n, c in enumerate(self._curves) if c.name and c.values]
        height = float(painter.fontMetrics().height())
        ends = [_points(curve.values[-1:], area, top).first().y() for _, curve in named]
        tops = spread([y - height / 2 for y in ends], height, area.top(), area.bottom())
        behind = QColor(self.palette().window().color())
        behind.setAlphaF(0.85)
        for (number, curve), y in zip(named, tops, strict=True):
            width = painter.fontMetrics().horizontalAdvance(curve.name) + 6.0
            start = _points(curve.values, area, top).first().x()
            before = start - area.left() > width  # room where nothing is drawn yet
            words = QRectF((start if before else area.right()) - width - 2, y, width, height)
            painter.fillRect(words, behind)
            painter.setPen(self._colour(number))
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, curve.name)

    def _colour(self, number: int) -> QColor:
        palette = self.palette()
        dark = palette.window().color().lightness() < palette.windowText().color().lightness()
        colours = (
            palette.link().color(),
            palette.windowText().color(),
            QColor(THIRD[dark]),
        )
        return colours[number % len(colours)]


def round_above(value: float) -> float:
    """The next of 1, 2, 5, 10, 20 ... that is not below `value`; 1 for what is not above 0.

    >>> round_above(230.0)
    500.0
    """
    if value <= 0:
        return 1.0
    power = 10.0 ** ceil(log10(value) - 1)
    return float(next(step * power for step in (0.5, 1, 2, 5, 10) if step * power >= value))


def spread(tops: Sequence[float], height: float, low: float, high: float) -> list[float]:
    """Tops of boxes of one `height`, moved apart as little as a pass down and one up can tell.

    >>> spread([50.0, 52.0], 10.0, 0.0, 100.0)
    [50.0, 60.0]
    """
    order = sorted(range(len(tops)), key=lambda number: tops[number])
    moved = list(tops)
    floor = low
    for number in order:
        moved[number] = max(moved[number], floor)
        floor = moved[number] + height
    ceiling = high
    for number in reversed(order):
        moved[number] = min(moved[number], ceiling - height)
        ceiling = moved[number]
    return moved


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
