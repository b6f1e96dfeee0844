"""The real program in a process of its own, watched for what it says is wrong.

    problem_window.py [OPTIONS]

Tells on stdout, a JSON object a line, whenever anything of it changes:

    {"captions": [line, ...], "status": text, "problem": bool, "help": text, "button": text,
     "levels": [share, ...], "lost": text}

`problem` is whether the sign of a problem is seen, `help` the words of the button beside the
message, `levels` how full the meters are painted, 0 to 1, `lost` what the figures say of it.
`help` on stdin presses the button; the end of stdin closes the window.
"""

import json
import sys
import threading
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QLabel, QPushButton

from captioner_ui import features
from captioner_ui.caption_view import CaptionView
from captioner_ui.launch import main
from captioner_ui.sound.level_meter import LevelMeter

LOOK_EVERY_MS: Final = 20


class Watcher(QObject):
    """Looks at the window, on the main thread.

    Signals:
        asked: str, a line of stdin; empty at its end.
    """

    asked = Signal(str)

    def __init__(self, window):
        super().__init__(window)
        self._window = window
        self._seen = {}
        self._timer = QTimer(self, interval=LOOK_EVERY_MS)
        self._timer.timeout.connect(self._on_timeout)
        self._timer.start()
        self.asked.connect(self._on_asked)
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in sys.stdin:
            self.asked.emit(line.strip())
        self.asked.emit("")

    @Slot()
    def _on_timeout(self):
        seen = _seen(self._window)
        if seen != self._seen:
            self._seen = seen
            sys.stdout.write(json.dumps(seen) + "\n")
            sys.stdout.flush()

    @Slot(str)
    def _on_asked(self, words):
        if words == "help":
            self._window.findChild(QPushButton, "help").click()
        else:
            self._window.close()


def _seen(window):
    help_button = window.findChild(QPushButton, "help")
    figures = window.findChild(QPushButton, "figures").toolTip().split("   ")
    return {
        "captions": window.findChild(CaptionView).toPlainText().splitlines(),
        "status": window.findChild(QLabel, "status").text(),
        "problem": window.findChild(QLabel, "problem").isVisible(),
        "help": help_button.text() if help_button.isVisible() else "",
        "button": window.findChild(QPushButton, "toggle").text(),
        "levels": [round(state.share, 2) for state in window.findChild(LevelMeter).states],
        "lost": next((part for part in figures if "lost" in part), ""),
    }


def watch(shell):
    """A feature like the program's own; the last one, so that all others are there."""
    Watcher(shell.window)


if __name__ == "__main__":
    features.FEATURES = (*features.FEATURES, watch)
    sys.exit(main())
