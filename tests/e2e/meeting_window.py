"""The real program in a process of its own, where somebody gives names: meeting_window.py …

Tells on stdout, a JSON object a line, whenever it changes:

    {"captions": [line, ...], "status": text}

Reads from stdin, a line each: `name NUMBER NAME`, `join NUMBER INTO`, `size WIDTH HEIGHT`,
`window PATH`, `transcript PATH` and `overlay PATH`. The last three write a picture, and tell
`{"picture": PATH}`.
"""

import json
import sys
import threading

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QImage, QKeySequence
from PySide6.QtWidgets import QApplication, QLabel

from captioner.events import SpeakerChanged
from captioner_ui import features
from captioner_ui.caption_view import CaptionView
from captioner_ui.launch import main
from captioner_ui.overlay.window import OverlayWindow

LOOK_EVERY_MS = 50
MORE_LINES = 3  # of the overlay, so that labels are in its picture
SETTLES_MS = 600  # until what was opened is laid out


class Watcher(QObject):
    """Looks at the window, and passes on what a person says of speakers. Main thread.

    Signals:
        asked: str, a line of stdin.
    """

    asked = Signal(str)

    def __init__(self, shell):
        super().__init__(shell.window)
        self._view = shell.window.findChild(CaptionView)
        self._bridge = shell.bridge
        self._window = shell.window
        self._seen = None
        self._n_more_lines = MORE_LINES
        self._timer = QTimer(self, interval=LOOK_EVERY_MS)
        self._timer.timeout.connect(self._on_timeout)
        self._timer.start()
        self.asked.connect(self._on_asked)
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in sys.stdin:
            self.asked.emit(line.strip())

    @Slot()
    def _on_timeout(self):
        seen = {
            "captions": self._view.toPlainText().splitlines(),
            "status": self._window.findChild(QLabel, "status").text(),
        }
        if seen != self._seen:
            self._seen = seen
            sys.stdout.write(json.dumps(seen) + "\n")
            sys.stdout.flush()

    @Slot(str)
    def _on_asked(self, line):
        match line.split(maxsplit=2):
            case ["name", number, name]:
                self._bridge.post(SpeakerChanged(int(number), name))
            case ["join", number, into]:
                self._bridge.post(SpeakerChanged(int(number), into=int(into)))
            case ["size", width, height]:
                self._window.resize(int(width), int(height))
            case ["window", path]:
                self._write(self._window, path)
            case ["transcript", path]:
                self._press("Ctrl+T")
                QTimer.singleShot(SETTLES_MS, lambda: self._write(self._window, path, "Ctrl+T"))
            case ["overlay", path]:
                for _ in range(self._n_more_lines):
                    self._choose("More lines")
                self._n_more_lines = 0
                self._press("Ctrl+Shift+O")
                QTimer.singleShot(SETTLES_MS, lambda: self._write(_overlay(), path, "Ctrl+Shift+O"))

    def _press(self, keys):
        """What the keys of a menu's entry do."""
        wanted = QKeySequence(keys)
        next(
            one for one in self._window.findChildren(QAction) if wanted in one.shortcuts()
        ).trigger()

    def _choose(self, text):
        entries = self._window.findChildren(QAction)
        next(one for one in entries if one.text().replace("&", "") == text).trigger()

    def _write(self, widget, path, keys_after=""):
        widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32).save(path)
        if keys_after:
            self._press(keys_after)
        sys.stdout.write(json.dumps({"picture": path}) + "\n")
        sys.stdout.flush()


def _overlay():
    there = QApplication.topLevelWidgets()
    return next(one for one in there if isinstance(one, OverlayWindow) and one.isVisible())


if __name__ == "__main__":
    features.FEATURES = (*features.FEATURES, Watcher)
    sys.exit(main())
