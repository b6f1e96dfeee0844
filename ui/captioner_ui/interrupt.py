"""Ctrl-C, a polite kill and a closed terminal close the window, as its close button does."""

import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Slot
from PySide6.QtWidgets import QWidget

from captioner.composition.stopping import signals_to_notice


class Interrupt(QObject):
    """Until `release`, SIGINT, SIGTERM and SIGHUP close `window`.

    Python runs its signal handlers only between two of its own instructions, and Qt's event loop
    has none; the interpreter therefore also writes each signal into a socket that Qt watches.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._reader, self._writer = socket.socketpair()
        self._reader.setblocking(False)
        self._writer.setblocking(False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_signal)
        self._wakeup_before = signal.set_wakeup_fd(self._writer.fileno())
        self._before = {number: signal.signal(number, _ignore) for number in signals_to_notice()}

    def release(self) -> None:
        """Put back what was there before. Main thread, as for the rest."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._wakeup_before)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._reader.close()
        self._writer.close()

    @Slot()
    def _on_signal(self) -> None:
        self._reader.recv(64)
        self._window.close()


def _ignore(_number: int, _frame: FrameType | None) -> None:
    """A Python handler, so that the interpreter writes to the socket."""
