"""The page in large letters that somebody types a reply on."""

from dataclasses import replace

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from captioner_ui.features.note import NoteFeature
from captioner_ui.note.board import NoteBoard
from captioner_ui.note.letters import SIZES_PT, fitted_font
from captioner_ui.note.window import NoteWindow
from captioner_ui.sections.note import USUAL, NoteSettings
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell

pytestmark = pytest.mark.ui

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def store(qapp):
    return SettingsStore(Settings(note=NoteSettings(phrases=("Yes.", "A & B"))))


@pytest.fixture
def board(window):
    return NoteBoard(window)


@pytest.fixture
def note(qtbot, window, bridge, session, store, board):
    NoteFeature(Shell(window, bridge, session, store, window.menu, lambda words: None))
    assert window.findChild(NoteWindow) is None  # made when it is asked for
    entry = next(a for a in window.menu("Captions").actions() if "note" in a.text())
    entry.trigger()
    note = window.findChild(NoteWindow)
    qtbot.waitUntil(note.isVisible, timeout=5000)
    note.activateWindow()
    qtbot.waitUntil(note.isActiveWindow, timeout=5000)
    return note


def size_pt(note):
    return note.page.document().defaultFont().pointSize()


def button(note, words):
    return next(b for b in note.findChildren(QPushButton) if b.text() == words)


def test_letters_fill_the_page_and_shrink_as_more_is_typed(note):
    note.page.setPlainText("Yes.")
    large = size_pt(note)
    note.page.setPlainText("I would like to answer that at some length. " * 8)

    assert large > 2 * size_pt(note)
    assert size_pt(note) >= SIZES_PT[0]


@pytest.mark.parametrize("text", ["Yes.", "a word " * 40, "Donaudampfschifffahrtsgesellschaft"])
def test_no_word_is_broken_and_nothing_is_cut_where_it_can_fit(qapp, text):
    room = QSize(800, 500)

    metrics = QFontMetrics(fitted_font(QFont(), text, room))

    assert max(metrics.horizontalAdvance(word) for word in text.split()) <= room.width()
    needed = metrics.boundingRect(0, 0, room.width(), 9999, Qt.TextFlag.TextWordWrap, text)
    assert needed.height() <= room.height()


def test_a_number_key_writes_a_phrase_and_digits_can_be_typed(qtbot, note):
    qtbot.keyClicks(note.page, "At 5?")
    qtbot.keyClick(note.page, Qt.Key.Key_1, CONTROL)
    qtbot.keyClick(note.page, Qt.Key.Key_9, CONTROL)  # there is none

    assert note.page.toPlainText() == "At 5? Yes."


def test_a_phrase_is_written_by_its_button(note):
    chips = note.findChildren(QPushButton, "phrase")
    assert [chip.accessibleName() for chip in chips] == ["Yes.", "A & B"]

    chips[1].click()

    assert note.page.toPlainText() == "A & B"
    assert QApplication.focusWidget() is note.page


def test_other_phrases_are_offered_at_once_and_the_usual_ones_without_any(note, store):
    store.update(replace(store.current, note=NoteSettings()))
    QApplication.sendPostedEvents(None, 52)  # what was deleted goes

    chips = note.findChildren(QPushButton, "phrase")
    assert [chip.accessibleName() for chip in chips] == list(USUAL)


def test_what_is_cleared_can_be_brought_back(qtbot, note):
    note.page.insertPlainText("A long reply")

    button(note, "&Clear").click()
    assert note.page.toPlainText() == ""
    qtbot.keyClick(note.page, Qt.Key.Key_Z, CONTROL)

    assert note.page.toPlainText() == "A long reply"


def test_turned_around_it_is_painted_upside_down_and_typed_upright(note):
    note.page.setPlainText("Yes.")

    button(note, "&Turn around").click()

    turned = note.findChild(QWidget, "turned")
    assert turned.isVisible()
    assert note.page.isVisible()
    image = turned.grab().toImage()
    ground = image.pixelColor(2, 2)
    inked = [
        (x, y)
        for y in range(0, image.height(), 3)
        for x in range(0, image.width(), 3)
        if image.pixelColor(x, y) != ground
    ]
    assert inked
    assert min(x for x, _ in inked) > image.width() / 2  # it begins at the other end
    assert min(y for _, y in inked) > image.height() / 3


def test_escape_leaves_the_full_screen_before_it_closes(qtbot, note):
    button(note, "&Full screen").click()
    assert note.isFullScreen()

    qtbot.keyClick(note, Qt.Key.Key_Escape)
    assert note.isVisible()
    assert not note.isFullScreen()
    qtbot.keyClick(note, Qt.Key.Key_Escape)

    assert not note.isVisible()


def test_what_was_typed_is_there_when_it_is_opened_again(note, window):
    note.page.setPlainText("Half a reply")
    note.close()

    next(a for a in window.menu("Captions").actions() if "note" in a.text()).trigger()

    assert note.isVisible()
    assert note.page.toPlainText() == "Half a reply"


def test_a_note_is_shown_to_others_only_when_asked_and_only_while_it_is_open(board, note):
    share = button(note, "Show on the shared &page")
    assert not share.isVisible()  # nothing is served
    board.set_served(True)
    note.page.setPlainText("I am deaf.")
    assert board.text == ""

    share.click()
    note.page.setPlainText("I am deaf. Please write.")
    assert board.text == "I am deaf. Please write."

    note.reject()
    assert board.text == ""


def test_a_note_is_gone_for_others_when_nothing_is_served_any_more(board, note):
    board.set_served(True)
    note.page.setPlainText("Yes.")
    share = button(note, "Show on the shared &page")
    share.click()

    board.set_served(False)

    assert board.text == ""
    assert not share.isVisible()
