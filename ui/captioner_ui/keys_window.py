"""The keys as a table that can be searched."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from captioner_ui.help_texts import keys_text
from captioner_ui.hotkeys import entry_of
from captioner_ui.style.icons import icon
from captioner_ui.text_window import TextWindow
from captioner_ui.translation import tr

WORDS: Final = 0
KEYS: Final = 1


class KeysWindow(TextWindow):
    """What can be done and its keys; copied, it is plain text. Not modal."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, tr("Keys"), "help keys")
        self._search = QLineEdit()
        self._search.setPlaceholderText(tr("Search keys"))
        self._search.setAccessibleName(tr("Search keys"))
        self._search.setClearButtonEnabled(True)
        self._search.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self._search.textChanged.connect(self._on_search)
        self._table = QTreeWidget()
        self._table.setAccessibleName(tr("Keys"))
        self._table.setHeaderLabels([tr("What it does"), tr("Keys")])
        self._table.setRootIsDecorated(False)
        self._table.setUniformRowHeights(True)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        header = self._table.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(WORDS, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(KEYS, QHeaderView.ResizeMode.ResizeToContents)
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        self.hide_text()
        column.insertWidget(0, self._search)
        column.insertWidget(1, self._table, 1)
        QWidget.setTabOrder(self._search, self._table)

    def show_keys(self, actions: Sequence[QAction], buttons: Sequence[QAbstractButton]) -> None:
        """Show what these have for keys now, and come to the front."""
        self._table.clear()
        named = [(entry_of(one), one.shortcuts()) for one in actions]
        named += [(one.accessibleName(), [one.shortcut()]) for one in buttons if not one.text()]
        form = QKeySequence.SequenceFormat.NativeText
        for words, shortcuts in named:
            keys = ", ".join(key.toString(form) for key in shortcuts if not key.isEmpty())
            if keys:
                QTreeWidgetItem(self._table, [words, keys])
        self._on_search(self._search.text())
        self._search.setFocus(Qt.FocusReason.OtherFocusReason)
        self.show_text(keys_text(actions, buttons))

    @Slot(str)
    def _on_search(self, typed: str) -> None:
        """Leave the rows that have every word that is typed."""
        wanted = typed.casefold().split()
        for number in range(self._table.topLevelItemCount()):
            row = self._table.topLevelItem(number)
            assert row is not None
            text = f"{row.text(WORDS)} {row.text(KEYS)}".casefold()
            row.setHidden(not all(word in text for word in wanted))
