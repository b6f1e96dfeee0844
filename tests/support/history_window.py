from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

LIMIT_MS = 5000


def shown(feature):
    rows = feature._pane.view.rows
    return [rows.row(number).shown for number in range(rows.first, rows.end)]


def choose(window, name):
    for action in window.menu("History").actions():
        if action.text().replace("&", "").startswith(name):
            return action.trigger()
    raise AssertionError(name)


def press(widget, name):
    (button,) = (
        found
        for found in widget.findChildren(QPushButton)
        if found.text().replace("&", "").startswith(name)
    )
    assert not button.isHidden()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def wheel_up(view):
    where = QPointF(50, 50)
    event = QWheelEvent(
        where,
        view.viewport().mapToGlobal(where),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def status(window):
    return window.findChild(QLabel, "status").text()
