"""Rows of captions as pictures: letters with an edge that really is drawn."""

from collections.abc import Sequence
from dataclasses import dataclass
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
from captioner_ui.text_column import column_px
from captioner_ui.theme import names_on

LINE_SPACING: Final = 1.08  # of the font's own height
PENDING_STRENGTH: Final = 0.75  # pending text: this share of the letters' colour, rest background
MAX_WIDTHS: Final = 4096  # words whose width is kept


@dataclass(frozen=True, slots=True)
class RowPicture:
    """A row, drawn."""

    pixmap: QPixmap
    """With a margin all around it."""
    left: float = 0.0
    """Where its words begin, px from where a row begins."""
    right: float = 0.0
    """Where they end; as `left` in an empty row."""


class RowPainter:
    """Draws each row once and keeps the picture; a frame then only copies. Main thread.

    Text is plain: nothing in it is markup. Each row, and each label, is a paragraph of its own with
    the direction of its caption, so that marks of direction in one do nothing to another.
    """

    def __init__(self, look: OverlaySettings) -> None:
        self._look = look
        self._font = _font(look)
        self._metrics = QFontMetricsF(self._font)
        colour = QColor(look.edge_colour)
        self._edges = GlyphEdges(look.edge, colour, self._metrics.height())
        self._widths: dict[str, float] = {}
        self._pictures: dict[tuple[Row, float, float], RowPicture] = {}

    @property
    def row_height(self) -> int:
        """Height of a row, px."""
        return round(self._metrics.height() * LINE_SPACING)

    @property
    def margin(self) -> int:
        """What an edge needs on each side of a row, and a little air; px."""
        return round(self._metrics.height() * 0.25)

    def column_px(self, letters: int) -> int:
        """Width of so many letters in running text, px."""
        return round(column_px(self._metrics, letters))

    def width_of(self, text: str) -> float:
        """Width of a word or two on a row, px."""
        width = self._widths.get(text)
        if width is None:
            if len(self._widths) >= MAX_WIDTHS:
                self._widths.clear()
            width = self._widths[text] = self._metrics.horizontalAdvance(text)
        return width

    def pictures(self, rows: list[Row], width: float, scale: float) -> list[RowPicture]:
        """Pictures of `rows`, `width` px wide, for a screen of this scale."""
        keys = [(row, width, scale) for row in rows]
        known = self._pictures
        self._pictures = {key: known.get(key) or self._picture(*key) for key in keys}
        return [self._pictures[key] for key in keys]

    def _picture(self, row: Row, width: float, scale: float) -> RowPicture:
        size = QSizeF(width + 2 * self.margin, self.row_height + 2 * self.margin) * scale
        picture = QPixmap(size.toSize())
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.transparent)
        if not (row.settled or row.pending):
            return RowPicture(picture)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.margin, self.margin)
        used = self._draw(painter, row, width, scale)
        painter.end()
        left, right = (width - used, width) if row.right_to_left else (0.0, used)
        return RowPicture(picture, left, right)

    def _draw(self, painter: QPainter, row: Row, width: float, scale: float) -> float:
        """Label and words side by side; how much of the width they take."""
        indent = self.width_of(row.prefix or row.indent)
        words = self._words(row, width - indent)
        begin = QPointF(0 if row.right_to_left else indent, 0)
        if row.prefix:
            label = _Laid(row.prefix, self._font, width, backwards=row.right_to_left)
            painter.setPen(self._label_colour(row))
            self._draw_laid(painter, label, QPointF(), scale)
        painter.setPen(QColor(self._look.colour))
        self._draw_laid(painter, words, begin, scale)
        return min(width, indent + words.width)

    def _draw_laid(self, painter: QPainter, laid: "_Laid", at: QPointF, scale: float) -> None:
        painter.translate(at)
        for run in laid.layout.glyphRuns():
            self._edges.draw(painter, run, scale)
        laid.layout.draw(painter, QPointF())
        painter.translate(-at)

    def _words(self, row: Row, width: float) -> "_Laid":
        text, pending_from, pending_to = _shown(row)
        pending = self._pending(pending_from, pending_to - pending_from)
        return _Laid(text, self._font, width, backwards=row.right_to_left, formats=[pending])

    def _label_colour(self, row: Row) -> QColor:
        """That of its speaker or source, for the ground that it stands on."""
        colours = names_on(QColor(self._look.background))
        return QColor(colours[row.name % len(colours)])

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


class _Laid:
    """A text on one line."""

    def __init__(
        self,
        text: str,
        font: QFont,
        width: float,
        *,
        backwards: bool,
        formats: Sequence[QTextLayout.FormatRange] = (),
    ) -> None:
        self.layout = QTextLayout(text, font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.NoWrap)
        if backwards:
            option.setTextDirection(Qt.LayoutDirection.RightToLeft)
            option.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute)
        else:
            option.setTextDirection(Qt.LayoutDirection.LeftToRight)
        self.layout.setTextOption(option)
        self.layout.setFormats(formats)
        self.layout.beginLayout()
        line = self.layout.createLine()
        if line.isValid():
            line.setLineWidth(width)
        self.layout.endLayout()
        self.width = line.naturalTextWidth() if line.isValid() else 0.0


def _shown(row: Row) -> tuple[str, int, int]:
    """The row's words, and where its pending part is, in Qt's units."""
    mark = GROWING_MARK if row.growing else ""
    gap = row.pending[: len(row.pending) - len(row.pending.lstrip())]  # no line under it
    text = row.settled + row.pending + mark
    return text, n_units(row.settled + gap), n_units(text)


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
