import ctypes
import shutil
import subprocess
from contextlib import closing, contextmanager

import pytest
from PySide6.QtGui import QKeySequence

from captioner_ui.x11_connection import X11Connection
from captioner_ui.x11_keys import GrabbedKeys

pytestmark = pytest.mark.ui

CONTROL = 4
LIMIT_MS = 5_000


@contextmanager
def keyboard():
    """Presses and releases keys, given as keycodes, as a keyboard would."""
    try:
        xlib, xtest = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
    except OSError:
        pytest.skip("pressing a key without a keyboard needs libXtst, which is not installed")
    xlib.XOpenDisplay.restype = ctypes.c_void_p
    display = ctypes.c_void_p(xlib.XOpenDisplay(None))

    def tap(*codes):
        for code in codes:
            xtest.XTestFakeKeyEvent(display, code, 1, 0)
        for code in reversed(codes):
            xtest.XTestFakeKeyEvent(display, code, 0, 0)
        xlib.XSync(display, 0)

    yield tap
    xlib.XCloseDisplay(display)


def keycode(keysym):
    with closing(X11Connection()) as server:
        return server.keycodes()[keysym]


def test_a_name_has_one_number_and_another_name_another(x11):
    with closing(X11Connection()) as one, closing(X11Connection()) as two:
        above = one.atom(b"_NET_WM_STATE_ABOVE")

        assert above == two.atom(b"_NET_WM_STATE_ABOVE") > 0
        assert above != one.atom(b"_NET_WM_STATE_BELOW")


def test_without_a_window_manager_nothing_is_supported(x11):
    with closing(X11Connection()) as server:
        assert server.atoms_of_root(b"_NET_SUPPORTED") == frozenset()


def test_what_a_window_manager_supports_is_read(x11):
    if shutil.which("xprop") is None:
        pytest.skip("setting a property needs xprop, which is not installed")
    command = ["xprop", "-root", "-f", "_NET_SUPPORTED", "32a", "-set", "_NET_SUPPORTED"]
    subprocess.run([*command, "_NET_WM_STATE_ABOVE"], check=True, timeout=10)

    with closing(X11Connection()) as server:
        above = server.atom(b"_NET_WM_STATE_ABOVE")

        assert server.atoms_of_root(b"_NET_SUPPORTED") == {above}


def test_a_grabbed_key_is_told_with_its_modifiers_and_no_other_is(x11):
    control, a, b = keycode(0xFFE3), keycode(ord("a")), keycode(ord("b"))
    with closing(X11Connection()) as server, keyboard() as tap:
        grabbed = server.grab_key(a, CONTROL)
        tap(a)
        tap(control, b)
        tap(control, a)

        assert grabbed
        assert list(server.key_presses()) == [(a, CONTROL)]


def test_a_key_that_was_given_back_is_not_told(x11):
    control, a = keycode(0xFFE3), keycode(ord("a"))
    with closing(X11Connection()) as server, keyboard() as tap:
        server.grab_key(a, CONTROL)
        server.ungrab_keys(a, [CONTROL])
        server.atom(b"a round trip, after which the server has done it")
        tap(control, a)

        assert list(server.key_presses()) == []


def test_a_key_may_give_all_keys_back(qtbot, x11):
    grabbed = GrabbedKeys()
    grabbed.grab([QKeySequence("Ctrl+A")])
    grabbed.pressed.connect(grabbed.close)

    with keyboard() as tap, qtbot.waitSignal(grabbed.pressed, timeout=LIMIT_MS) as pressed:
        tap(keycode(0xFFE3), keycode(ord("a")))

    assert pressed.args == [0]
