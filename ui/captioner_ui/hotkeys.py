"""The keys of all entries of a window's menus, whoever put them there."""

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow

from captioner_ui.menus import entries
from captioner_ui.sections.hotkeys import HotkeySettings


class Hotkeys:
    """Finds the entries, remembers the keys they came with, gives them others. Main thread."""

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._usual: dict[str, list[QKeySequence]] = {}

    def actions(self) -> list[QAction]:
        """Every entry that does something, in the menus' order."""
        found = entries(self._window.menuBar())
        for action in found:
            self._usual.setdefault(entry_of(action), action.shortcuts())
        return found

    def usual(self) -> dict[str, str]:
        """The key that each entry came with; empty for none."""
        self.actions()
        return {
            entry: keys[0].toString(QKeySequence.SequenceFormat.PortableText) if keys else ""
            for entry, keys in self._usual.items()
        }

    def apply(self, settings: HotkeySettings) -> None:
        """Give the entries the keys of `settings`, and the rest what they came with."""
        chosen = settings.by_entry()
        for action in self.actions():
            entry = entry_of(action)
            if entry in chosen:
                action.setShortcut(QKeySequence(chosen[entry]))
            elif action.shortcuts() != self._usual[entry]:
                action.setShortcuts(self._usual[entry])


def entry_of(action: QAction) -> str:
    """What an entry is called in settings: its words, without what marks its letter."""
    return action.text().replace("&", "").replace("=", "").rstrip("…").strip()
