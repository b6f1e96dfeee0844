"""Bring a window to the front."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def bring_to_front(window: QWidget) -> None:
    """Show it, unfold it, put it above the others and give it the keyboard."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
