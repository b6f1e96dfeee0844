"""The settings: a search field, a list of topics, a form for each. Changes hold at once."""

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from captioner.errors import ConfigError
from captioner_ui.device_list import DeviceLister
from captioner_ui.fitting import fitted
from captioner_ui.hotkeys import Hotkeys
from captioner_ui.models.builds import ModelBuilds
from captioner_ui.settings import Settings
from captioner_ui.settings_dialog.change_log import ChangeLog, State
from captioner_ui.settings_dialog.draft import Draft
from captioner_ui.settings_dialog.page import TopicPage
from captioner_ui.settings_dialog.pages import PageMaker
from captioner_ui.settings_dialog.tabs import ends_with, undo_reaches
from captioner_ui.settings_dialog.topic_list import NOTHING, TopicList
from captioner_ui.settings_dialog.topics import TOPICS, topic_of
from captioner_ui.settings_store import SettingsStore
from captioner_ui.status import problem_text
from captioner_ui.style.icons import icon
from captioner_ui.style.tokens import GRID_PX, HALF_PX
from captioner_ui.translation import tr

START_SIZE: Final = QSize(820, 600)  # px; a smaller screen makes it smaller
TOPICS_WIDTH_PX: Final = 176
NARROW_PX: Final = 560  # a window that is less wide has a narrower list
NARROW_TOPICS_PX: Final = 112
TYPED_MS: Final = 1000  # what is typed holds when no letter has followed for so long


class SettingsDialog(QDialog):
    """Shows the settings and gives the store what is changed, at once. Not modal.

    A page is made when it is first shown: all at once would hold up captions for a moment. What
    is on pages that were never shown stays as it is in the store.
    """

    def __init__(
        self,
        store: SettingsStore,
        hotkeys: Hotkeys,
        builds: ModelBuilds,
        lister: DeviceLister,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._log = ChangeLog()
        self._maker = PageMaker(hotkeys, builds, lister, parent)
        self._pages: dict[int, TopicPage] = {}  # those that were shown, by their topic
        self._places: list[QVBoxLayout] = []  # for the pages
        self._changed = ""  # the setting that is typed just now
        self._updating = False
        self._warned = False  # that closing loses something
        self._list = TopicList(hotkeys)
        self._stack = QStackedWidget()
        self._problem = QLabel()
        self._frame = _framed(self._problem)
        self._undo, self._undo_all, self._defaults, self._close = self._make_buttons()
        self._typed = QTimer(self, singleShot=True, interval=TYPED_MS)
        self._lay_out()
        self._connect()
        self._list.show_topic(0)
        self._list.search_again()

    def show_topic(self, section: str) -> None:
        """Open the page of this section, and scroll to it."""
        number = topic_of(section)
        self._list.show_topic(number)
        self._pages[number].show_form(section)

    def show_language(self) -> None:
        """Open the page with the language, ready to be chosen."""
        self.show_topic("recognition")
        self._maker.language.control.setFocus()

    def draft(self) -> Draft:
        """What the controls say."""
        forms = [form for page in self._pages.values() for form in page.forms]
        return Draft.of(self._store.current, forms)

    def done(self, result: int) -> None:
        """Close, after what was typed last has been taken over; once not if that is impossible."""
        self._settle()
        if self._problem.text() and not self._warned:
            self._warned = True
            closing = tr("Close once more to leave without it.")
            self._problem.setText(f"{self._problem.text()} {closing}")
            return
        super().done(result)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Escape ends the search first, then closes."""
        if event.key() != Qt.Key.Key_Escape or not self._list.end_search():
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """A narrow window has a narrow list."""
        super().resizeEvent(event)
        narrow = event.size().width() < NARROW_PX
        self._list.setFixedWidth(NARROW_TOPICS_PX if narrow else TOPICS_WIDTH_PX)

    def _make_buttons(self) -> tuple[QPushButton, QPushButton, QPushButton, QPushButton]:
        undo = QPushButton(icon("undo"), tr("&Undo"))
        undo.setObjectName("undo")
        undo.setToolTip(tr("Takes the last change back (Ctrl+Z)"))
        undo_all = QPushButton(tr("Undo &all"))
        undo_all.setObjectName("undo all")
        undo_all.setToolTip(tr("Takes back all changes since this window was opened"))
        defaults = QPushButton(tr("&Defaults"))
        defaults.setObjectName("defaults")
        defaults.setToolTip(tr("Of the page that is shown"))
        close = QPushButton(tr("&Close"))
        close.setObjectName("close")
        for button in (undo, undo_all, defaults, close):
            button.setAutoDefault(False)
        return undo, undo_all, defaults, close

    def _lay_out(self) -> None:
        self.setWindowTitle(tr("Settings"))
        self.setObjectName("settings")
        self.resize(fitted(START_SIZE))
        for _ in TOPICS:
            place = QWidget()
            room = QVBoxLayout(place)
            room.setContentsMargins(0, 0, 0, 0)
            self._places.append(room)
            self._stack.addWidget(place)
        self._stack.addWidget(_nothing())
        self._problem.setObjectName("problem")
        self._problem.setTextFormat(Qt.TextFormat.PlainText)
        self._problem.setWordWrap(True)
        row = QHBoxLayout()
        row.setSpacing(GRID_PX)
        row.addWidget(self._list)
        row.addWidget(self._stack, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(GRID_PX, GRID_PX, GRID_PX, GRID_PX)
        column.setSpacing(GRID_PX)
        column.addLayout(row, 1)
        column.addWidget(self._frame)
        column.addLayout(self._button_row())

    def _button_row(self) -> QHBoxLayout:
        buttons = QHBoxLayout()
        buttons.setSpacing(HALF_PX)
        buttons.addWidget(self._undo)
        buttons.addWidget(self._undo_all)
        buttons.addStretch(1)
        buttons.addWidget(self._defaults)
        buttons.addWidget(self._close)
        return buttons

    def _connect(self) -> None:
        self._list.shown.connect(self._on_topic)
        self._list.entered.connect(self._on_search_entered)
        self._undo.clicked.connect(self._on_undo)
        self._undo_all.clicked.connect(self._on_undo_all)
        self._defaults.clicked.connect(self._on_defaults)
        self._close.clicked.connect(self.accept)
        self._typed.timeout.connect(self._settle)
        self._store.changed.connect(self._on_changed)
        keys = QKeySequence.StandardKey
        for key, slot in ((keys.Undo, self._on_undo), (keys.Redo, self._on_redo)):
            QShortcut(key, self).activated.connect(slot)
        QShortcut(keys.Find, self).activated.connect(self._list.search_again)

    # what is changed

    @property
    def _state(self) -> State:
        lists = self._maker.lists
        return State(self._store.current, lists.stored if lists is not None else {})

    @Slot()
    def _settle(self) -> None:
        """Take over what the controls say, as far as that is possible, and say what is not."""
        self._typed.stop()
        draft = self.draft()
        problem = draft.problem
        before = self._state
        lists = self._maker.lists
        if lists is not None and not problem and lists.unsaved:
            try:
                lists.commit()
            except ConfigError as error:
                problem = problem_text(error)
        self._update(draft.settings)
        if self._state != before:
            self._log.record(self._changed, before, self._state)
        self._show_state(problem)

    def _update(self, settings: Settings) -> None:
        """Give them to the store; the controls show them already."""
        self._updating = True
        self._store.update(settings)
        self._updating = False

    def _show_state(self, problem: str = "") -> None:
        self._problem.setText(problem)
        self._frame.setVisible(bool(problem))
        self._warned = self._warned and bool(problem)
        self._undo.setEnabled(self._log.can_undo or bool(problem))
        self._undo_all.setEnabled(self._log.can_undo or bool(problem))
        self._maker.show_draft(self.draft().settings)

    def _go_to(self, state: State) -> None:
        """Have everything as it is there: the lists, the settings, and the controls."""
        lists = self._maker.lists
        problem = ""
        if lists is not None:
            lists.show_lists(state.lists)
            try:
                lists.commit()
            except ConfigError as error:
                problem = problem_text(error)
        self._update(state.settings)
        for page in self._pages.values():
            for form in page.forms:
                form.show_section(getattr(state.settings, form.section))
        self._show_state(problem)

    @Slot(str, str)
    def _on_edited(self, section: str, name: str) -> None:
        self._changed = f"{section}.{name}"
        self._settle()

    @Slot(str, str)
    def _on_typing(self, section: str, name: str) -> None:
        if self._typed.isActive() and self._changed != f"{section}.{name}":
            self._settle()
        self._changed = f"{section}.{name}"
        self._typed.start()
        self._undo.setEnabled(True)

    @Slot()
    def _on_undo(self) -> None:
        """Take back what cannot be, or else the last step."""
        self._settle()
        self._go_to(self._state if self._problem.text() else self._log.undo(self._state))

    @Slot()
    def _on_redo(self) -> None:
        self._settle()
        self._go_to(self._log.redo(self._state))

    @Slot()
    def _on_undo_all(self) -> None:
        self._settle()
        self._go_to(self._log.undo_all(self._state))

    @Slot()
    def _on_defaults(self) -> None:
        page = self._pages.get(self._stack.currentIndex())
        for form in page.forms if page is not None else ():
            form.show_defaults()
        self._changed = "defaults"
        self._settle()

    @Slot(object, object)
    def _on_changed(self, before: Settings, now: Settings) -> None:
        """Something is other than before, perhaps from elsewhere: the controls show it."""
        if self._updating:
            return
        for page in self._pages.values():
            for form in page.forms:
                form.show_changes(getattr(before, form.section), getattr(now, form.section))
        self._show_state(self._problem.text())

    # what is shown

    @Slot(int)
    def _on_topic(self, number: int) -> None:
        self._defaults.setEnabled(number != NOTHING)
        if number == NOTHING:
            self._stack.setCurrentIndex(self._stack.count() - 1)
            return
        if number not in self._pages:
            page = self._pages[number] = self._maker.make(TOPICS[number], self._store.current)
            page.edited.connect(self._on_edited)
            page.typing.connect(self._on_typing)
            self._places[number].addWidget(page)
            undo_reaches(page)
            ends_with(page, (self._undo, self._undo_all, self._defaults, self._close))
            self._show_state(self._problem.text())
        self._stack.setCurrentIndex(number)
        self._pages[number].filter(self._list.wanted)

    @Slot()
    def _on_search_entered(self) -> None:
        """Go to the first control that was found."""
        page = self._pages.get(self._stack.currentIndex())
        if page is not None:
            page.focus_first()


def _nothing() -> QWidget:
    """What stands there if nothing is found."""
    label = QLabel(tr("No setting is called that. Other words may find it."))
    label.setObjectName("nothing found")
    label.setProperty("look", "quiet")
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setWordWrap(True)
    return label


def _framed(label: QLabel) -> QWidget:
    frame = QFrame()
    frame.setProperty("look", "hint")
    row = QHBoxLayout(frame)
    row.setContentsMargins(GRID_PX, HALF_PX, GRID_PX, HALF_PX)
    row.addWidget(label)
    frame.hide()
    return frame
