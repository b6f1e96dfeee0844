"""Keys that reach us whichever program has the keyboard: X11 grabs them for us."""

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal, Slot
from PySide6.QtGui import QKeySequence

from captioner_ui.x11_connection import X11Connection

_SHIFT, _CAPS, _CONTROL, _ALT, _NUM, _SUPER = 1, 2, 4, 8, 16, 64
_LOCKS: Final = (0, _CAPS, _NUM, _CAPS | _NUM)  # a grab is for one exact state of the locks
_MODIFIERS: Final = {"Shift": _SHIFT, "Ctrl": _CONTROL, "Alt": _ALT, "Meta": _SUPER}
_F1: Final = 0xFFBE  # keysym; the other function keys follow


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
        self._server = X11Connection()
        self._codes = self._server.keycodes()
        self._grabbed: dict[tuple[int, int], int] = {}  # (keycode, modifiers) -> which key
        self._notifier = QSocketNotifier(self._server.descriptor, QSocketNotifier.Type.Read, self)
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
        self._server.close()

    def _grab(self, which: int, key: QKeySequence) -> bool:
        keysym, modifiers = grabbed_as(key.toString(QKeySequence.SequenceFormat.PortableText))
        code = self._codes.get(keysym, 0)
        if not code:
            return False
        if all(self._server.grab_key(code, modifiers | locks) for locks in _LOCKS):
            self._grabbed[code, modifiers] = which
            return True
        self._ungrab(code, modifiers)  # another program has one of the four
        return False

    def _release(self) -> None:
        for code, modifiers in self._grabbed:
            self._ungrab(code, modifiers)
        self._grabbed.clear()

    def _ungrab(self, code: int, modifiers: int) -> None:
        self._server.ungrab_keys(code, (modifiers | locks for locks in _LOCKS))

    @Slot()
    def _on_readable(self) -> None:
        for code, state in tuple(self._server.key_presses()):  # a key may close us
            modifiers = state & (_SHIFT | _CONTROL | _ALT | _SUPER)
            which = self._grabbed.get((code, modifiers))
            if which is not None:
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
