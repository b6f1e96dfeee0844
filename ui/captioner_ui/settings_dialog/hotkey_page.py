"""The keys of the menus' entries, each to be changed."""

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFormLayout, QKeySequenceEdit, QLabel, QMenu

from captioner_ui.hotkeys import Hotkeys, entry_of
from captioner_ui.sections.hotkeys import HotkeySettings, hotkeys_of
from captioner_ui.settings_dialog.field_row import FieldRow
from captioner_ui.settings_dialog.form import Form
from captioner_ui.style.tokens import GRID_PX, MARGIN_PX
from captioner_ui.translation import tr


class KeyEdit(QKeySequenceEdit):
    """Takes the next key for what it shows, but those that the keyboard gets about with.

    Qt's own one keeps Tab, too, so that nobody would get out of it without a mouse.
    """

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Tab leaves, Backspace empties."""
        match event.key():
            case Qt.Key.Key_Tab:
                self.focusNextPrevChild(True)
            case Qt.Key.Key_Backtab:
                self.focusNextPrevChild(False)
            case Qt.Key.Key_Backspace | Qt.Key.Key_Delete if not event.modifiers():
                self.setKeySequence(QKeySequence())
            case _:
                super().keyPressEvent(event)


class HotkeyForm(Form):
    """A field for each entry; Tab leaves it, Backspace empties it."""

    def __init__(self, hotkeys: Hotkeys, settings: HotkeySettings) -> None:
        super().__init__("hotkeys")
        self._fields: dict[str, KeyEdit] = {}
        self._rows: dict[str, FieldRow] = {}
        self._showing = False
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setVerticalSpacing(GRID_PX)
        self._form.setHorizontalSpacing(MARGIN_PX)
        self._usual = hotkeys.usual()
        for action in hotkeys.actions():
            self._add(action)
        self.show_section(settings)

    def values(self) -> dict[str, Any]:
        """The section's field: only keys that differ from the usual ones."""
        chosen = {entry: _text(edit.keySequence()) for entry, edit in self._fields.items()}
        usual = self._usual
        return {
            "keys": hotkeys_of(
                {entry: key for entry, key in chosen.items() if key != usual[entry]}
            ).keys
        }

    def show_section(self, section: HotkeySettings) -> None:
        """Show these keys, and the usual ones where none is named."""
        keys = self._usual | section.by_entry()
        self._showing = True
        for entry, edit in self._fields.items():
            if edit.keySequence() != QKeySequence(keys[entry]):
                edit.setKeySequence(QKeySequence(keys[entry]))
        self._showing = False
        self._show_changed()

    def show_changes(self, before: HotkeySettings, now: HotkeySettings) -> None:
        """Show other keys."""
        if before != now:
            self.show_section(now)

    def show_defaults(self) -> None:
        """Show the usual keys."""
        self.show_section(HotkeySettings())

    def filter(self, names: Collection[str] | None) -> bool:
        """Show the entries that are called so, or all."""
        for entry, row in self._rows.items():
            self._form.setRowVisible(row, names is None or entry in names)
        return names is None or any(entry in names for entry in self._rows)

    def doubles(self) -> Sequence[str]:
        """Keys that two entries have, but for those that came so."""
        keys = [_text(edit.keySequence()) for edit in self._fields.values()]
        usual = list(self._usual.values())
        return sorted({key for key in keys if key and keys.count(key) > max(1, usual.count(key))})

    def _add(self, action: QAction) -> None:
        entry = entry_of(action)
        edit = KeyEdit()
        edit.setMaximumSequenceLength(1)
        edit.setClearButtonEnabled(True)
        edit.setFinishingKeyCombinations([])
        edit.setAccessibleName(tr("Key for {entry}", entry=entry))
        edit.keySequenceChanged.connect(lambda: self._tell(entry))
        label = QLabel(label_of(action))
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setBuddy(edit)
        row = self._rows[entry] = FieldRow(edit, label.text())
        row.reset_asked.connect(lambda: self._reset(entry))
        self._form.addRow(label, row)
        self._fields[entry] = edit

    def _reset(self, entry: str) -> None:
        self._fields[entry].setKeySequence(QKeySequence(self._usual[entry]))

    def _tell(self, entry: str) -> None:
        if not self._showing:
            self._show_changed()
            self.edited.emit(entry)

    def _show_changed(self) -> None:
        usual = self._usual
        for entry, row in self._rows.items():
            same = _text(self._fields[entry].keySequence()) == usual[entry]
            row.show_changed(None if same else usual[entry])


def label_of(action: QAction) -> str:
    """The entry's words after those of its menu: `Colours: Light`."""
    menus = [place for place in action.associatedObjects() if isinstance(place, QMenu)]
    return ": ".join(entry_of(entry) for entry in (*(m.menuAction() for m in menus[:1]), action))


def _text(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.PortableText)
