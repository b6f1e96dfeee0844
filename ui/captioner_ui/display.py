"""Whether a window can be opened here. No Qt: Qt ends the whole process when it cannot."""

import ctypes
import importlib.util
import os
import sys
from collections.abc import Iterable, Mapping
from typing import Final

NO_TOOLKIT: Final = (
    "The window toolkit is not installed. Install it with: pip install 'captioner[window]'"
)
NO_DISPLAY: Final = (
    "There is no display to open a window on. `captioner live` shows captions in the terminal."
)
NO_ANSWER: Final = (
    "The display {name} does not answer. `captioner live` shows captions in the terminal."
)

# What the Qt libraries and their X11 plug-in load from the system (their NEEDED entries, PySide6
# 6.12), and the Debian package that has it.
_EVERY_WINDOW: Final = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
}
_X11: Final = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
_WAYLAND: Final = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}


def window_obstacle() -> str | None:
    """Why no window can be opened, with what to do about it, or None if one can.

    Loads system libraries and asks the display server once; takes milliseconds.
    """
    if importlib.util.find_spec("PySide6") is None:
        return NO_TOOLKIT
    if sys.platform != "linux":
        return None  # Windows and macOS always have a display, and no libraries to install
    return _linux_obstacle(os.environ)


def _linux_obstacle(environment: Mapping[str, str]) -> str | None:
    wanted = environment.get("QT_QPA_PLATFORM", "").partition(":")[0]
    x11, wayland = environment.get("DISPLAY"), environment.get("WAYLAND_DISPLAY")
    if wanted and wanted not in ("xcb", "wayland"):
        return _missing(_EVERY_WINDOW)  # offscreen and the like need no display
    obstacles = []
    if wayland and wanted != "xcb":
        obstacles.append(_missing(_EVERY_WINDOW | _WAYLAND) or _silent_wayland(wayland))
    if x11 and wanted != "wayland":
        obstacles.append(_missing(_EVERY_WINDOW | _X11) or _silent_x11(x11))
    if not obstacles:
        return NO_DISPLAY
    return None if None in obstacles else obstacles[-1]  # Qt falls back from one to the other


def _missing(libraries: Mapping[str, str]) -> str | None:
    absent = sorted({package for name, package in libraries.items() if not _loads(name)})
    return _install(absent) if absent else None


def _install(packages: Iterable[str]) -> str:
    return (
        "The window needs system libraries that are missing. On Debian and its relatives: "
        f"sudo apt install {' '.join(packages)}"
    )


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _silent_x11(name: str) -> str | None:
    """Connect as Qt will; the default display, the default authority."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)  # never NULL
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return NO_ANSWER.format(name=name) if failed else None


def _silent_wayland(name: str) -> str | None:
    wayland = ctypes.CDLL("libwayland-client.so.0")
    wayland.wl_display_connect.restype = ctypes.c_void_p
    wayland.wl_display_disconnect.argtypes = [ctypes.c_void_p]
    display = wayland.wl_display_connect(None)
    if display is None:
        return NO_ANSWER.format(name=name)
    wayland.wl_display_disconnect(display)
    return None
