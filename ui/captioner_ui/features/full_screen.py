"""Captions on the whole screen, for a display that shows nothing else."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

from captioner.events import EngineState, StateChanged
from captioner_ui.hotkeys import Hotkeys
from captioner_ui.main_window import MainWindow
from captioner_ui.session import Phase
from captioner_ui.settings import Settings
from captioner_ui.shell import Shell
from captioner_ui.translation import tr

AGAIN_AFTER_MS: Final = 3000
LONGEST_MS: Final = 60_000  # each failure doubles the time up to this


def install(shell: Shell) -> None:
    """Put the entry into the menu, and fill the screen if the settings say so."""
    FullScreen(shell)


class FullScreen(QObject):
    """Between the settings and the window, before it is shown and later. Main thread.

    Nobody may be at a display to press Start: on the whole screen a run that failed is tried again,
    such as one that began before the microphone was there.
    """

    def __init__(self, shell: Shell, again_after_ms: int = AGAIN_AFTER_MS) -> None:
        """Args: again_after_ms: how long after the first failure captioning is started again."""
        super().__init__(shell.window)
        assert isinstance(shell.window, MainWindow)
        self._window = shell.window
        self._store = shell.settings
        self._session = shell.session
        self._failed = False  # the run that ends or has ended
        self._first_ms = self._wait_ms = again_after_ms
        self._again = QTimer(self, singleShot=True)
        self._again.timeout.connect(self._on_again)
        self._entry = QAction(tr("&Reading mode, captions alone"), self, checkable=True)
        self._entry.setShortcut(QKeySequence(Qt.Key.Key_F11))
        self._entry.toggled.connect(self._on_toggled)
        shell.menu("View").addAction(self._entry)
        self._window.installEventFilter(self)
        shell.settings.changed.connect(self._on_settings_changed)
        shell.bridge.state_changed.connect(self._on_state_changed)
        shell.session.run_ended.connect(self._on_run_ended)
        if shell.settings.current.look.full_screen:
            self._show(True)
            QTimer.singleShot(0, self, self._add_keys)  # of what is installed after this

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Escape leaves, where nothing else in the window has a use for it."""
        pressed = event.type() is QEvent.Type.KeyPress and self._entry.isChecked()
        if pressed and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self._entry.setChecked(False)
            return True
        return super().eventFilter(watched, event)

    def _show(self, on: bool) -> None:
        self._entry.setChecked(on)
        if on:
            self._add_keys()
        self._window.show_controls(not on)
        whole = Qt.WindowState.WindowFullScreen
        state = self._window.windowState()
        self._window.setWindowState(state | whole if on else state & ~whole)

    @Slot()
    def _add_keys(self) -> None:
        """Keys work in what can be seen, which menus cannot now: the window has them, too."""
        self._window.addActions(Hotkeys(self._window).actions())

    @Slot(bool)
    def _on_toggled(self, on: bool) -> None:
        settings = self._store.current
        self._store.update(replace(settings, look=replace(settings.look, full_screen=on)))
        if on and not settings.look.full_screen:
            self._window.notify(tr("Reading mode: F11 or Esc leaves it."))
        elif settings.look.full_screen and not on:
            self._window.notify("")  # how to leave it need not be said any more

    @Slot(object, object)
    def _on_settings_changed(self, before: Settings, now: Settings) -> None:
        if before.look.full_screen != now.look.full_screen:
            self._show(now.look.full_screen)

    @Slot(StateChanged)
    def _on_state_changed(self, change: StateChanged) -> None:
        self._failed = change.state is EngineState.FAILED
        if change.state is EngineState.LISTENING:
            self._wait_ms = self._first_ms

    @Slot()
    def _on_run_ended(self) -> None:
        if self._failed and self._store.current.look.full_screen:
            self._again.start(self._wait_ms)
            self._wait_ms = min(2 * self._wait_ms, LONGEST_MS)

    @Slot()
    def _on_again(self) -> None:
        if self._session.phase is Phase.IDLE and self._store.current.look.full_screen:
            self._window.toggle()
