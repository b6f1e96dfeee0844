"""The screens that are there now, in the words of `placing`."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication, QScreen

from captioner_ui.overlay.placing import Box, Screen


def screens() -> list[Screen]:
    """All of them, the main one first; never empty while a window can be shown."""
    primary = QGuiApplication.primaryScreen()
    others = [screen for screen in QGuiApplication.screens() if screen is not primary]
    return [_screen(screen) for screen in (primary, *others)]


def box_of(rectangle: QRect) -> Box:
    """The same rectangle without Qt."""
    return Box(rectangle.x(), rectangle.y(), rectangle.width(), rectangle.height())


def _screen(screen: QScreen) -> Screen:
    return Screen(screen.name() or "screen", box_of(screen.availableGeometry()))
