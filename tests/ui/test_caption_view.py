import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QPalette,
    QTextCharFormat,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QPushButton

from captioner.history.caption_store import MAX_LINES
from captioner_ui.caption_view import CaptionView
from captioner_ui.growing_mark import HANGING_MARK
from captioner_ui.style.tokens import HALF_PX
from captioner_ui.theme import colours_of
from support.events import COMPUTER, MICROPHONE, final, growing

pytestmark = pytest.mark.ui

SENTENCE = "It was the best of times, it was the worst of times, it was the age of wisdom."
DOTTED = QTextCharFormat.UnderlineStyle.DotLine


@pytest.fixture
def view(qtbot):
    view = CaptionView(size_pt=24)
    qtbot.addWidget(view)
    view.resize(600, 300)
    with qtbot.waitExposed(view):
        view.show()
    return view


@pytest.fixture
def full_view(view):
    """A view with more captions than fit."""
    for i in range(20):
        view.show_caption(final(i, SENTENCE))
    return view


def blocks(view):
    return view.toPlainText().split("\n")


def runs(view, row):
    """(text, has a dotted underline) for each run of one look in a row, but for its mark."""
    at = view.document().findBlockByNumber(row).begin()
    found = []
    while not at.atEnd():
        fragment = at.fragment()
        if fragment.text() not in HANGING_MARK:
            found.append((fragment.text(), fragment.charFormat().underlineStyle() is DOTTED))
        at += 1
    return found


def top_line(view):
    """Text and place of what the reader sees first."""
    cursor = view.cursorForPosition(QPoint(30, 0))
    return cursor.block().text(), view.cursorRect(cursor).top()


def at_bottom(view):
    return view.verticalScrollBar().value() == view.verticalScrollBar().maximum()


def test_the_growing_line_replaces_itself(view):
    view.show_caption(final(0, "before"))
    view.show_caption(growing(1, pending="hel"))
    view.show_caption(growing(1, settled="hello", pending=" wor"))
    view.show_caption(final(1, "hello world"))

    assert blocks(view) == ["before", "hello world"]


def test_pending_text_is_told_apart_by_underline_and_ellipsis(view):
    view.show_caption(growing(0, settled="It was", pending=" the best"))

    assert runs(view, 0) == [("It was ", False), ("the best", True)]
    assert blocks(view) == ["It was the best …"]


def test_a_finished_line_looks_settled(view):
    view.show_caption(growing(0, settled="It was", pending=" the best"))
    view.show_caption(final(0, "It was the best"))

    assert runs(view, 0) == [("It was the best", False)]


def test_words_do_not_move_when_they_settle(view):
    view.show_caption(growing(0, pending=SENTENCE))
    before = view.document().firstBlock().layout().lineCount()
    cursor = QTextCursor(view.document().firstBlock())
    cursor.setPosition(60)
    place = view.cursorRect(cursor)

    view.show_caption(growing(0, settled=SENTENCE[:40], pending=SENTENCE[40:]))
    view.show_caption(final(0, SENTENCE))

    assert view.document().firstBlock().layout().lineCount() == before
    assert view.cursorRect(cursor) == place


def test_an_empty_final_takes_its_line_away(view):
    view.show_caption(final(0, "kept"))
    view.show_caption(growing(1, pending="noise"))
    view.show_caption(final(1, ""))

    assert blocks(view) == ["kept"]


def test_the_only_line_can_go_and_another_come(view):
    view.show_caption(growing(0, pending="noise"))
    view.show_caption(final(0, ""))
    view.show_caption(final(1, "speech"))

    assert blocks(view) == ["speech"]


@pytest.mark.parametrize(
    "text",
    ["and/or [b]x</b> <i> & \u202e", "<script>alert(1)</script>", "&lt;&amp;", "naïve 東京 🙂🙂 !"],
)
def test_captions_are_shown_literally(view, text):
    view.show_caption(growing(0, settled=text[:3], pending=text[3:]))
    view.show_caption(final(0, text))

    assert blocks(view) == [text]


def test_text_after_an_emoji_is_edited_at_the_right_place(view):
    view.show_caption(growing(0, settled="🙂🙂 one", pending=" too"))
    view.show_caption(growing(0, settled="🙂🙂 one", pending=" two"))

    assert runs(view, 0) == [("🙂🙂 one ", False), ("two", True)]


def test_new_captions_scroll_into_view(full_view):
    assert full_view.following
    assert at_bottom(full_view)


def test_scrolling_up_stops_the_scrolling(full_view):
    full_view.verticalScrollBar().setValue(100)
    before = top_line(full_view)

    full_view.show_caption(growing(20, pending=SENTENCE))
    full_view.show_caption(final(20, SENTENCE + SENTENCE))

    assert not full_view.following
    assert top_line(full_view) == before


def test_back_at_the_bottom_it_scrolls_again(full_view):
    bar = full_view.verticalScrollBar()
    bar.setValue(100)

    bar.setValue(bar.maximum())
    full_view.show_caption(final(20, SENTENCE))

    assert full_view.following
    assert at_bottom(full_view)


def test_a_button_jumps_to_the_newest_caption(qtbot, full_view):
    button = full_view.findChild(QPushButton)
    shown_at_bottom = button.isVisible()

    full_view.verticalScrollBar().setValue(0)
    shown_above = button.isVisible()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    assert (shown_at_bottom, shown_above, button.isVisible()) == (False, True, False)
    assert at_bottom(full_view)


def test_the_keyboard_scrolls(qtbot, full_view):
    qtbot.keyClick(full_view, Qt.Key.Key_PageUp)
    following_after_page_up = full_view.following
    qtbot.keyClick(full_view, Qt.Key.Key_End)

    assert not following_after_page_up
    assert full_view.following


def test_what_the_reader_looks_at_stays_when_old_lines_are_dropped(view):
    for i in range(MAX_LINES):
        view.show_caption(final(i, f"{i} {SENTENCE}"))
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum() // 2)
    before = top_line(view)

    for i in range(MAX_LINES, MAX_LINES + 20):
        view.show_caption(final(i, f"{i} {SENTENCE}"))

    text, top = top_line(view)
    assert text == before[0]
    assert abs(top - before[1]) <= 1  # px: lines are not whole pixels high


def test_a_burst_of_captions_leaves_a_bounded_number_of_blocks(view):
    for i in range(2000):
        view.show_caption(growing(i, pending=f"caption {i}"))
        view.show_caption(final(i, f"caption number {i}"))

    assert view.document().blockCount() == MAX_LINES
    assert blocks(view)[-1] == "caption number 1999"
    assert at_bottom(view)


def test_a_change_to_the_growing_line_leaves_the_other_lines_alone(full_view):
    full_view.show_caption(growing(20, settled="It", pending=" was"))
    last = full_view.document().lastBlock()
    touched = []
    full_view.document().contentsChange.connect(lambda at, *_: touched.append(at))

    full_view.show_caption(growing(20, settled="It was", pending=" the best"))

    assert touched
    assert min(touched) >= last.position()


def test_selected_text_stays_selected_while_captions_grow(full_view):
    full_view.show_caption(growing(20, settled="settled words", pending=" and"))
    cursor = full_view.textCursor()
    cursor.setPosition(full_view.document().lastBlock().position())
    cursor.movePosition(QTextCursor.MoveOperation.NextWord, QTextCursor.MoveMode.KeepAnchor)
    full_view.setTextCursor(cursor)

    full_view.show_caption(growing(20, settled="settled words and", pending=" more"))
    full_view.copy()

    assert QApplication.clipboard().text() == "Settled "


def test_keys_select_from_the_newest_word_on_and_copy(qtbot, full_view):
    ctrl, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    full_view.show_caption(final(20, "the last words"))

    qtbot.keyClick(full_view, Qt.Key.Key_End, ctrl)
    qtbot.keyClick(full_view, Qt.Key.Key_Left, ctrl | shift)
    qtbot.keyClick(full_view, Qt.Key.Key_C, ctrl)

    assert QApplication.clipboard().text() == "words"


def test_there_is_a_caret_only_while_keys_select(qtbot, full_view):
    by_keys = Qt.TextInteractionFlag.TextSelectableByKeyboard
    at_first = full_view.textInteractionFlags() & by_keys
    qtbot.keyClick(full_view, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    selecting = full_view.textInteractionFlags() & by_keys
    qtbot.keyClick(full_view, Qt.Key.Key_Down)

    assert (bool(at_first), bool(selecting)) == (False, True)
    assert not full_view.textInteractionFlags() & by_keys


def test_larger_text_keeps_the_newest_caption_in_view(full_view):
    full_view.set_text_size(48)

    assert full_view.findChild(QPushButton).font() == QApplication.font()
    assert full_view.font().pointSize() == 48
    assert at_bottom(full_view)


def test_ctrl_and_the_wheel_ask_for_another_size(qtbot, full_view):
    up = QWheelEvent(
        QPointF(50, 50),
        full_view.mapToGlobal(QPointF(50, 50)),
        QPoint(0, 0),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )

    with qtbot.waitSignal(full_view.zoom_asked, timeout=1000) as asked:
        QApplication.sendEvent(full_view.viewport(), up)

    assert asked.args == [1]


def test_pending_text_follows_a_new_palette(view):
    view.show_caption(growing(0, pending="words"))
    dark = QPalette(QColor("#222"))
    dark.setColor(QPalette.ColorRole.Text, QColor("white"))
    dark.setColor(QPalette.ColorRole.Base, QColor("black"))

    view.setPalette(dark)
    QApplication.sendEvent(view, QEvent(QEvent.Type.PaletteChange))

    look = view.document().firstBlock().begin().fragment().charFormat()
    assert look.foreground().color().lightness() > 150


def test_an_ended_run_leaves_nothing_growing(view):
    view.show_caption(growing(0, settled="half", pending=" a sentence"))

    view.end_run()
    view.show_caption(final(0, "the next run"))

    assert blocks(view) == ["half a sentence", "the next run"]
    assert runs(view, 0) == [("half a sentence", False)]


def test_captions_of_two_sources_say_in_words_and_in_colour_whose_they_are(view):
    view.show_caption(final(0, "hello", MICROPHONE))
    view.show_caption(growing(1, settled="hi", pending=" there", origin=COMPUTER))
    view.show_caption(final(2, "bye", MICROPHONE))

    assert blocks(view) == ["Microphone: hello", "Computer: hi there …", "Microphone: bye"]
    colours = [_colour(view, row, 0) for row in range(3)]
    assert colours[0] == colours[2] != colours[1]
    assert _colour(view, 0, len("Microphone: h")) not in colours
    assert runs(view, 1)[-1] == ("there", True)


def test_two_captions_grow_at_once_each_in_its_own_line(view):
    view.show_caption(growing(0, pending="one", origin=MICROPHONE))
    view.show_caption(growing(1, pending="two", origin=COMPUTER))
    view.show_caption(growing(0, pending="one more", origin=MICROPHONE))
    view.show_caption(final(1, "", COMPUTER))

    assert blocks(view) == ["Microphone: one more …"]


def _colour(view, row, at):
    cursor = QTextCursor(view.document().findBlockByNumber(row))
    cursor.movePosition(QTextCursor.MoveOperation.Right, n=at + 1)
    return cursor.charFormat().foreground().color().name()


def test_who_comes_back_sees_which_lines_came_meanwhile_until_they_scroll_away(full_view):
    full_view.verticalScrollBar().setValue(100)
    jump = full_view.findChild(QPushButton)
    at_first = jump.text()
    full_view.show_caption(final(20, SENTENCE))
    n_lines = full_view.document().lastBlock().layout().lineCount()
    meanwhile = jump.text()

    full_view.jump_to_newest()
    marked = accented(full_view)
    for number in range(21, 40):
        full_view.show_caption(final(number, SENTENCE))

    assert at_first == "↓ &Newest"
    assert meanwhile == f"↓ {n_lines} &new lines"
    assert marked
    assert not accented(full_view)


def test_who_missed_nothing_sees_no_mark(full_view):
    full_view.verticalScrollBar().setValue(100)
    full_view.jump_to_newest()

    assert not accented(full_view)


def accented(view):
    """Whether anything of the picture has the colour of what came meanwhile."""
    QApplication.processEvents()
    image = view.grab().toImage()
    accent = QColor(colours_of(view.palette()).accent).rgb()
    column = HALF_PX + 1
    return any(image.pixel(column, y) == accent for y in range(image.height()))
