"""When nobody has spoken for a while, and how much is to be seen of what was said."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal, Slot

from captioner_ui.style.tokens import CALM_MS

FRAME_MS: Final = 25
NEVER_S: Final = 0


class Silence(QObject):
    """Main thread.

    Signals:
        faded: float, what was said is to be seen so strongly, 1 to 0.
        over: nothing of it is to be seen any more.
    """

    faded = Signal(float)
    over = Signal()

    def __init__(self, after_s: int, moves: Callable[[], bool], parent: QObject) -> None:
        """Make one that has heard nothing yet.

        Args:
            after_s: how long it waits, s; NEVER_S: for ever.
            moves: whether motion is welcome.
            parent: lives as long.
        """
        super().__init__(parent)
        self._after_s = after_s
        self._moves = moves
        self._held = False
        self._since = QElapsedTimer()
        self._waiting = QTimer(self, singleShot=True)
        self._waiting.timeout.connect(self._on_silent)
        self._fading = QTimer(self, interval=FRAME_MS)
        self._fading.timeout.connect(self._on_frame)

    def wait(self, after_s: int) -> None:
        """Wait so long from now on."""
        if after_s != self._after_s:
            self._after_s = after_s
            self.break_it()

    def break_it(self) -> None:
        """Somebody speaks: all is to be seen, and the time begins anew."""
        if self._fading.isActive():
            self._fading.stop()
            self.faded.emit(1.0)
        if self._after_s == NEVER_S or self._held:
            self._waiting.stop()
        else:
            self._waiting.start(1000 * self._after_s)

    def hold(self, on: bool) -> None:
        """Whether somebody is at it, so that nothing fades."""
        if on is not self._held:
            self._held = on
            self.break_it()

    @Slot()
    def _on_silent(self) -> None:
        if not self._moves():
            self._end()
            return
        self._since.start()
        self._fading.start()

    @Slot()
    def _on_frame(self) -> None:
        left = 1.0 - self._since.elapsed() / CALM_MS
        if left <= 0.0:
            self._end()
        else:
            self.faded.emit(left)

    def _end(self) -> None:
        self._fading.stop()
        self.over.emit()
