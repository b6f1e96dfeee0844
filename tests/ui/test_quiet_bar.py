from dataclasses import replace

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from captioner_ui.caption_view import CaptionView
from captioner_ui.control_bar import ControlBar
from captioner_ui.features.quiet_bar import QuietBar
from captioner_ui.sections.appearance import Appearance
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from support.events import final

pytestmark = pytest.mark.ui

LIMIT_MS = 5000


@pytest.fixture
def store():
    return SettingsStore(Settings())


@pytest.fixture
def bar(qtbot, window, bridge, session, store):
    """The bar of a window that is in front; it hides at once."""
    shell = Shell(window, bridge, session, store, window.menu, window.notify)
    QuietBar(shell, hide_after_ms=1)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window, timeout=LIMIT_MS)
    bar = window.findChild(ControlBar)
    QTest.mouseMove(bar, QPoint(50, 10))
    QTest.mouseMove(window.findChild(CaptionView).viewport(), QPoint(200, 200))
    qtbot.waitUntil(lambda: not bar.underMouse(), timeout=LIMIT_MS)
    return bar


def test_it_steps_back_while_captions_come_and_is_there_when_the_pointer_moves(
    qtbot, window, bar, listening
):
    engine = listening()
    there_at_first = bar.isVisible()

    engine.sink(final(0, "hello"))
    qtbot.waitUntil(lambda: not bar.isVisible(), timeout=LIMIT_MS)
    window.findChild(QuietBar)._hide.setInterval(LIMIT_MS)
    QTest.mouseMove(window.findChild(CaptionView).viewport(), QPoint(50, 50))
    qtbot.waitUntil(bar.isVisible, timeout=LIMIT_MS)

    assert there_at_first


def test_the_tab_key_finds_it_and_it_stays_while_the_keyboard_is_in_it(
    qtbot, window, bar, listening
):
    engine = listening()
    engine.sink(final(0, "hello"))
    qtbot.waitUntil(lambda: not bar.isVisible(), timeout=LIMIT_MS)

    qtbot.keyClick(window.findChild(CaptionView), Qt.Key.Key_Tab)
    bar.toggle.setFocus()
    bar_hid = [bar.isVisible()]
    qtbot.wait(20)
    bar_hid.append(bar.isVisible())

    assert bar_hid == [True, True]


def test_it_is_there_while_nothing_is_captioned(qtbot, bar, session, listening):
    engine = listening()
    engine.sink(final(0, "hello"))
    qtbot.waitUntil(lambda: not bar.isVisible(), timeout=LIMIT_MS)

    session.stop()

    qtbot.waitUntil(bar.isVisible, timeout=LIMIT_MS)


def test_it_stays_where_the_settings_say_so(qtbot, bar, store, listening):
    store.update(replace(store.current, look=Appearance(bar_hides=False)))
    listening().sink(final(0, "hello"))

    qtbot.wait(20)

    assert bar.isVisible()
