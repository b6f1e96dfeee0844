"""The overlay is as large as its text, goes in silence, and has tools for who is at it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from captioner.events import Origin, SpeakerChanged
from captioner_ui.features import overlay as feature
from captioner_ui.overlay.panel import PAD_PX
from captioner_ui.overlay.window import OverlayWindow
from captioner_ui.sections.overlay import OverlaySettings, OverlayShape
from captioner_ui.session import Phase
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from support.events import final, growing

pytestmark = pytest.mark.ui

LIMIT_MS = 5000
SAID = "It was the best of times, it was the worst of times, it was the age of wisdom."


@pytest.fixture
def store():
    return SettingsStore(Settings(overlay=OverlaySettings(shown=True)))


@pytest.fixture
def shell(qtbot, window, bridge, session, store):
    window.show()
    return Shell(window, bridge, session, store, window.menu, window.notify)


@pytest.fixture
def installed(shell):
    feature.install(shell)
    return next(one for one in shell.window.children() if isinstance(one, feature.Overlay))


@pytest.fixture
def overlay(qtbot, installed):
    qtbot.waitUntil(lambda: installed._window is not None, timeout=LIMIT_MS)
    yield installed._window
    installed._close()
    QApplication.processEvents()


def change(store, **values):
    settings = store.current
    store.update(replace(settings, overlay=replace(settings.overlay, **values)))


def drawn(overlay):
    """What is painted, and so what is in the way of the pointer, once all is done."""
    QApplication.processEvents()
    QApplication.processEvents()
    return overlay._box


def words(overlay):
    QApplication.processEvents()
    rows = overlay._rows.visible(overlay.n_rows)
    return " ".join(text for row in rows if (text := row.settled + row.pending))


def silence(installed):
    """As if the time had passed, without motion."""
    installed._silence._waiting.timeout.emit()


def button(overlay, name):
    return next(b for b in overlay.findChildren(QToolButton) if b.accessibleName() == name)


def point(overlay, kind):
    QApplication.sendEvent(overlay, QEvent(kind))


def test_nothing_is_painted_where_there_are_no_words(overlay, installed):
    silence(installed)

    assert drawn(overlay).isEmpty()


def test_where_it_is_can_be_seen_for_a_while_before_anything_was_said(overlay, installed, bridge):
    invited = drawn(overlay)
    bridge.post(growing(0, "I"))
    said = drawn(overlay)

    assert 0 < said.width() < invited.width() < overlay.width()


def test_it_is_as_high_as_the_rows_with_words_and_keeps_its_lower_edge(overlay, bridge):
    row = overlay._painter.row_height
    bridge.post(growing(0, "one"))
    one = drawn(overlay)
    bridge.post(growing(0, SAID * 2))
    two = drawn(overlay)

    assert (one.height(), two.height()) == (row + 2 * PAD_PX, 2 * row + 2 * PAD_PX)
    assert one.bottom() == two.bottom() == overlay.rect().bottom()


def test_it_does_not_shrink_while_words_change(overlay, bridge):
    bridge.post(growing(0, "", "it was the best"))
    wide = drawn(overlay)

    bridge.post(growing(0, "", "it was"))

    assert drawn(overlay) == wide


def test_what_was_said_goes_when_nobody_has_spoken_for_a_while(overlay, installed, bridge):
    bridge.post(final(0, "hello", Origin(speaker=1)))
    waits_ms = installed._silence._waiting.interval()
    silence(installed)
    gone = drawn(overlay)
    bridge.post(SpeakerChanged(1, "Ann"))
    named = drawn(overlay)
    bridge.post(growing(1, "again"))

    assert waits_ms == 7000
    assert gone.isEmpty()
    assert named.isEmpty()
    assert words(overlay) == "again"
    assert not drawn(overlay).isEmpty()


@pytest.mark.parametrize(("seconds", "waits"), [(0, False), (30, True)])
def test_the_settings_say_after_how_long(overlay, installed, bridge, store, seconds, waits):
    change(store, fade_s=seconds)
    bridge.post(final(0, "hello"))

    timer = installed._silence._waiting
    assert timer.isActive() is waits
    assert not waits or timer.interval() == 1000 * seconds


def test_nothing_goes_while_somebody_is_at_it(overlay, installed, bridge):
    bridge.post(final(0, "hello"))
    overlay.awake.take_keys()
    held = installed._silence._waiting.isActive()

    QApplication.sendEvent(overlay, QEvent(QEvent.Type.WindowDeactivate))

    assert not held
    assert installed._silence._waiting.isActive()


def test_a_pointer_that_stays_wakes_it_and_all_of_its_place_is_seen(qtbot, overlay, bridge):
    bridge.post(final(0, "hello"))
    small = drawn(overlay)

    point(overlay, QEvent.Type.Enter)
    crossed = overlay.tools.isVisible()
    qtbot.waitUntil(overlay.tools.isVisible, timeout=LIMIT_MS)
    whole = drawn(overlay)
    point(overlay, QEvent.Type.Leave)
    qtbot.waitUntil(lambda: not overlay.tools.isVisible(), timeout=LIMIT_MS)

    assert not crossed
    assert whole == overlay.rect()
    assert drawn(overlay) == small


def test_a_pointer_that_only_crosses_it_wakes_nothing(qtbot, overlay):
    point(overlay, QEvent.Type.Enter)
    point(overlay, QEvent.Type.Leave)

    with qtbot.assertNotEmitted(overlay.awake.changed, wait=600):
        pass


def test_its_tools_pause_and_go_on_and_say_which(qtbot, overlay, session, listening):
    listening()
    button(overlay, "Pause captioning").click()
    qtbot.waitUntil(lambda: session.phase is Phase.IDLE, timeout=LIMIT_MS)

    button(overlay, "Start captioning").click()

    assert session.phase is Phase.LOADING


def test_its_tools_change_the_letters_and_hide_it(overlay, store):
    before = store.current.overlay.size_pt
    button(overlay, "Larger letters").click()
    larger = store.current.overlay.size_pt
    button(overlay, "Smaller letters").click()
    smaller = store.current.overlay.size_pt
    button(overlay, "Hide the overlay").click()

    assert (larger > before, smaller) == (True, before)
    assert not store.current.overlay.shown


def test_tab_leads_from_the_overlay_to_each_tool(qtbot, overlay):
    overlay.activateWindow()
    overlay.setFocus()
    overlay.awake.take_keys()

    seen = []
    for _ in range(4):
        QTest.keyClick(QApplication.focusWidget() or overlay, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        seen.append(focused.accessibleName())

    assert seen == ["Start captioning", "Smaller letters", "Larger letters", "Hide the overlay"]


def test_escape_on_a_tool_leads_back_too(qtbot, overlay):
    overlay.awake.take_keys()
    tool = button(overlay, "Larger letters")

    with qtbot.waitSignal(overlay.left, timeout=LIMIT_MS):
        QTest.keyClick(tool, Qt.Key.Key_Escape)

    assert not overlay.awake.on  # also where no window system says who has the keyboard


def test_it_is_dragged_by_the_strip_of_its_tools(overlay):
    overlay.awake.take_keys()
    before = overlay.box
    strip = QPoint(overlay.width() // 2, overlay.tools.height() // 2)
    tools = overlay.tools

    QTest.mousePress(tools, Qt.MouseButton.LeftButton, pos=strip)
    QTest.mouseMove(tools, strip - QPoint(0, 60))
    QTest.mouseRelease(tools, Qt.MouseButton.LeftButton)

    assert overlay.box.y == before.y - 60


def test_a_window_with_a_frame_is_whole_with_or_without_words(qtbot, overlay, installed, store):
    change(store, shape=OverlayShape.WINDOW)
    qtbot.waitUntil(lambda: installed._window is not None, timeout=LIMIT_MS)
    framed = installed._window
    silence(installed)

    assert isinstance(framed, OverlayWindow)
    assert drawn(framed) == framed.rect()


def test_its_rows_are_no_longer_than_is_read_well(overlay):
    screen = QApplication.primaryScreen().availableGeometry()
    column = overlay._painter.column_px(66)

    assert overlay.width() <= min(0.71 * screen.width(), column + 100)


def test_the_buttons_stay_where_they_are_while_letters_grow(overlay):
    overlay.move(overlay.x(), 60)
    overlay.awake.hold(True)
    larger = button(overlay, "Larger letters")
    before = larger.mapToGlobal(QPoint(0, 0))

    larger.click()

    assert larger.mapToGlobal(QPoint(0, 0)) == before
