"""The entry that opens the settings, and what changes when they do."""

import threading
from contextlib import suppress

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence

from captioner_ui.hotkeys import Hotkeys
from captioner_ui.main_window import MainWindow
from captioner_ui.settings import Settings
from captioner_ui.shell import Shell
from captioner_ui.status import Help
from captioner_ui.translation import tr


class SettingsFeature(QObject):
    """Opens the dialog, and gives keys. Main thread.

    The dialog's code is loaded when it is first asked for, which takes 0.1 s, on a thread of its
    own: no frame is kept so long. The dialog is made then, and anew each time: other sections may
    have changed from elsewhere meanwhile.
    """

    _loaded = Signal()  # from that thread to the main one

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self._hotkeys = Hotkeys(shell.window)
        self._open = QAction(tr("&Settings…"), self)
        self._open.setShortcut(QKeySequence("Ctrl+,"))
        self._open.setMenuRole(QAction.MenuRole.PreferencesRole)
        self._open.triggered.connect(self._on_open)
        shell.menu("File").addAction(self._open)
        if isinstance(shell.window, MainWindow):
            shell.window.help_asked.connect(self._on_help_asked)
        self._wanted: Help | None = None  # why it was opened
        self._loading: threading.Thread | None = None
        self._loaded.connect(self._on_loaded)
        shell.settings.changed.connect(self._on_changed)
        self._hotkeys.apply(shell.settings.current.hotkeys)

    @Slot(Help)
    def _on_help_asked(self, wanted: Help) -> None:
        if wanted is Help.RECOGNITION:
            self._wanted = wanted
            self._on_open()

    @Slot()
    def _on_open(self) -> None:
        if self._loading is None or not self._loading.is_alive():
            self._loading = threading.Thread(
                target=self._load, name="captioner-settings", daemon=True
            )
            self._loading.start()

    def _load(self) -> None:
        """On its thread; what fails here fails again, and is seen, on the main one."""
        try:
            import captioner_ui.settings_dialog.dialog  # noqa: F401 - used in the main thread
            from captioner_ui.recognition_check import catalogue

            catalogue()
        finally:
            with suppress(RuntimeError):  # the window is gone
                self._loaded.emit()

    @Slot()
    def _on_loaded(self) -> None:
        from captioner_ui.models.builds import builds_of
        from captioner_ui.settings_dialog.dialog import SettingsDialog

        open_one = self._shell.window.findChild(SettingsDialog)
        if open_one is None:
            window = self._shell.window
            assert isinstance(window, MainWindow)
            open_one = SettingsDialog(
                self._shell.settings, self._hotkeys, builds_of(window), window.lister, window
            )
            open_one.finished.connect(open_one.deleteLater)
        open_one.show()
        open_one.raise_()
        open_one.activateWindow()
        if self._wanted is Help.RECOGNITION:
            self._wanted = None
            open_one.show_language()

    @Slot(object, object)
    def _on_changed(self, before: Settings, now: Settings) -> None:
        if before.hotkeys != now.hotkeys:
            self._hotkeys.apply(now.hotkeys)


def install(shell: Shell) -> None:
    """Add the settings to the window."""
    SettingsFeature(shell)
