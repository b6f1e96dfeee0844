"""One control for each kind of setting."""

import re
from enum import StrEnum
from typing import Any, Final, get_origin

from PySide6.QtCore import Slot
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from captioner.setting import About
from captioner_ui.settings_dialog.colour_editor import ColourEditor
from captioner_ui.settings_dialog.editor import Editor
from captioner_ui.settings_dialog.value_words import choice_words, unit_words
from captioner_ui.translation import tr

FREE: Final = 1_000_000  # limits of a number whose section names none: its check will speak
LIST_ROWS: Final = 4
MAX_COMBO_CHARS: Final = 24  # longer entries are cut short, or the form would not fit 800 px
NARROWEST_PX: Final = 88  # of a list of entries: on a small screen they are cut shorter

_COLOUR: Final = re.compile(r"#[0-9a-fA-F]{6}")


class SwitchEditor(Editor):
    """Of a bool; carries its own label."""

    def __init__(self, words: About) -> None:
        super().__init__()
        self.control = self._box = QCheckBox(tr(words.label))
        self._box.toggled.connect(self.edited)

    def value(self) -> bool:
        """Whether it is ticked."""
        return self._box.isChecked()

    def show_value(self, value: bool) -> None:
        """Tick it or not."""
        self._box.setChecked(value)


class NumberEditor(Editor):
    """Of an int or float."""

    def __init__(self, words: About, kind: type[int] | type[float]) -> None:
        super().__init__()
        self._box: QSpinBox | QDoubleSpinBox = QSpinBox() if kind is int else QDoubleSpinBox()
        low = -FREE if words.low is None else words.low
        high = FREE if words.high is None else words.high
        self._box.setRange(kind(low), kind(high))  # type: ignore[arg-type] # int for a QSpinBox
        self._box.setSingleStep(kind(words.step or 1))  # type: ignore[arg-type]
        self._box.setSuffix(unit_words(words))
        self._box.setKeyboardTracking(False)  # what is typed counts when it is whole
        if words.low_label:
            self._box.setSpecialValueText(tr(words.low_label))
        self._box.valueChanged.connect(self.edited)
        self.control = self._box

    def value(self) -> int | float:
        """What stands there."""
        return self._box.value()

    def show_value(self, value: float) -> None:
        """Put it there."""
        self._box.setValue(value)  # type: ignore[arg-type] # int for a QSpinBox


class ChoiceEditor(Editor):
    """Of an enumeration, or of text with a list to pick from."""

    def __init__(self, entries: dict[str, str], kind: type[str] = str) -> None:
        """Offer `entries`: value to words; values are made `kind` again."""
        super().__init__()
        self._kind = kind
        self.control = self._box = QComboBox()
        self._box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._box.setMinimumWidth(NARROWEST_PX)
        self.offer(entries)
        self._box.currentIndexChanged.connect(self.edited)

    def offer(self, entries: dict[str, str]) -> None:
        """Offer other entries, and stay on the present one."""
        longest = max(map(len, entries.values()), default=0)
        self._box.setMinimumContentsLength(min(longest, MAX_COMBO_CHARS))
        present = self._box.currentData()
        self._box.blockSignals(True)
        self._box.clear()
        for value, words in entries.items():
            self._box.addItem(words, value)
        self._box.blockSignals(False)
        if present is not None:
            self.show_value(present)

    def value(self) -> str:
        """The value of the entry."""
        return self._kind(self._box.currentData())

    def show_value(self, value: str) -> None:
        """Stand on it, even if it was not offered."""
        plain = str(value)
        if self._box.findData(plain) < 0:
            self._box.addItem(plain, plain)
        self._box.setCurrentIndex(self._box.findData(plain))


class TextEditor(Editor):
    """Of text; with a button where a file or a folder is meant."""

    def __init__(self, button: str = "") -> None:
        super().__init__()
        self._line = QLineEdit()
        self._line.textChanged.connect(self.typing)
        self.button: QPushButton | None = None
        self.control = self._line
        if button:
            self.button = QPushButton(button)
            self.control = QWidget()
            row = QHBoxLayout(self.control)
            row.setContentsMargins(0, 0, 0, 0)
            row.addWidget(self._line, 1)
            row.addWidget(self.button)
            self.control.setFocusProxy(self._line)

    def value(self) -> str:
        """What is typed."""
        return self._line.text()

    def show_value(self, value: str) -> None:
        """Put it there, the beginning in sight."""
        self._line.setText(value)
        self._line.setCursorPosition(0)


class FileEditor(TextEditor):
    """Of the path of a file to be written."""

    def __init__(self) -> None:
        super().__init__(tr("Choose…"))
        assert self.button is not None
        self.button.clicked.connect(self._on_choose)

    @Slot()
    def _on_choose(self) -> None:
        path, _ = QFileDialog.getSaveFileName(self.control, tr("Text file"), self.value())
        if path:
            self.show_value(path)


class FolderEditor(TextEditor):
    """Of the path of a folder."""

    def __init__(self) -> None:
        super().__init__(tr("Choose…"))
        assert self.button is not None
        self.button.clicked.connect(self._on_choose)

    @Slot()
    def _on_choose(self) -> None:
        path = QFileDialog.getExistingDirectory(self.control, tr("Folder"), self.value())
        if path:
            self.show_value(path)


class ListEditor(Editor):
    """Of a tuple of texts, one a line."""

    def __init__(self) -> None:
        super().__init__()
        self.control = self._text = QPlainTextEdit()
        self._text.setTabChangesFocus(True)
        self._text.setFixedHeight(self._text.fontMetrics().lineSpacing() * LIST_ROWS + 12)
        self._text.textChanged.connect(self.typing)

    def value(self) -> tuple[str, ...]:
        """The lines that are not empty."""
        lines = (line.strip() for line in self._text.toPlainText().splitlines())
        return tuple(line for line in lines if line)

    def show_value(self, value: tuple[str, ...]) -> None:
        """One a line."""
        self._text.setPlainText("\n".join(value))


def make_editor(name: str, kind: Any, words: About, default: object) -> Editor:  # noqa: ANN401 - of any type
    """The control for a field of this name, type and default."""
    if kind is bool:
        return SwitchEditor(words)
    if kind in (int, float):
        return NumberEditor(words, kind)
    if get_origin(kind) is tuple:
        return ListEditor()
    if issubclass(kind, StrEnum):
        return ChoiceEditor({str(choice): tr(choice_words(choice)) for choice in kind}, kind)
    if words.choices:
        return ChoiceEditor({choice: tr(choice_words(choice)) for choice in words.choices})
    if name == "font":
        families = {family: family for family in QFontDatabase.families()}
        return ChoiceEditor({"": tr("The system's")} | families)
    if name.endswith("_file"):
        return FileEditor()
    if name == "folder":
        return FolderEditor()
    return ColourEditor() if _COLOUR.fullmatch(str(default)) else TextEditor()
