"""Small screens, and large ones whose pixels are drawn two or three times as large."""

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QComboBox, QToolButton

from captioner.events import EngineState, StateChanged
from captioner_ui.caption_view import CaptionView
from captioner_ui.control_bar import ControlBar, Tool
from captioner_ui.features import FEATURES
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from support.events import source, stats

pytestmark = pytest.mark.ui

SCREENS = [QSize(800, 480) / 2, QSize(1366, 768) / 3]
LIMIT_MS = 5000
CAPTIONS_SHARE = 0.84  # of the height, with bar and strip
OPENING = ["Settings…", "Figures", "Sessions…", "Keys", "About Captioner", "Find…"]


@pytest.fixture
def actions(window, bridge, session):
    """All that the menus of the whole program offer, by its words."""
    shell = Shell(
        window, bridge, session, SettingsStore(Settings()), window.menu, lambda message: None
    )
    for install in FEATURES:
        install(shell)
    bridge.post(StateChanged(EngineState.LISTENING))
    bridge.post(source("A microphone with a name of some length"))
    bridge.post(stats())
    return {
        action.text().replace("&", ""): action
        for title in ("File", "Captions", "View", "History", "Help")
        for action in window.menu(title).actions()
    }


def shown():
    return [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]


@pytest.mark.parametrize("screen", SCREENS, ids=["800x480 at 2", "1366x768 at 3"])
def test_the_window_fits_and_so_do_its_dialogs(qtbot, window, actions, screen):
    window.resize(screen)
    window.show()
    for words in OPENING:
        actions[words].trigger()
    qtbot.waitUntil(lambda: len(shown()) >= len(OPENING), timeout=LIMIT_MS)

    too_large = {
        type(widget).__name__: widget.minimumSizeHint().toTuple()
        for widget in shown()
        if widget.minimumSizeHint().boundedTo(screen) != widget.minimumSizeHint()
    }

    assert too_large == {}
    assert window.size().boundedTo(screen) == window.size()


def test_a_small_window_leaves_out_what_the_menu_has_too_and_a_large_one_has_it(window, actions):
    window.show()
    controls = window.findChild(ControlBar)
    tools = [controls.findChild(QToolButton, f"tool {tool.value}") for tool in Tool]
    needed = [
        controls.toggle,
        controls.findChild(QComboBox),
        controls.findChild(QToolButton, "more"),
    ]

    seen = []
    for size in (QSize(1000, 560), QSize(340, 240), QSize(1000, 560)):
        window.resize(size)
        QApplication.processEvents()
        seen.append([tool.isVisible() for tool in tools])
        right = [one.mapTo(window, one.rect().topRight()).x() for one in needed]
        assert max(right) < size.width()
        assert all(one.isVisible() for one in needed)

    assert seen == [[True] * 5, [True, *[False] * 4], [True] * 5]


def test_the_chrome_takes_little_of_a_screen_of_480_px(window, actions):
    window.resize(800, 480)
    window.show()
    QApplication.processEvents()

    assert window.findChild(CaptionView).height() >= 480 * CAPTIONS_SHARE
