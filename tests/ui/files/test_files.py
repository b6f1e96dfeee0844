"""Recordings in the whole window: dropped, read beside live captions, opened and exported."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QToolButton

from captioner.history.entry import Entry
from captioner.history.records import Header, Said, end_line, header_line, line_of
from captioner_ui.features import files, history
from captioner_ui.files import desk
from captioner_ui.files.outcome import Step
from captioner_ui.files.process import FileReading
from captioner_ui.history.session_list import SessionList
from captioner_ui.sections.history import HistorySettings
from captioner_ui.sections.recognition import RecognitionSettings
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from support.history_window import shown

pytestmark = pytest.mark.ui

LIMIT_MS = 20_000
NOBODY = 2**22 + 1  # above the highest process number


@pytest.fixture
def store(tmp_path):
    return SettingsStore(Settings(history=HistorySettings(folder=str(tmp_path / "kept"))))


@pytest.fixture
def feature(qtbot, window, bridge, session, store, tmp_path):
    """The window with history and files; a recording becomes the session `kept/a.jsonl`."""
    shell = Shell(window, bridge, session, store, window.menu, window.notify)
    history.install(shell)
    files.install(shell)
    window.resize(800, 480)
    window.show()
    qtbot.waitExposed(window)
    made = window.findChild(files.Files)
    past = window.findChild(history.History)
    made.history = past
    yield made
    made._on_quit()
    past._on_quit()
    assert past._sessions.join(5.0)


@pytest.fixture
def talk(tmp_path):
    """A session as the program would leave it for talk.mp4."""
    folder = tmp_path / "kept"
    folder.mkdir()
    header = Header(1000.0, NOBODY, 0.0, str(tmp_path / "talk.mp4"))
    entry = Entry(text="Good morning.", start_s=61.0, end_s=62.0)
    path = folder / "a.jsonl"
    path.write_bytes(header_line(header) + line_of(Said(0, entry)) + end_line(70.0))
    return path


@pytest.fixture
def reads(monkeypatch, program, feature):
    """What the process says that reads recordings."""

    def with_program(text):
        command = program(text)

        def start(path, folder, words, parent=None):
            return FileReading(path, folder, words, command, parent)

        monkeypatch.setattr(desk, "FileReading", start)

    return with_program


def until_said(qtbot, feature, words):
    row = feature.desk.row
    qtbot.waitUntil(lambda: words in row._what.accessibleName(), timeout=LIMIT_MS)


def test_a_recording_is_read_and_opens_with_its_name_and_times(
    qtbot, window, feature, reads, talk, tmp_path
):
    reads(f'tell(type="begun", file="x", duration_s=70.0)\nkept({str(talk)!r})')

    feature._drops.dropped.emit([tmp_path / "talk.mp4"])
    until_said(qtbot, feature, "is ready")
    feature.desk.row._step.click()

    pane = feature.history._pane
    qtbot.waitUntil(lambda: pane.of_another_session, timeout=LIMIT_MS)
    assert shown(feature.history) == ["Good morning."]
    assert pane._title.text() == "talk.mp4"
    assert pane.view._layouts.laid(pane.view.rows, 0).time == "0:01:01"


def test_subtitles_are_written_beside_the_recording(qtbot, window, feature, reads, talk, tmp_path):
    reads(f"kept({str(talk)!r})")
    feature.desk._chooser.chosen.emit([tmp_path / "talk.mp4"])
    until_said(qtbot, feature, "is ready")

    feature.desk.row._export.click()
    qtbot.waitUntil(lambda: window.findChildren(QFileDialog) != [], timeout=LIMIT_MS)
    dialog = window.findChildren(QFileDialog)[-1]
    dialog.accept()

    subtitles = tmp_path / "talk.srt"
    qtbot.waitUntil(subtitles.exists, timeout=LIMIT_MS)
    assert "00:01:01,000 --> 00:01:0" in subtitles.read_text("utf-8")


def test_live_captions_go_on_meanwhile(qtbot, feature, reads, listening, session, talk):
    engine = listening()
    reads(f"kept({str(talk)!r})")

    feature._drops.dropped.emit([Path("talk.mp4")])
    until_said(qtbot, feature, "is ready")

    assert engine.stops == 0
    assert not feature.history._stack.in_transcript  # nothing is taken from who reads


def test_a_recording_is_read_as_the_settings_say(qtbot, feature, reads, store, tmp_path):
    told = tmp_path / "told.json"
    reads(f"open({str(told)!r}, 'w').write(json.dumps(sys.argv)); kept()")
    settings = store.current
    recognition = RecognitionSettings(model="base", language="de", beam=2)
    store.update(Settings(recognition=recognition, history=settings.history))

    feature._drops.dropped.emit([Path("talk.mp4")])
    until_said(qtbot, feature, "Nobody speaks")

    words = json.loads(told.read_text())
    assert {"--model=base", "--language=de", "--beam=2", "--encoder=onnx"} <= set(words)
    assert f"--keep-in={tmp_path / 'kept'}" in words


def test_without_keeping_the_text_is_gone_with_the_program(qtbot, feature, reads, store, tmp_path):
    settings = store.current
    store.update(Settings(history=HistorySettings(keep=False, folder=settings.history.folder)))
    told = tmp_path / "told.json"
    reads(f"open({str(told)!r}, 'w').write(json.dumps(sys.argv)); kept()")

    feature._drops.dropped.emit([Path("talk.mp4")])
    until_said(qtbot, feature, "Nobody speaks")

    (kept_in,) = (one for one in json.loads(told.read_text()) if one.startswith("--keep-in="))
    folder = Path(kept_in.removeprefix("--keep-in="))
    assert folder.is_dir()
    assert folder != tmp_path / "kept"
    feature._on_quit()
    assert not folder.exists()


def test_a_folder_is_told_with_the_way_to_what_is_in_it(qtbot, feature, reads, tmp_path):
    reads("kept()")

    feature._drops.dropped.emit([tmp_path])

    until_said(qtbot, feature, "is a folder")
    assert feature.desk.row._step.text().replace("&", "") == "Choose another"


def test_after_several_the_list_of_sessions_is_offered(
    qtbot, window, feature, reads, talk, tmp_path
):
    reads(f"kept({str(talk)!r})")
    feature._drops.dropped.emit([tmp_path / "a.mp4", tmp_path / "b.mp4"])
    until_said(qtbot, feature, "2 recording")

    feature.desk.row.step_asked.emit(Step.SESSIONS, feature.desk.row._outcomes[-1])

    qtbot.waitUntil(lambda: window.findChild(SessionList) is not None, timeout=LIMIT_MS)
    dialog = window.findChild(SessionList)
    qtbot.waitUntil(lambda: dialog._model.rowCount() == 1, timeout=LIMIT_MS)
    dialog.close()


def test_the_bar_and_the_menu_ask_for_a_file(window, feature):
    window.findChild(QToolButton, "tool file").click()

    (dialog,) = window.findChildren(QFileDialog)
    dialog.reject()
    assert any("Transcribe" in one.text() for one in window.menu("File").actions())


def test_quitting_while_a_recording_is_read_leaves_the_process_to_end_by_itself(
    qtbot, feature, reads, tmp_path
):
    ended = tmp_path / "ended"
    reads(f"""
        tell(type="begun", file="x", duration_s=70.0)
        sys.stdin.read()
        open({str(ended)!r}, "w").close()
    """)
    feature._drops.dropped.emit([Path("talk.mp4")])
    qtbot.waitUntil(lambda: feature.desk._queue.reading.length_s == 70.0, timeout=LIMIT_MS)

    feature._on_quit()

    qtbot.waitUntil(ended.exists, timeout=LIMIT_MS)


def test_the_reading_mode_shows_captions_alone_and_what_has_ended_is_told_after_it(
    qtbot, window, feature, reads, store, talk
):
    reads(f"kept({str(talk)!r})")
    settings = store.current
    store.update(replace(settings, look=replace(settings.look, full_screen=True)))

    feature._drops.dropped.emit([Path("talk.mp4")])
    until_said(qtbot, feature, "is ready")

    assert feature.desk.row.isHidden()
    store.update(settings)
    assert feature.desk.row.isVisible()
