import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QWidget,
)

from captioner_ui.models.rows import ModelRow

LIMIT_S = 5.0
MODELS = (
    ModelRow("tiny.en", "English", 0, ready=True, default=True),
    ModelRow(
        *("base", "99 languages", 145),
        ready=False,
        default=False,
        multilingual=True,
        many_default=True,
        licence="MIT",
        remark="Not measured by us.",
    ),
)


class FakeBuilds(QObject):
    """Does nothing but remember what it was asked for."""

    listed = Signal(tuple)
    progressed = Signal(str, float)
    ended = Signal(str)
    got = Signal(str)

    def __init__(self):
        super().__init__()
        self.asked = []
        self.building = ""
        self.failure = None

    def refresh(self):
        self.asked.append("list")

    def build(self, name):
        self.asked.append(name)
        self.building = name
        return True

    def end(self, problem="", failure=None):
        """It is there, or not."""
        self.building, self.failure = "", failure
        self.ended.emit(problem)

    def remove(self, name):
        self.asked.append(f"remove {name}")

    def cancel(self):
        self.asked.append("cancel")


def control(dialog, name, kind=QWidget):
    """The field's control on the page that is shown; pages have fields of the same name."""
    return dialog._stack.currentWidget().findChild(kind, name)


def entries(box):
    return [box.itemText(row) for row in range(box.count())]


def press(dialog, name):
    """`undo`, `undo all`, `defaults` or `close`."""
    dialog.findChild(QPushButton, name).click()


def problem(dialog):
    label = dialog.findChild(QLabel, "problem")
    return label.text() if label.isVisible() else ""
