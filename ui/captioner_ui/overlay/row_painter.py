"""Rows of captions as pictures: letters with an edge that really is drawn."""

from typing import Final

from PySide6.QtCore import QPointF, QSizeF, Qt, QTextBoundaryFinder
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPixmap,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)

from captioner.history.caption_store import GROWING_MARK
from captioner_ui.overlay.glyph_edges import GlyphEdges
from captioner_ui.overlay.rolling import Row
from captioner_ui.sections.overlay import OverlaySettings
from captioner_ui.theme import names_on

LINE_SPACING: Final = 1.08  # of the font's own height
PENDING_STRENGTH: Final = 0.75  # pending text: this share of the letters' colour, rest background
MAX_WIDTHS: Final = 4096  # words whose width is kept
FIRST_STRONG_ISOLATE: Final = "\u2068"  # what follows keeps its direction to itself
POP_ISOLATE: Final = "\u2069"


class RowPainter:
    """Draws each row once and keeps the picture; a frame then only copies. Main thread.

    Text is plain: nothing in it is markup. Each row is a paragraph of its own with the direction
    of its caption, so that marks of direction in one do nothing to another.
    """

    def __init__(self, look: OverlaySettings) -> None:
        self._look = look
        self._font = _font(look)
        self._metrics = QFontMetricsF(self._font)
        colour = QColor(look.edge_colour)
        self._edges = GlyphEdges(look.edge, colour, self._metrics.height())
        self._widths: dict[str, float] = {}
        self._pictures: dict[tuple[Row, float, float], QPixmap] = {}

    @property
    def row_height(self) -> int:
        """Height of a row, px."""
        return round(self._metrics.height() * LINE_SPACING)

    @property
    def margin(self) -> int:
        """What an edge needs on each side of a row, and a little air; px."""
        return round(self._metrics.height() * 0.25)

    def width_of(self, text: str) -> float:
        """Width of a word or two on a row, px."""
        width = self._widths.get(text)
        if width is None:
            if len(self._widths) >= MAX_WIDTHS:
                self._widths.clear()
            width = self._widths[text] = self._metrics.horizontalAdvance(text)
        return width

    def pictures(self, rows: list[Row], width: float, scale: float) -> list[QPixmap]:
        """Pictures of `rows`, `width` px wide, for a screen of this scale."""
        keys = [(row, width, scale) for row in rows]
        known = self._pictures
        self._pictures = {key: known.get(key) or self._picture(*key) for key in keys}
        return [self._pictures[key] for key in keys]

    def _picture(self, row: Row, width: float, scale: float) -> QPixmap:
        size = QSizeF(width + 2 * self.margin, self.row_height + 2 * self.margin) * scale
        picture = QPixmap(size.toSize())
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.transparent)
        if row.settled or row.pending:
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw(painter, row, width, scale)
            painter.end()
        return picture

    def _draw(self, painter: QPainter, row: Row, width: float, scale: float) -> None:
        layout = self._layout(row, width)
        painter.translate(self.margin, self.margin)
        for run in layout.glyphRuns():
            self._edges.draw(painter, run, scale)
        painter.setPen(QColor(self._look.colour))
        layout.draw(painter, QPointF())

    def _layout(self, row: Row, width: float) -> QTextLayout:
        text, pending_from, pending_to = _shown(row)
        layout = QTextLayout(text, self._font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.NoWrap)
        if row.right_to_left:
            option.setTextDirection(Qt.LayoutDirection.RightToLeft)
            option.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute)
        else:
            option.setTextDirection(Qt.LayoutDirection.LeftToRight)
        layout.setTextOption(option)
        pending = self._pending(pending_from, pending_to - pending_from)
        layout.setFormats([pending, *self._label(row)])
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(width)
        layout.endLayout()
        return layout

    def _label(self, row: Row) -> list[QTextLayout.FormatRange]:
        """The label in the colour of its speaker or source."""
        if not row.prefix:
            return []
        colours = names_on(QColor(self._look.background))
        span = QTextLayout.FormatRange()
        look = QTextCharFormat()
        look.setForeground(QColor(colours[row.name % len(colours)]))
        span.start, span.length, span.format = 0, n_units(row.prefix), look
        return [span]

    def _pending(self, start: int, length: int) -> QTextLayout.FormatRange:
        """Paler and underlined with dots, so that colour is not the only sign."""
        look = QTextCharFormat()
        look.setForeground(pending_colour(self._look))
        look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        span = QTextLayout.FormatRange()
        span.start, span.length, span.format = start, length, look
        return span


def pieces(text: str) -> list[str]:
    """`text` cut where a line of its script may end; spaces stay with what is before them."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    units = text.encode("utf-16-le", "surrogatepass")
    found, start = [], 0
    while (end := finder.toNextBoundary()) != -1:
        found.append(units[2 * start : 2 * end].decode("utf-16-le", "surrogatepass"))
        start = end
    return found


def _shown(row: Row) -> tuple[str, int, int]:
    """The row's text, and where its pending part is, in Qt's units."""
    prefix = row.prefix and row.prefix + FIRST_STRONG_ISOLATE
    mark = GROWING_MARK if row.growing else ""
    gap = row.pending[: len(row.pending) - len(row.pending.lstrip())]  # no line under it
    start = n_units(prefix + row.settled + gap)
    end = n_units(prefix + row.settled + row.pending + mark)
    return prefix + row.settled + row.pending + mark + (POP_ISOLATE if prefix else ""), start, end


def pending_colour(look: OverlaySettings) -> QColor:
    """The letters' colour, let through over the background's."""
    over, under = QColor(look.colour), QColor(look.background)
    channels = zip(over.getRgb()[:3], under.getRgb()[:3], strict=True)  # type: ignore[index]
    share = PENDING_STRENGTH
    return QColor(*(round(share * a + (1 - share) * b) for a, b in channels))


def n_units(text: str) -> int:
    """Length as Qt counts it: an emoji is two."""
    return len(text) + sum(char > "\uffff" for char in text)


def _font(look: OverlaySettings) -> QFont:
    font = QFont(look.font) if look.font else QFont()
    font.setPointSize(look.size_pt)
    font.setBold(look.bold)
    return font
