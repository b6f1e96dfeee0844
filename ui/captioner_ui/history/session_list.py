"""The list of kept sessions: open, export, delete."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from captioner.history.sessions import SessionInfo
from captioner_ui.fitting import fitted
from captioner_ui.plain_tip import plain_tip
from captioner_ui.translation import tr

START_SIZE: Final = QSize(760, 420)  # px; fits a screen of 800x480
_INFO: Final = Qt.ItemDataRole.UserRole
MB: Final = 1e6  # bytes


class SessionList(QDialog):
    """Not modal: captions go on beside it. Deleting asks on the button itself.

    Signals:
        open_asked: SessionInfo.
        export_asked: SessionInfo.
        delete_asked: list of SessionInfo; the person has confirmed it.
    """

    open_asked = Signal(SessionInfo)
    export_asked = Signal(SessionInfo)
    delete_asked = Signal(list)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Sessions"))
        self.resize(fitted(START_SIZE))
        self._place = QLabel()
        self._place.setTextFormat(Qt.TextFormat.PlainText)
        self._place.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._place.setWordWrap(True)
        self._list = self._make_list()
        self._open = QPushButton(tr("&Open"))
        self._export = QPushButton(tr("&Export…"))
        self._delete = QPushButton(tr("&Delete"))
        self._confirm = QPushButton(tr("&Yes, delete for good"))
        self._keep = QPushButton(tr("&Keep"))
        self._lay_out()
        self._connect()
        self._ask(False)

    def show_sessions(
        self, sessions: Sequence[SessionInfo], folder: Path, present: Path | None
    ) -> None:
        """Show these, the newest first; `present` is being written by this program."""
        self._list.clear()
        for info in sessions:
            item = QTreeWidgetItem([started(info), length(info), size(info), words(info, present)])
            item.setData(0, _INFO, info)
            item.setToolTip(3, plain_tip(info.first_words))
            self._list.addTopLevelItem(item)
        newest = self._list.topLevelItem(0)
        if newest is not None:
            self._list.setCurrentItem(newest)
        self._place.setText(
            tr("Kept in {folder}, readable for you only.", folder=folder)
            if sessions
            else tr("No sessions are kept in {folder} yet.", folder=folder)
        )
        self._ask(False)

    def chosen(self) -> list[SessionInfo]:
        """What is selected, from top to bottom."""
        return [item.data(0, _INFO) for item in self._list.selectedItems()]

    def _make_list(self) -> QTreeWidget:
        made = QTreeWidget()
        made.setRootIsDecorated(False)
        made.setUniformRowHeights(True)
        made.setAccessibleName(tr("Sessions"))
        made.setHeaderLabels([tr("Started"), tr("Length"), tr("Size"), tr("First words")])
        made.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        made.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        return made

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        for button in (self._open, self._export, self._delete, self._confirm, self._keep):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        buttons.addStretch(1)
        close = QPushButton(tr("&Close"))
        close.setAutoDefault(False)
        close.clicked.connect(self.close)
        buttons.addWidget(close)
        column = QVBoxLayout(self)
        column.addWidget(self._place)
        column.addWidget(self._list, 1)
        column.addLayout(buttons)

    def _connect(self) -> None:
        self._list.itemSelectionChanged.connect(self._on_selection_changed)
        self._list.itemActivated.connect(self._on_open)
        self._open.clicked.connect(self._on_open)
        self._export.clicked.connect(self._on_export)
        self._delete.clicked.connect(self._on_delete)
        self._confirm.clicked.connect(self._on_confirm)
        self._keep.clicked.connect(self._on_keep)
        delete = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self._list)
        delete.activated.connect(self._on_delete)

    def _ask(self, asking: bool) -> None:
        """Ask whether to delete, or offer the usual buttons."""
        n_chosen = len(self.chosen())
        for button in (self._open, self._export, self._delete):
            button.setVisible(not asking)
        for button in (self._confirm, self._keep):
            button.setVisible(asking)
        self._open.setEnabled(n_chosen == 1)
        self._export.setEnabled(n_chosen == 1)
        self._delete.setEnabled(n_chosen > 0)
        if asking:
            self._keep.setFocus()

    @Slot()
    def _on_selection_changed(self) -> None:
        self._ask(False)

    @Slot()
    def _on_open(self) -> None:
        if len(self.chosen()) == 1:
            self.open_asked.emit(self.chosen()[0])

    @Slot()
    def _on_export(self) -> None:
        if len(self.chosen()) == 1:
            self.export_asked.emit(self.chosen()[0])

    @Slot()
    def _on_delete(self) -> None:
        if self.chosen():
            self._ask(True)

    @Slot()
    def _on_keep(self) -> None:
        self._ask(False)

    @Slot()
    def _on_confirm(self) -> None:
        self.delete_asked.emit(self.chosen())


def started(info: SessionInfo) -> str:
    """When it began, in local time."""
    return f"{datetime.fromtimestamp(info.started_s):%Y-%m-%d %H:%M}"


def length(info: SessionInfo) -> str:
    """How long it was, as hours, minutes and seconds."""
    minutes, rest_s = divmod(round(info.length_s), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest_s:02}"


def size(info: SessionInfo) -> str:
    """How much room it takes."""
    if info.n_bytes >= MB:
        return f"{info.n_bytes / MB:.1f} MB"
    return f"{max(1, round(info.n_bytes / 1000))} kB"


def words(info: SessionInfo, present: Path | None) -> str:
    """How it begins, and what is special about it."""
    if info.path == present:
        return tr("(now) {words}", words=info.first_words)
    if info.live:
        return tr("(in another window) {words}", words=info.first_words)
    if info.cut_off:
        return tr("(cut off) {words}", words=info.first_words)
    return info.first_words
