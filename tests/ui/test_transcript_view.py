import time

import psutil
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest

from captioner.history.day import DayRows
from captioner.history.entry import Entry
from captioner.history.memory import MemorySession
from captioner.history.reader import SessionReader
from captioner_ui.history.pane import TranscriptPane
from captioner_ui.history.row_layouts import KEPT
from captioner_ui.history.scrolling import Top, lowest_top, moved, top_at
from captioner_ui.history.selection import Selection, all_of, cut, units
from captioner_ui.history.transcript_view import TranscriptView
from support.sessions import said, write_long

pytestmark = pytest.mark.ui

MANY = 10_000
DAYS = 100_000  # lines of some days' speech
FRAME_LIMIT_S = 0.05


@pytest.fixture(scope="module")
def long_path(tmp_path_factory):
    return write_long(tmp_path_factory.mktemp("long") / "long.jsonl", MANY)


@pytest.fixture
def long_rows(long_path):
    reader = SessionReader(long_path)
    yield reader
    reader.close()


@pytest.fixture(scope="module")
def days_path(tmp_path_factory):
    return write_long(tmp_path_factory.mktemp("days") / "days.jsonl", DAYS)


@pytest.fixture
def days_of_rows(days_path):
    reader = SessionReader(days_path)
    yield reader
    reader.close()


@pytest.fixture
def session():
    return MemorySession(max_rows=100)


@pytest.fixture
def show(qtbot):
    def make(rows, kind=TranscriptView, size=(600, 400)):
        widget = kind(rows, QFont("sans", 14))
        qtbot.addWidget(widget)
        widget.resize(*size)
        widget.show()
        qtbot.waitExposed(widget)
        return widget

    return make


def fill(session, n, start=0):
    for number in range(start, start + n):
        session.post(said(number, f"Line {number} of it.", 6.0 * number))


def test_scrolling_anywhere_in_a_long_transcript_takes_less_than_a_frame(show, days_of_rows):
    view = show(days_of_rows, size=(800, 480))
    bar = view.verticalScrollBar()
    spent_s = []
    for share in (0.0, 0.9, 0.1, 0.5, 0.77, 0.3, 1.0) * 5:
        begun_s = time.thread_time()  # of this thread: other programs do not count
        bar.setValue(round(share * bar.maximum()))
        view.viewport().repaint()
        spent_s.append(time.thread_time() - begun_s)

    assert max(spent_s) < FRAME_LIMIT_S


def test_memory_stays_while_all_of_a_long_transcript_is_seen(show, days_of_rows):
    view = show(days_of_rows, size=(800, 480))
    process = psutil.Process()

    def read(rows):
        for row in rows:
            view.show_row(row)
            view.viewport().repaint()
        return process.memory_info().rss

    before = read(range(0, 20_000, 100))

    assert read(range(20_000, DAYS, 400)) - before < 4e6  # bytes
    assert len(view._layouts._laid) <= KEPT


def test_a_view_at_the_end_follows_and_one_further_up_stays_where_it_is(show, session):
    fill(session, 60)
    view = show(session)
    followed = view.at_end
    view.show_row(10)
    fill(session, 5, start=60)

    view.rows_changed(58)

    assert followed
    assert (view.at_end, view.top_row) == (False, 10)
    view.show_end()
    assert view.at_end


def test_rows_dropped_from_memory_do_not_move_what_is_seen(show, session):
    fill(session, 100)
    view = show(session)
    view.show_row(50)
    fill(session, 30, start=100)
    view.rows_changed(98)

    assert view.top_row == 50
    fill(session, 90, start=130)
    view.rows_changed(128)
    assert view.top_row == session.first == 120


def test_the_wheel_beyond_the_newest_row_asks_to_leave(qtbot, show, session):
    fill(session, 60)
    view = show(session)

    with qtbot.waitSignal(view.past_end, timeout=1000):
        QTest.keyClick(view, Qt.Key.Key_End)
        wheel(view, -120)


def wheel(view, delta):
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QWheelEvent
    from PySide6.QtWidgets import QApplication

    event = QWheelEvent(
        QPointF(50, 50),
        view.viewport().mapToGlobal(QPointF(50, 50)),
        QPoint(0, 0),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def test_keys_scroll_and_with_shift_select(show, session):
    fill(session, 60)
    view = show(session)
    QTest.keyClick(view, Qt.Key.Key_Home)
    at_start = view.top_row
    QTest.keyClick(view, Qt.Key.Key_PageDown)

    assert (at_start, view.top_row > 3) == (0, True)
    QTest.keyClick(view, Qt.Key.Key_Home)
    QTest.keyClick(view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert view.selection.text(session) == "Line 0 of it.\nLine 1 of it.\n"


def test_the_mouse_selects_within_and_across_rows(show, session):
    fill(session, 5)
    view = show(session)
    viewport = view.viewport()

    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=QPoint(0, 5))
    QTest.mouseMove(viewport, QPoint(590, 380))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=QPoint(590, 380))
    selected = view.selection.text(session) if view.selection else ""
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=QPoint(200, 8))

    assert selected == "\n".join(f"Line {n} of it." for n in range(5))
    assert view.selection.text(session) == "Line 0 of it."


def test_a_selection_cuts_between_characters_of_any_width(session):
    session.post(said(0, "a🙂b東c.", 0.0))

    assert Selection((0, 1), (0, 4)).text(session) == "🙂b"
    assert units("a🙂b", 2) == 3
    assert cut("a🙂b", 0, 2) == "a"
    assert all_of(session).text(session) == "a🙂b東c."


def test_an_empty_transcript_is_shown_without_complaint(show, session):
    view = show(session)

    for key in (Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageDown, Qt.Key.Key_Up):
        QTest.keyClick(view, key)
    view.select_all()

    assert view.grab().width() == 600


@pytest.mark.parametrize("text", ["", " ", "x" * 3000, "שלום <b>&amp; 🙂 \u202e", "a\u0301" * 50])
def test_any_text_can_be_painted_and_selected(show, text):
    class OneRow(MemorySession):
        def entries(self):
            yield Entry(text=text, start_s=0, end_s=1)

    rows = OneRow()
    rows._append(Entry(text=text, start_s=0, end_s=1))
    view = show(rows)
    view.select_all()

    view.grab()

    assert view.selection is not None
    assert view.selection.text(rows) == text


# where the reader is


def height_of(row):
    return 10.0 + row % 3


def test_the_scroll_bar_and_the_place_in_the_text_agree():
    for units_ in (0, 1, 99, 100, 150, 12_345):
        top = top_at(units_, 7, height_of)

        assert abs(top.units(7, height_of) - units_) <= 1


def test_the_newest_row_ends_at_the_lower_edge():
    top = lowest_top(0, 100, 95.0, height_of)

    seen = sum(height_of(row) for row in range(top.row, 100)) - top.hidden_px
    assert seen == pytest.approx(95.0)
    assert lowest_top(0, 3, 95.0, height_of) == Top(0, 0.0)


def test_rows_of_earlier_sessions_are_laid_out_anew_at_another_width(qtbot, show, session):
    fill(session, 1)
    view = show(DayRows([session], MemorySession(), "Session of {:.0f}".format), size=(120, 300))
    view.show_row(view.rows.first)
    narrow = view._layouts.laid(view.rows, view.rows.first).height_px

    view.resize(900, 300)
    qtbot.waitUntil(lambda: view.viewport().width() > 800, timeout=1000)

    assert view._layouts.laid(view.rows, view.rows.first).height_px < narrow


def test_moving_there_and_back_ends_where_it_began():
    lowest = lowest_top(0, 100, 95.0, height_of)
    top = Top(20, 3.0)

    there = moved(top, 200.0, 0, lowest, height_of)

    assert moved(there, -200.0, 0, lowest, height_of) == top
    assert moved(top, -1e4, 0, lowest, height_of) == Top(0, 0.0)
    assert moved(top, 1e4, 0, lowest, height_of) == lowest


# search


def test_hits_are_counted_marked_and_stepped_through_round_the_ends(qtbot, show, long_rows):
    pane = show(long_rows, TranscriptPane)
    pane.view.show_row(0)
    pane.open_search()

    QTest.keyClicks(pane._search._field, "NUMBER 199 of")
    qtbot.waitUntil(lambda: count(pane) == "1 of 1", timeout=10_000)
    pane._search._field.setText("number 199")
    qtbot.waitUntil(lambda: count(pane) == "1 of 11", timeout=10_000)
    QTest.keyClick(pane._search._field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)

    assert count(pane) == "11 of 11"
    assert 0 <= 1_999 - pane.view.top_row < 40
    pane.find_next(+1)
    assert count(pane) == "1 of 11"


def test_searching_a_long_transcript_leaves_the_window_its_time(qtbot, show, long_rows):
    pane = show(long_rows, TranscriptPane)
    pane.open_search()
    spent_s = []

    pane._search._field.setText("sentence")
    while pane._finder.busy:
        begun_s = time.thread_time()
        QTest.qWait(1)
        spent_s.append(time.thread_time() - begun_s)

    assert pane._finder.n_hits == MANY
    assert max(spent_s) < FRAME_LIMIT_S


def test_what_is_not_there_is_said(qtbot, show, session):
    fill(session, 5)
    pane = show(session, TranscriptPane)
    pane.open_search()

    pane._search._field.setText("nowhere")

    qtbot.waitUntil(lambda: count(pane) == "Not found", timeout=5000)
    QTest.keyClick(pane._search._field, Qt.Key.Key_Escape)
    assert pane._search.isHidden()


def test_rows_that_come_during_a_search_are_searched_too(qtbot, show, session):
    fill(session, 5)
    pane = show(session, TranscriptPane)
    pane.open_search()
    pane._search._field.setText("line")
    qtbot.waitUntil(lambda: count(pane).endswith("of 5"), timeout=5000)

    fill(session, 3, start=5)
    pane.rows_changed(3)

    assert count(pane).endswith("of 8")


def test_the_first_hit_that_comes_during_a_search_is_the_present_one(qtbot, show, session):
    fill(session, 1)
    pane = show(session, TranscriptPane)
    pane.open_search()
    pane._search._field.setText("line 1")
    qtbot.waitUntil(lambda: count(pane) == "Not found", timeout=5000)

    fill(session, 1, start=1)
    pane.rows_changed(1)

    assert count(pane) == "1 of 1"


def count(pane):
    return pane._search._count.text()
