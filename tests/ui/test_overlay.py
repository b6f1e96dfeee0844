import time
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from captioner.events import Gap, GapReason
from captioner_ui.features import overlay as feature
from captioner_ui.menus import entries
from captioner_ui.overlay import on_top
from captioner_ui.overlay.on_top import Route
from captioner_ui.overlay.window import OverlayWindow
from captioner_ui.sections.overlay import OverlaySettings, OverlayShape, TextEdge
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from support.events import final, growing

pytestmark = pytest.mark.ui

FRAME_LIMIT_S = 0.05
LIMIT_MS = 5000
TEXT = (
    "It was the best of times, it was the worst of times, it was the age of wisdom, it was the "
    "age of foolishness, it was the epoch of belief, it was the epoch of incredulity."
)
SAID = TEXT.split()


class Notices(list):
    """What the status line was asked to say."""

    def __call__(self, text):
        self.append(text)


@pytest.fixture
def notices():
    return Notices()


@pytest.fixture
def store():
    return SettingsStore(Settings(overlay=OverlaySettings(shown=True)))


@pytest.fixture
def shell(qtbot, window, bridge, session, store, notices):
    window.show()
    return Shell(window, bridge, session, store, window.menu, notices)


@pytest.fixture
def overlay(qtbot, shell):
    """Gives the overlay's window; asks for it anew each time, as it may be made anew."""
    feature.install(shell)
    qtbot.waitUntil(lambda: shown() is not None, timeout=LIMIT_MS)
    yield shown
    change(shell.settings, shown=False)
    QApplication.processEvents()


def shown():
    found = [w for w in QApplication.topLevelWidgets() if isinstance(w, OverlayWindow)]
    return next((w for w in found if w.isVisible()), None)


def change(store, **values):
    settings = store.current
    store.update(replace(settings, overlay=replace(settings.overlay, **values)))


def entry(shell, words):
    return next(a for a in entries(shell.menu("View")) if a.text().replace("&", "") == words)


def texts(overlay):
    window = overlay()
    return [row.settled + row.pending for row in window._rows.visible(window.n_rows)]


def test_the_overlay_shows_what_is_said_and_what_was_left_out(qtbot, overlay, bridge):
    bridge.post(final(0, "hello"))
    bridge.post(Gap(0, 32_000, GapReason.LOST))
    bridge.post(growing(1, settled="good", pending=" day"))

    assert texts(overlay) == ["[2.0 s not captioned]", "good day"]


def test_the_overlay_comes_and_goes_with_its_entry_and_its_setting(qtbot, overlay, shell):
    entry(shell, "Show the overlay").trigger()
    gone = shown()
    entry(shell, "Show the overlay").trigger()

    assert gone is None
    assert shown() is not None
    assert shell.settings.current.overlay.shown


def test_closing_the_overlay_hides_it_and_says_so_to_the_menu(qtbot, overlay, shell):
    overlay().hide_asked.emit()  # the desktop's close button

    assert shown() is None
    assert not entry(shell, "Show the overlay").isChecked()


def test_what_was_said_while_it_was_hidden_is_there_when_it_comes_back(overlay, shell, bridge):
    change(shell.settings, shown=False)
    bridge.post(final(0, "said meanwhile"))

    change(shell.settings, shown=True)

    assert texts(overlay) == ["", "said meanwhile"]


def test_the_bar_is_frameless_on_top_and_takes_no_focus_when_it_appears(overlay):
    flags = overlay().windowFlags()

    assert flags & Qt.WindowType.FramelessWindowHint
    assert flags & Qt.WindowType.WindowStaysOnTopHint
    assert overlay().testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert overlay().testAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)


def test_it_can_be_a_window_with_a_frame_and_not_on_top(overlay, shell):
    entry(shell, "As a window with a frame").trigger()
    entry(shell, "Always on top").trigger()

    flags = overlay().windowFlags()
    assert not flags & Qt.WindowType.FramelessWindowHint
    assert not flags & Qt.WindowType.WindowStaysOnTopHint
    assert shell.settings.current.overlay.shape is OverlayShape.WINDOW


def test_clicks_go_through_at_once_and_the_way_out_is_told(overlay, shell, notices):
    before = overlay()

    entry(shell, "Let clicks through").trigger()
    through = overlay().windowFlags() & Qt.WindowType.WindowTransparentForInput
    native = overlay().windowHandle().flags() & Qt.WindowType.WindowTransparentForInput
    entry(shell, "Let clicks through").trigger()

    assert through
    assert native
    assert overlay() is before
    assert "Ctrl+Shift+T" in notices[0]
    assert not overlay().windowFlags() & Qt.WindowType.WindowTransparentForInput


def test_the_way_out_of_click_through_works_from_the_main_window(qtbot, overlay, shell, notices):
    change(shell.settings, click_through=True)
    shell.window.activateWindow()

    QTest.keyClick(
        shell.window,
        Qt.Key.Key_T,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )

    assert not shell.settings.current.overlay.click_through
    assert "can be moved again" in notices[-1]  # and no longer that clicks go through


def test_moving_by_keyboard_ends_click_through_and_shows_the_overlay(overlay, shell):
    change(shell.settings, shown=False, click_through=True)

    entry(shell, "Move with the keyboard").trigger()

    assert shown() is not None
    assert not shell.settings.current.overlay.click_through


def test_arrow_keys_move_it_and_the_place_is_remembered(qtbot, overlay, shell):
    before = overlay().box

    QTest.keyClick(overlay(), Qt.Key.Key_Left)
    QTest.keyClick(overlay(), Qt.Key.Key_Up)
    qtbot.waitUntil(lambda: shell.settings.current.overlay.places != (), timeout=LIMIT_MS)

    after = overlay().box
    assert (after.x, after.y) == (before.x - 20, before.y - 20)
    assert shell.settings.current.overlay.places[0].startswith(f"{after.x} {after.y} ")


def test_shift_and_arrow_keys_change_width_and_lines(qtbot, overlay, shell):
    before = overlay().box
    shift = Qt.KeyboardModifier.ShiftModifier

    QTest.keyClick(overlay(), Qt.Key.Key_Left, shift)
    QTest.keyClick(overlay(), Qt.Key.Key_Up, shift)
    qtbot.waitUntil(lambda: shell.settings.current.overlay.lines == 1, timeout=LIMIT_MS)

    assert overlay().box.width == before.width - 20
    assert overlay().n_rows == 1


def test_escape_leads_back_to_the_main_window(qtbot, overlay):
    with qtbot.waitSignal(overlay().left, timeout=LIMIT_MS):
        QTest.keyClick(overlay(), Qt.Key.Key_Escape)


def test_dragging_moves_it_and_the_edge_of_the_screen_attracts_it(qtbot, overlay):
    window = overlay()
    middle = window.rect().center()

    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=middle)
    for y in (100, 300, 600, 900):
        QTest.mouseMove(window, window.mapFromGlobal(QPoint(400, max(0, middle.y() + 400 - y))))
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton)

    assert window.box.y == 0


def test_dragging_the_lower_edge_makes_room_for_more_lines(qtbot, overlay, shell):
    window = overlay()
    window.move(20, 20)
    edge = QPoint(window.width() // 2, window.height() - 3)
    row = window._painter.row_height

    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=edge)
    QTest.mouseMove(window, edge + QPoint(0, 2 * row + 4))
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: shell.settings.current.overlay.lines == 4, timeout=LIMIT_MS)

    assert window.n_rows == 4
    assert window.height() == window._full_height()


@pytest.mark.parametrize("place", ["5000 5000 600 110 screen", "-900 -900 9000 900 screen"])
def test_a_place_that_is_not_on_the_screen_any_more_is_mended(qtbot, shell, place):
    change(shell.settings, places=(place,))
    feature.install(shell)
    qtbot.waitUntil(lambda: shown() is not None, timeout=LIMIT_MS)

    screen = QApplication.primaryScreen().availableGeometry()
    assert screen.contains(shown().frameGeometry())
    change(shell.settings, shown=False)


def test_a_screen_that_goes_while_it_is_shown_takes_nothing_along(qtbot, overlay):
    overlay().setGeometry(5000, 5000, 600, 110)  # where a screen was

    QApplication.instance().screenRemoved.emit(QApplication.primaryScreen())

    screen = QApplication.primaryScreen().availableGeometry()
    qtbot.waitUntil(lambda: screen.contains(overlay().geometry()), timeout=LIMIT_MS)


def test_lines_that_do_not_fit_on_the_screen_are_left_out_but_not_forgotten(overlay, shell):
    change(shell.settings, lines=12, size_pt=96)

    screen = QApplication.primaryScreen().availableGeometry()
    assert screen.contains(overlay().geometry())
    assert overlay().n_rows < 12
    assert shell.settings.current.overlay.lines == 12


def test_look_and_lines_change_while_it_is_shown(overlay, shell, bridge):
    before = overlay()
    for n in range(5):
        bridge.post(final(n, f"line {n}"))
    entry(shell, "More lines").trigger()
    entry(shell, "Larger letters").trigger()
    change(shell.settings, colour="#ffff00", opacity_percent=0, edge=TextEdge.SHADOW)

    assert overlay() is before
    assert texts(overlay) == ["line 2", "line 3", "line 4"]
    assert shell.settings.current.overlay.size_pt == 32


def test_wayland_without_a_way_is_told_and_named(qtbot, shell, notices, monkeypatch):
    monkeypatch.setattr(feature, "route", lambda: Route.NONE)
    monkeypatch.delenv("DISPLAY", raising=False)
    feature.install(shell)
    qtbot.waitUntil(lambda: shown() is not None, timeout=LIMIT_MS)

    assert "Wayland lets no window stay on top" in notices[-1]
    change(shell.settings, shown=False)


def test_a_manager_that_keeps_nothing_on_top_is_gone_round_by_the_bar_alone(
    qtbot, shell, notices, monkeypatch
):
    monkeypatch.setattr(feature, "route", lambda: Route.UNMANAGED)
    feature.install(shell)
    qtbot.waitUntil(lambda: shown() is not None, timeout=LIMIT_MS)
    bar = bool(shown().windowFlags() & Qt.WindowType.X11BypassWindowManagerHint)

    change(shell.settings, shape=OverlayShape.WINDOW)

    assert bar
    assert notices == [notices[-1]]
    assert "keeps no window with a frame on top" in notices[-1]
    assert not shown().windowFlags() & Qt.WindowType.X11BypassWindowManagerHint
    change(shell.settings, shown=False)


def test_x11_is_taken_on_a_wayland_desktop_that_has_it(monkeypatch):
    monkeypatch.setattr(on_top.sys, "platform", "linux")
    monkeypatch.setattr(on_top, "linux_obstacle", lambda _environment, _loads: None)
    both = {"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}

    assert on_top.qt_platform(both, x11_wanted=True) == "xcb"
    assert on_top.qt_platform(both, x11_wanted=False) is None
    assert on_top.qt_platform({"WAYLAND_DISPLAY": "wayland-0"}, x11_wanted=True) is None
    assert on_top.qt_platform({"DISPLAY": ":0"}, x11_wanted=True) is None
    assert on_top.qt_platform({**both, "QT_QPA_PLATFORM": "wayland"}, x11_wanted=True) is None


def test_x11_that_does_not_work_is_not_taken(monkeypatch):
    monkeypatch.setattr(on_top.sys, "platform", "linux")
    monkeypatch.setattr(on_top, "linux_obstacle", lambda _environment, _loads: "libxcb is missing")
    both = {"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}

    assert on_top.qt_platform(both, x11_wanted=True) is None


def test_no_frame_takes_long_while_captions_stream_at_the_largest_size(overlay, shell, bridge):
    change(shell.settings, lines=12, size_pt=96, edge=TextEdge.OUTLINE)
    QApplication.processEvents()
    bridge.post(growing(0, pending="".join(sorted(set("".join(SAID))))))  # the letters, once
    QApplication.processEvents()

    slowest_s = 0.0
    for n in range(120):
        words = SAID[: 1 + n % len(SAID)]
        settled = max(0, len(words) - 4)
        caption = growing(1 + n // len(SAID), " ".join(words[:settled]), " ".join(words[settled:]))
        began_s = time.thread_time()
        bridge.post(caption)
        QApplication.processEvents()
        slowest_s = max(slowest_s, time.thread_time() - began_s)

    assert slowest_s < FRAME_LIMIT_S


@pytest.mark.parametrize(
    "values",
    [
        {"lines": 0},
        {"lines": 13},
        {"size_pt": 13},
        {"size_pt": 97},
        {"opacity_percent": 101},
        {"colour": "red"},
        {"background": "#fff"},
        {"edge_colour": "#12345g"},
        {"places": ("nowhere",)},
    ],
)
def test_settings_out_of_range_are_refused_by_name(values):
    with pytest.raises(ValueError, match=next(iter(values)).removesuffix("s")):
        OverlaySettings(**values)


def test_the_way_out_is_named_by_the_keys_that_it_has_now(overlay, shell, notices):
    entry(shell, "Let clicks through").setShortcut("Ctrl+F9")

    change(shell.settings, click_through=True)
    change(shell.settings, click_through=False)
    entry(shell, "Let clicks through").setShortcuts([])
    change(shell.settings, click_through=True)

    assert "Ctrl+F9" in notices[0]
    assert "The menu View, Overlay" in notices[-1]


def test_the_overlay_follows_the_systems_font(qapp, overlay):
    before = qapp.font()
    painter = overlay()._painter
    larger = qapp.font()
    larger.setFamily("DejaVu Serif")

    qapp.setFont(larger)
    QApplication.processEvents()
    follows = overlay()._painter is not painter
    qapp.setFont(before)

    assert follows
