"""Where the main window stands: as it was left, and always to be seen."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QTimer, Slot

from captioner_ui.overlay.placing import Box, clamped, recalled, remembered, screen_of
from captioner_ui.overlay.screens import FRAMED_MS, box_of, put, screens
from captioner_ui.shell import Shell


def install(shell: Shell) -> None:
    """Put the window where it was; without a place on a screen that is there, make it fit."""
    PlaceKeeper(shell)


class PlaceKeeper(QObject):
    """Watches the window close. Main thread."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._window = shell.window
        self._store = shell.settings
        self._put()
        shell.window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Note the place when the window is closed; see that all of it is shown."""
        if event.type() is QEvent.Type.Close:
            self._remember()
        elif event.type() is QEvent.Type.Show:
            QTimer.singleShot(FRAMED_MS, self, self._fit_frame)
        return super().eventFilter(watched, event)

    def _put(self) -> None:
        there = screens()
        known = recalled(self._store.current.look.places, there)
        if known is not None:
            self._window.setGeometry(known.x, known.y, known.width, known.height)
            return
        size, area = self._window.size(), there[0].area
        fit = clamped(Box(area.x, area.y, size.width(), size.height()), area)
        self._window.resize(fit.width, fit.height)

    @Slot()
    def _fit_frame(self) -> None:
        """The frame, which the desktop has put around it by now, takes room, too."""
        if self._window.isMaximized() or self._window.isFullScreen():
            return
        put(self._window, box_of(self._window.geometry()))

    def _remember(self) -> None:
        if self._window.isMaximized() or self._window.isFullScreen():
            return
        settings = self._store.current
        box = box_of(self._window.geometry())
        places = remembered(settings.look.places, box, screen_of(box, screens()))
        self._store.update(replace(settings, look=replace(settings.look, places=places)))
