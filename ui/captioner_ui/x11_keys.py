"""Keys that reach us whichever program has the keyboard: X11 grabs them for us."""

import ctypes
import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal, Slot
from PySide6.QtGui import QKeySequence

_KEY_PRESS: Final = 2
_ASYNC: Final = 1
_SHIFT, _CAPS, _CONTROL, _ALT, _NUM, _SUPER = 1, 2, 4, 8, 16, 64
_LOCKS: Final = (0, _CAPS, _NUM, _CAPS | _NUM)  # a grab is for one exact state of the locks
_MODIFIERS: Final = {"Shift": _SHIFT, "Ctrl": _CONTROL, "Alt": _ALT, "Meta": _SUPER}
_F1: Final = 0xFFBE  # keysym; the other function keys follow
_MIN_KEYCODE_AT, _MAX_KEYCODE_AT = 34, 35  # in xcb_setup_t


class _Cookie(ctypes.Structure):
    _fields_ = (("sequence", ctypes.c_uint),)


class _Screens(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.POINTER(ctypes.c_uint32)),
        ("rem", ctypes.c_int),
        ("index", ctypes.c_int),
    )


class GrabbedKeys(QObject):
    """A connection of its own to the X server, with keys grabbed on it. Main thread.

    Signals:
        pressed: int, which of the keys, from 0.
    """

    pressed = Signal(int)

    def __init__(self) -> None:
        """Connect to the display of the environment.

        Raises:
            OSError: there is no X library or no X server.
        """
        super().__init__()
        self._xcb = _library()
        self._connection = ctypes.c_void_p(self._xcb.xcb_connect(None, None))
        if self._xcb.xcb_connection_has_error(self._connection):
            self._xcb.xcb_disconnect(self._connection)
            raise OSError("the X server does not answer")
        self._libc = ctypes.CDLL(None)
        self._libc.free.argtypes = [ctypes.c_void_p]
        self._setup = self._xcb.xcb_get_setup(self._connection)
        screens = self._xcb.xcb_setup_roots_iterator(ctypes.c_void_p(self._setup))
        self._root = int(screens.data[0])  # a screen begins with its root window
        self._codes = self._keycodes()
        self._grabbed: dict[tuple[int, int], int] = {}  # (keycode, modifiers) -> which key
        number = self._xcb.xcb_get_file_descriptor(self._connection)
        self._notifier = QSocketNotifier(number, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_readable)

    def grab(self, keys: Sequence[QKeySequence]) -> list[QKeySequence]:
        """Have these keys and no others; gives those that cannot be had."""
        self._release()
        refused = []
        for which, key in enumerate(keys):
            if not key.isEmpty() and not self._grab(which, key):
                refused.append(key)
        return refused

    def close(self) -> None:
        """Give everything back."""
        self._notifier.setEnabled(False)
        self._xcb.xcb_disconnect(self._connection)

    def _grab(self, which: int, key: QKeySequence) -> bool:
        keysym, modifiers = grabbed_as(key.toString(QKeySequence.SequenceFormat.PortableText))
        code = self._codes.get(keysym, 0)
        if not code:
            return False
        if all(self._grab_exactly(code, modifiers | locks) for locks in _LOCKS):
            self._grabbed[code, modifiers] = which
            return True
        self._ungrab(code, modifiers)  # another program has one of the four
        return False

    def _grab_exactly(self, code: int, modifiers: int) -> bool:
        cookie = self._xcb.xcb_grab_key_checked(
            self._connection,
            ctypes.c_uint8(0),
            ctypes.c_uint32(self._root),
            ctypes.c_uint16(modifiers),
            ctypes.c_uint8(code),
            ctypes.c_uint8(_ASYNC),
            ctypes.c_uint8(_ASYNC),
        )
        error = self._xcb.xcb_request_check(self._connection, cookie)
        self._libc.free(error)
        return not error

    def _release(self) -> None:
        for code, modifiers in self._grabbed:
            self._ungrab(code, modifiers)
        self._grabbed.clear()

    def _ungrab(self, code: int, modifiers: int) -> None:
        for locks in _LOCKS:
            self._xcb.xcb_ungrab_key(
                self._connection,
                ctypes.c_uint8(code),
                ctypes.c_uint32(self._root),
                ctypes.c_uint16(modifiers | locks),
            )
        self._xcb.xcb_flush(self._connection)

    def _keycodes(self) -> dict[int, int]:
        """Keycode by keysym, of what the keys give without modifiers."""
        setup = ctypes.cast(self._setup, ctypes.POINTER(ctypes.c_uint8))
        first, last = setup[_MIN_KEYCODE_AT], setup[_MAX_KEYCODE_AT]
        count = last - first + 1
        cookie = self._xcb.xcb_get_keyboard_mapping(
            self._connection, ctypes.c_uint8(first), ctypes.c_uint8(count)
        )
        reply = self._xcb.xcb_get_keyboard_mapping_reply(self._connection, cookie, None)
        if not reply:
            return {}
        per_code = ctypes.cast(reply, ctypes.POINTER(ctypes.c_uint8))[1]
        symbols = self._xcb.xcb_get_keyboard_mapping_keysyms(ctypes.c_void_p(reply))
        codes = {int(symbols[n * per_code]): first + n for n in reversed(range(count))}
        self._libc.free(reply)
        codes.pop(0, None)  # keys that have no name
        return codes

    @Slot()
    def _on_readable(self) -> None:
        while event := self._xcb.xcb_poll_for_event(self._connection):
            kind, code = ctypes.cast(event, ctypes.POINTER(ctypes.c_uint8))[0:2]
            state = ctypes.cast(event + 28, ctypes.POINTER(ctypes.c_uint16))[0]
            self._libc.free(event)
            modifiers = state & (_SHIFT | _CONTROL | _ALT | _SUPER)
            which = self._grabbed.get((code, modifiers))
            if kind & 0x7F == _KEY_PRESS and which is not None:
                self.pressed.emit(which)


def grabbed_as(key: str) -> tuple[int, int]:
    """X11's name and mask of modifiers of a key such as `Ctrl+Shift+O`, as Qt writes it.

    The name is 0 for a key that is not offered here: letters, digits, signs, Space and function
    keys are.

    >>> grabbed_as("Ctrl+Shift+O") == (ord("o"), _CONTROL | _SHIFT)
    True
    """
    held, _, name = key.rpartition("+") if not key.endswith("+") else (key[:-2], "", "+")
    modifiers = sum(_MODIFIERS.get(word, 0) for word in held.split("+"))
    if re.fullmatch(r"F[0-9]{1,2}", name):
        return _F1 + int(name[1:]) - 1, modifiers
    if name == "Space":
        return ord(" "), modifiers
    return (ord(name.lower()) if len(name) == 1 else 0), modifiers


def _library() -> ctypes.CDLL:
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_get_setup.restype = ctypes.c_void_p
    xcb.xcb_setup_roots_iterator.restype = _Screens
    xcb.xcb_grab_key_checked.restype = _Cookie
    xcb.xcb_ungrab_key.restype = _Cookie
    xcb.xcb_request_check.restype = ctypes.c_void_p
    xcb.xcb_get_keyboard_mapping.restype = _Cookie
    xcb.xcb_get_keyboard_mapping_reply.restype = ctypes.c_void_p
    xcb.xcb_get_keyboard_mapping_keysyms.restype = ctypes.POINTER(ctypes.c_uint32)
    xcb.xcb_poll_for_event.restype = ctypes.c_void_p
    return xcb
