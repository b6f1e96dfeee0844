"""Where the overlay's rows stand, and what is painted behind them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRegion

from captioner_ui.overlay.row_painter import RowPicture
from captioner_ui.overlay.tools import HEIGHT_PX
from captioner_ui.sections.overlay import OverlaySettings
from captioner_ui.style.tokens import GRID_PX, HALF_PX, ICON_PX, RADIUS_PX, Colours

PAD_PX: Final = 6  # around the rows
AWAKE_PERCENT: Final = 60  # opacity of the ground, at least, while somebody is at it
RING_PX: Final = 2  # of the keyboard
_SOFT_PX: Final = 2  # of a round corner, where it is half transparent
_NOWHERE: Final = QRegion(-1, -1, 1, 1)  # no part of any window
_DEGREE: Final = 16  # as Qt counts angles


@dataclass(frozen=True, slots=True)
class Reach:
    """From where to where words reach, px from where rows begin."""

    left: float
    right: float

    @classmethod
    def of(cls, pictures: Sequence[RowPicture], before: "Reach | None") -> "Reach | None":
        """That of these rows; what was reached `before` stays, so that nothing shrinks."""
        wide = [one for one in pictures if one.right > one.left]
        if not wide:
            return None
        left, right = min(one.left for one in wide), max(one.right for one in wide)
        if before is None:
            return cls(left, right)
        return cls(min(left, before.left), max(right, before.right))


def height_of(n_rows: int, row_height: int) -> int:
    """Of a window with so many rows, px: the tools have room above them."""
    return HEIGHT_PX + n_rows * row_height + 2 * PAD_PX


def rows_in(height: int, row_height: int) -> int:
    """How many rows a window of this height has room for; at least one."""
    return max(1, (height - HEIGHT_PX - 2 * PAD_PX) // row_height)


def text_box(window: QRect, n_rows: int, row_height: int, margin: int, reach: Reach) -> QRect:
    """What is behind so many rows that reach so far, at the lower edge of `window`."""
    height = n_rows * row_height + 2 * PAD_PX
    left = PAD_PX + margin + reach.left
    right = PAD_PX + margin + reach.right
    box = QRectF(left, window.height() - height, right - left, height)
    beside = PAD_PX + margin
    return box.adjusted(-beside, 0, beside, 0).toAlignedRect().intersected(window)


def shape_of(box: QRect) -> QRegion:
    """The part of a window that `box` and its round corners take, for the window system.

    It cuts less of the corners than their radius, or their soft edge would go with them.
    """
    if box.isEmpty():
        return _NOWHERE
    cut = RADIUS_PX - _SOFT_PX
    shape = QRegion(box.adjusted(cut, 0, -cut, 0)) + QRegion(box.adjusted(0, cut, 0, -cut))
    side = 2 * cut
    for x in (box.left(), box.right() + 1 - side):
        for y in (box.top(), box.bottom() + 1 - side):
            shape += QRegion(x, y, side, side, QRegion.RegionType.Ellipse)
    return shape


class Ground:
    """What is behind the rows, with a hairline around it, so that black ends somewhere on black.

    Its corners are drawn once: a large round rectangle takes longer than all the letters of a word.
    """

    def __init__(self, look: OverlaySettings, *, awake: bool, ratio: float) -> None:
        """Make it for a screen with so many pixels a px; with somebody at it, more is opaque."""
        percent = max(look.opacity_percent, AWAKE_PERCENT if awake else 0)
        self._colour = QColor(look.background)
        # Never wholly transparent: Windows gives clicks on nothing to the window below.
        self._colour.setAlpha(max(1, round(2.55 * percent)))
        self._hair = QColor(look.colour)
        self._hair.setAlpha(look.opacity_percent)  # of 255: faint, and fainter with the ground
        self._edge = _over(self._hair, self._colour)
        self._corners = self._drawn_corners(ratio)
        self._ratio = ratio

    def paint(self, painter: QPainter, box: QRect) -> None:
        """Fill `box`, which is empty: without blending, where the painter does without."""
        side = RADIUS_PX
        inside = box.adjusted(side, 0, -side, 0)
        beside = box.adjusted(0, side, 0, -side)
        painter.fillRect(inside, self._colour)
        for left in (beside.left(), inside.right() + 1):
            painter.fillRect(QRect(left, beside.top(), side, beside.height()), self._colour)
        for y in (box.top(), box.bottom()):
            painter.fillRect(QRect(inside.left(), y, inside.width(), 1), self._edge)
        for x in (box.left(), box.right()):
            painter.fillRect(QRect(x, beside.top(), 1, beside.height()), self._edge)
        corner = side * self._ratio
        for column, x in enumerate((box.left(), inside.right() + 1)):
            for row, y in enumerate((box.top(), beside.bottom() + 1)):
                part = QRectF(column * corner, row * corner, corner, corner)
                painter.drawPixmap(QPointF(x, y), self._corners, part)

    def _drawn_corners(self, ratio: float) -> QPixmap:
        """All four, with nothing between them."""
        side = 2 * RADIUS_PX
        picture = QPixmap(QSizeF(side * ratio, side * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(0, 0, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour)
        painter.drawRoundedRect(whole, RADIUS_PX, RADIUS_PX)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._hair, 1))
        painter.drawRoundedRect(whole.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_PX, RADIUS_PX)
        painter.end()
        return picture


def paint_frame(painter: QPainter, window: QRect, colours: Colours, *, keys: bool) -> None:
    """An edge all around, thick where keys go to it, and corners to take it by."""
    ring = QPen(QColor(colours.focus if keys else colours.edge), RING_PX if keys else 1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(ring)
    inside = QRectF(window).adjusted(1, 1, -1, -1)
    painter.drawRoundedRect(inside, RADIUS_PX, RADIUS_PX)
    pen = QPen(QColor(colours.accent), HALF_PX)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    inside = inside.adjusted(1, 1, -1, -1)
    corner = QRectF(0, 0, 2 * RADIUS_PX, 2 * RADIUS_PX)
    corner.moveBottomRight(inside.bottomRight())
    painter.drawArc(corner, -90 * _DEGREE, 90 * _DEGREE)
    corner.moveBottomLeft(inside.bottomLeft())
    painter.drawArc(corner, -180 * _DEGREE, 90 * _DEGREE)
    middle = inside.center()
    for x in (inside.left(), inside.right()):
        painter.drawLine(QPointF(x, middle.y() - GRID_PX), QPointF(x, middle.y() + GRID_PX))
    low = inside.bottom()
    painter.drawLine(QPointF(middle.x() - ICON_PX, low), QPointF(middle.x() + ICON_PX, low))


def _over(front: QColor, ground: QColor) -> QColor:
    """The one colour that both make."""
    alpha = front.alphaF() + ground.alphaF() * (1 - front.alphaF())

    def mixed(one: float, other: float) -> float:
        share = front.alphaF() / alpha
        return min(1.0, one * share + other * (1 - share))

    return QColor.fromRgbF(
        mixed(front.redF(), ground.redF()),
        mixed(front.greenF(), ground.greenF()),
        mixed(front.blueF(), ground.blueF()),
        min(1.0, alpha),
    )
