"""What stands behind each letter: its outline or its shadow, drawn once a letter and then copied.

Stroking the outlines of a whole row takes tens of milliseconds at large sizes, each time a word
comes; copying pictures of its letters takes less than one.
"""

from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGlyphRun, QPainter, QPainterPath, QPen, QPixmap, QRawFont

from captioner_ui.sections.overlay import TextEdge

OUTLINE_OF_FONT: Final = 0.07  # how far the outline goes out, as a share of the font's height
SHADOW_OF_FONT: Final = 0.05  # how far the shadow falls to the right and down
SHADOW_ALPHA: Final = 110  # of 255, of each of its layers
SHADOW_LAYERS: Final = 3
MAX_LETTERS: Final = 1024  # kept; a long evening of one script has about a hundred

_COLOUR_TABLES: Final = ("CBLC", "CPAL")  # of bitmaps and of layers; both are small

_Key: TypeAlias = tuple[str, str, float, int, float]
_Picture: TypeAlias = tuple[QPixmap, QPointF]


class GlyphEdges:
    """Draws the edges of letters. Main thread."""

    def __init__(self, edge: TextEdge, colour: QColor, font_height: float) -> None:
        """Letters of a font that is `font_height` px high."""
        self._edge = edge
        self._colour = colour
        self._height = font_height
        self._pictures: dict[_Key, _Picture] = {}
        self._coloured: dict[tuple[str, float], bool] = {}

    def draw(self, painter: QPainter, run: QGlyphRun, scale: float) -> None:
        """The edges of all letters of `run`, which `painter` then draws over them."""
        if self._edge is TextEdge.NONE:
            return
        font = run.rawFont()
        # Qt draws a script that no font knows as boxes, of a "font" without a size: asking that
        # for its tables or outlines ends the program.
        if font.pixelSize() <= 0 or self._is_coloured(font):
            return
        about = (font.familyName(), font.styleName(), font.pixelSize())
        for index, at in zip(run.glyphIndexes(), run.positions(), strict=True):
            picture, offset = self._picture((*about, index, scale), font)
            if not picture.isNull():
                painter.drawPixmap(_on_pixel(at + offset, scale), picture)

    def _is_coloured(self, font: QRawFont) -> bool:
        """Whether its letters are pictures; asking for their outlines would spoil Qt's own copy."""
        key = (font.familyName(), font.unitsPerEm())  # some have no name
        if key not in self._coloured:
            self._coloured[key] = any(font.fontTable(name) for name in _COLOUR_TABLES)
        return self._coloured[key]

    def _picture(self, key: _Key, font: QRawFont) -> _Picture:
        known = self._pictures.get(key)
        if known is None:
            if len(self._pictures) >= MAX_LETTERS:
                self._pictures.clear()
            known = self._pictures[key] = self._drawn(font.pathForGlyph(key[3]), key[4])
        return known

    def _drawn(self, letter: QPainterPath, scale: float) -> _Picture:
        """The edge of a letter, and where it goes, from the letter's own position."""
        if letter.isEmpty():  # a space, or a picture such as an emoji
            return QPixmap(), QPointF()
        reach = max(2.0, OUTLINE_OF_FONT * self._height)
        around = _whole(letter.boundingRect().adjusted(-reach, -reach, 2 * reach, 2 * reach))
        picture = QPixmap((around.size() * scale).toSize())
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-around.topLeft())
        if self._edge is TextEdge.OUTLINE:
            painter.strokePath(letter, _pen(self._colour, 2 * reach))
        else:
            self._draw_shadow(painter, letter)
        painter.end()
        return picture, around.topLeft()

    def _draw_shadow(self, painter: QPainter, letter: QPainterPath) -> None:
        """Soft at its rim: layers, each a little wider."""
        colour = QColor(self._colour)
        colour.setAlpha(SHADOW_ALPHA)
        step = max(1.0, SHADOW_OF_FONT * self._height)
        letter = letter.translated(step, step)
        for n in range(SHADOW_LAYERS):
            painter.strokePath(letter, _pen(colour, step * (0.4 + 0.6 * n)))
        painter.fillPath(letter, colour)


def _pen(colour: QColor, width: float) -> QPen:
    style = Qt.PenStyle.SolidLine
    return QPen(colour, width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _whole(box: QRectF) -> QRectF:
    return QRectF(box.toAlignedRect())


def _on_pixel(at: QPointF, scale: float) -> QPointF:
    """The nearest point where a picture is copied pixel for pixel."""
    return QPointF(round(at.x() * scale) / scale, round(at.y() * scale) / scale)
