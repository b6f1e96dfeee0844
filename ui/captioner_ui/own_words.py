"""The lists of words that are kept on this machine, and who is told when one changes."""

from typing import Final

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtWidgets import QMenu

from captioner.wording.list_folder import ListFolder
from captioner.wording.word_list import LONGEST
from captioner_ui.translation import tr

_MARKS: Final = ".,;:!?\u2026\"'\u201c\u201d\u2018\u2019()[]"  # around a selected word


class WordKeeper(QObject):
    """Writes lists for the window: for the settings, and for words taken from captions.

    Main thread: the files are small.

    Signals:
        changed: str, the name of a list that is another one now.
    """

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None, folder: ListFolder | None = None) -> None:
        """Args: parent: the window; folder: where lists are; None: the usual place."""
        super().__init__(parent)
        self._folder = folder or ListFolder()

    def names(self) -> list[str]:
        """Of all lists."""
        return self._folder.names()

    def read(self, name: str) -> str:
        """The text of a list; raises ConfigError."""
        return self._folder.read(name)

    def write(self, name: str, text: str) -> None:
        """Put a text in place of what was there; raises ConfigError."""
        self._folder.write(name, text)
        self.changed.emit(name)

    def add(self, name: str, entry: str) -> bool:
        """Put an entry at the end of a list; False if it is in it. Raises ConfigError."""
        added = self._folder.add(name, entry)
        if added:
            self.changed.emit(name)
        return added

    def remove(self, name: str) -> None:
        """Delete a list; raises ConfigError."""
        self._folder.remove(name)
        self.changed.emit(name)


def offer_word(menu: QMenu, selected: str, asked: SignalInstance) -> None:
    """Put the entry into a menu of captions; it can be chosen if a word or phrase is selected."""
    word = " ".join(selected.split()).strip(_MARKS)
    entry = menu.addAction(tr("Add to my &words…"))
    fits = bool(word) and len(word) <= LONGEST and any(map(str.isalnum, word))
    entry.setEnabled(fits)
    entry.triggered.connect(lambda: asked.emit(word))
