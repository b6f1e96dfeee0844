"""Captions as blocks of a text document: one block a line, edited as little as possible."""

from typing import Final

from PySide6.QtGui import (
    QColor,
    QPalette,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)

from captioner.events import Origin
from captioner.history.caption_store import GROWING_MARK, CaptionLine, Edit, EditKind
from captioner_ui.text_column import DEFAULT_SPACING_PERCENT

GAP_OF_FONT: Final = 0.6  # space below a caption, as a share of the letter size
PENDING_STRENGTH: Final = 0.75  # pending text: this share of the text colour, rest background
UNDERLINE_STRENGTH: Final = 0.6  # its dotted underline, the same way
NAME_COLOURS: Final = {
    False: ("#00407f", "#7a2e00", "#1b5000", "#6b1a7d", "#7d0a3c", "#004a4a"),
    True: ("#a6d2ff", "#ffca99", "#b5e89a", "#e5bcf5", "#ffbccf", "#97e6e0"),
}
"""Of names, on light and on dark backgrounds, at least 7:1 on white and on #202020: of sources in
the order in which they are first heard, of speakers by number. The words tell, too."""
PX_PER_PT: Final = 96 / 72  # the document's pixels are logical ones

_MOVE = QTextCursor.MoveOperation
_KEEP = QTextCursor.MoveMode.KeepAnchor


class CaptionDocument:
    """Writes lines into a QTextDocument; row n is block n.

    An edit touches one block, and of that only what differs: lines above stay where they are and
    a selection in them survives. Pending text is paler, underlined with dots, and ends in an
    ellipsis; it keeps the letter shapes of settled text, so that no word moves when it settles.
    Main thread only.
    """

    def __init__(
        self,
        document: QTextDocument,
        palette: QPalette,
        size_pt: int,
        spacing_percent: int = DEFAULT_SPACING_PERCENT,
    ) -> None:
        self._document = document
        self._pending = _pending_format(palette)
        self._origins: list[Origin] = []  # in the order in which they were first seen
        self._name_formats = _name_formats(palette)
        self._block_format = _block_format(size_pt, spacing_percent)
        document.setUndoRedoEnabled(False)

    def apply(self, edit: Edit) -> None:
        """Make one change; text is taken literally, whatever it looks like."""
        if edit.kind is EditKind.REMOVE:
            self._remove(self._document.findBlockByNumber(edit.row))
        elif edit.kind is EditKind.INSERT:
            self._write(self._new_block(), edit.line)
        else:
            self._write(self._document.findBlockByNumber(edit.row), edit.line)

    def restyle(self, palette: QPalette, size_pt: int, spacing_percent: int) -> None:
        """Follow a new palette, letter size or spacing; open lines are to be written again."""
        self._pending = _pending_format(palette)
        self._name_formats = _name_formats(palette)
        self._block_format = _block_format(size_pt, spacing_percent)
        cursor = QTextCursor(self._document)
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.setBlockFormat(self._block_format)

    def _new_block(self) -> QTextBlock:
        """A block at the end; an empty document has one already."""
        cursor = QTextCursor(self._document)
        cursor.movePosition(_MOVE.End)
        if self._document.isEmpty():
            cursor.setBlockFormat(self._block_format)
        else:
            cursor.insertBlock(self._block_format, QTextCharFormat())
        return cursor.block()

    def _write(self, block: QTextBlock, line: CaptionLine) -> None:
        text = line.prefix + line.settled + line.pending + (GROWING_MARK if line.open else "")
        kept = _common_prefix(block.text(), text)
        cursor = QTextCursor(block)
        cursor.beginEditBlock()
        cursor.setPosition(block.position() + _n_utf16(text[:kept]))
        cursor.movePosition(_MOVE.EndOfBlock, _KEEP)
        cursor.insertText(text[kept:], QTextCharFormat())
        self._mark_pending(cursor, block, line)
        cursor.endEditBlock()

    def _mark_pending(self, cursor: QTextCursor, block: QTextBlock, line: CaptionLine) -> None:
        gap = line.pending[: len(line.pending) - len(line.pending.lstrip())]  # no line under it
        settled_end = block.position() + _n_utf16(line.prefix + line.settled + gap)
        cursor.setPosition(block.position())
        cursor.setPosition(settled_end, _KEEP)
        cursor.setCharFormat(QTextCharFormat())
        cursor.setPosition(settled_end)
        cursor.movePosition(_MOVE.EndOfBlock, _KEEP)
        if cursor.hasSelection():
            cursor.setCharFormat(self._pending)
        if line.prefix:
            cursor.setPosition(block.position())
            cursor.setPosition(block.position() + _n_utf16(line.prefix), _KEEP)
            cursor.setCharFormat(self._name_format(line.origin))

    def _name_format(self, origin: Origin) -> QTextCharFormat:
        if origin.speaker is not None:
            return self._name_formats[(origin.speaker - 1) % len(self._name_formats)]
        if origin not in self._origins:
            self._origins.append(origin)
        return self._name_formats[self._origins.index(origin) % len(self._name_formats)]

    def _remove(self, block: QTextBlock) -> None:
        """Take the block out with the one separator that belongs to it."""
        cursor = QTextCursor(block)
        if block.next().isValid():
            cursor.setPosition(block.next().position(), _KEEP)
        else:
            cursor.setPosition(max(0, block.position() - 1))
            cursor.movePosition(_MOVE.End, _KEEP)
        cursor.removeSelectedText()


def _name_formats(palette: QPalette) -> tuple[QTextCharFormat, ...]:
    dark = palette.base().color().lightness() < palette.text().color().lightness()
    formats = []
    for colour in NAME_COLOURS[dark]:
        look = QTextCharFormat()
        look.setForeground(QColor(colour))
        formats.append(look)
    return tuple(formats)


def _common_prefix(old: str, new: str) -> int:
    """Length of the beginning that both share."""
    n = 0
    for a, b in zip(old, new, strict=False):
        if a != b:
            break
        n += 1
    return n


def _n_utf16(text: str) -> int:
    """Length as Qt counts it: an emoji is two."""
    return len(text) + sum(char > "\uffff" for char in text)


def _blend(palette: QPalette, strength: float) -> QColor:
    """The text colour, let through by `strength` (0 to 1) over the background."""
    text, base = palette.text().color(), palette.base().color()

    def mix(over: int, under: int) -> int:
        return round(strength * over + (1 - strength) * under)

    return QColor(
        mix(text.red(), base.red()),
        mix(text.green(), base.green()),
        mix(text.blue(), base.blue()),
    )


def _pending_format(palette: QPalette) -> QTextCharFormat:
    look = QTextCharFormat()
    look.setForeground(_blend(palette, PENDING_STRENGTH))
    look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
    look.setUnderlineColor(_blend(palette, UNDERLINE_STRENGTH))
    return look


def _block_format(size_pt: int, spacing_percent: int) -> QTextBlockFormat:
    look = QTextBlockFormat()
    proportional = QTextBlockFormat.LineHeightTypes.ProportionalHeight
    look.setLineHeight(spacing_percent, proportional.value)
    look.setBottomMargin(round(GAP_OF_FONT * size_pt * PX_PER_PT))
    return look
