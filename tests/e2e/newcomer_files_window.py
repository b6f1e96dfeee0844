"""The real program in a process of its own, for who has a mouse only: newcomer_files_window.py.

It is touched from outside, by clicks and keys. Tells on stdout, whenever it changes, where what can
be pressed is on the screen:

    {"buttons": {name: [x, y], ...}, "files": text, "status": text, "windows": {title: X11 id, ...}}

A line `picture PATH` on stdin has all its windows, as they are seen, written there; the end of
stdin closes the window.
"""

from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QTreeView
from watching import Watcher, run, tell

LOOK_MS: Final = 30


class FilesWatcher(Watcher):
    """Looks at all windows."""

    def seen(self):
        """As above."""
        return {
            "buttons": _buttons(),
            "files": _words(self.window, "files ended"),
            "status": _words(self.window, "status"),
            "windows": {one.windowTitle(): int(one.winId()) for one in _windows()},
        }

    def answer(self, line):
        """A picture, or the end."""
        command, _, path = line.partition(" ")
        if command != "picture":
            self.window.close()
            return
        _picture().save(path)
        tell({"picture": path})


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


if __name__ == "__main__":
    run(lambda shell: FilesWatcher(shell.window, LOOK_MS))
