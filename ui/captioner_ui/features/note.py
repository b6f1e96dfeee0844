"""The entry that opens the page for a note."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QKeySequence

from captioner_ui.note.board import NoteBoard
from captioner_ui.raising import bring_to_front
from captioner_ui.settings import Settings
from captioner_ui.shell import Shell
from captioner_ui.translation import tr

if TYPE_CHECKING:
    from captioner_ui.note.window import NoteWindow


class NoteFeature(QObject):
    """Makes the page when it is first asked for; what is typed stays until the program ends."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self._window: NoteWindow | None = None
        self._open = QAction(tr("&Write a note for others…"), self)
        self._open.setShortcut(QKeySequence("Ctrl+N"))
        self._open.triggered.connect(self._on_open)
        shell.menu("Captions").addAction(self._open)
        shell.settings.changed.connect(self._on_settings)

    @Slot()
    def _on_open(self) -> None:
        from captioner_ui.note.window import NoteWindow

        if self._window is None:
            board = self._shell.window.findChild(NoteBoard)
            self._window = NoteWindow(self._shell.window, board)
        self._window.show_phrases(self._shell.settings.current.note.offered())
        self._window.set_font_family(self._shell.settings.current.look.font)
        bring_to_front(self._window)
        self._window.page.setFocus()

    @Slot(object, object)
    def _on_settings(self, before: Settings, now: Settings) -> None:
        if self._window is not None and before.note != now.note:
            self._window.show_phrases(now.note.offered())


def install(shell: Shell) -> None:
    """Add the page for a note to the window."""
    NoteFeature(shell)
