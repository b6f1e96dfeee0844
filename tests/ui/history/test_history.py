import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from captioner.events import ONLY
from captioner.history.formats import ExportFormat
from captioner_ui.caption_view import CaptionView
from support.events import COMPUTER
from support.history_window import LIMIT_MS, choose, shown, status, wheel_up
from support.sessions import grown, said, write_long
from support.written_text import text_of

pytestmark = pytest.mark.ui


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

    assert "Hello there." in text_of(path.read_bytes(), form)
    assert list(tmp_path.glob(".*")) == []


def test_an_export_that_fails_says_why_in_the_status_line(qtbot, window, speak, feature, tmp_path):
    speak("Hello there.")

    with qtbot.waitSignal(feature._exporter.ended, timeout=LIMIT_MS):
        feature._exporter.write(
            feature._recorder.rows, ExportFormat.TXT, tmp_path / "none" / "out.txt"
        )

    assert "cannot be written" in status(window)


def test_what_is_being_said_is_seen_in_the_transcript_as_far_as_it_is_settled(
    qtbot, bridge, speak, feature
):
    speak("Hello there.")

    bridge.post(grown(5, "General", " Kenobi", 9.0, 10.0))

    qtbot.waitUntil(lambda: shown(feature)[-1] == "General", timeout=LIMIT_MS)
    bridge.post(said(5, "General Kenobi.", 9.0))
    qtbot.waitUntil(lambda: shown(feature)[-1] == "General Kenobi.", timeout=LIMIT_MS)
