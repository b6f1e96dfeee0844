"""What the programs of these tests share: they are looked at, and asked on stdin."""

import json
import sys
import threading

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from captioner_ui import features
from captioner_ui.launch import main


class Watcher(QObject):
    """Tells on stdout, a JSON object a line, what is seen whenever that changes. Main thread.

    Signals:
        asked: str, a line of stdin; empty at its end.
    """

    asked = Signal(str)

    def __init__(self, window, look_ms, timer=Qt.TimerType.CoarseTimer):
        super().__init__(window)
        self.window = window
        self._told = None
        self._timer = QTimer(self, interval=look_ms, timerType=timer)
        self._timer.timeout.connect(self.on_tick)
        self._timer.start()
        self.asked.connect(self._on_asked)
        threading.Thread(target=self._read, daemon=True).start()

    def seen(self):
        """What there is to be told; for JSON."""
        raise NotImplementedError

    def answer(self, line):
        """Do what a line of stdin asks for; by default any closes the window, as its end does."""
        self.window.close()

    @Slot()
    def on_tick(self):
        """Look once."""
        seen = self.seen()
        if seen != self._told:
            self._told = seen
            tell(seen)

    @Slot(str)
    def _on_asked(self, line):
        self.answer(line)

    def _read(self):
        for line in sys.stdin:
            self.asked.emit(line.strip())
        self.asked.emit("")


def tell(fact):
    """A line of JSON on stdout."""
    sys.stdout.write(json.dumps(fact) + "\n")
    sys.stdout.flush()


def run(make):
    """The program with a feature more, the last one, so that all others are there: make(shell)."""
    features.FEATURES = (*features.FEATURES, make)
    sys.exit(main())
