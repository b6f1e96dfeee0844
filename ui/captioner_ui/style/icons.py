"""The icons: own drawings, in the colour of the words beside them, sharp at every scale."""

from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QImage, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

FOLDER: Final = Path(__file__).with_name("icons")
INK: Final = b"currentColor"  # stands in every drawing for the colour it is to have

_Group = QPalette.ColorGroup


def icon(name: str, role: QPalette.ColorRole = QPalette.ColorRole.ButtonText) -> QIcon:
    """The drawing `icons/NAME.svg` in the palette's colour for `role`, also when that changes.

    Raises:
        FileNotFoundError: there is no such drawing.
    """
    _drawing(name)
    return QIcon(_Engine(name, role))


def paint_icon(painter: QPainter, name: str, place: QRectF, colour: QColor) -> None:
    """Draw it right here, in this colour."""
    _renderer(name, colour.name()).render(painter, place)


def pixmap(name: str, size_px: int, colour: QColor, ratio: float = 1.0) -> QPixmap:
    """The drawing as a square of `size_px` logical pixels on a screen of this scale."""
    image = QImage(QSize(1, 1) * round(size_px * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_icon(painter, name, QRectF(image.rect()), colour)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(image)


class _Engine(QIconEngine):
    """Draws in the application's colours of the moment."""

    def __init__(self, name: str, role: QPalette.ColorRole) -> None:
        super().__init__()
        self._name = name
        self._role = role

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, _state: QIcon.State) -> None:
        palette = QApplication.palette()
        if mode is QIcon.Mode.Selected:
            colour = palette.color(QPalette.ColorRole.HighlightedText)
        else:
            group = _Group.Disabled if mode is QIcon.Mode.Disabled else _Group.Active
            colour = palette.color(group, self._role)
        side = min(rect.width(), rect.height())
        place = QRect(0, 0, side, side)
        place.moveCenter(rect.center() + QPoint(0, 0))
        paint_icon(painter, self._name, QRectF(place), colour)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        found = QPixmap(size)
        found.fill(Qt.GlobalColor.transparent)
        painter = QPainter(found)
        self.paint(painter, found.rect(), mode, state)
        painter.end()
        return found

    def clone(self) -> QIconEngine:
        return _Engine(self._name, self._role)


@cache
def _drawing(name: str) -> bytes:
    return (FOLDER / f"{name}.svg").read_bytes()


@cache
def _renderer(name: str, colour: str) -> QSvgRenderer:
    """A drawing in a colour: read once, painted often."""
    return QSvgRenderer(QByteArray(_drawing(name).replace(INK, colour.encode())))
