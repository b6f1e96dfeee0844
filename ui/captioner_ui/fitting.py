"""Windows no larger than the screen."""

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication

FRAME: Final = QSize(24, 48)  # px, of the desktop's frame, at most


def fitted(wanted: QSize) -> QSize:
    """`wanted`, or what the first screen has room for inside a frame; px."""
    screen = QGuiApplication.primaryScreen()
    return wanted if screen is None else wanted.boundedTo(screen.availableSize() - FRAME)
