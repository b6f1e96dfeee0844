"""How a window stays above others on this system, and whether it can at all."""

import os
import sys
from collections.abc import Mapping
from contextlib import closing
from enum import Enum, auto
from typing import Final

from PySide6.QtGui import QGuiApplication

from captioner.composition.examination import library_loads
from captioner_ui.display import linux_obstacle
from captioner_ui.translation import tr
from captioner_ui.x11_connection import X11Connection

_ABOVE: Final = b"_NET_WM_STATE_ABOVE"
_SUPPORTED: Final = b"_NET_SUPPORTED"  # empty without a window manager


class Route(Enum):
    """What keeps a window above others."""

    ASKED = auto()
    """The system does, when asked: Windows, macOS, nearly all X11 window managers."""
    UNMANAGED = auto()
    """The window manager leaves alone, and so never covers, a window that says it is not its
    business; only without a frame. X11 where the manager does not keep windows on top."""
    NONE = auto()
    """Nothing does: Wayland has no request for it."""


def route() -> Route:
    """Of the running application."""
    platform = QGuiApplication.platformName()
    if platform.startswith("wayland"):
        return Route.NONE
    if platform == "xcb":
        return Route.ASKED if _x11_keeps_above() else Route.UNMANAGED
    return Route.ASKED


def obstacle_text() -> str:
    """Why the overlay does not stay on top on Wayland, and what to do about it."""
    if os.environ.get("DISPLAY"):
        return tr(
            "Wayland lets no window stay on top. Allow X11 in the overlay's settings and start "
            "Captioner again, or choose 'always on top' in the overlay's window menu."
        )
    return tr(
        "Wayland lets no window stay on top, and X11 is not there. Choose 'always on top' in the "
        "overlay's window menu (often Alt+Space), if your desktop has it."
    )


def qt_platform(environment: Mapping[str, str], *, x11_wanted: bool) -> str | None:
    """What QT_QPA_PLATFORM is to be before Qt starts; None to leave it to Qt.

    On a Wayland desktop whose X11 server is there and works, X11 if it is wanted: only there can
    a window stay on top and place itself. What the person has set themselves stays.
    """
    if sys.platform != "linux" or environment.get("QT_QPA_PLATFORM") or not x11_wanted:
        return None
    if not environment.get("WAYLAND_DISPLAY") or not environment.get("DISPLAY"):
        return None
    obstacle = linux_obstacle({**environment, "QT_QPA_PLATFORM": "xcb"}, library_loads)
    return "xcb" if obstacle is None else None


def _x11_keeps_above() -> bool:
    """Whether the window manager says that it knows the wish to be above; milliseconds."""
    try:
        server = X11Connection()
    except OSError:
        return True  # nobody to ask; asking the manager itself does no harm
    with closing(server):
        return server.atom(_ABOVE) in server.atoms_of_root(_SUPPORTED)
