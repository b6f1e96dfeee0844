"""The real window in a process of its own, watched: windows.py [unpaced].

Captions what `captioner` would, or with `unpaced` the demo recording as fast as possible. Tells
what the window shows whenever that changes, from the moment the first engine is made:

    {"captions": [line, ...], "status": text, "figures": text, "button": text}

Reads from stdin: `press` (the start/stop button), `picture PATH`, `size WIDTH HEIGHT`; the end of
stdin closes the window.
"""

import json
import sys
import threading

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from captioner.composition.assemble import build_engine, choose_source
from captioner.composition.options import LaunchOptions
from captioner_ui.app import run_window
from captioner_ui.caption_view import CaptionView
from captioner_ui.launch import leave
from captioner_ui.main_window import MainWindow
from captioner_ui.wiring import EngineMaker, first_source, list_devices

LOOK_EVERY_MS = 20  # more often than anything changes that a person could see


class Watcher(QObject):
    """Looks at the window and touches it, on the main thread.

    Signals:
        begun: there is a window, and it has asked for an engine.
        asked: str, a line of stdin.
    """

    begun = Signal()
    asked = Signal(str)

    def __init__(self):
        super().__init__()
        self._timer = QTimer(self, interval=LOOK_EVERY_MS)
        self._timer.timeout.connect(self._on_timeout)
        self._seen = {}
        self.begun.connect(self._timer.start)
        self.asked.connect(self._on_asked)

    def read(self):
        """Read stdin to its end, on a thread of its own."""
        for line in sys.stdin:
            self.asked.emit(line)
        self.asked.emit("close")

    @Slot()
    def _on_timeout(self):
        window = _window()
        seen = {
            "captions": window.findChild(CaptionView).toPlainText().splitlines(),
            "status": window.findChild(QLabel, "status").text(),
            "figures": window.findChild(QPushButton, "figures").toolTip(),
            "button": window.findChild(QPushButton, "toggle").text(),
        }
        if seen != self._seen:
            self._seen = seen
            sys.stdout.write(json.dumps(seen) + "\n")
            sys.stdout.flush()

    @Slot(str)
    def _on_asked(self, words):
        window = _window()
        match words.split():
            case ["press"]:
                window.findChild(QPushButton, "toggle").click()
            case ["picture", path]:
                window.grab().save(path)
            case ["size", width, height]:
                window.resize(int(width), int(height))
            case _:
                window.close()


def _window():
    return next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))


def make_unpaced(_choice, sink, progress):
    options = LaunchOptions(source="demo", paced=False)
    return build_engine(options, choose_source(options).sources, sink, progress)


def main(unpaced):
    options = LaunchOptions(source="demo" if unpaced else None)
    make_engine = make_unpaced if unpaced else EngineMaker(options)
    watcher = Watcher()

    def make_watched(choice, sink, progress):
        watcher.begun.emit()
        return make_engine(choice, sink, progress)

    threading.Thread(target=watcher.read, daemon=True).start()
    return leave(run_window(make_watched, list_devices, first_source(options)))


if __name__ == "__main__":
    sys.exit(main(unpaced="unpaced" in sys.argv[1:]))
