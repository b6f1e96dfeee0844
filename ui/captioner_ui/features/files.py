"""Recordings: chosen in the menu or dropped onto the window, read beside live captions, kept."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtGui import QAction, QKeySequence

from captioner_ui.control_bar import ControlBar, Tool
from captioner_ui.files.dropping import DropTarget
from captioner_ui.shell import Shell
from captioner_ui.translation import tr

if TYPE_CHECKING:
    from captioner_ui.files.desk import RecordingsDesk

KEYS: Final = "Ctrl+Shift+F"


def install(shell: Shell) -> None:
    """Put the entry into the menu and the bar, and take what is dropped. After the history."""
    Files(shell)


class Files(QObject):
    """The ways in. What reads recordings is loaded and made when it is first needed. Main thread.

    Live captions go on while recordings are read: who depends on them shall miss nothing. The
    process that reads gives way to them instead.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self._used = False
        self._drops = DropTarget(shell.window)
        self._drops.dropped.connect(self._on_dropped)
        self._drops.refused.connect(shell.notify)
        action = QAction(tr("&Transcribe a file…"), self)
        action.setShortcut(QKeySequence(KEYS))
        action.triggered.connect(self._on_asked)
        shell.menu("File").addAction(action)
        controls = shell.window.findChild(ControlBar)
        if controls is not None:
            controls.add_tool(Tool.FILE, action)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self._on_quit)

    @cached_property
    def desk(self) -> "RecordingsDesk":
        """What reads recordings."""
        from captioner_ui.files.desk import RecordingsDesk

        self._used = True
        return RecordingsDesk(self._shell)

    @Slot()
    def _on_asked(self) -> None:
        self.desk.ask()

    @Slot(list)
    def _on_dropped(self, paths: list[Path]) -> None:
        self.desk.add(paths)

    @Slot()
    def _on_quit(self) -> None:
        if self._used:
            self.desk.close()
