"""Words taken from captions, and lists that are at work as soon as they change."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QContextMenuEvent, QFont, QTextCursor
from PySide6.QtWidgets import QInputDialog, QMenu

from captioner.composition.options import LaunchOptions
from captioner.history.memory import MemorySession
from captioner.wording.config import WordingConfig
from captioner.wording.list_folder import ListFolder
from captioner_ui.caption_view import CaptionView
from captioner_ui.features.words import MY_WORDS, WordsFeature
from captioner_ui.fresh_start import FreshStart
from captioner_ui.history.transcript_view import TranscriptView
from captioner_ui.own_words import WordKeeper
from captioner_ui.settings import Settings
from captioner_ui.settings_options import given_settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from captioner_ui.source_choice import DEFAULT_MICROPHONE
from captioner_ui.wiring import with_words
from support.events import final

pytestmark = pytest.mark.ui
ENTRY = "Add to my &words…"


@pytest.fixture
def folder(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return ListFolder()


@pytest.fixture
def store(folder):
    return SettingsStore(Settings())


@pytest.fixture
def told():
    return []


@pytest.fixture
def feature(window, bridge, session, store, told):
    return WordsFeature(Shell(window, bridge, session, store, window.menu, told.append))


@pytest.fixture
def view(window, feature):
    view = window.findChild(CaptionView)
    view.show_caption(final(0, "I met win, today."))
    return view


def select(view, start, end):
    cursor = QTextCursor(view.document())
    cursor.setPosition(start)
    cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
    view.setTextCursor(cursor)


def entry_of(view):
    """What the menu of the captions offers for the selected text."""
    by_key, here = QContextMenuEvent.Reason.Keyboard, QPoint(5, 5)
    view.contextMenuEvent(QContextMenuEvent(by_key, here, view.mapToGlobal(here)))
    menu = view.findChildren(QMenu)[-1]
    found = next(action for action in menu.actions() if action.text() == ENTRY)
    menu.hide()
    return found


def answer(monkeypatch, written):
    asked = []

    def get_text(_parent, _title, _label, text=""):
        asked.append(text)
        return written, bool(written)

    monkeypatch.setattr(QInputDialog, "getText", get_text)
    return asked


def test_a_selected_word_is_added_and_its_list_is_in_use(monkeypatch, view, store, folder, told):
    asked = answer(monkeypatch, "win")
    select(view, 6, 10)  # "win,"

    entry_of(view).trigger()

    assert asked == ["win"]
    assert folder.read(MY_WORDS) == "win\n"
    assert store.current.words.words == (MY_WORDS,)
    assert "win is expected" in told[0]


def test_a_word_that_is_put_right_is_written_so_from_now_on(monkeypatch, view, folder):
    answer(monkeypatch, "  Nguyen ")
    select(view, 6, 9)

    entry_of(view).trigger()

    assert folder.read(MY_WORDS) == "Nguyen = win\n"


def test_a_word_that_is_in_the_list_is_not_added_again(monkeypatch, view, folder, told):
    answer(monkeypatch, "Win")
    folder.write(MY_WORDS, "Win")
    select(view, 6, 9)

    entry_of(view).trigger()

    assert folder.read(MY_WORDS) == "Win\n"
    assert "already" in told[0]


def test_without_an_answer_nothing_is_added(monkeypatch, view, store, folder):
    answer(monkeypatch, "")
    select(view, 6, 9)

    entry_of(view).trigger()

    assert folder.names() == []
    assert store.current == Settings()


def test_what_is_no_entry_of_a_list_is_told_and_not_added(monkeypatch, view, folder, told):
    answer(monkeypatch, "a -> b -> c")
    select(view, 6, 9)

    entry_of(view).trigger()

    assert folder.names() == []
    assert told


def test_without_a_selected_word_there_is_nothing_to_add(view):
    assert not entry_of(view).isEnabled()
    select(view, 9, 11)  # ", "
    assert not entry_of(view).isEnabled()


def test_words_of_the_transcript_can_be_added_too(qtbot):
    session, asked = MemorySession(), []
    session.post(final(0, "I met win today."))
    view = TranscriptView(session, QFont())
    qtbot.addWidget(view)
    view.resize(400, 200)
    view.show()
    view.word_asked.connect(asked.append)
    view.select_all()

    entry_of(view).trigger()

    assert asked == ["I met win today"]


def listening(qtbot, session, workshop):
    session.start(DEFAULT_MICROPHONE)
    qtbot.waitUntil(lambda: bool(workshop.made) and workshop.made[-1].started.is_set())
    workshop.made[-1].listen()


def _at_once(window):
    """As if the moment had passed that a new start waits for."""
    soon = window.findChild(FreshStart)._soon
    assert soon.isActive()
    soon.stop()
    soon.timeout.emit()


def test_a_list_in_use_that_changes_is_at_work_at_once(
    qtbot, feature, session, workshop, store, window
):
    store.update(replace(Settings(), words=replace(Settings().words, words=("Team",))))
    _at_once(window)
    listening(qtbot, session, workshop)

    window.findChild(WordKeeper).write("Team", "Nguyen")
    _at_once(window)

    qtbot.waitUntil(lambda: len(workshop.made) == 2)


def test_a_list_that_is_not_in_use_leaves_recognition_alone(
    qtbot, feature, session, workshop, window
):
    listening(qtbot, session, workshop)

    window.findChild(WordKeeper).write("Team", "Nguyen")

    assert not window.findChild(FreshStart)._soon.isActive()
    assert len(workshop.made) == 1


def test_masking_is_at_work_at_once(qtbot, feature, session, workshop, store, window):
    listening(qtbot, session, workshop)

    store.update(replace(Settings(), words=replace(Settings().words, mask=True)))
    _at_once(window)

    qtbot.waitUntil(lambda: len(workshop.made) == 2)


def test_the_settings_of_words_reach_the_engine_and_the_command_line_sets_them():
    given = {"words": ["Team", "a.txt"], "mask": True, "mask_also": ("darn",)}

    words = given_settings(Settings(), given).words
    options = with_words(LaunchOptions(), words)

    assert options.recognition.words == ("Team", "a.txt")
    assert options.wording == WordingConfig(mask=True, mask_also=("darn",))
