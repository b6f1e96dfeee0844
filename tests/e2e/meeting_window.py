"""The real program in a process of its own, where somebody gives names: meeting_window.py …

Tells on stdout, a JSON object a line, whenever it changes:

    {"captions": [line, ...], "status": text}

Reads from stdin, a line each: `name NUMBER NAME`, `join NUMBER INTO`, `size WIDTH HEIGHT`,
`window PATH`, `transcript PATH` and `overlay PATH`. The last three write a picture, and tell
`{"picture": PATH}`.
"""

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction, QImage, QKeySequence
from PySide6.QtWidgets import QApplication, QLabel
from watching import Watcher, run, tell

from captioner.events import SpeakerChanged
from captioner_ui.caption_view import CaptionView
from captioner_ui.overlay.window import OverlayWindow

LOOK_EVERY_MS = 50
MORE_LINES = 3  # of the overlay, so that labels are in its picture
SETTLES_MS = 600  # until what was opened is laid out


class MeetingWatcher(Watcher):
    """Looks at the window, and passes on what a person says of speakers."""

    def __init__(self, shell):
        self._view = shell.window.findChild(CaptionView)
        self._bridge = shell.bridge
        self._n_more_lines = MORE_LINES
        super().__init__(shell.window, LOOK_EVERY_MS)

    def seen(self):
        """As above."""
        return {
            "captions": self._view.toPlainText().splitlines(),
            "status": self.window.findChild(QLabel, "status").text(),
        }

    def answer(self, line):
        """Names, sizes and pictures; the end of stdin changes nothing."""
        match line.split(maxsplit=2):
            case ["name", number, name]:
                self._bridge.post(SpeakerChanged(int(number), name))
            case ["join", number, into]:
                self._bridge.post(SpeakerChanged(int(number), into=int(into)))
            case ["size", width, height]:
                self.window.resize(int(width), int(height))
            case ["window", path]:
                self._write(self.window, path)
            case ["transcript", path]:
                self._press("Ctrl+T")
                QTimer.singleShot(SETTLES_MS, lambda: self._write(self.window, path, "Ctrl+T"))
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
            one for one in self.window.findChildren(QAction) if wanted in one.shortcuts()
        ).trigger()

    def _choose(self, text):
        entries = self.window.findChildren(QAction)
        next(one for one in entries if one.text().replace("&", "") == text).trigger()

    def _write(self, widget, path, keys_after=""):
        widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32).save(path)
        if keys_after:
            self._press(keys_after)
        tell({"picture": path})


def _overlay():
    there = QApplication.topLevelWidgets()
    return next(one for one in there if isinstance(one, OverlayWindow) and one.isVisible())


if __name__ == "__main__":
    run(MeetingWatcher)
