"""The keys of the menus' entries, each to be changed."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QKeySequenceEdit,
    QLabel,
    QMenu,
    QScrollArea,
    QWidget,
)

from captioner_ui.hotkeys import Hotkeys, entry_of
from captioner_ui.sections.hotkeys import HotkeySettings, hotkeys_of
from captioner_ui.translation import tr


class HotkeyPage(QScrollArea):
    """A field for each entry; Tab leaves it, Backspace empties it.

    Signals:
        edited: a key has changed.
    """

    edited = Signal()

    def __init__(self, hotkeys: Hotkeys, settings: HotkeySettings) -> None:
        super().__init__()
        self._hotkeys = hotkeys
        self._fields: dict[str, QKeySequenceEdit] = {}
        body = QWidget()
        self._form = QFormLayout(body)
        for action in hotkeys.actions():
            self._add(action)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(body)
        self.show_section(settings)

    def values(self) -> dict[str, Any]:
        """The section's field: only keys that differ from the usual ones."""
        chosen = {entry: _text(edit.keySequence()) for entry, edit in self._fields.items()}
        usual = self._hotkeys.usual()
        return {
            "keys": hotkeys_of(
                {entry: key for entry, key in chosen.items() if key != usual[entry]}
            ).keys
        }

    def show_section(self, section: HotkeySettings) -> None:
        """Show these keys, and the usual ones where none is named."""
        keys = self._hotkeys.usual() | section.by_entry()
        for entry, edit in self._fields.items():
            edit.setKeySequence(QKeySequence(keys[entry]))

    def show_changes(self, before: HotkeySettings, now: HotkeySettings) -> None:
        """Show other keys."""
        if before != now:
            self.show_section(now)

    def show_defaults(self) -> None:
        """Show the usual keys."""
        self.show_section(HotkeySettings())

    def doubles(self) -> Sequence[str]:
        """Keys that two entries have, but for those that came so."""
        keys = [_text(edit.keySequence()) for edit in self._fields.values()]
        usual = list(self._hotkeys.usual().values())
        return sorted({key for key in keys if key and keys.count(key) > max(1, usual.count(key))})

    def _add(self, action: QAction) -> None:
        entry = entry_of(action)
        edit = QKeySequenceEdit()
        edit.setMaximumSequenceLength(1)
        edit.setClearButtonEnabled(True)
        edit.setFinishingKeyCombinations([])
        edit.setAccessibleName(tr("Key for {entry}", entry=entry))
        edit.keySequenceChanged.connect(self._on_changed)
        label = QLabel(_label(action))
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setBuddy(edit)
        self._form.addRow(label, edit)
        self._fields[entry] = edit

    @Slot(QKeySequence)
    def _on_changed(self, _keys: QKeySequence) -> None:
        self.edited.emit()


def _label(action: QAction) -> str:
    """The entry's words after those of its menu: `Colours: Light`."""
    menus = [place for place in action.associatedObjects() if isinstance(place, QMenu)]
    return ": ".join(entry_of(entry) for entry in (*(m.menuAction() for m in menus[:1]), action))


def _text(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.PortableText)
