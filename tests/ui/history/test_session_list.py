"""The list of sessions: called, searched, opened where something was found."""

import time

import pytest
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from captioner.history.entry import Entry
from captioner.history.records import Header, Said, end_line, header_line, line_of
from captioner.history.sessions import SessionInfo
from captioner_ui.history.session_list import SessionList
from captioner_ui.history.session_rows import ROLE
from captioner_ui.history.session_words import as_title, length, moment, name_of
from support.history_window import LIMIT_MS, choose

pytestmark = pytest.mark.ui

NOBODY = 2**22 + 1  # above the highest process number


def write(kept, name, *texts, at_s=0.0, **header):
    kept.folder.mkdir(exist_ok=True)
    path = kept.folder / f"{name}.jsonl"
    lines = [header_line(Header(1_700_000_000.0 + at_s, NOBODY, 0.0, **header))]
    for n, text in enumerate(texts):
        entry = Entry(text=text, start_s=3.0 * n, end_s=3.0 * n + 2.0)
        lines.append(line_of(Said(n, entry)))
    path.write_bytes(b"".join([*lines, end_line()]))
    return path


@pytest.fixture
def some(kept):
    write(kept, "a", "We talk about the budget.", "The budget is small.", at_s=1.0)
    write(kept, "b", "Good morning to all of you. And so on.", at_s=2.0)
    write(kept, "c", "Nothing of it.", at_s=3.0, recording="/talks/budget.mp4")


@pytest.fixture
def dialog(qtbot, window, some, feature):
    choose(window, "Sessions")
    qtbot.waitUntil(lambda: window.findChild(SessionList) is not None, timeout=LIMIT_MS)
    found = window.findChild(SessionList)
    qtbot.waitUntil(lambda: found._model.rowCount() == 3, timeout=LIMIT_MS)
    yield found
    found.close()


def names(dialog):
    rows = (dialog._model.index(n).data(ROLE) for n in range(dialog._model.rowCount()))
    return [name_of(row.info) for row in rows]


def look_for(qtbot, dialog, text):
    QTest.keyClicks(dialog._field, text)
    qtbot.waitUntil(lambda: "ound" in dialog._count.text(), timeout=LIMIT_MS)


def info(**fields):
    known = {"path": None, "started_s": 0.0, "length_s": 0.0, "first_words": "", "n_bytes": 0}
    return SessionInfo(**{**known, "live": False, "cut_off": False, **fields})


def test_sessions_are_called_by_their_first_words_or_their_recording(dialog):
    assert names(dialog) == [
        "budget.mp4",
        "Good morning to all of you",
        "We talk about the budget",
    ]


@pytest.mark.parametrize(
    ("words", "title"),
    [
        ("Good morning. Today we talk.", "Good morning"),
        ("So. It begins with a short word", "So. It begins with a short word"),
        ("word " * 40, ("word " * 12).strip() + "…"),
        ("x" * 90, "x" * 60 + "…"),
        ("", ""),
    ],
)
def test_first_words_become_a_title(words, title):
    assert as_title(words) == title


@pytest.mark.parametrize(
    ("length_s", "words"), [(0.4, "0 s"), (44.0, "44 s"), (90.0, "1 min"), (6720.0, "1 h 52 min")]
)
def test_lengths_are_said_in_words(length_s, words):
    assert length(info(length_s=length_s)) == words


def test_dates_are_in_the_form_of_the_locale_and_near_ones_in_words():
    time_s = time.mktime((2026, 3, 27, 14, 3, 0, 0, 0, -1))
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("de_DE"))
        assert moment(time_s, QDate(2026, 5, 1)) == "Freitag, 27. März 2026, 14:03"
        QLocale.setDefault(QLocale("en_US"))
        american = moment(time_s, QDate(2026, 5, 1)).replace("\u202f", " ")
        assert american == "Friday, March 27, 2026, 2:03 PM"
        QLocale.setDefault(QLocale("en_GB"))
        assert moment(time_s, QDate(2026, 3, 27)) == "Today, 14:03"
        assert moment(time_s, QDate(2026, 3, 28)) == "Yesterday, 14:03"
    finally:
        QLocale.setDefault(before)


def test_a_search_shows_what_was_found_and_opens_it_there(qtbot, dialog, feature):
    look_for(qtbot, dialog, "budget")
    assert names(dialog) == ["budget.mp4", "We talk about the budget"]
    found = dialog._model.index(1).data(ROLE).found
    assert (found.n_hits, found.excerpt) == (2, "We talk about the budget.")

    dialog._list.setCurrentIndex(dialog._model.index(1))
    QTest.keyClick(dialog._list, Qt.Key.Key_Return)

    pane = feature._pane
    qtbot.waitUntil(lambda: pane.of_another_session, timeout=LIMIT_MS)
    qtbot.waitUntil(lambda: pane._finder.n_hits == 2, timeout=LIMIT_MS)
    assert not dialog.isVisible()


def test_escape_takes_the_search_back_and_then_closes(qtbot, dialog):
    look_for(qtbot, dialog, "budget")

    QTest.keyClick(dialog._field, Qt.Key.Key_Escape)

    qtbot.waitUntil(lambda: len(names(dialog)) == 3, timeout=LIMIT_MS)
    assert dialog.isVisible()
    QTest.keyClick(dialog._field, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_nothing_found_is_said(qtbot, dialog):
    look_for(qtbot, dialog, "elephants")

    assert names(dialog) == []
    assert dialog._count.text() == "Nothing found"


def test_a_session_is_given_a_title_by_the_keyboard(qtbot, dialog, kept):
    dialog._list.setFocus()
    dialog._list.setCurrentIndex(dialog._model.index(1))
    QTest.keyClick(dialog._list, Qt.Key.Key_F2)
    editor = dialog._list.findChild(QLineEdit)
    assert editor.text() == "Good morning to all of you"

    QTest.keyClicks(editor, "Lecture 3")
    QTest.keyClick(editor, Qt.Key.Key_Return)

    qtbot.waitUntil(lambda: "Lecture 3" in names(dialog), timeout=LIMIT_MS)
    assert [one.title for one in kept.sessions()] == ["", "Lecture 3", ""]


def test_an_empty_title_gives_the_first_words_back(qtbot, dialog, kept):
    chosen = next(one for one in kept.sessions() if one.path.stem == "b")
    dialog.rename_asked.emit(chosen, "Lecture 3")
    qtbot.waitUntil(lambda: "Lecture 3" in names(dialog), timeout=LIMIT_MS)

    dialog.rename_asked.emit(chosen, "")

    qtbot.waitUntil(lambda: "Good morning to all of you" in names(dialog), timeout=LIMIT_MS)


def test_the_present_session_is_given_a_title_while_it_goes_on(qtbot, dialog, feature, speak, kept):
    speak("Hello to everybody.")
    (present,) = (one for one in kept.sessions() if one.live)

    dialog.rename_asked.emit(present, "Team meeting")

    qtbot.waitUntil(lambda: "Team meeting" in names(dialog), timeout=LIMIT_MS)
    speak("It goes on.", first=5)
    assert next(one for one in kept.sessions() if one.live).title == "Team meeting"


def test_deleting_says_how_many_and_asks(qtbot, dialog, kept):
    dialog._list.selectAll()
    QTest.keyClick(dialog._list, Qt.Key.Key_Delete)
    assert "3" in dialog._confirm.text()
    assert dialog._keep.hasFocus() or not dialog.isActiveWindow()

    QTest.keyClick(dialog, Qt.Key.Key_Escape)

    assert dialog.isVisible()
    assert dialog._confirm.isHidden()
    assert len(kept.sessions()) == 3
