"""Captions as blocks of a text document: one block a paragraph, edited as little as possible."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import (
    QColor,
    QPalette,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)

from captioner.events import Origin
from captioner.history.caption_store import GROWING_MARK as GROWING_MARK
from captioner.history.caption_store import CaptionLine, Edit, EditKind
from captioner.history.name_order import NameOrder
from captioner.history.sentences import direction
from captioner_ui.growing_mark import hanging_mark, mark_formats
from captioner_ui.text_column import DEFAULT_SPACING_PERCENT
from captioner_ui.theme import colours_of

GAP_OF_FONT: Final = 0.6  # space below a caption, as a share of the letter size
PENDING_STRENGTH: Final = 0.75  # pending text: this share of the text colour, rest background
UNDERLINE_STRENGTH: Final = 0.6  # its dotted underline, the same way
PX_PER_PT: Final = 96 / 72  # the document's pixels are logical ones

_MOVE = QTextCursor.MoveOperation
_KEEP = QTextCursor.MoveMode.KeepAnchor


class CaptionDocument:
    """Writes lines into a QTextDocument; a paragraph is a block.

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
        self._order = NameOrder()
        self._name_formats = _name_formats(palette)
        self._block_format = _block_format(size_pt, spacing_percent)
        self._lines: list[_Written] = []
        document.setUndoRedoEnabled(False)

    def apply(self, edit: Edit) -> None:
        """Make one change; text is taken literally, whatever it looks like."""
        cursor = QTextCursor(self._document)
        cursor.beginEditBlock()
        if edit.kind is EditKind.REMOVE:
            self._remove(cursor, edit.row)
        elif edit.kind is EditKind.INSERT:
            self._append(cursor, begins=edit.line.begins or not self._lines)
            self._write(cursor, edit.row, edit.line)
        else:
            begins = edit.line.begins or edit.row == 0
            if begins != self._lines[edit.row].begins:
                self._part(cursor, edit.row, begins=begins)
            self._write(cursor, edit.row, edit.line)
        cursor.endEditBlock()

    def restyle(self, palette: QPalette, size_pt: int, spacing_percent: int) -> None:
        """Follow a new palette, letter size or spacing; open lines are to be written again."""
        self._pending = _pending_format(palette)
        self._name_formats = _name_formats(palette)
        self._block_format = _block_format(size_pt, spacing_percent)
        cursor = QTextCursor(self._document)
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.setBlockFormat(self._block_format)

    def row_at(self, position: int) -> tuple[int, int] | None:
        """The row whose text is at a position of the document, and the place in that row."""
        end = self._document.characterCount() - 1
        for row in range(len(self._lines) - 1, -1, -1):
            start = end - self._lines[row].n_units
            if start <= position:
                return row, position - start
            end = start - (1 if self._lines[row].begins else 0)
        return None

    def _start_of(self, row: int) -> int:
        """Where a row's text begins; the rows below it are few."""
        below = self._lines[row + 1 :]
        n_after = sum(line.n_units + line.begins for line in below)
        return self._document.characterCount() - 1 - n_after - self._lines[row].n_units

    def _append(self, cursor: QTextCursor, *, begins: bool) -> None:
        """Room for a row at the end; an empty document has a block already."""
        cursor.movePosition(_MOVE.End)
        if not self._lines:
            cursor.setBlockFormat(self._block_format)
        elif begins:
            cursor.insertBlock(self._block_format, QTextCharFormat())
        self._lines.append(_Written(0, begins))

    def _part(self, cursor: QTextCursor, row: int, *, begins: bool) -> None:
        """Let a row begin a paragraph that did not, or the other way round."""
        cursor.setPosition(self._start_of(row))
        if begins:
            cursor.insertBlock(self._block_format, QTextCharFormat())
        else:
            cursor.deletePreviousChar()
        self._lines[row].begins = begins

    def _write(self, cursor: QTextCursor, row: int, line: CaptionLine) -> None:
        """Put the text of a row in place of what it was, as far as it differs."""
        written = self._lines[row]
        lead = line.lead if written.begins == line.begins else line.label
        text = lead + line.settled + line.pending
        start = self._start_of(row)
        cursor.setPosition(start)
        written.right_to_left = direction(cursor.block().text() or text) == "R"
        mark = hanging_mark(right_to_left=written.right_to_left) if line.growing else ""
        text += mark
        cursor.setPosition(start + written.n_units, _KEEP)
        kept = _common_prefix(cursor.selectedText(), text)
        cursor.setPosition(start + _n_utf16(text[:kept]))
        cursor.setPosition(start + written.n_units, _KEEP)
        cursor.insertText(text[kept:], QTextCharFormat())
        written.n_units = _n_utf16(text)
        self._mark_pending(cursor, start, written.n_units - len(mark), lead, line)
        if mark:
            self._hang(cursor, start + written.n_units - len(mark), text[-3:-2], written)

    def _hang(self, cursor: QTextCursor, at: int, after: str, written: "_Written") -> None:
        """Let the two letters of the mark take no room."""
        font = self._document.defaultFont()
        formats = mark_formats(font, self._pending, after, right_to_left=written.right_to_left)
        for n, look in enumerate(formats):
            cursor.setPosition(at + n)
            cursor.setPosition(at + n + 1, _KEEP)
            cursor.setCharFormat(look)

    @property
    def right_to_left(self) -> bool:
        """Whether any text is."""
        return any(line.right_to_left for line in self._lines)

    def _mark_pending(
        self, cursor: QTextCursor, start: int, n_units: int, lead: str, line: CaptionLine
    ) -> None:
        gap = line.pending[: len(line.pending) - len(line.pending.lstrip())]  # no line under it
        settled_end = start + _n_utf16(lead + line.settled + gap)
        cursor.setPosition(start)
        cursor.setPosition(settled_end, _KEEP)
        cursor.setCharFormat(QTextCharFormat())
        cursor.setPosition(settled_end)
        cursor.setPosition(start + n_units, _KEEP)
        if cursor.hasSelection():
            cursor.setCharFormat(self._pending)
        if lead.strip():
            cursor.setPosition(start)
            cursor.setPosition(start + _n_utf16(lead), _KEEP)
            cursor.setCharFormat(self._name_format(line.origin))

    def _name_format(self, origin: Origin) -> QTextCharFormat:
        return self._name_formats[self._order.place(origin) % len(self._name_formats)]

    def _remove(self, cursor: QTextCursor, row: int) -> None:
        """Take a row out, and its block with the one separator that belongs to it."""
        start, n_units = self._start_of(row), self._lines[row].n_units
        alone = self._lines[row].begins
        if alone and row + 1 < len(self._lines):
            self._lines[row + 1].begins, alone = True, self._lines[row + 1].begins
        cursor.setPosition(start)
        cursor.setPosition(start + n_units, _KEEP)
        if alone and row + 1 < len(self._lines):
            cursor.setPosition(start + n_units + 1, _KEEP)
        elif alone and row:
            cursor.setPosition(start - 1)
            cursor.setPosition(start + n_units, _KEEP)
        cursor.removeSelectedText()
        del self._lines[row]


@dataclass(slots=True)
class _Written:
    """A row as it stands in the document."""

    n_units: int
    """Length of its text, as Qt counts."""
    begins: bool
    """A block begins with it."""
    right_to_left: bool = False


def _name_formats(palette: QPalette) -> tuple[QTextCharFormat, ...]:
    formats = []
    for colour in colours_of(palette).names:
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
    look.setBottomMargin(gap_px(size_pt))
    return look


def gap_px(size_pt: float) -> int:
    """Space below a paragraph, besides the distance of its lines."""
    return round(GAP_OF_FONT * size_pt * PX_PER_PT)
