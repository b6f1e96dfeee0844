"""Draw captions: the newest as they are, older ones gently dimmed, none cut in half."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QPainter,
    QPalette,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)

from captioner_ui.theme import colours_of

FRESH_LINES: Final = 4  # what is being read
FADING_LINES: Final = 2  # half way to older ones
NUDGE_PX: Final = 0.5  # a line that is cut by less is whole


@dataclass(frozen=True, slots=True)
class Bands:
    """Where in the document lines become paler, px from its top."""

    fading: float
    """Lines that end above it were read a while ago."""
    fresh: float
    """Lines that begin below it are new."""


def bands_of(document: QTextDocument) -> Bands:
    """Counted in lines from the newest one, so that a line changes only when one is added."""
    fading = fresh = 0.0
    n = 0
    block = document.lastBlock()
    layout = document.documentLayout()
    while block.isValid() and n < FRESH_LINES + FADING_LINES:
        top = layout.blockBoundingRect(block).top()
        lines = block.layout()
        for number in range(lines.lineCount() - 1, -1, -1):
            n += 1
            y = top + lines.lineAt(number).y()
            if n == FRESH_LINES:
                fresh = y
            if n == FRESH_LINES + FADING_LINES:
                fading = y
                break
        block = block.previous()
    return Bands(fading, fresh)


def cut_line(document: QTextDocument, cursor: QTextCursor, top: float) -> float:
    """Where the line ends that the upper edge of the view cuts, px; `top` if it cuts none.

    Args:
        document: as it is laid out.
        cursor: somewhere in the block at the edge.
        top: the edge, px from the top of the document.
    """
    block = cursor.block()
    begin = document.documentLayout().blockBoundingRect(block).top()
    lines = block.layout()
    for number in range(lines.lineCount()):
        line = lines.lineAt(number)
        upper = begin + line.y()
        lower = upper + line.height()
        if upper < top - NUDGE_PX and lower > top + NUDGE_PX:
            return lower
    return top


def paint_document(
    painter: QPainter,
    document: QTextDocument,
    clip: QRectF,
    palette: QPalette,
    selection: QTextCursor,
    bands: Bands | None,
    caret: int = -1,
) -> None:
    """Draw what is in `clip` of the document; without bands all as new.

    Args:
        painter: its origin is the document's.
        document: laid out.
        clip: px of the document.
        palette: of the view.
        selection: shown as selected, if it is not empty.
        bands: where lines become paler.
        caret: position of the caret; -1 for none.
    """
    text = palette.color(QPalette.ColorRole.Text)
    if bands is None:
        _draw(painter, document, clip, palette, text, selection, caret)
        return
    older = QColor(colours_of(palette).older)
    if clip.top() >= bands.fresh:
        _draw(painter, document, clip, palette, text, selection, caret)
        return
    edges = (clip.top(), bands.fading, bands.fresh, max(clip.bottom(), bands.fresh))
    for colour, upper, lower in zip(
        (older, between(older, text), text), edges[:-1], edges[1:], strict=True
    ):
        part = clip.intersected(QRectF(clip.left(), upper, clip.width(), max(0.0, lower - upper)))
        if not part.isEmpty():
            painter.save()
            painter.setClipRect(part)
            _draw(painter, document, part, palette, colour, selection, caret)
            painter.restore()


def _draw(
    painter: QPainter,
    document: QTextDocument,
    clip: QRectF,
    palette: QPalette,
    text: QColor,
    selection: QTextCursor,
    caret: int,
) -> None:
    context = QAbstractTextDocumentLayout.PaintContext()
    if text != palette.color(QPalette.ColorRole.Text):
        palette = QPalette(palette)
        palette.setColor(QPalette.ColorRole.Text, text)
    context.palette = palette
    context.clip = clip
    context.cursorPosition = caret
    if selection.hasSelection():
        chosen = QAbstractTextDocumentLayout.Selection()
        chosen.cursor = selection
        look = QTextCharFormat()
        look.setBackground(palette.highlight())
        look.setForeground(palette.highlightedText())
        chosen.format = look
        context.selections = [chosen]
    document.documentLayout().draw(painter, context)


def between(one: QColor, other: QColor) -> QColor:
    """Half way from one colour to the other."""
    return QColor(
        (one.red() + other.red()) // 2,
        (one.green() + other.green()) // 2,
        (one.blue() + other.blue()) // 2,
    )
