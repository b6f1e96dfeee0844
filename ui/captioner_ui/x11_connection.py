"""A connection of our own to the X server, through libxcb. No Qt.

libxcb is on every desktop where Qt shows windows on X11. The binding xcffib would declare the same,
but is published as source only, which packages for another processor cannot be built from, and
takes 60 ms and 5 MB for the eight requests that are used here.
"""

import ctypes
from collections.abc import Iterable, Iterator
from ctypes import (
    POINTER,
    Structure,
    c_char_p,
    c_int,
    c_uint,
    c_uint8,
    c_uint16,
    c_uint32,
    c_void_p,
)
from typing import Any, Final

LIBRARY: Final = "libxcb.so.1"

_KEY_PRESS: Final = 2
_SENT: Final = 0x80  # this bit of an event's kind says that another program made it
_ASYNC: Final = 1
_ANY_TYPE: Final = 0
_MAX_ATOMS: Final = 1024
_MIN_KEYCODE_AT: Final = 34  # in xcb_setup_t; the largest one follows


class _Cookie(Structure):
    _fields_ = (("sequence", c_uint),)


class _AtomReply(Structure):
    _fields_ = (
        ("response_type", c_uint8),
        ("pad", c_uint8),
        ("sequence", c_uint16),
        ("length", c_uint32),
        ("atom", c_uint32),
    )


class _MappingReply(Structure):
    """The beginning of it."""

    _fields_ = (("response_type", c_uint8), ("keysyms_per_keycode", c_uint8))


class _KeyEvent(Structure):
    _fields_ = (
        ("response_type", c_uint8),
        ("detail", c_uint8),
        ("sequence", c_uint16),
        ("time_root_event_child", c_uint32 * 4),
        ("places", c_uint16 * 4),
        ("state", c_uint16),
    )


class _Screens(Structure):
    _fields_ = (("data", POINTER(c_uint32)), ("rem", c_int), ("index", c_int))


_FUNCTIONS: Final[dict[str, tuple[Any, list[Any]]]] = {  # what comes back, what goes in
    "connect": (c_void_p, [c_char_p, POINTER(c_int)]),
    "connection_has_error": (c_int, [c_void_p]),
    "disconnect": (None, [c_void_p]),
    "get_file_descriptor": (c_int, [c_void_p]),
    "get_setup": (POINTER(c_uint8), [c_void_p]),
    "setup_roots_iterator": (_Screens, [POINTER(c_uint8)]),
    "flush": (c_int, [c_void_p]),
    "poll_for_event": (POINTER(_KeyEvent), [c_void_p]),
    "request_check": (c_void_p, [c_void_p, _Cookie]),
    "intern_atom": (_Cookie, [c_void_p, c_uint8, c_uint16, c_char_p]),
    "intern_atom_reply": (POINTER(_AtomReply), [c_void_p, _Cookie, c_void_p]),
    "get_property": (_Cookie, [c_void_p, c_uint8, *[c_uint32] * 5]),
    "get_property_reply": (c_void_p, [c_void_p, _Cookie, c_void_p]),
    "get_property_value": (POINTER(c_uint32), [c_void_p]),
    "get_property_value_length": (c_int, [c_void_p]),
    "get_keyboard_mapping": (_Cookie, [c_void_p, c_uint8, c_uint8]),
    "get_keyboard_mapping_reply": (POINTER(_MappingReply), [c_void_p, _Cookie, c_void_p]),
    "get_keyboard_mapping_keysyms": (POINTER(c_uint32), [POINTER(_MappingReply)]),
    "grab_key_checked": (_Cookie, [c_void_p, c_uint8, c_uint32, c_uint16, *[c_uint8] * 3]),
    "ungrab_key": (_Cookie, [c_void_p, c_uint8, c_uint32, c_uint16]),
}


class X11Connection:
    """To the display of the environment. For one thread; `close` it."""

    def __init__(self) -> None:
        """Connect; milliseconds.

        Raises:
            OSError: there is no X library or no X server.
        """
        self._xcb = ctypes.CDLL(LIBRARY)
        for name, (result, arguments) in _FUNCTIONS.items():
            function = getattr(self._xcb, f"xcb_{name}")
            function.restype, function.argtypes = result, arguments
        self._free = ctypes.CDLL(None).free
        self._free.restype, self._free.argtypes = None, [c_void_p]
        self._connection = self._xcb.xcb_connect(None, None)  # never NULL
        if self._xcb.xcb_connection_has_error(self._connection):
            self._xcb.xcb_disconnect(self._connection)
            raise OSError("the X server does not answer")
        self._setup = self._xcb.xcb_get_setup(self._connection)
        screens = self._xcb.xcb_setup_roots_iterator(self._setup)
        self._root = int(screens.data[0])  # a screen begins with its root window

    @property
    def descriptor(self) -> int:
        """Can be read when there are events."""
        return int(self._xcb.xcb_get_file_descriptor(self._connection))

    def close(self) -> None:
        """Disconnect; what was grabbed is free again."""
        self._xcb.xcb_disconnect(self._connection)

    def atom(self, name: bytes) -> int:
        """The server's number of a name; 0 if it does not answer."""
        cookie = self._xcb.xcb_intern_atom(self._connection, 0, len(name), name)
        reply = self._xcb.xcb_intern_atom_reply(self._connection, cookie, None)
        if not reply:
            return 0
        atom = int(reply.contents.atom)
        self._free(reply)
        return atom

    def atoms_of_root(self, name: bytes) -> frozenset[int]:
        """The atoms in a property of the first screen's root; empty if it is not there."""
        cookie = self._xcb.xcb_get_property(
            self._connection, 0, self._root, self.atom(name), _ANY_TYPE, 0, _MAX_ATOMS
        )
        reply = self._xcb.xcb_get_property_reply(self._connection, cookie, None)
        if not reply:
            return frozenset()
        count = self._xcb.xcb_get_property_value_length(reply) // ctypes.sizeof(c_uint32)
        values = self._xcb.xcb_get_property_value(reply)
        atoms = frozenset(int(values[n]) for n in range(count))
        self._free(reply)
        return atoms

    def keycodes(self) -> dict[int, int]:
        """Keycode by keysym, of what the keys give without modifiers."""
        first, last = self._setup[_MIN_KEYCODE_AT], self._setup[_MIN_KEYCODE_AT + 1]
        count = last - first + 1
        cookie = self._xcb.xcb_get_keyboard_mapping(self._connection, first, count)
        reply = self._xcb.xcb_get_keyboard_mapping_reply(self._connection, cookie, None)
        if not reply:
            return {}
        per_code = reply.contents.keysyms_per_keycode
        symbols = self._xcb.xcb_get_keyboard_mapping_keysyms(reply)
        codes = {int(symbols[n * per_code]): first + n for n in reversed(range(count))}
        self._free(reply)
        codes.pop(0, None)  # keys that have no name
        return codes

    def grab_key(self, code: int, modifiers: int) -> bool:
        """Have a key with exactly these modifiers; False if another program has it."""
        cookie = self._xcb.xcb_grab_key_checked(
            self._connection, 0, self._root, modifiers, code, _ASYNC, _ASYNC
        )
        error = self._xcb.xcb_request_check(self._connection, cookie)
        self._free(error)
        return not error

    def ungrab_keys(self, code: int, every_modifiers: Iterable[int]) -> None:
        """Give a key back; harmless if we do not have it."""
        for modifiers in every_modifiers:
            self._xcb.xcb_ungrab_key(self._connection, code, self._root, modifiers)
        self._xcb.xcb_flush(self._connection)

    def key_presses(self) -> Iterator[tuple[int, int]]:
        """Keycode and modifiers of each key that was pressed since; never waits."""
        while event := self._xcb.xcb_poll_for_event(self._connection):
            key = event.contents
            kind, pressed = key.response_type & ~_SENT, (int(key.detail), int(key.state))
            self._free(event)
            if kind == _KEY_PRESS:
                yield pressed
