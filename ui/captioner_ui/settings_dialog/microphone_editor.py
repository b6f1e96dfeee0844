"""The control for a microphone: pick one that is plugged in, or type a part of its name."""

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox

from captioner_ui.settings_dialog.editor import Editor
from captioner_ui.settings_dialog.editors import MAX_COMBO_CHARS
from captioner_ui.source_choice import DEFAULT_MICROPHONE, SourceList
from captioner_ui.translation import tr


class MicrophoneEditor(Editor):
    """Of a device's name; empty for the system's default, which is the first entry."""

    def __init__(self) -> None:
        super().__init__()
        self._default = tr(DEFAULT_MICROPHONE.label)
        self._kept = ""  # what it was last put on: it can be returned to, plugged in or not
        self._names: tuple[str, ...] = ()
        self.control = self._box = QComboBox()
        self._box.setEditable(True)
        self._box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self._box.setCompleter(None)  # type: ignore[arg-type] # none: a part of a name is a value
        self._box.setMinimumContentsLength(MAX_COMBO_CHARS)
        self._box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        line = self._box.lineEdit()
        assert line is not None
        line.setPlaceholderText(self._default)
        self.show_value("")
        self._box.editTextChanged.connect(self.typing)
        self._box.activated.connect(self.edited)

    def offer(self, names: Sequence[str]) -> None:
        """Offer these microphones, and stay on what is there."""
        self._names = tuple(dict.fromkeys(names))
        self._fill(self._box.currentText())

    def value(self) -> str:
        """The name that is picked or typed."""
        typed = self._box.currentText().strip()
        return "" if typed == self._default else typed

    def show_value(self, value: str) -> None:
        """Stand on it, even if it is not plugged in."""
        self._kept = value
        self._fill(value or self._default)
        self.edited.emit()

    def _fill(self, text: str) -> None:
        """Renew the list without a word, and show `text`."""
        kept = [self._kept] if self._kept and self._kept not in self._names else []
        self._box.blockSignals(True)
        self._box.clear()
        self._box.addItems([self._default, *self._names, *kept])
        self._box.setCurrentIndex(self._box.findText(text))  # -1: it is typed
        self._box.setEditText(text)
        self._box.blockSignals(False)


def microphone_names(found: SourceList) -> list[str]:
    """The microphones that have a name of their own: a number may mean another one tomorrow."""
    return [choice.device for choice in found.choices if isinstance(choice.device, str)]
