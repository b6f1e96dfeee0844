"""Take hold of a window without a frame, in the ways of Qt."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QWindow

from captioner_ui.overlay.handles import Grip

_SHAPED: Final = ("xcb", "wayland", "windows", "cocoa")
_CURSORS: Final = {
    (1, 0): Qt.CursorShape.SizeHorCursor,
    (0, 1): Qt.CursorShape.SizeVerCursor,
    (1, 1): Qt.CursorShape.SizeFDiagCursor,
    (1, -1): Qt.CursorShape.SizeBDiagCursor,
}


def has_shapes() -> bool:
    """Whether a window need not be there, for pointer and eye, in all of its rectangle."""
    return QGuiApplication.platformName().startswith(_SHAPED)


def is_wayland() -> bool:
    """Whether windows cannot be moved, nor know where they are."""
    return QGuiApplication.platformName().startswith("wayland")


def cursor_of(grip: Grip) -> Qt.CursorShape:
    """What the pointer is over this part of a window."""
    if grip.moves:
        return Qt.CursorShape.SizeAllCursor
    sign = grip.x or grip.y  # opposite edges have the same cursor
    return _CURSORS[grip.x * sign, grip.y * sign]


def drag_by_system(window: QWindow, grip: Grip) -> None:
    """Have the window system move or resize it with the mouse that is pressed."""
    if grip.moves:
        window.startSystemMove()
        return
    edges = Qt.Edge(0)
    edges |= {-1: Qt.Edge.LeftEdge, 1: Qt.Edge.RightEdge}.get(grip.x, Qt.Edge(0))
    edges |= {-1: Qt.Edge.TopEdge, 1: Qt.Edge.BottomEdge}.get(grip.y, Qt.Edge(0))
    window.startSystemResize(edges)
