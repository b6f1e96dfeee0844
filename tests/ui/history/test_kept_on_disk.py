import errno
import os
import stat
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from captioner_ui.caption_view import CaptionView
from captioner_ui.history.session_list import SessionList
from captioner_ui.sections.appearance import Appearance
from captioner_ui.sections.history import HistorySettings
from captioner_ui.settings import Settings
from support.history_window import LIMIT_MS, choose, press, shown, status
from support.sessions import said

pytestmark = pytest.mark.ui
TALKING_WINDOW = Path(__file__).with_name("talking_windows.py")
TESTS = Path(__file__).parents[2]


def test_what_is_captioned_is_kept_for_its_owner_as_it_goes(speak, kept):
    speak("It was the best of times.", "It was the worst of times.")

    (info,) = kept.sessions()
    assert info.live
    assert info.first_words == "It was the best of times."
    assert stat.S_IMODE(info.path.stat().st_mode) == 0o600


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
    assert shown(feature) == ["It was the best of times. It was the worst of times,"]
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
    qtbot.waitUntil(lambda: dialog._model.rowCount() == 2, timeout=LIMIT_MS)
    dialog._list.clearSelection()
    dialog._choose(1)

    press(dialog, "Delete")
    assert old.exists()
    press(dialog, "Yes")

    qtbot.waitUntil(lambda: dialog._model.rowCount() == 1, timeout=LIMIT_MS)
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
        bridge.post(said(number, f"Line {number}.", 6.0 * number))
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
    bridge.post(said(1, "Two.", 6.0))
    qtbot.waitUntil(lambda: "No space left" in status(window), timeout=LIMIT_MS)
    file._write = write
    bridge.post(said(2, "Three.", 12.0))
    qtbot.waitUntil(lambda: shown(feature) == ["One.", "Two.", "Three."], timeout=LIMIT_MS)

    assert len(told) == 1
    qtbot.waitUntil(lambda: "saved again" in status(window), timeout=LIMIT_MS)
