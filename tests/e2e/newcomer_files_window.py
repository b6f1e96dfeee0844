"""The real program in a process of its own, for who has a mouse only: newcomer_files_window.py.

It is touched from outside, by clicks and keys. Tells on stdout, whenever it changes, where what can
be pressed is on the screen:

    {"buttons": {name: [x, y], ...}, "files": text, "status": text, "windows": {title: X11 id, ...}}

A line `picture PATH` on stdin has all its windows, as they are seen, written there; the end of
stdin closes the window.
"""

import json
import sys
import threading
from typing import Final

from PySide6.QtCore import QObject, QRect, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QTreeView, QWidget

from captioner_ui import features
from captioner_ui.launch import main

LOOK_MS: Final = 30


class Watcher(QObject):
    """Looks at the windows, on the main thread.

    Signals:
        asked: str, a line of stdin; empty at its end.
    """

    asked = Signal(str)

    def __init__(self, window):
        super().__init__(window)
        self._window = window
        self._seen = {}
        self._timer = QTimer(self, interval=LOOK_MS)
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
        seen = {
            "buttons": _buttons(),
            "files": _words(self._window, "files ended"),
            "status": _words(self._window, "status"),
            "windows": {one.windowTitle(): int(one.winId()) for one in _windows()},
        }
        if seen != self._seen:
            self._seen = seen
            _tell(seen)

    @Slot(str)
    def _on_asked(self, words):
        command, _, path = words.partition(" ")
        if command != "picture":
            self._window.close()
            return
        _picture().save(path)
        _tell({"picture": path})


def _windows():
    return [one for one in QApplication.topLevelWidgets() if one.isVisible() and one.isWindow()]


def _buttons():
    """The middle of each button by its words, of each file by its name, of what is in front."""
    front = QApplication.activeModalWidget()
    found = {}
    for window in [front] if front is not None else _windows():
        for files in window.findChildren(QTreeView, "treeView"):
            found |= _files(files)
        for button in window.findChildren(QAbstractButton):
            name = (button.accessibleName() or button.text()).replace("&", "").strip()
            if name and button.isVisible() and button.isEnabled():
                middle = button.mapToGlobal(button.rect().center())
                found[name] = [middle.x(), middle.y()]
    return found


def _files(view):
    model, root, found = view.model(), view.rootIndex(), {}
    for row in range(model.rowCount(root)):
        index = model.index(row, 0, root)
        middle = view.viewport().mapToGlobal(view.visualRect(index).center())
        found[index.data()] = [middle.x(), middle.y()]
    return found


def _words(window, name):
    label = window.findChild(QLabel, name)
    return label.accessibleName() if label is not None and label.isVisible() else ""


def _picture():
    """The part of the screen that the windows take."""
    part = QRect()
    for window in _windows():
        part = part.united(window.frameGeometry())
    return QGuiApplication.primaryScreen().grabWindow(0, *part.getRect())


def _tell(fact):
    sys.stdout.write(json.dumps(fact) + "\n")
    sys.stdout.flush()


def watch(shell):
    """A feature like the program's own; the last one, so that all others are there."""
    assert isinstance(shell.window, QWidget)
    Watcher(shell.window)


if __name__ == "__main__":
    features.FEATURES = (*features.FEATURES, watch)
    sys.exit(main())
