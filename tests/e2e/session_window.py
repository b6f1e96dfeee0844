"""The real program in a process of its own, watched from inside: session_window.py [OPTIONS].

It is touched from outside only, by keys and mouse. Tells on stdout, a JSON object a line:

    {"captions": [line, ...], "status": text, "button": text, "hits": text, "size": [w, h],
     "overlay": [x, y, w, h] or null, "awake": whether somebody is at that,
     "windows": {title: X11 id, ...}}    whenever that changes
    {"part": NAME, "cpu_ms": ..., "wall_ms": ...}    for a line `NAME` on stdin

A part ends with its line. `cpu_ms` is the most that the GUI thread worked between two looks of a
timer in that part, `wall_ms` the most that a look was late: no frame took longer than either. The
processor time is the program's own; wall time has in it what else the machine does.
The end of stdin closes the window, should it still be there.
"""

import time
from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from watching import Watcher, run, tell

from captioner_ui.caption_view import CaptionView
from captioner_ui.history.search_bar import SearchBar
from captioner_ui.overlay.window import OverlayWindow

TICK_MS: Final = 5
TICKS_PER_LOOK: Final = 6


class SessionWatcher(Watcher):
    """Looks at the window, and at how long the GUI thread works at a time."""

    def __init__(self, window):
        self._n_ticks = 0
        self._begin_part()
        super().__init__(window, TICK_MS, Qt.TimerType.PreciseTimer)

    def _begin_part(self):
        self._cpu_s = self._wall_s = 0.0
        self._at_cpu_s, self._at_wall_s = time.thread_time(), time.perf_counter()

    @Slot()
    def on_tick(self):
        """Measure at each tick, look at some."""
        cpu_s, wall_s = time.thread_time(), time.perf_counter()
        self._cpu_s = max(self._cpu_s, cpu_s - self._at_cpu_s)
        self._wall_s = max(self._wall_s, wall_s - self._at_wall_s - TICK_MS / 1000)
        self._n_ticks += 1
        if self._n_ticks % TICKS_PER_LOOK == 0:
            super().on_tick()
        self._at_cpu_s, self._at_wall_s = time.thread_time(), time.perf_counter()

    def seen(self):
        """As above."""
        return _seen(self.window)

    def answer(self, line):
        """End a part, or the program."""
        if not line:
            self.window.close()
            return
        tell({"part": line, "cpu_ms": 1000 * self._cpu_s, "wall_ms": 1000 * self._wall_s})
        self._begin_part()


def _seen(window):
    there = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    overlay = next((w for w in there if isinstance(w, OverlayWindow)), None)
    search = window.findChild(SearchBar)
    return {
        "captions": window.findChild(CaptionView).toPlainText().splitlines(),
        "status": window.findChild(QLabel, "status").text(),
        "button": window.findChild(QPushButton, "toggle").text(),
        "hits": search.findChild(QLabel).text() if search.isVisible() else "",
        "size": [window.width(), window.height()],
        "overlay": overlay and [*overlay.geometry().getRect()],
        "awake": bool(overlay and overlay.awake.on),
        "windows": {w.windowTitle(): int(w.winId()) for w in there if w.isWindow()},
    }


if __name__ == "__main__":
    run(lambda shell: SessionWatcher(shell.window))
