"""The screens that are there now, and windows on them, in the words of `placing`."""

from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from captioner_ui.overlay.placing import Box, Screen, clamped, screen_of, without_frame

FRAMED_MS: Final = 200  # window managers take less to put a frame around a window


def screens() -> list[Screen]:
    """All of them, the main one first; never empty while a window can be shown."""
    primary = QGuiApplication.primaryScreen()
    others = [screen for screen in QGuiApplication.screens() if screen is not primary]
    return [_screen(screen) for screen in (primary, *others)]


def box_of(rectangle: QRect) -> Box:
    """The same rectangle without Qt."""
    return Box(rectangle.x(), rectangle.y(), rectangle.width(), rectangle.height())


def put(window: QWidget, box: Box) -> Box:
    """Make the inside of `window` stand at `box`, as far as frame and all are on a screen.

    Returns:
        Where the inside is to stand now.
    """
    frame, inner = box_of(window.frameGeometry()), box_of(window.geometry())
    area = screen_of(box, screens()).area
    box = clamped(box, without_frame(area, frame, inner))
    window.setGeometry(box.x, box.y, box.width, box.height)
    return box


def _screen(screen: QScreen) -> Screen:
    return Screen(screen.name() or "screen", box_of(screen.availableGeometry()))
