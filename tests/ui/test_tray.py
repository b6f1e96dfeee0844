from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QSystemTrayIcon

from captioner.errors import NothingHeardError
from captioner.events import ONLY, SourceChanged, SourceStatus
from captioner_ui.features import tray
from captioner_ui.features.tray import SIZES_PX, TrayState, tray_icon
from captioner_ui.icon import captioner_icon
from captioner_ui.session import Phase
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from support.events import COMPUTER, MICROPHONE

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
    entry(icon, "Pause captioning").trigger()
    qtbot.waitUntil(lambda: session.phase is Phase.IDLE, timeout=5000)

    entry(icon, "Start captioning").trigger()

    assert session.phase is Phase.LOADING


def told(icon):
    """The icon as it is seen, and its words."""
    return icon.icon().pixmap(64, 64).toImage(), icon.toolTip()


def silent(bridge, origin=ONLY):
    bridge.post(SourceChanged(SourceStatus("Headset", NothingHeardError("nothing")), origin))


def test_the_icon_tells_listening_paused_and_no_sound_apart_by_picture_and_words(
    qtbot, icon, session, listening, bridge
):
    paused = told(icon)
    listening()
    bridge.post(SourceChanged(SourceStatus("Headset")))
    listens = told(icon)
    silent(bridge)
    nothing = told(icon)
    session.stop()
    qtbot.waitUntil(lambda: session.phase is Phase.IDLE, timeout=5000)

    assert [words for _, words in (paused, listens, nothing)] == [
        "Captioner: paused",
        "Captioner: listening",
        "Captioner: no sound",
    ]
    pictures = [paused[0], listens[0], nothing[0]]
    assert all(one != other for one, other in combinations(pictures, 2))
    assert told(icon) == paused


def test_one_source_that_is_heard_is_sound(icon, listening, bridge):
    listening()

    bridge.post(SourceChanged(SourceStatus("Computer"), COMPUTER))
    silent(bridge, MICROPHONE)

    assert icon.toolTip() == "Captioner: listening"


@pytest.mark.parametrize("state", [TrayState.PAUSED, TrayState.NO_SOUND])
@pytest.mark.parametrize("size", SIZES_PX)
def test_the_badge_tells_without_colour(qapp, state, size):
    """Its drawing is seen in grey, also at the smallest size."""
    plain, marked = (
        tray_icon(one).pixmap(size, size).toImage().convertToFormat(QImage.Format.Format_Grayscale8)
        for one in (TrayState.LISTENING, state)
    )
    corner = range(size // 2, size)
    greys = [marked.pixelColor(x, y).lightness() for x in corner for y in corner]

    assert plain != marked
    assert max(greys) - min(greys) > 100


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
