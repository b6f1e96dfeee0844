"""The screens that are there now, and windows on them, in the words of `placing`."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from captioner_ui.overlay.placing import Box, Screen, clamped, screen_of


def screens() -> list[Screen]:
    """All of them, the main one first; never empty while a window can be shown."""
    primary = QGuiApplication.primaryScreen()
    others = [screen for screen in QGuiApplication.screens() if screen is not primary]
    return [_screen(screen) for screen in (primary, *others)]


def box_of(rectangle: QRect) -> Box:
    """The same rectangle without Qt."""
    return Box(rectangle.x(), rectangle.y(), rectangle.width(), rectangle.height())


def put(window: QWidget, box: Box) -> Box:
    """Make `window` with its frame stand at `box`, as far as that is on a screen; gives where."""
    frame, inner = window.frameGeometry(), window.geometry()
    box = clamped(box, screen_of(box, screens()).area)
    window.setGeometry(
        box.x + inner.x() - frame.x(),
        box.y + inner.y() - frame.y(),
        box.width - frame.width() + inner.width(),
        box.height - frame.height() + inner.height(),
    )
    return box


def _screen(screen: QScreen) -> Screen:
    return Screen(screen.name() or "screen", box_of(screen.availableGeometry()))
