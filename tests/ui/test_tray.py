from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSystemTrayIcon

from captioner_ui.features import tray
from captioner_ui.icon import captioner_icon
from captioner_ui.session import Phase
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell

pytestmark = pytest.mark.ui


@pytest.fixture
def shell(window, bridge, session):
    return Shell(window, bridge, session, SettingsStore(Settings()), window.menu, window.notify)


@pytest.fixture
def icon(window, shell):
    tray.install(shell)
    return window.findChild(QSystemTrayIcon)


def entry(icon, words):
    actions = icon.contextMenu().actions()
    return next(action for action in actions if action.text().replace("&", "") == words)


def test_the_icon_waits_where_there_is_no_tray(icon):
    assert icon.isVisible()
    assert not icon.icon().isNull()


def test_captioning_is_paused_and_taken_up_again_from_the_tray(qtbot, icon, session, listening):
    listening()
    entry(icon, "Stop captioning").trigger()
    qtbot.waitUntil(lambda: session.phase is Phase.IDLE, timeout=5000)

    entry(icon, "Start captioning").trigger()

    assert session.phase is Phase.LOADING


def test_the_icon_tells_listening_from_paused_by_more_than_colour(qtbot, icon, listening):
    paused, words = icon.icon().pixmap(64, 64).toImage(), icon.toolTip()
    listening()

    assert icon.icon().pixmap(64, 64).toImage() != paused
    assert (words, icon.toolTip()) == ("Captioner: paused", "Captioner: listening")


def test_overlay_and_click_through_are_switched_from_the_tray(icon, shell):
    entry(icon, "Show the overlay").trigger()
    entry(icon, "Let clicks through the overlay").trigger()

    assert shell.settings.current.overlay.shown
    assert shell.settings.current.overlay.click_through


def test_the_tray_follows_what_is_switched_elsewhere(icon, shell):
    settings = shell.settings.current
    shell.settings.update(
        replace(settings, overlay=replace(settings.overlay, shown=True, click_through=True))
    )

    assert entry(icon, "Show the overlay").isChecked()
    assert entry(icon, "Let clicks through the overlay").isChecked()


def test_a_click_on_the_icon_brings_the_window_back(icon, window):
    window.showMinimized()

    icon.activated.emit(QSystemTrayIcon.ActivationReason.Trigger)

    assert window.isVisible()
    assert not window.windowState() & Qt.WindowState.WindowMinimized


def test_quitting_from_the_tray_closes_the_window(icon, window, session):
    window.show()

    entry(icon, "Quit").trigger()

    assert not window.isVisible()


@pytest.mark.parametrize("size", [16, 22, 32, 64])
def test_the_icon_is_there_at_every_size(qapp, size):
    assert captioner_icon().pixmap(size, size).width() >= size
