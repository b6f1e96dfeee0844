"""Lets a text view paint the lines that have changed, where Qt would paint the whole paragraph."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from PySide6.QtCore import SIGNAL, QObject, QRectF, Slot
from PySide6.QtGui import QTextBlock, QTextDocument
from PySide6.QtWidgets import QTextEdit

BLOCKS: Final = 2  # the last ones: captions of two sources may grow at once
SLACK_PX: Final = 2  # letters reach a little beyond their line
_CONTROL: Final = "QWidgetTextControl"
_ASKED: Final = SIGNAL("updateRequest(QRectF)")

_Run: TypeAlias = tuple[int, int, int]
"""Where in its block text of one format begins, how long it is, and which format that is."""


@dataclass(frozen=True, slots=True)
class _Line:
    """All that a line looks like."""

    y: float
    text: str
    runs: tuple[_Run, ...]


class LineRepaint(QObject):
    """Hears what Qt's own part of the view wants painted. Main thread.

    Where Qt has no such part under the name that is known, it paints as it would.
    """

    def __init__(self, view: QTextEdit) -> None:
        super().__init__(view)
        self._view = view
        self._asked: list[QRectF] | None = None  # while there are edits
        control = next(
            (one for one in view.children() if one.metaObject().className() == _CONTROL), None
        )
        disconnect: Any = QObject.disconnect  # its stubs know no "from everybody"
        if control is not None and disconnect(control, _ASKED, None, None):
            QObject.connect(control, _ASKED, self._on_asked)

    @contextmanager
    def edits(self) -> Iterator[None]:
        """What is changed meanwhile is painted by lines."""
        document = self._view.document()
        before, self._asked = _last_lines(document), []
        try:
            yield
        finally:
            asked, self._asked = self._asked, None
            after = _last_lines(document)
            changed = _first_change(before, after)
            for rect in asked:
                inside = before and after and rect.top() >= min(before[0].y, after[0].y) - SLACK_PX
                if not inside:
                    self._update(rect)
                elif changed is not None:
                    self._update(rect.intersected(_below(rect, changed - SLACK_PX)))

    @Slot(QRectF)
    def _on_asked(self, rect: QRectF) -> None:
        if self._asked is None:
            self._update(rect)
        else:
            self._asked.append(rect)

    def _update(self, rect: QRectF) -> None:
        """Paint a part of the document, px, as far as it is seen."""
        bars = self._view.horizontalScrollBar(), self._view.verticalScrollBar()
        seen = QRectF(self._view.viewport().rect()).translated(bars[0].value(), bars[1].value())
        wanted = rect.intersected(seen)
        if not wanted.isEmpty():
            wanted.translate(-bars[0].value(), -bars[1].value())
            self._view.viewport().update(wanted.toAlignedRect())


def _below(rect: QRectF, y: float) -> QRectF:
    return QRectF(rect.left(), y, rect.width(), max(0.0, rect.bottom() - y))


def _last_lines(document: QTextDocument) -> list[_Line]:
    first = document.lastBlock()
    for _ in range(BLOCKS - 1):
        first = first.previous() if first.previous().isValid() else first
    lines: list[_Line] = []
    while first.isValid():
        lines += _lines_of(document, first)
        first = first.next()
    return lines


def _lines_of(document: QTextDocument, block: QTextBlock) -> Iterator[_Line]:
    top = document.documentLayout().blockBoundingRect(block).top()
    layout, text = block.layout(), block.text()
    runs = list(_runs(block))
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        begin, end = line.textStart(), line.textStart() + line.textLength()
        inside = (
            (max(begin, at), min(end, at + n) - max(begin, at), look)
            for at, n, look in runs
            if at < end and at + n > begin
        )
        yield _Line(top + line.y(), text[begin:end], tuple(inside))


def _runs(block: QTextBlock) -> Iterator[_Run]:
    at = block.begin()
    while not at.atEnd():
        fragment = at.fragment()
        begin = fragment.position() - block.position()
        yield begin, fragment.length(), fragment.charFormatIndex()
        at += 1


def _first_change(before: list[_Line], after: list[_Line]) -> float | None:
    """From where on lines differ, px of the document; None: they are the same."""
    for old, new in zip(before, after, strict=False):
        if old != new:
            return min(old.y, new.y)
    n = min(len(before), len(after))
    rest = before[n:] or after[n:]
    return rest[0].y if rest else None
