"""Speakers named and joined in the transcript, of this session and of one that is over."""

import json

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QInputDialog, QMenu

from captioner.events import Origin, SpeakerChanged
from captioner.history.memory import MemorySession
from captioner.history.reader import SessionReader
from captioner.history.records import Header, header_line, line_of
from captioner_ui.history.finding import Finder
from support.history_window import LIMIT_MS, shown
from support.sessions import LISTENING, said

pytestmark = pytest.mark.ui
OLD = (("Shall we begin?", 1), ("Yes.", 2), ("Good.", 3))


@pytest.fixture
def talked(qtbot, bridge, feature):
    """Two speakers of this session."""
    bridge.post(LISTENING)
    for number, (text, speaker) in enumerate((("Hello there.", 1), ("Good day to you.", 2))):
        bridge.post(said(number, text, 5.0 * number, origin=Origin(speaker=speaker)))
    qtbot.waitUntil(lambda: len(shown(feature)) == 2, timeout=LIMIT_MS)
    feature._stack.show_transcript()


@pytest.fixture
def old(qtbot, feature, kept):
    """A session that is over is open, the last line of its file torn; its file."""
    kept.folder.mkdir(parents=True, exist_ok=True)
    path = kept.folder / "old.jsonl"
    lines = [
        json.dumps({"t": "c", "i": n, "s": 9.0 * n, "e": 9.0 * n + 1, "x": text, "p": speaker})
        for n, (text, speaker) in enumerate(OLD)
    ]
    lines = [line.replace(": ", ":").replace(", ", ",") for line in lines]
    text = "\n".join([*lines, '{"t":"g","i":9,"s":9'])
    path.write_bytes(header_line(Header(1000.0, 4194305, 0.0)) + text.encode())
    feature._on_opened(SessionReader(path))
    return path


def menu_of(feature, row):
    """The menu that a person gets over a row, as text to action."""
    view = feature._pane.view
    y = view._placed.y_of(row) + 8
    where = QPoint(60, int(y))
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, where, view.mapToGlobal(where))
    QApplication.sendEvent(view.viewport(), event)
    menu = view.findChildren(QMenu)[-1]
    return {action.text(): action for action in menu.actions()}


def test_a_name_that_is_given_in_the_transcript_holds_everywhere(
    qtbot, monkeypatch, feature, talked, bridge
):
    monkeypatch.setattr(QInputDialog, "getText", lambda *_asked: ("Ann", True))
    told = []
    bridge.speaker_changed.connect(told.append)

    menu_of(feature, 1)["Name Speaker 2…"].trigger()

    wanted = ["Speaker 1: Hello there.", "Ann: Good day to you."]
    qtbot.waitUntil(lambda: shown(feature) == wanted, timeout=LIMIT_MS)
    assert told == [SpeakerChanged(2, "Ann")]


def test_a_session_that_is_over_gets_names_and_keeps_them(qtbot, monkeypatch, feature, old):
    monkeypatch.setattr(QInputDialog, "getText", lambda *_asked: ("Ms. Doe", True))

    menu_of(feature, 1)["Name Speaker 2…"].trigger()
    qtbot.waitUntil(lambda: "Ms. Doe: Yes." in shown(feature), timeout=LIMIT_MS)
    menu_of(feature, 2)["Speaker 3 is Ms. Doe"].trigger()

    wanted = ["Speaker 1: Shall we begin?", "Ms. Doe: Yes.", "Ms. Doe: Good."]
    qtbot.waitUntil(lambda: shown(feature) == wanted, timeout=LIMIT_MS)
    again = SessionReader(old)
    assert [again.row(number).shown for number in range(3)] == wanted
    again.close()


def test_a_file_that_cannot_be_changed_is_said(qtbot, monkeypatch, feature, old):
    monkeypatch.setattr(QInputDialog, "getText", lambda *_asked: ("Ms. Doe", True))
    failed = []
    feature._naming.failed.connect(lambda error: failed.append(str(error)))
    action = menu_of(feature, 1)["Name Speaker 2…"]
    old.unlink()

    action.trigger()

    qtbot.waitUntil(lambda: bool(failed), timeout=LIMIT_MS)
    assert "old.jsonl cannot be changed" in failed[0]
    assert "Speaker 2: Yes." in shown(feature)


def test_a_row_of_nobody_offers_no_names(qtbot, bridge, feature):
    bridge.post(LISTENING)
    bridge.post(said(0, "Hello.", 0.0))
    qtbot.waitUntil(lambda: len(shown(feature)) == 1, timeout=LIMIT_MS)
    feature._stack.show_transcript()

    assert [text for text in menu_of(feature, 0) if "Name" in text] == []


def test_what_is_noted_after_a_torn_line_is_a_line_of_its_own(old):
    from captioner.history.naming import note_speaker

    note_speaker(old, SpeakerChanged(1, "Ann"))

    assert old.read_bytes().endswith(b'"s":9\n' + line_of(SpeakerChanged(1, "Ann")))


def test_what_one_speaker_says_is_found_by_a_menu_and_a_new_name_at_once(
    qtbot, feature, talked, bridge
):
    search = feature._pane._search
    feature._pane.open_search()
    search._field.setText("day")
    search._who_menu.aboutToShow.emit()
    by_name = {action.text(): action for action in search._who_menu.actions()}
    assert list(by_name) == ["Speaker 1", "Speaker 2"]

    by_name["Speaker 1"].trigger()
    qtbot.waitUntil(lambda: search._count.text() == "Not found", timeout=LIMIT_MS)
    by_name["Speaker 2"].trigger()
    qtbot.waitUntil(lambda: search._count.text() == "1 of 1", timeout=LIMIT_MS)
    assert search.text == 'speaker:"Speaker 2" day'

    search._field.setText("speaker:Ann day")
    qtbot.waitUntil(lambda: search._count.text() == "Not found", timeout=LIMIT_MS)
    bridge.post(SpeakerChanged(2, "Ann"))
    qtbot.waitUntil(lambda: search._count.text() == "1 of 1", timeout=LIMIT_MS)


def test_a_search_where_nobody_is_known_offers_no_speakers(window, speak, feature):
    speak("Hello there.")

    feature._pane.open_search()

    assert feature._pane._search._who.isHidden()


def test_a_new_name_is_looked_for_again_in_a_long_session(qtbot):
    session = MemorySession()
    for number in range(300):
        session.post(said(number, "Yes.", 9.0 * number, origin=Origin(speaker=1 + number % 2)))
    finder = Finder(session)
    finder.look_for("speaker:Ann", 0)
    qtbot.waitUntil(lambda: not finder.busy, timeout=LIMIT_MS)
    assert finder.n_hits == 0

    session.post(SpeakerChanged(2, "Ann"))
    finder.rows_changed(session.first)

    qtbot.waitUntil(lambda: not finder.busy, timeout=LIMIT_MS)
    assert finder.n_hits == 150
