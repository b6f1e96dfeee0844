"""A scroll bar that is moved softly where the desktop allows motion, and at once elsewhere."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QTimer, Slot
from PySide6.QtWidgets import QScrollBar

from captioner_ui.style.tokens import CALM_MS

FRAME_MS: Final = 25  # 40 a second: smooth for text, and half the work of 60 to 80


class SoftScroll(QObject):
    """Main thread. While it moves, `moving` is true: it is not the reader who scrolls."""

    def __init__(self, bar: QScrollBar, moves: Callable[[], bool], took_ms: int = CALM_MS) -> None:
        """Args: moves: whether motion is welcome; took_ms: how long a movement takes."""
        super().__init__(bar)
        self._bar = bar
        self._moves = moves
        self._took_ms = took_ms
        self._from = 0
        self._since = QElapsedTimer()
        self._curve = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._timer = QTimer(self, interval=FRAME_MS)
        self._timer.timeout.connect(self._on_frame)
        self.moving = False

    def to_end(self, longest_px: int) -> None:
        """Go to the end; farther than `longest_px` at once, as what is new would be missed."""
        way = self._bar.maximum() - self._bar.value()
        if way <= 0 or way > longest_px or not self._moves():
            self.stop()
            self._set(self._bar.maximum())
            return
        self._from = self._bar.value()
        self._since.start()
        if not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        """Stay where it is."""
        self._timer.stop()

    @Slot()
    def _on_frame(self) -> None:
        share = min(1.0, self._since.elapsed() / self._took_ms)
        way = self._bar.maximum() - self._from
        self._set(self._from + round(way * self._curve.valueForProgress(share)))
        if share >= 1.0:
            self._timer.stop()

    def _set(self, value: int) -> None:
        self.moving = True
        self._bar.setValue(value)
        self.moving = False
