"""The real program in a process of its own, where somebody clicks: newcomer_window.py [OPTIONS].

Tells on stdout, a JSON object a line, whenever it changes:

    {"captions": [line, ...], "status": text, "button": text, "card": whether the card is seen,
     "get": text of the button that gets a model or "", "clicks": so many were made}

Reads from stdin, a line each: `click NAME` (a mouse click on a widget that is seen), `choose NAME
VALUE` (of a list: a click that opens it and one on the entry), `size WIDTH HEIGHT` and `picture
PATH`, which tells `{"picture": PATH}`. The end of stdin closes the window.
"""

import json
import sys
import threading

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QWidget

from captioner_ui import features
from captioner_ui.caption_view import CaptionView
from captioner_ui.launch import main

LOOK_EVERY_MS = 50
OPENS_MS = 800  # a list that has just been opened takes no click yet: it might be the first one's


class Watcher(QObject):
    """Looks at the window and clicks, on the main thread.

    Signals:
        asked: str, a line of stdin; empty at its end.
    """

    asked = Signal(str)

    def __init__(self, shell):
        super().__init__(shell.window)
        self._window = shell.window
        self._seen = None
        self._n_clicks = 0
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
        get = _there(QPushButton, "get")
        seen = {
            "captions": self._window.findChild(CaptionView).toPlainText().splitlines(),
            "status": self._window.findChild(QLabel, "status").text(),
            "button": self._window.findChild(QPushButton, "toggle").text(),
            "card": _there(QWidget, "first minute") is not None,
            "get": get.text().replace("&", "") if get is not None else "",
            "clicks": self._n_clicks,
        }
        if seen != self._seen:
            self._seen = seen
            self._tell(seen)

    @Slot(str)
    def _on_asked(self, line):
        match line.split(maxsplit=1):
            case ["click", name]:
                self._click(_there(QWidget, name))
            case ["choose", rest]:
                name, _, value = rest.rpartition(" ")
                box = _there(QComboBox, name)
                self._click(box)
                QTimer.singleShot(OPENS_MS, lambda: self._click_entry(box, value))
            case ["size", size]:
                self._window.resize(*map(int, size.split()))
            case ["picture", path]:
                self._picture(path)
            case _:
                self._window.close()

    def _click(self, widget, at=None):
        assert widget is not None
        assert widget.isEnabled()
        self._n_clicks += 1
        place = at or widget.rect().center()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place)

    def _click_entry(self, box, value):
        view = box.view()
        index = box.model().index(box.findData(value), 0)
        view.scrollTo(index)
        self._click(view.viewport(), view.visualRect(index).center())

    def _picture(self, path):
        """The window, and the list over it if one is open."""
        picture = self._window.grab()
        popup = QApplication.activePopupWidget()
        if popup is not None:
            painter = QPainter(picture)
            corner = popup.mapToGlobal(QPoint(0, 0)) - self._window.mapToGlobal(QPoint(0, 0))
            painter.drawPixmap(corner, popup.grab())
            painter.end()
        picture.save(path)
        self._tell({"picture": path})

    @staticmethod
    def _tell(facts):
        sys.stdout.write(json.dumps(facts) + "\n")
        sys.stdout.flush()


def _there(kind, name):
    """The widget of this name that is seen; None if none is."""
    windows = (one for one in QApplication.topLevelWidgets() if one.isVisible())
    found = (widget for window in windows for widget in window.findChildren(kind, name))
    return next((widget for widget in found if widget.isVisible()), None)


if __name__ == "__main__":
    features.FEATURES = (*features.FEATURES, Watcher)
    sys.exit(main())
