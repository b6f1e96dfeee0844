import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow

from captioner.errors import ConfigError
from captioner_ui.hotkeys import Hotkeys
from captioner_ui.sections.hotkeys import HotkeySettings, hotkeys_of

pytestmark = pytest.mark.ui


@pytest.fixture
def window(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    inner = window.menuBar().addMenu("&View").addMenu("&Overlay")
    for text, key in (("&Show it…", "Ctrl+O"), ("Hide it", "")):
        action = QAction(text, window)
        action.setShortcut(QKeySequence(key))
        inner.addAction(action)
    inner.addSeparator()
    return window


def keys(window):
    return {action.text(): action.shortcut().toString() for action in Hotkeys(window).actions()}


def test_an_entry_of_any_menu_gets_another_key_and_its_own_back(window):
    hotkeys = Hotkeys(window)

    hotkeys.apply(HotkeySettings(keys=("Show it = Alt+S", "Hide it=Alt+H")))
    changed = keys(window)
    hotkeys.apply(HotkeySettings())

    assert changed == {"&Show it…": "Alt+S", "Hide it": "Alt+H"}
    assert keys(window) == {"&Show it…": "Ctrl+O", "Hide it": ""}


def test_an_empty_key_takes_it_away(window):
    Hotkeys(window).apply(HotkeySettings(keys=("Show it =",)))

    assert keys(window)["&Show it…"] == ""


def test_entries_that_are_not_there_are_no_trouble(window):
    Hotkeys(window).apply(HotkeySettings(keys=("Make coffee = Ctrl+K",)))

    assert keys(window)["&Show it…"] == "Ctrl+O"


def test_keys_by_entry_are_kept_as_they_are_written():
    chosen = {"Show it": "Ctrl+Shift+,", "Hide it": ""}

    assert hotkeys_of(chosen).by_entry() == chosen


@pytest.mark.parametrize("item", ["Ctrl+O", "= Ctrl+O", ""])
def test_what_is_no_entry_and_key_is_refused(item):
    with pytest.raises(ConfigError, match="ENTRY = KEY"):
        HotkeySettings(keys=(item,))
