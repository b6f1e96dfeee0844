"""The keyboard's way through the dialog."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QLineEdit, QPlainTextEdit, QWidget


def ends_with(page: QWidget, last: Sequence[QWidget]) -> None:
    """Have `last` come after all of a page that was put in just now."""
    *_, end = chain(page)
    for before, after in pairwise((end, *last)):
        QWidget.setTabOrder(before, after)


def chain(page: QWidget) -> Iterator[QWidget]:
    """What of a page takes the keyboard, in the order of the Tab key."""
    first = page.window()
    found = first.nextInFocusChain()
    while found is not None and found is not first:
        if page.isAncestorOf(found) and found.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield found
        found = found.nextInFocusChain()


class _UndoGate(QObject):
    """Lets Ctrl+Z through to the dialog where a field of text has nothing to take back."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """A field claims the keys for itself before the dialog's shortcuts are asked."""
        if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        undo = event.matches(QKeySequence.StandardKey.Undo) and not _can_undo(watched)
        redo = event.matches(QKeySequence.StandardKey.Redo) and not _can_redo(watched)
        if undo or redo:
            event.ignore()
        return undo or redo


def undo_reaches(page: QWidget) -> None:
    """Have Ctrl+Z in the fields of a page reach the dialog where they do not need it."""
    for kind in (QLineEdit, QPlainTextEdit, QAbstractSpinBox):
        for field in page.findChildren(kind):
            field.installEventFilter(_UndoGate(field))


def _can_undo(field: QObject) -> bool:
    match field:
        case QLineEdit():
            return field.isUndoAvailable()
        case QPlainTextEdit():
            return field.document().isUndoAvailable()
        case QAbstractSpinBox():
            return field.lineEdit().isUndoAvailable()
        case _:
            return False


def _can_redo(field: QObject) -> bool:
    match field:
        case QLineEdit():
            return field.isRedoAvailable()
        case QPlainTextEdit():
            return field.document().isRedoAvailable()
        case QAbstractSpinBox():
            return field.lineEdit().isRedoAvailable()
        case _:
            return False
