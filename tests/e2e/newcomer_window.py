"""The real program in a process of its own, where somebody clicks: newcomer_window.py [OPTIONS].

Tells on stdout, a JSON object a line, whenever it changes:

    {"captions": [line, ...], "status": text, "button": text, "card": whether the card is seen,
     "get": text of the button that gets a model or "", "clicks": so many were made}

Reads from stdin, a line each: `click NAME` (a mouse click on a widget that is seen), `choose NAME
VALUE` (of a list: a click that opens it and one on the entry), `size WIDTH HEIGHT` and `picture
PATH`, which tells `{"picture": PATH}`. The end of stdin closes the window.
"""

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QWidget
from watching import Watcher, run, tell

from captioner_ui.caption_view import CaptionView

LOOK_EVERY_MS = 50
OPENS_MS = 800  # a list that has just been opened takes no click yet: it might be the first one's


class NewcomerWatcher(Watcher):
    """Looks at the window and clicks."""

    def __init__(self, window):
        self._n_clicks = 0
        super().__init__(window, LOOK_EVERY_MS)

    def seen(self):
        """As above."""
        get = _there(QPushButton, "get")
        return {
            "captions": self.window.findChild(CaptionView).toPlainText().splitlines(),
            "status": self.window.findChild(QLabel, "status").text(),
            "button": self.window.findChild(QPushButton, "toggle").text(),
            "card": _there(QWidget, "first minute") is not None,
            "get": get.text().replace("&", "") if get is not None else "",
            "clicks": self._n_clicks,
        }

    def answer(self, line):
        """Click, choose, resize, take a picture, or end."""
        match line.split(maxsplit=1):
            case ["click", name]:
                self._click(_there(QWidget, name))
            case ["choose", rest]:
                name, _, value = rest.rpartition(" ")
                box = _there(QComboBox, name)
                self._click(box)
                QTimer.singleShot(OPENS_MS, lambda: self._click_entry(box, value))
            case ["size", size]:
                self.window.resize(*map(int, size.split()))
            case ["picture", path]:
                self._picture(path)
            case _:
                self.window.close()

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
        picture = self.window.grab()
        popup = QApplication.activePopupWidget()
        if popup is not None:
            painter = QPainter(picture)
            corner = popup.mapToGlobal(QPoint(0, 0)) - self.window.mapToGlobal(QPoint(0, 0))
            painter.drawPixmap(corner, popup.grab())
            painter.end()
        picture.save(path)
        tell({"picture": path})


def _there(kind, name):
    """The widget of this name that is seen; None if none is."""
    windows = (one for one in QApplication.topLevelWidgets() if one.isVisible())
    found = (widget for window in windows for widget in window.findChildren(kind, name))
    return next((widget for widget in found if widget.isVisible()), None)


if __name__ == "__main__":
    run(lambda shell: NewcomerWatcher(shell.window))
