"""Where a reader who scrolled up left off, and what came since."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument


class LeftPlace:
    """The end of the text as it was, in a document that grows. Main thread.

    Once the reader is back, what came meanwhile stays marked until it is forgotten.
    """

    def __init__(self, document: QTextDocument) -> None:
        self._document = document
        self._left: QTextCursor | None = None
        self._back: QTextCursor | None = None

    def leave(self) -> None:
        """The reader scrolls up now."""
        self._left, self._back = self._end(), None

    def come_back(self) -> None:
        """The reader sees the end again."""
        if self._left is not None and self.n_new == 0:
            self._left = None
        self._back = self._end()

    def forget(self) -> None:
        """Nothing is marked any more."""
        self._left = None

    @property
    def n_new(self) -> int:
        """Lines that came since, as they are laid out."""
        if self._left is None:
            return 0
        block = self._left.block()
        n = block.layout().lineCount() - 1 - _line_of(self._left)
        while (block := block.next()).isValid():
            n += block.layout().lineCount()
        return max(0, n)

    def span(self) -> tuple[float, float] | None:
        """Where the lines are that came since, px from the top of the document; None: none are."""
        if self._left is None:
            return None
        until = self._back or self._end()
        top, bottom = _line_rect(self._document, self._left), _line_rect(self._document, until)
        return (top.bottom(), bottom.bottom()) if bottom.bottom() > top.bottom() else None

    def _end(self) -> QTextCursor:
        cursor = QTextCursor(self._document)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.setKeepPositionOnInsert(True)
        return cursor


def _line_of(cursor: QTextCursor) -> int:
    block = cursor.block()
    line = block.layout().lineForTextPosition(cursor.position() - block.position())
    return line.lineNumber() if line.isValid() else 0


def _line_rect(document: QTextDocument, cursor: QTextCursor) -> QRectF:
    """The line of a cursor, px of the document."""
    block: QTextBlock = cursor.block()
    whole = document.documentLayout().blockBoundingRect(block)
    line = block.layout().lineForTextPosition(cursor.position() - block.position())
    return line.rect().translated(whole.topLeft()) if line.isValid() else whole
