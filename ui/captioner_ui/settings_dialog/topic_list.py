"""The search field and the list of topics below it."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from captioner_ui.hotkeys import Hotkeys, entry_of
from captioner_ui.settings_dialog.finder import Entry, all_entries, found
from captioner_ui.settings_dialog.hotkey_page import label_of
from captioner_ui.settings_dialog.topics import TOPICS
from captioner_ui.style.icons import icon
from captioner_ui.style.tokens import GRID_PX, ICON_PX
from captioner_ui.translation import tr

NOTHING: Final = -1
SPACING_PX: Final = 3  # around each: to be hit by a finger, too


class TopicList(QWidget):
    """What is searched leaves only the topics that have some of it.

    Signals:
        shown: int, the topic to be shown, perhaps again; NOTHING if nothing is found.
        entered: the person has pressed Return in the search field.
    """

    shown = Signal(int)
    entered = Signal()

    def __init__(self, hotkeys: Hotkeys) -> None:
        super().__init__()
        self._hotkeys = hotkeys
        self._entries: list[Entry] | None = None  # made when something is searched
        self._hits: list[Entry] | None = None  # None while nothing is searched
        self.search: Final = QLineEdit()
        self.topics: Final = QListWidget()
        self.search.setPlaceholderText(tr("Search settings"))
        self.search.setAccessibleName(tr("Search settings"))
        self.search.setClearButtonEnabled(True)
        self.search.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self.topics.setAccessibleName(tr("Topics"))
        self.topics.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.topics.setIconSize(QSize(ICON_PX, ICON_PX))
        self.topics.setSpacing(SPACING_PX)
        for topic in TOPICS:
            item = QListWidgetItem(icon(topic.icon), tr(topic.title), self.topics)
            item.setToolTip(tr(topic.title))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID_PX)
        column.addWidget(self.search)
        column.addWidget(self.topics, 1)
        self.search.textChanged.connect(self._on_search)
        self.search.returnPressed.connect(self.entered)
        self.topics.currentRowChanged.connect(self._on_row)

    @property
    def wanted(self) -> set[tuple[str, str]] | None:
        """Section and name of what is found; None while nothing is searched."""
        if self._hits is None:
            return None
        return {(entry.section, entry.name) for entry in self._hits}

    def show_topic(self, number: int) -> None:
        """Stand on this one; the search ends."""
        self.search.clear()
        self.topics.setCurrentRow(number)

    def search_again(self) -> None:
        """Give the keyboard to the search field."""
        self.search.setFocus()
        self.search.selectAll()

    def end_search(self) -> bool:
        """Show everything again; whether something was searched."""
        searched = bool(self.search.text())
        if searched:
            self.search.clear()
            self.search.setFocus()
        return searched

    @Slot(str)
    def _on_search(self, typed: str) -> None:
        self._hits = found(self._all(), typed) if typed.strip() else None
        topics = {*range(len(TOPICS))}
        if self._hits is not None:
            topics = {entry.topic for entry in self._hits}
        for row in range(self.topics.count()):
            self.topics.item(row).setHidden(row not in topics)
        row = self.topics.currentRow()
        if not topics:
            self.shown.emit(NOTHING)
        elif row not in topics:
            self.topics.setCurrentRow(min(topics))
        else:
            self.shown.emit(row)

    @Slot(int)
    def _on_row(self, row: int) -> None:
        if row >= 0:
            self.shown.emit(row)

    def _all(self) -> list[Entry]:
        if self._entries is None:
            keys = {entry_of(one): label_of(one) for one in self._hotkeys.actions()}
            self._entries = [*all_entries(keys)]
        return self._entries
