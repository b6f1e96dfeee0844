"""The bar above the captions: pause, what to listen to, and the tools that are used most."""

from enum import Enum
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QListView, QMenu, QToolButton, QWidget

from captioner_ui.listen_button import ListenButton
from captioner_ui.session import Phase
from captioner_ui.source_choice import SourceChoice, SourceKind, SourceList
from captioner_ui.style.icons import icon
from captioner_ui.style.tokens import GRID_PX, HALF_PX, ICON_PX, MARGIN_PX, TARGET_PX
from captioner_ui.translation import tr

MIN_SOURCE_PX: Final = 88  # what is needed of the bar fits 800 px at a scale of 2
MAX_SOURCE_PX: Final = 320  # a long name is cut: the list and the tool tip have all of it


class Tool(Enum):
    """A button of the bar, from left to right; without room the last ones go first."""

    OVERLAY = "overlay"
    COPY = "copy"
    SEARCH = "search"
    SESSIONS = "sessions"
    FILE = "file"


ICONS: Final = {
    SourceKind.DEFAULT_MICROPHONE: "microphone",
    SourceKind.DEVICE: "microphone",
    SourceKind.COMPUTER: "computer",
    SourceKind.BOTH: "both",
    SourceKind.DEMO: "file",
    SourceKind.FILE: "file",
}


class ControlBar(QWidget):
    """Shows and reports; decides nothing. A narrow one leaves out what the menu has, too.

    Signals:
        source_chosen: SourceChoice, picked by the person.
        toggled: the start/pause button was pressed.
    """

    source_chosen = Signal(SourceChoice)
    toggled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.toggle: Final = ListenButton()
        self.toggle.clicked.connect(self.toggled)
        self._sources = self._make_sources()
        self._tools: dict[Tool, QToolButton] = {}
        self._more = _tool_button("more", tr("More"), tr("Everything else (F10)"))
        self._more.setObjectName("more")
        self._more.setShortcut(QKeySequence(Qt.Key.Key_F10))
        self._more.clicked.connect(self.open_more)
        self._menu: QMenu | None = None
        self._row = self._lay_out()

    @property
    def choice(self) -> SourceChoice:
        """What the list stands on."""
        chosen = self._sources.currentData()
        assert isinstance(chosen, SourceChoice)
        return chosen

    @property
    def busy(self) -> bool:
        """Whether somebody is at it: a list or a menu is open, or the keyboard is here."""
        focused = self.focusWidget()
        menu = self._menu is not None and self._menu.isVisible()
        return menu or self._sources.view().isVisible() or bool(focused and focused.hasFocus())

    def show_sources(self, found: SourceList, chosen: SourceChoice) -> None:
        """Fill the list and stand on `chosen`, which stays even if it is not there any more."""
        present = chosen in found.choices
        entries = found.choices if present else (chosen, *found.choices)
        shown = tuple(self._sources.itemData(row) for row in range(self._sources.count()))
        if shown != entries:  # else a list that is open just now would be closed
            self._fill(entries)
        self._sources.setCurrentIndex(entries.index(chosen))
        self._sources.setToolTip(tr("What to caption: {source}", source=tr(chosen.label)))

    def show_phase(self, phase: Phase) -> None:
        """Word the start/pause button for what holds now."""
        self.toggle.show_phase(phase)

    def add_tool(self, tool: Tool, action: QAction) -> None:
        """A button that does what this entry of a menu does."""
        button = _tool_button(tool.value, action.text().replace("&", "").rstrip("…"), "")
        button.setObjectName(f"tool {tool.value}")
        button.setCheckable(action.isCheckable())
        button.setChecked(action.isChecked())
        button.clicked.connect(action.trigger)

        def follow() -> None:
            button.setChecked(action.isChecked())
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            words = button.accessibleName()
            button.setToolTip(f"{words} ({keys})" if keys else words)

        action.changed.connect(follow)
        action.toggled.connect(follow)
        follow()
        self._tools[tool] = button
        ordered = [self._tools[one] for one in Tool if one in self._tools]
        place = self._row.indexOf(self._more) - (len(ordered) - 1) + ordered.index(button)
        self._row.insertWidget(place, button)
        chain = [self.toggle, self._sources, *ordered, self._more]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)
        self._fit(self.width())

    def set_menu(self, menu: QMenu) -> None:
        """What the last button opens."""
        self._menu = menu

    def open_sources(self) -> None:
        """Let the person choose what is listened to."""
        self._sources.setFocus()
        self._sources.showPopup()

    @Slot()
    def open_more(self) -> None:
        """Open the menu below its button."""
        if self._menu is not None:
            corner = self._more.rect().bottomRight()
            width = self._menu.sizeHint().width()
            left = corner.x() if self.isRightToLeft() else corner.x() - width
            self._menu.popup(self._more.mapToGlobal(QPoint(left, corner.y() + HALF_PX)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Room for what has to be there."""
        width = self.toggle.minimumSizeHint().width() + MIN_SOURCE_PX + TARGET_PX
        return QSize(width + 2 * GRID_PX + 2 * MARGIN_PX, self.toggle.sizeHint().height() + GRID_PX)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Show of the tools what there is room for."""
        super().resizeEvent(event)
        self._fit(event.size().width())

    def _fit(self, width_px: int) -> None:
        room = width_px - self.minimumSizeHint().width()
        for tool in Tool:
            if tool in self._tools:
                room -= TARGET_PX + GRID_PX
                self._tools[tool].setVisible(room >= 0)

    def _fill(self, entries: tuple[SourceChoice, ...]) -> None:
        self._sources.clear()
        for choice in entries:
            self._sources.addItem(icon(ICONS[choice.kind]), tr(choice.label), choice)

    def _make_sources(self) -> QComboBox:
        sources = QComboBox()
        sources.setProperty("look", "pill")
        sources.setAccessibleName(tr("Sound source"))
        sources.setView(QListView())  # in the style's shapes, as other lists
        sources.setIconSize(QSize(ICON_PX, ICON_PX))
        sources.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        sources.setMinimumWidth(MIN_SOURCE_PX)
        sources.setMaximumWidth(MAX_SOURCE_PX)
        sources.activated.connect(self._on_source_activated)
        return sources

    def _lay_out(self) -> QHBoxLayout:
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN_PX, HALF_PX, MARGIN_PX, HALF_PX)
        row.setSpacing(GRID_PX)
        row.addWidget(self.toggle)
        row.addWidget(self._sources, 100)
        row.addStretch(1)
        row.addWidget(self._more)
        return row

    @Slot(int)
    def _on_source_activated(self, _index: int) -> None:
        self.source_chosen.emit(self.choice)


def _tool_button(name: str, words: str, tip: str) -> QToolButton:
    button = QToolButton()
    button.setProperty("look", "plain")
    button.setIcon(icon(name))
    button.setIconSize(QSize(ICON_PX, ICON_PX))
    button.setFixedSize(QSize(TARGET_PX, TARGET_PX))
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.setAccessibleName(words)
    button.setToolTip(tip or words)
    return button
