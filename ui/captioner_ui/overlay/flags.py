"""What kind of window the overlay is to the window system."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from captioner_ui.overlay.on_top import Route
from captioner_ui.sections.overlay import OverlaySettings, OverlayShape

_WINDOW: Final = Qt.WindowType


def window_flags(look: OverlaySettings, route: Route) -> Qt.WindowType:
    """All of them; with a route of its own only the bar goes round a window manager."""
    bar = look.shape is OverlayShape.BAR
    flags = _WINDOW.Window
    if bar:
        flags |= _WINDOW.FramelessWindowHint
    if look.on_top:
        flags |= _WINDOW.WindowStaysOnTopHint
    if look.on_top and bar and route is Route.UNMANAGED:
        flags |= _WINDOW.X11BypassWindowManagerHint
    if look.click_through:
        flags |= _WINDOW.WindowTransparentForInput
    return flags


def pass_clicks(window: QWidget, *, on: bool) -> None:
    """Let clicks through it or not; at once, without making the window anew."""
    flag = _WINDOW.WindowTransparentForInput
    window.overrideWindowFlags(window.windowFlags() | flag if on else window.windowFlags() & ~flag)
    handle = window.windowHandle()
    if handle is not None:
        handle.setFlag(flag, on)
