"""The list of kept sessions: search, open, name, export, delete."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from captioner.history.search_all import FoundSession
from captioner.history.sessions import SessionInfo
from captioner_ui.fitting import fitted
from captioner_ui.history.search_bar import EXAMPLE
from captioner_ui.history.session_model import SessionModel
from captioner_ui.history.session_rows import SessionDelegate
from captioner_ui.style.tokens import GRID_PX, MARGIN_PX
from captioner_ui.translation import tr

START_SIZE: Final = QSize(760, 520)  # px; cut to what the screen has
DEBOUNCE_MS: Final = 200  # after the last letter typed


class SessionList(QDialog):
    """Not modal: captions go on beside it. Deleting asks on the button itself.

    Signals:
        open_asked: SessionInfo, and str: what was searched for.
        export_asked: SessionInfo.
        rename_asked: SessionInfo, and str: what a person calls it.
        delete_asked: list of SessionInfo; the person has confirmed it.
        search_asked: str, what is looked for in all; empty ends the search.
    """

    open_asked = Signal(SessionInfo, str)
    export_asked = Signal(SessionInfo)
    rename_asked = Signal(SessionInfo, str)
    delete_asked = Signal(list)
    search_asked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Sessions"))
        self.resize(fitted(START_SIZE))
        self._sessions: Sequence[SessionInfo] = ()
        self._present: Path | None = None
        self._n_done = 0  # sessions that were looked through
        self._field = self._make_field()
        self._count = _quiet()
        self._model = SessionModel()
        self._list = self._make_list()
        self._place = _quiet()
        self._place.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._place.setWordWrap(True)
        self._open = QPushButton(tr("&Open"))
        self._open.setProperty("look", "main")
        self._rename = QPushButton(tr("&Rename"))
        self._export = QPushButton(tr("&Export…"))
        self._delete = QPushButton(tr("&Delete"))
        self._confirm = QPushButton()
        self._keep = QPushButton(tr("&Keep"))
        self._wait = QTimer(self, singleShot=True, interval=DEBOUNCE_MS)
        self._wait.timeout.connect(self._on_search)
        self._lay_out()
        self._connect()
        self._ask(False)

    @property
    def sessions(self) -> Sequence[SessionInfo]:
        """All of the folder, the newest first."""
        return self._sessions

    @property
    def wanted(self) -> str:
        """What is looked for in all sessions; empty without a search."""
        return self._field.text().strip()

    def show_sessions(
        self, sessions: Sequence[SessionInfo], folder: Path, present: Path | None
    ) -> None:
        """Show these, the newest first; `present` is being written by this program."""
        self._sessions, self._present = sessions, present
        self.show_place(folder)
        if self.wanted:
            self._on_search()
        else:
            self._fill()

    def show_place(self, folder: Path) -> None:
        """Say where they are kept."""
        self._place.setText(
            tr("Kept in {folder}, readable for you only.", folder=folder)
            if self._sessions
            else tr("No sessions are kept in {folder} yet.", folder=folder)
        )

    def search_for(self, text: str) -> None:
        """Look for this, as if it had been typed."""
        self._field.setText(text)

    def add_found(self, found: Sequence[FoundSession], n_done: int) -> None:
        """A search has looked through so many sessions, and found something in these."""
        self._n_done = n_done
        if found:
            first = self._model.rowCount() == 0
            self._model.add(found, self._present)
            if first:
                self._choose(0)
        self._tell_count(busy=True)

    def search_ended(self) -> None:
        """There is no more to be found."""
        self._tell_count(busy=False)

    def chosen(self) -> list[SessionInfo]:
        """What is selected, from top to bottom."""
        chosen = sorted(self._list.selectionModel().selectedRows(), key=lambda index: index.row())
        return [self._model.row_of(index).info for index in chosen]

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Escape takes the question or the search back before it closes; arrows leave the field."""
        match event.key():
            case Qt.Key.Key_Escape if not self._keep.isHidden():
                self._ask(False)
                self._list.setFocus()
            case Qt.Key.Key_Escape if self._field.text():
                self._field.clear()
            case Qt.Key.Key_Down if self._field.hasFocus():
                self._list.setFocus()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self._field.hasFocus():
                self._on_open()
            case _:
                super().keyPressEvent(event)

    def _make_field(self) -> QLineEdit:
        field = QLineEdit()
        field.setPlaceholderText(tr("Search all sessions"))
        field.setAccessibleName(tr("Search all sessions"))
        field.setToolTip(tr("Titles, words, and perhaps who says them: {example}", example=EXAMPLE))
        field.setClearButtonEnabled(True)
        return field

    def _make_list(self) -> QListView:
        made = QListView()
        made.setModel(self._model)
        made.setUniformItemSizes(True)  # hundreds are laid out as quickly as one
        made.setItemDelegate(SessionDelegate(made))
        made.setAccessibleName(tr("Sessions"))
        made.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        made.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        return made

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(GRID_PX)
        top.addWidget(self._field, 1)
        top.addWidget(self._count)
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID_PX)
        for button in (
            *(self._open, self._rename, self._export, self._delete),
            *(self._confirm, self._keep),
        ):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN_PX, MARGIN_PX, MARGIN_PX, MARGIN_PX)
        column.setSpacing(GRID_PX)
        column.addLayout(top)
        column.addWidget(self._list, 1)
        column.addWidget(self._place)
        column.addLayout(buttons)

    def _connect(self) -> None:
        self._field.textChanged.connect(self._on_text_changed)
        self._list.selectionModel().selectionChanged.connect(self._on_selection_changed)
        self._list.activated.connect(self._on_open)
        self._model.renamed.connect(self.rename_asked)
        self._open.clicked.connect(self._on_open)
        self._rename.clicked.connect(self._on_rename)
        self._export.clicked.connect(self._on_export)
        self._delete.clicked.connect(self._on_delete)
        self._confirm.clicked.connect(self._on_confirm)
        self._keep.clicked.connect(self._on_keep)
        keys = QKeySequence.StandardKey
        for key, owner, slot in (
            (keys.Delete, self._list, self._on_delete),
            (keys.Find, self, self._on_find),
            (keys.Save, self, self._on_export),
        ):
            QShortcut(QKeySequence(key), owner).activated.connect(slot)

    def _fill(self) -> None:
        """With all sessions; with none, which are added as they are found, if there is a search."""
        chosen = {info.path for info in self.chosen()}
        shown = () if self.wanted else self._sessions
        self._model.fill(shown, self._present)
        again = [row for row, info in enumerate(shown) if info.path in chosen]
        for row in again or range(min(1, len(shown))):
            self._choose(row)
        self._tell_count(busy=False)
        self._ask(False)

    def _choose(self, row: int) -> None:
        """Select one more; it is the one that keys go on from."""
        index = self._model.index(row)
        selection = self._list.selectionModel()
        selection.setCurrentIndex(index, selection.SelectionFlag.Select)

    def _tell_count(self, *, busy: bool) -> None:
        n = self._model.rowCount()
        if self.wanted and busy:
            percent = round(100 * self._n_done / max(1, len(self._sessions)))
            self._count.setText(tr("Searching… {percent} %", percent=percent))
        elif self.wanted:
            self._count.setText(tr("%n session(s) found", n=n) if n else tr("Nothing found"))
        else:
            self._count.setText(tr("%n session(s)", n=n) if n else "")

    def _ask(self, asking: bool) -> None:
        """Ask whether to delete, or offer the usual buttons."""
        n_chosen = len(self.chosen())
        for button in (self._open, self._rename, self._export, self._delete):
            button.setVisible(not asking)
        for button in (self._confirm, self._keep):
            button.setVisible(asking)
        for button in (self._open, self._rename, self._export):
            button.setEnabled(n_chosen == 1)
        self._delete.setEnabled(n_chosen > 0)
        if asking:
            self._confirm.setText(tr("&Yes, delete %n session(s) for good", n=n_chosen))
            self._keep.setFocus()

    @Slot()
    def _on_text_changed(self) -> None:
        self._wait.start()

    @Slot()
    def _on_search(self) -> None:
        """Begin anew: with nothing found, or with all sessions without a search."""
        self._wait.stop()
        self._n_done = 0
        self._fill()
        self._tell_count(busy=bool(self.wanted))
        self.search_asked.emit(self.wanted)

    @Slot()
    def _on_selection_changed(self) -> None:
        self._ask(False)

    @Slot()
    def _on_open(self) -> None:
        if len(self.chosen()) == 1:
            self.open_asked.emit(self.chosen()[0], self.wanted)

    @Slot()
    def _on_rename(self) -> None:
        if len(self.chosen()) == 1:
            self._list.edit(self._list.selectionModel().selectedRows()[0])

    @Slot()
    def _on_export(self) -> None:
        if len(self.chosen()) == 1:
            self.export_asked.emit(self.chosen()[0])

    @Slot()
    def _on_delete(self) -> None:
        if self.chosen():
            self._ask(True)

    @Slot()
    def _on_find(self) -> None:
        self._field.setFocus()
        self._field.selectAll()

    @Slot()
    def _on_keep(self) -> None:
        self._ask(False)
        self._list.setFocus()

    @Slot()
    def _on_confirm(self) -> None:
        self.delete_asked.emit(self.chosen())


def _quiet() -> QLabel:
    label = QLabel()
    label.setProperty("look", "quiet")
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
