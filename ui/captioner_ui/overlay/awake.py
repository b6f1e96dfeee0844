"""Whether somebody is at the overlay: with the pointer, with the keyboard, or dragging it."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from captioner_ui.style.tokens import QUICK_MS

LEAVE_MS: Final = 400  # a pointer that slips off comes back within it


class Awake(QObject):
    """Follows the events of one window. Main thread.

    A pointer that only crosses it wakes nothing, and neither does a window manager that gives it
    the keyboard along with a click: who uses keys has pressed one, or asked for it.

    Signals:
        changed: bool, whether somebody is.
    """

    changed = Signal(bool)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._on = False
        self._held = False
        self._keys = False
        self._pointer = False
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._on_soon)
        window.installEventFilter(self)

    @property
    def on(self) -> bool:
        """Whether somebody is at it now."""
        return self._on

    @property
    def by_keys(self) -> bool:
        """Whether that is with the keyboard."""
        return self._keys

    def hold(self, on: bool) -> None:
        """Whether it is being dragged."""
        self._held = on
        self._tell()

    def take_keys(self) -> None:
        """Somebody has asked for the keyboard to go here."""
        self._keys = True
        self._tell()

    def drop_keys(self) -> None:
        """Who had the keyboard here wants it elsewhere."""
        self._keys = False
        self._tell()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Notice who comes and goes."""
        match event.type():
            case QEvent.Type.Enter:
                self._pointer = True
                self._soon.start(QUICK_MS)
            case QEvent.Type.Leave:
                self._pointer = False
                self._soon.start(LEAVE_MS)
            case QEvent.Type.KeyPress:
                self.take_keys()
            case QEvent.Type.MouseButtonPress | QEvent.Type.WindowDeactivate | QEvent.Type.Hide:
                self.drop_keys()
            case _:
                pass
        return super().eventFilter(watched, event)

    @Slot()
    def _on_soon(self) -> None:
        self._tell()

    def _tell(self) -> None:
        seen = self._window.isVisible()
        pointer = self._pointer and (self._on or not self._soon.isActive())
        on = seen and (self._held or self._keys or pointer or (self._on and self._soon.isActive()))
        if on is not self._on:
            self._on = on
            self.changed.emit(on)
