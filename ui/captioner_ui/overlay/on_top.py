"""How a window stays above others on this system, and whether it can at all."""

import ctypes
import os
import sys
from collections.abc import Mapping
from enum import Enum, auto
from typing import Final

from PySide6.QtGui import QGuiApplication

from captioner.cli.doctor import library_loads
from captioner_ui.display import linux_obstacle
from captioner_ui.translation import tr

_ABOVE: Final = b"_NET_WM_STATE_ABOVE"
_ANY_TYPE: Final = 0
_MAX_ATOMS: Final = 1024


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


class _Cookie(ctypes.Structure):
    _fields_ = (("sequence", ctypes.c_uint),)


class _AtomReply(ctypes.Structure):
    _fields_ = (
        ("response_type", ctypes.c_uint8),
        ("pad", ctypes.c_uint8),
        ("sequence", ctypes.c_uint16),
        ("length", ctypes.c_uint32),
        ("atom", ctypes.c_uint32),
    )


class _Setup(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.POINTER(ctypes.c_uint32)),
        ("rem", ctypes.c_int),
        ("i", ctypes.c_int),
    )


def _x11_keeps_above() -> bool:
    """Whether the window manager says that it knows the wish to be above; milliseconds."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # nobody to ask; asking the manager itself does no harm
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    try:
        if xcb.xcb_connection_has_error(connection):
            return True
        wanted = _atom(xcb, connection, _ABOVE)
        return wanted in _supported(xcb, connection)
    finally:
        xcb.xcb_disconnect(connection)


def _atom(xcb: ctypes.CDLL, connection: ctypes.c_void_p, name: bytes) -> int:
    xcb.xcb_intern_atom.restype = _Cookie
    xcb.xcb_intern_atom_reply.restype = ctypes.POINTER(_AtomReply)
    cookie = xcb.xcb_intern_atom(connection, ctypes.c_uint8(0), ctypes.c_uint16(len(name)), name)
    reply = xcb.xcb_intern_atom_reply(connection, cookie, None)
    return int(reply.contents.atom) if reply else 0


def _supported(xcb: ctypes.CDLL, connection: ctypes.c_void_p) -> set[int]:
    """The atoms in _NET_SUPPORTED of the first screen; empty without a window manager."""
    xcb.xcb_get_setup.restype = ctypes.c_void_p
    xcb.xcb_setup_roots_iterator.restype = _Setup
    setup = ctypes.c_void_p(xcb.xcb_get_setup(connection))
    root = xcb.xcb_setup_roots_iterator(setup).data[0]  # a screen begins with its root window
    xcb.xcb_get_property.restype = _Cookie
    xcb.xcb_get_property_reply.restype = ctypes.c_void_p
    xcb.xcb_get_property_value.restype = ctypes.POINTER(ctypes.c_uint32)
    cookie = xcb.xcb_get_property(
        connection,
        ctypes.c_uint8(0),
        ctypes.c_uint32(root),
        ctypes.c_uint32(_atom(xcb, connection, b"_NET_SUPPORTED")),
        ctypes.c_uint32(_ANY_TYPE),
        ctypes.c_uint32(0),
        ctypes.c_uint32(_MAX_ATOMS),
    )
    reply = ctypes.c_void_p(xcb.xcb_get_property_reply(connection, cookie, None))
    if not reply:
        return set()
    count = int(xcb.xcb_get_property_value_length(reply)) // ctypes.sizeof(ctypes.c_uint32)
    values = xcb.xcb_get_property_value(reply)
    return {int(values[i]) for i in range(count)}
