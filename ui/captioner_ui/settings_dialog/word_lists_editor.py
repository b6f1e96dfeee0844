"""The person's lists of words: switched on and off, made, imported, and edited as text."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from captioner.errors import ConfigError
from captioner.wording.list_folder import ListFolder
from captioner.wording.word_list import parse_list
from captioner_ui.own_words import WordKeeper
from captioner_ui.settings_dialog.editor import Editor
from captioner_ui.status import problem_text
from captioner_ui.translation import tr

LISTS_ROWS: Final = 4
TEXT_ROWS: Final = 7


class WordListsEditor(Editor):
    """Of the names of the lists in use. What is edited is written by `commit`."""

    def __init__(self, keeper: WordKeeper) -> None:
        super().__init__()
        self._keeper = keeper
        self._texts: dict[str, str] = {}  # by name, as they are in the dialog
        self._stored: dict[str, str] = {}  # as they are on the disk
        self._foreign: tuple[str, ...] = ()  # in use, but no list of this folder: a path
        self._lists = QListWidget()
        self._text = QPlainTextEdit()
        self._note = QLabel()
        self.control = self._make_control()
        self.control.setFocusProxy(self._lists)
        self._load()
        self._lists.itemChanged.connect(self.edited)
        self._lists.currentItemChanged.connect(self._on_current)
        self._text.textChanged.connect(self._on_text)
        keeper.changed.connect(self._on_kept)

    def value(self) -> tuple[str, ...]:
        """Names of the lists that are switched on, and what else is in use.

        Raises:
            ConfigError: a text is no list of words.
        """
        for name, text in self._texts.items():
            if text != self._stored.get(name):
                parse_list(text, name)
        ticked = (item.text() for item in self._items() if _is_on(item))
        return (*ticked, *self._foreign)

    def show_value(self, value: tuple[str, ...]) -> None:
        """Switch these on, the others off."""
        self._foreign = tuple(one for one in value if one not in self._texts)
        for item in self._items():
            _switch(item, on=item.text() in value)

    @property
    def stored(self) -> dict[str, str]:
        """Texts of the lists as they are on the disk."""
        return dict(self._stored)

    @property
    def unsaved(self) -> bool:
        """Whether `commit` would write anything."""
        return self._texts != self._stored

    def commit(self) -> None:
        """Write what was changed.

        Raises:
            ConfigError: a list cannot be written.
        """
        texts, stored = dict(self._texts), dict(self._stored)
        for name in stored.keys() - texts.keys():
            self._stored.pop(name)
            self._keeper.remove(name)
        for name, text in texts.items():
            if text != stored.get(name):
                self._stored[name] = text
                self._keeper.write(name, text)

    def show_lists(self, texts: Mapping[str, str]) -> None:
        """Have these lists with these texts, and no others; `commit` writes them."""
        current = self._lists.currentItem()
        chosen = current.text() if current is not None else ""
        on = {item.text() for item in self._items() if _is_on(item)}
        self._texts = dict(texts)
        self._lists.blockSignals(True)
        self._lists.clear()
        for name in self._texts:
            item = _item(name)
            _switch(item, on=name in on)
            self._lists.addItem(item)
        self._lists.setCurrentRow([*self._texts, chosen].index(chosen) % max(1, len(self._texts)))
        self._lists.blockSignals(False)
        self._on_current(self._lists.currentItem())

    def _make_control(self) -> QWidget:
        line = self._text.fontMetrics().lineSpacing()
        self._lists.setFixedHeight(line * LISTS_ROWS + 12)
        self._text.setMinimumHeight(line * TEXT_ROWS)
        self._text.setTabChangesFocus(True)
        self._text.setAccessibleName(tr("Words of the list, one on each line"))
        self._text.setPlaceholderText(
            tr("Nguyen\nKubernetes = cube and eighties\ngonna -> going to")
        )
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self._note.setWordWrap(True)
        self._note.setObjectName("lists-note")
        buttons = QHBoxLayout()
        for words, pressed in (
            (tr("&New…"), self._on_new),
            (tr("&Import…"), self._on_import),
            (tr("De&lete"), self._on_delete),
        ):
            button = QPushButton(words)
            button.clicked.connect(pressed)
            buttons.addWidget(button)
        buttons.addStretch(1)
        control = QWidget()
        control.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        column = QVBoxLayout(control)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._lists)
        column.addLayout(buttons)
        column.addWidget(self._text, 1)
        column.addWidget(self._note)
        return control

    def _load(self) -> None:
        problems = []
        for name in self._keeper.names():
            try:
                self._stored[name] = self._keeper.read(name)
            except ConfigError as error:
                problems.append(problem_text(error))
        self._texts = dict(self._stored)
        for name in self._texts:
            self._lists.addItem(_item(name))
        self._note.setText(" ".join(problems))
        self._note.setVisible(bool(problems))
        self._lists.setCurrentRow(0)
        self._on_current(self._lists.currentItem())

    def _items(self) -> list[QListWidgetItem]:
        return [self._lists.item(row) for row in range(self._lists.count())]

    def _open(self, name: str, text: str) -> None:
        """Show a list, a new one switched on."""
        if name not in self._texts:
            item = _item(name)
            _switch(item, on=True)
            self._lists.addItem(item)
        self._texts[name] = text
        (item,) = (one for one in self._items() if one.text() == name)
        self._lists.setCurrentItem(item)
        self._on_current(item)
        self.edited.emit()

    def _complain(self, problem: str) -> None:
        self._note.setText(problem)
        self._note.setVisible(bool(problem))

    @Slot()
    def _on_new(self) -> None:
        name, taken = QInputDialog.getText(
            self.control, tr("New list of words"), tr("What the list is called:")
        )
        if taken:
            self._make(" ".join(name.split()), "")

    @Slot()
    def _on_import(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self.control, tr("Import a list of words"), "", tr("Text files (*.txt);;All files (*)")
        )
        if not chosen:
            return
        path = Path(chosen)
        try:
            text = path.read_text("utf-8-sig")
            parse_list(text, path.name)
        except ConfigError as error:
            self._complain(problem_text(error))
        except (OSError, ValueError) as error:
            self._complain(tr("{file} cannot be read: {why}", file=path.name, why=str(error)))
        else:
            self._make(" ".join(path.stem.replace(",", " ").split()), text)

    def _make(self, name: str, text: str) -> None:
        """Open a list that was not there; one that is keeps its words."""
        try:
            ListFolder().path(name)
        except ConfigError as error:
            self._complain(problem_text(error))
            return
        self._complain("")
        before = self._texts.get(name, "")
        self._open(
            name, before + text if before.endswith("\n") or not before else f"{before}\n{text}"
        )

    @Slot()
    def _on_delete(self) -> None:
        item = self._lists.currentItem()
        if item is not None:
            self._texts.pop(item.text(), None)
            self._lists.takeItem(self._lists.row(item))
            self._on_current(self._lists.currentItem())
            self.edited.emit()

    @Slot(QListWidgetItem)
    def _on_current(self, item: QListWidgetItem | None) -> None:
        self._text.blockSignals(True)
        self._text.setPlainText(self._texts.get(item.text(), "") if item is not None else "")
        self._text.blockSignals(False)
        self._text.setEnabled(item is not None)

    @Slot()
    def _on_text(self) -> None:
        item = self._lists.currentItem()
        if item is not None:
            self._texts[item.text()] = self._text.toPlainText()
            self.typing.emit()

    @Slot(str)
    def _on_kept(self, name: str) -> None:
        """A list was changed elsewhere: it is shown as it is now, unless it is edited here."""
        edited = self._texts.get(name) != self._stored.get(name)
        if name not in self._keeper.names() or edited:
            return
        text = self._keeper.read(name)
        if text != self._stored.get(name):
            self._stored[name] = text
            self._open(name, text)


def _item(name: str) -> QListWidgetItem:
    item = QListWidgetItem(name)
    item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
    _switch(item, on=False)
    return item


def _switch(item: QListWidgetItem, *, on: bool) -> None:
    item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)


def _is_on(item: QListWidgetItem) -> bool:
    return item.checkState() is Qt.CheckState.Checked
