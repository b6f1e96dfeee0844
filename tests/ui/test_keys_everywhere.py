from dataclasses import replace

import pytest
from PySide6.QtGui import QAction, QKeySequence

from captioner_ui.overlay.everywhere import KeysEverywhere
from captioner_ui.sections.overlay import OverlaySettings
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.x11_keys import GrabbedKeys, grabbed_as

pytestmark = pytest.mark.ui

SHIFT, CONTROL, ALT, SUPER = 1, 4, 8, 64


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("Ctrl+Shift+O", (ord("o"), CONTROL | SHIFT)),
        ("Meta+F12", (0xFFC9, SUPER)),
        ("Ctrl+Alt++", (ord("+"), CONTROL | ALT)),
        ("Alt+Space", (ord(" "), ALT)),
        ("9", (ord("9"), 0)),
        ("Ctrl+PgUp", (0, CONTROL)),
    ],
)
def test_keys_are_named_as_x11_does(key, expected):
    assert grabbed_as(QKeySequence(key).toString()) == expected


def test_a_key_goes_to_one_program_and_is_free_again_after_it(qapp, x11):
    keys = [QKeySequence("Ctrl+Shift+O"), QKeySequence("Ctrl+Shift+T")]
    first, second = GrabbedKeys(), GrabbedKeys()

    mine = first.grab(keys)
    theirs = second.grab(keys)
    first.grab([])
    afterwards = second.grab(keys)
    first.close()
    second.close()

    assert mine == []
    assert theirs == keys
    assert afterwards == []


def test_a_key_that_the_keyboard_does_not_have_is_refused(qapp, x11):
    grabbed = GrabbedKeys()

    refused = grabbed.grab([QKeySequence("Ctrl+PgUp"), QKeySequence()])
    grabbed.close()

    assert refused == [QKeySequence("Ctrl+PgUp")]


def test_without_an_x_server_there_are_no_keys(qapp, monkeypatch):
    monkeypatch.setenv("DISPLAY", ":65000")

    with pytest.raises(OSError, match="does not answer"):
        GrabbedKeys()


def test_where_keys_everywhere_cannot_be_had_the_next_step_is_said_once(qapp):
    notices = []
    store = SettingsStore(Settings())
    action = QAction("Show the overlay")
    action.setShortcut("Ctrl+Shift+O")
    keys = KeysEverywhere(store, [action], notices.append, store)
    before = list(notices)

    store.update(replace(Settings(), overlay=OverlaySettings(keys_everywhere=True)))
    action.setCheckable(True)
    action.setChecked(True)
    keys.close()

    assert before == []
    assert len(notices) == 1
    assert "need X11" in notices[0]
