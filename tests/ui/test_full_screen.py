from dataclasses import replace

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from captioner.errors import AudioDeviceError
from captioner.events import EngineState, StateChanged
from captioner_ui.caption_view import CaptionView
from captioner_ui.control_bar import ControlBar
from captioner_ui.features import FEATURES
from captioner_ui.features.full_screen import FullScreen
from captioner_ui.sections.appearance import Appearance
from captioner_ui.session import Phase
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from captioner_ui.source_choice import DEFAULT_MICROPHONE
from support.events import source

pytestmark = pytest.mark.ui


@pytest.fixture
def opened(qtbot, window, bridge, session):
    """The window with all its features, in front, as these settings say; gives its store."""

    def open_window(**look):
        store = SettingsStore(Settings(look=Appearance(**look)))
        shell = Shell(window, bridge, session, store, window.menu, window.notify)
        for install in FEATURES:
            install(shell)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is window, timeout=5000)
        return store

    yield open_window
    QApplication.instance().aboutToQuit.emit()  # features close what they have opened


def bars(window):
    parts = (window.findChild(ControlBar), window.findChild(QPushButton, "figures"))
    return tuple(part.isVisible() for part in parts)


def test_started_for_the_whole_screen_it_shows_captions_and_what_is_wrong_and_no_controls(
    opened, window, bridge
):
    opened(full_screen=True)
    status = window.findChild(QLabel, "status")
    bridge.post(StateChanged(EngineState.LISTENING))
    bridge.post(source("Desk"))
    quiet = status.isVisible()
    bridge.post(source("Desk", NO_MICROPHONE))

    assert window.isFullScreen()
    assert bars(window) == (False, False)
    assert window.findChild(CaptionView).isVisible()
    assert (quiet, status.isVisible()) == (False, True)
    assert window.focusWidget() is window.findChild(CaptionView)


def test_a_key_fills_the_screen_and_takes_it_back_though_no_menu_is_seen(qtbot, opened, window):
    store = opened()

    qtbot.keyClick(window, Qt.Key.Key_F11)
    whole = (window.isFullScreen(), bars(window), store.current.look.full_screen)
    qtbot.keyClick(window, Qt.Key.Key_F11)

    assert whole == (True, (False, False), True)
    assert not window.isFullScreen()
    assert bars(window) == (True, True)
    assert not store.current.look.full_screen


def test_the_other_keys_go_on_to_work_on_the_whole_screen(qtbot, opened, window):
    store = opened(full_screen=True, size_pt=40)

    qtbot.keyClick(window, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)

    assert store.current.look.size_pt < 40


def test_the_settings_fill_the_screen_and_take_it_back_too(opened, window):
    store = opened(full_screen=True)

    store.update(replace(store.current, look=replace(store.current.look, full_screen=False)))

    assert not window.isFullScreen()
    assert bars(window) == (True, True)


@pytest.fixture
def display(window, bridge, session):
    """Only this feature, on the whole screen or not, that tries again at once."""

    def make(full_screen):
        store = SettingsStore(Settings(look=Appearance(full_screen=full_screen)))
        shell = Shell(window, bridge, session, store, window.menu, window.notify)
        return FullScreen(shell, again_after_ms=1)

    return make


NO_MICROPHONE = AudioDeviceError("No microphone was found.", hint="Connect one.")


def test_on_the_whole_screen_a_run_that_failed_is_tried_again_until_there_is_a_microphone(
    qtbot, display, bridge, session, workshop
):
    states = []
    bridge.state_changed.connect(lambda change: states.append(change.state))
    display(full_screen=True)
    session.start(DEFAULT_MICROPHONE)

    for n_loading in (1, 2, 3):
        qtbot.waitUntil(lambda n=n_loading: states.count(EngineState.LOADING) == n, timeout=5000)
        if n_loading < 3:
            workshop.made[-1].end(NO_MICROPHONE)
    workshop.made[-1].listen()

    qtbot.waitUntil(lambda: session.phase is Phase.LISTENING, timeout=5000)


@pytest.mark.parametrize(("full_screen", "error"), [(False, NO_MICROPHONE), (True, None)])
def test_elsewhere_and_after_a_stop_nothing_starts_by_itself(
    qtbot, display, session, listening, full_screen, error
):
    feature = display(full_screen)
    engine = listening()

    with qtbot.waitSignal(session.run_ended, timeout=5000):
        engine.end(error)

    assert not feature._again.isActive()
    assert session.phase is Phase.IDLE


def test_escape_leaves_reading_mode_which_says_so_when_it_begins(qtbot, opened, window):
    store = opened()
    status = window.findChild(QLabel, "status")
    qtbot.keyClick(window.findChild(CaptionView), Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: store.current.look.full_screen, timeout=5000)
    told = status.isVisible() and status.text()

    qtbot.keyClick(window.findChild(CaptionView), Qt.Key.Key_Escape)

    assert told == "Reading mode: F11 or Esc leaves it."
    assert status.text() != told
    assert not store.current.look.full_screen
    assert bars(window) == (True, True)
