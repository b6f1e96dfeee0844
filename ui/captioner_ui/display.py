"""Whether a window can be opened here. No Qt: Qt ends the whole process when it cannot."""

import ctypes
import importlib.util
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from captioner.composition.examination import WAYLAND_LIBRARIES, X11_LIBRARIES, library_loads
from captioner.composition.findings import debian_package
from captioner.installation import advice_here
from captioner_ui.x11_connection import X11Connection

Loads: TypeAlias = Callable[[str], bool]
"""Whether a shared library of the system is there."""

NO_DISPLAY: Final = "There is no display to open a window on."
NO_ANSWER: Final = "The display {name} does not answer. Check that you may use it."

_X11_WORDS: Final = ("xcb", "x11")


def window_obstacle() -> str | None:
    """Why no window can be opened, with what to do about it, or None if one can.

    Loads system libraries and greets the display server; takes milliseconds.
    """
    if importlib.util.find_spec("PySide6") is None:
        return f"The window toolkit is not installed. {advice_here().toolkit}"
    if sys.platform != "linux":
        return None  # Windows and macOS always have a display, and no libraries to install
    return linux_obstacle(os.environ, library_loads)


def linux_obstacle(environment: Mapping[str, str], loads: Loads) -> str | None:
    """The same for Linux and an installed toolkit.

    A display that both Wayland and X11 can reach needs only one of the two: Qt falls back.
    """
    platform = environment.get("QT_QPA_PLATFORM", "").partition(":")[0]
    every = [name for name in X11_LIBRARIES if not _is_of_x11(name)]
    if platform not in ("", "xcb", "wayland"):
        return _missing(every, loads)  # offscreen and the like need no display
    obstacles = []
    if (name := environment.get("WAYLAND_DISPLAY")) and platform != "xcb":
        missing = _missing([*every, *WAYLAND_LIBRARIES], loads)
        obstacles.append(missing or _silence(name, _wayland_answers()))
    if (name := environment.get("DISPLAY")) and platform != "wayland":
        obstacles.append(_missing(X11_LIBRARIES, loads) or _silence(name, _x11_answers()))
    if not obstacles:
        return NO_DISPLAY
    return None if None in obstacles else obstacles[-1]


def _is_of_x11(library: str) -> bool:
    return any(word in library.lower() for word in _X11_WORDS)


def _missing(libraries: Iterable[str], loads: Loads) -> str | None:
    absent = sorted(debian_package(name) for name in libraries if not loads(name))
    if not absent:
        return None
    what = advice_here().libraries.format(packages=" ".join(absent))
    return f"The window needs system libraries that are missing. {what}"


def _silence(name: str, answers: bool) -> str | None:
    return None if answers else NO_ANSWER.format(name=name)


def _x11_answers() -> bool:
    """Connect as Qt will: the display and the authority of the environment."""
    try:
        X11Connection().close()
    except OSError:
        return False
    return True


def _wayland_answers() -> bool:
    wayland = ctypes.CDLL("libwayland-client.so.0")
    wayland.wl_display_connect.argtypes = [ctypes.c_char_p]
    wayland.wl_display_connect.restype = ctypes.c_void_p
    wayland.wl_display_disconnect.argtypes = [ctypes.c_void_p]
    display = wayland.wl_display_connect(None)
    if display is None:
        return False
    wayland.wl_display_disconnect(display)
    return True
