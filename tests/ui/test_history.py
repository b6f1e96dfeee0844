import errno
import os
import stat
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from captioner.events import ONLY
from captioner.history.formats import ExportFormat
from captioner.history.sessions import SessionFolder
from captioner_ui.caption_view import CaptionView
from captioner_ui.features import history
from captioner_ui.history.session_list import SessionList
from captioner_ui.sections.appearance import Appearance
from captioner_ui.sections.history import HistorySettings
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from support.events import COMPUTER
from support.sessions import LISTENING, grown, said, write_long

pytestmark = pytest.mark.ui

TALKING_WINDOW = Path(__file__).with_name("talking_windows.py")
TESTS = Path(__file__).parents[1]
LIMIT_MS = 5000


@pytest.fixture
def store(tmp_path):
    return SettingsStore(Settings(history=HistorySettings(folder=str(tmp_path / "kept"))))


@pytest.fixture
def kept(tmp_path):
    return SessionFolder(tmp_path / "kept")


@pytest.fixture
def start(qtbot, window, bridge, session, store):
    """Put the history into the window; at the end, what the program's end does."""
    made = []

    def install():
        shell = Shell(window, bridge, session, store, window.menu, window.notify)
        history.install(shell)
        made.append(window.findChild(history.History))
        window.resize(800, 480)
        window.show()
        qtbot.waitExposed(window)
        return made[-1]

    yield install
    for feature in made:
        feature._on_quit()
        assert feature._sessions.join(5.0)


@pytest.fixture
def feature(start):
    return start()


@pytest.fixture
def speak(qtbot, bridge, feature):
    """Caption lines, and wait until the transcript has them."""

    def post(*lines, first=0, **fields):
        bridge.post(LISTENING)
        for number, line in enumerate(lines, first):
            bridge.post(said(number, line, 3.0 * number, **fields))
        wanted, recorder = lines[-1], feature._recorder
        on_disk = recorder._settings.keep
        qtbot.waitUntil(lambda: recorder.path is not None or not on_disk, timeout=LIMIT_MS)
        qtbot.waitUntil(
            lambda: any(wanted in text for text in shown(feature)[-2:]), timeout=LIMIT_MS
        )

    return post


def shown(feature):
    rows = feature._pane.view.rows
    return [rows.row(number).shown for number in range(rows.first, rows.end)]


def choose(window, name):
    for action in window.menu("History").actions():
        if action.text().replace("&", "").startswith(name):
            return action.trigger()
    raise AssertionError(name)


def press(widget, name):
    (button,) = (
        found
        for found in widget.findChildren(QPushButton)
        if found.text().replace("&", "").startswith(name)
    )
    assert not button.isHidden()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def wheel_up(view):
    where = QPointF(50, 50)
    event = QWheelEvent(
        where,
        view.viewport().mapToGlobal(where),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def status(window):
    return window.findChild(QLabel, "status").text()


def test_what_is_captioned_is_kept_for_its_owner_as_it_goes(speak, kept):
    speak("It was the best of times.", "It was the worst of times.")

    (info,) = kept.sessions()
    assert info.live
    assert info.first_words == "It was the best of times."
    assert stat.S_IMODE(info.path.stat().st_mode) == 0o600


@pytest.mark.parametrize("origin", [ONLY, COMPUTER])
def test_scrolling_up_beyond_the_live_captions_leads_to_the_same_words_in_the_transcript(
    window, speak, feature, origin
):
    speak(*(f"This is line {n}." for n in range(700)), origin=origin)
    view = window.findChild(CaptionView)
    view.verticalScrollBar().setValue(0)
    before = view.toPlainText().splitlines()[0]

    wheel_up(view)

    transcript = feature._pane.view
    assert feature._stack.in_transcript
    assert before == origin.before("This is line 200.")
    assert transcript.rows.row(transcript.top_row).shown == before
    QTest.keyClick(transcript, Qt.Key.Key_Home)
    assert transcript.rows.row(transcript.top_row).text == "This is line 0."
    QTest.keyClick(transcript, Qt.Key.Key_Escape)
    assert not feature._stack.in_transcript
    assert view.following


def test_what_was_said_earlier_today_is_further_up(qtbot, window, kept, start, bridge):
    kept.folder.mkdir()
    started_s = time.time()
    for number in range(2):
        path = kept.folder / f"{number}.jsonl"
        write_long(path, 3, started_s=started_s - 0.5 + 0.1 * number, ended=True)
    feature = start()
    qtbot.waitUntil(lambda: len(shown(feature)) == 9, timeout=LIMIT_MS)

    wheel_up(window.findChild(CaptionView))
    assert feature._stack.in_transcript
    QTest.keyClick(feature._pane.view, Qt.Key.Key_Home)
    bridge.post(said(0, "Now.", 0.0))
    qtbot.waitUntil(lambda: shown(feature)[-1] == "Now.", timeout=LIMIT_MS)
    qtbot.waitUntil(lambda: feature._recorder.path is not None, timeout=LIMIT_MS)
    assert feature._pane.view.top_row == -9
    choose(window, "Copy all")

    texts = shown(feature)
    assert [n for n, text in enumerate(texts) if text.startswith("[Session of")] == [0, 4, 8]
    assert texts[1].startswith("This is sentence number 0")
    assert QGuiApplication.clipboard().text() == "Now."
    feature._sessions.delete(kept.sessions()[1:])
    qtbot.waitUntil(lambda: shown(feature) == ["Now."], timeout=LIMIT_MS)


def test_live_captions_that_fit_the_window_stay_when_scrolled(window, speak, feature):
    speak("Only one line.")

    wheel_up(window.findChild(CaptionView))

    assert not feature._stack.in_transcript


def test_ctrl_f_searches_the_whole_session(qtbot, window, speak, feature):
    speak("Apples.", "Pears.", "Apples and pears.")

    choose(window, "Find…")
    QTest.keyClicks(window.focusWidget() or feature._pane._search._field, "apples")

    count = feature._pane._search._count
    qtbot.waitUntil(lambda: count.text().endswith("of 2"), timeout=LIMIT_MS)


def test_the_last_line_and_everything_can_be_copied(qtbot, window, speak):
    speak("It was the", "best of times.", "Yes.")
    clipboard = QGuiApplication.clipboard()

    choose(window, "Copy last line")
    last = clipboard.text()
    choose(window, "Copy all")

    assert last == "Yes."
    assert clipboard.text() == "It was the best of times.\nYes."


def test_a_long_transcript_is_copied_completely(qtbot, window, speak):
    speak(*(f"Line {n}." for n in range(1000)))
    choose(window, "Copy all")

    clipboard = QGuiApplication.clipboard()
    qtbot.waitUntil(lambda: clipboard.text().count("\n") == 999, timeout=LIMIT_MS)
    assert clipboard.text().endswith("Line 999.")


def test_nothing_to_copy_is_said(window, feature):
    choose(window, "Copy last line")

    assert "nothing to copy" in status(window)


@pytest.mark.parametrize("form", ExportFormat)
def test_a_transcript_is_exported_while_captions_go_on(qtbot, speak, feature, tmp_path, form):
    speak("Hello there.", "General Kenobi.")
    path = tmp_path / f"out.{form.value}"

    with qtbot.waitSignal(feature._exporter.ended, timeout=LIMIT_MS):
        feature._exporter.write(feature._recorder.rows, form, path)

    assert "Hello there." in path.read_text("utf-8")
    assert list(tmp_path.glob(".*")) == []


def test_an_export_that_fails_says_why_in_the_status_line(qtbot, window, speak, feature, tmp_path):
    speak("Hello there.")

    with qtbot.waitSignal(feature._exporter.ended, timeout=LIMIT_MS):
        feature._exporter.write(
            feature._recorder.rows, ExportFormat.TXT, tmp_path / "none" / "out.txt"
        )

    assert "cannot be written" in status(window)


@pytest.fixture
def killed(kept):
    """A window was killed here in the middle of a sentence."""
    process = subprocess.Popen(
        [sys.executable, str(TALKING_WINDOW), str(kept.folder)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(TESTS)])},
    )
    try:
        assert process.stdout.readline() == b"kept\n"
    finally:
        process.kill()
        process.communicate(timeout=10)


def test_a_display_that_nobody_touches_is_not_asked_about_a_session_that_was_cut_off(
    qtbot, killed, store, start
):
    store.update(replace(store.current, look=Appearance(full_screen=True)))

    feature = start()
    qtbot.waitUntil(lambda: feature._cut_off is not None, timeout=LIMIT_MS)

    assert not feature._offer.isVisible()


def test_a_window_killed_in_the_middle_of_a_sentence_is_offered_at_the_next_start_and_opens(
    qtbot, window, killed, start, kept
):
    feature = start()
    qtbot.waitUntil(lambda: feature._offer.isVisible(), timeout=LIMIT_MS)
    press(feature._offer, "Open it")
    qtbot.waitUntil(lambda: feature._pane.of_another_session, timeout=LIMIT_MS)

    assert QApplication.activeModalWidget() is None
    assert shown(feature) == ["It was the best of times.", "It was the worst of times,"]
    qtbot.waitUntil(lambda: kept.cut_off() is None, timeout=LIMIT_MS)
    press(feature._pane, "Back to live")
    assert not feature._stack.in_transcript
    assert not feature._pane.of_another_session


def test_a_session_that_ended_properly_is_not_offered(qtbot, speak, feature, kept):
    speak("Hello.")

    feature._on_quit()

    (info,) = kept.sessions()
    assert (info.live, info.cut_off) == (False, False)


def test_sessions_are_listed_and_deleted_for_good(qtbot, window, speak, feature, kept):
    speak("Now.")
    old = kept.folder / "old.jsonl"
    old.write_bytes(
        b'{"t":"session","version":1,"started":1000.0,"pid":4194305,"born":0.0}\n'
        b'{"t":"c","i":1,"s":0.0,"e":1.0,"x":"A secret."}\n{"t":"end"}\n'
    )
    choose(window, "Sessions")
    qtbot.waitUntil(lambda: window.findChild(SessionList) is not None, timeout=LIMIT_MS)
    dialog = window.findChild(SessionList)
    qtbot.waitUntil(lambda: dialog._list.topLevelItemCount() == 2, timeout=LIMIT_MS)
    dialog._list.clearSelection()
    dialog._list.topLevelItem(1).setSelected(True)

    press(dialog, "Delete")
    assert old.exists()
    press(dialog, "Yes")

    qtbot.waitUntil(lambda: dialog._list.topLevelItemCount() == 1, timeout=LIMIT_MS)
    assert not old.exists()
    assert not dialog.isModal()


def test_the_present_session_can_be_deleted_and_goes_on_as_another(
    qtbot, window, speak, feature, kept
):
    speak("A secret.")
    (info,) = kept.sessions()

    feature._sessions.delete([info])
    speak("Something else.", first=5)

    assert shown(feature) == ["Something else."]
    assert [path for path in kept.folder.iterdir() if b"secret" in path.read_bytes()] == []


def test_with_do_not_keep_nothing_is_written_and_the_transcript_still_works(
    qtbot, window, store, start, bridge, kept
):
    settings = store.current
    store.update(replace(settings, history=replace(settings.history, keep=False)))
    feature = start()
    for number in range(3):
        bridge.post(said(number, f"Line {number}.", 3.0 * number))
    qtbot.waitUntil(lambda: len(shown(feature)) == 3, timeout=LIMIT_MS)
    choose(window, "Copy last line")

    assert not kept.folder.exists()
    assert QGuiApplication.clipboard().text() == "Line 2."


def test_keeping_can_be_switched_off_and_on_while_captions_go_on(
    qtbot, store, speak, feature, kept
):
    speak("Kept.")
    settings = store.current
    store.update(replace(settings, history=replace(settings.history, keep=False)))
    speak("Not kept.", first=5)
    store.update(settings)
    speak("Kept again.", first=10)

    texts = [info.first_words for info in kept.sessions()]
    assert sorted(texts) == ["Kept again.", "Kept."]


def test_a_folder_that_cannot_be_written_is_told_and_captions_go_on(
    qtbot, window, tmp_path, store, start, bridge
):
    (tmp_path / "a file").touch()
    store.update(Settings(history=HistorySettings(folder=str(tmp_path / "a file"))))
    feature = start()

    bridge.post(said(0, "Hello.", 0.0))

    qtbot.waitUntil(lambda: "cannot be saved" in status(window), timeout=LIMIT_MS)
    assert "Hello." in window.findChild(CaptionView).toPlainText()
    assert shown(feature) == ["Hello."]


def test_a_disk_that_fails_is_told_once_and_what_was_missing_is_written_later(
    qtbot, monkeypatch, window, bridge, speak, feature
):
    monkeypatch.setattr("captioner.history.writer.RETRY_EVERY_S", 0.0)
    told = []
    feature._recorder.trouble.connect(told.append)
    speak("One.")
    file = feature._recorder._writer._file
    write = file._write

    def refuse(_fd, _data):
        raise OSError(errno.ENOSPC, "No space left on device")

    file._write = refuse
    bridge.post(said(1, "Two.", 3.0))
    qtbot.waitUntil(lambda: "No space left" in status(window), timeout=LIMIT_MS)
    file._write = write
    bridge.post(said(2, "Three.", 6.0))
    qtbot.waitUntil(lambda: shown(feature) == ["One.", "Two.", "Three."], timeout=LIMIT_MS)

    assert len(told) == 1
    qtbot.waitUntil(lambda: "saved again" in status(window), timeout=LIMIT_MS)


def test_what_is_being_said_is_seen_in_the_transcript_as_far_as_it_is_settled(
    qtbot, bridge, speak, feature
):
    speak("Hello there.")

    bridge.post(grown(5, "General", " Kenobi", 9.0, 10.0))

    qtbot.waitUntil(lambda: shown(feature)[-1] == "General", timeout=LIMIT_MS)
    bridge.post(said(5, "General Kenobi.", 9.0))
    qtbot.waitUntil(lambda: shown(feature)[-1] == "General Kenobi.", timeout=LIMIT_MS)
