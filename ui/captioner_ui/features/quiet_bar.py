"""The bar steps back while captions are read, and is there at the first movement of a hand."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from captioner.events import CaptionChanged
from captioner_ui.caption_view import CaptionView
from captioner_ui.control_bar import ControlBar
from captioner_ui.main_window import MainWindow
from captioner_ui.session import Phase
from captioner_ui.settings import Settings
from captioner_ui.shell import Shell

HIDE_AFTER_MS: Final = 4000  # without any movement: long enough to find one's way in the bar
_KEYS: Final = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Alt, Qt.Key.Key_F10)


def install(shell: Shell) -> None:
    """Let it step back, if the settings allow it."""
    QuietBar(shell)


class QuietBar(QObject):
    """Watches hands and captions. Main thread.

    The bar stays while nothing is captioned, while the pointer is over it or the keyboard in it,
    and while it is seen in a window without any caption: a newcomer looks for it there.
    """

    def __init__(self, shell: Shell, hide_after_ms: int = HIDE_AFTER_MS) -> None:
        """Args: hide_after_ms: time without movement after which the bar hides."""
        super().__init__(shell.window)
        assert isinstance(shell.window, MainWindow)
        self._window = shell.window
        self._store = shell.settings
        self._session = shell.session
        controls = shell.window.findChild(ControlBar)
        view = shell.window.findChild(CaptionView)
        assert isinstance(controls, ControlBar)
        assert isinstance(view, CaptionView)
        self._bar = controls
        self._captioned = False
        self._hide = QTimer(self, singleShot=True, interval=hide_after_ms)
        self._hide.timeout.connect(self._on_still)
        view.viewport().setMouseTracking(True)
        for watched in (shell.window, view, view.viewport(), controls):
            watched.installEventFilter(self)
        shell.bridge.caption_changed.connect(self._on_caption)
        shell.session.phase_changed.connect(self._on_phase_changed)
        shell.settings.changed.connect(self._on_settings_changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Notice a hand."""
        kind = event.type()
        moved = kind in (QEvent.Type.MouseMove, QEvent.Type.Enter, QEvent.Type.TouchBegin)
        if moved or (isinstance(event, QKeyEvent) and event.key() in _KEYS):
            self._wake()
        return super().eventFilter(watched, event)

    @property
    def _may_hide(self) -> bool:
        look = self._store.current.look
        going = self._captioned and self._session.phase is Phase.LISTENING
        return going and look.bar_hides and not look.full_screen

    def _wake(self) -> None:
        if not self._store.current.look.full_screen:
            if self._bar.isHidden():
                self._window.show_bar(True)
            if self._may_hide:
                self._hide.start()

    @Slot()
    def _on_still(self) -> None:
        if not self._may_hide or QApplication.activePopupWidget() is not None:
            return
        if self._bar.underMouse() or self._bar.busy:
            self._hide.start()
        else:
            self._window.show_bar(False)

    @Slot(CaptionChanged)
    def _on_caption(self, _caption: CaptionChanged) -> None:
        if not self._captioned:
            self._captioned = True
            self._wake()

    @Slot(Phase)
    def _on_phase_changed(self, _phase: Phase) -> None:
        self._wake()

    @Slot(object, object)
    def _on_settings_changed(self, before: Settings, now: Settings) -> None:
        if before.look.bar_hides != now.look.bar_hides:
            self._wake()
