"""The real program in a process of its own, where somebody gives names: meeting_window.py …

Tells on stdout, a JSON object a line, whenever it changes:

    {"captions": [line, ...]}

Reads from stdin, a line each: `name NUMBER NAME`, `join NUMBER INTO`.
"""

import json
import sys
import threading

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from captioner.events import SpeakerChanged
from captioner_ui import features
from captioner_ui.caption_view import CaptionView
from captioner_ui.launch import main

LOOK_EVERY_MS = 50


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
        self._seen = None
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
        lines = self._view.toPlainText().splitlines()
        if lines != self._seen:
            self._seen = lines
            sys.stdout.write(json.dumps({"captions": lines}) + "\n")
            sys.stdout.flush()

    @Slot(str)
    def _on_asked(self, line):
        what, number, who = line.split(maxsplit=2)
        into = int(who) if what == "join" else None
        self._bridge.post(SpeakerChanged(int(number), "" if into else who, into))


if __name__ == "__main__":
    features.FEATURES = (*features.FEATURES, Watcher)
    sys.exit(main())
