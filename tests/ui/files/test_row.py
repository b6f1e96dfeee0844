"""How far a recording is, and what became of others, above the captions."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QProgressBar, QPushButton

from captioner_ui.files.outcome import Outcome, Step
from captioner_ui.files.row import FilesRow, reading_words
from captioner_ui.files.waiting import Reading

pytestmark = pytest.mark.ui

TALK = Path("/talks/talk.mp4")
KEPT = Path("/kept/a.jsonl")
READ = Outcome(TALK, KEPT, 60.0)
BROKEN = Outcome(TALK, error="AudioFileError", problem="talk.mp4 is not a recording", hint="Other.")
SILENT = Outcome(TALK)


@pytest.fixture
def row(qtbot):
    made = FilesRow()
    qtbot.addWidget(made)
    made.resize(900, 60)
    made.asked = []
    made.step_asked.connect(lambda step, outcome: made.asked.append((step, outcome)))
    made.export_asked.connect(lambda outcome: made.asked.append(("export", outcome)))
    return made


def buttons(row):
    """Those that are seen, by their words."""
    found = [one for one in row.findChildren(QPushButton) if one.isVisibleTo(row)]
    return {one.text().replace("&", ""): one for one in found}


def click(row, words):
    QTest.mouseClick(buttons(row)[words], Qt.MouseButton.LeftButton)


def said(row):
    """What the lines say to who listens, where they may be cut."""
    return [
        line.accessibleName()
        for line in (row._how, row._what)
        if line.isVisibleTo(row) and line.accessibleName()
    ]


def test_it_takes_no_room_while_there_is_nothing_to_say(row):
    assert row.isHidden()


@pytest.mark.parametrize(
    ("reading", "words"),
    [
        (Reading("a.mp4"), "Reading “a.mp4”…"),
        (Reading("a.mp4", 10.0, 60.0, 59.0), "Reading “a.mp4”: less than a minute left"),
        (Reading("a.mp4", 10.0, 60.0, 150.0), "Reading “a.mp4”: about 2 minute(s) left"),
        (
            Reading("a.mp4", preparing="Building", share=0.256),
            "Preparing the model for “a.mp4”: 26 %",
        ),
        (Reading("a.mp4", stopping=True), "Stopping “a.mp4”…"),
        (Reading("a.mp4", waiting=3), "Reading “a.mp4”…; 3 more to read"),
    ],
)
def test_how_far_it_is_is_said_in_words(qapp, reading, words):
    assert reading_words(reading).replace("minutes", "minute(s)") == words


def test_the_bar_shows_the_share_that_was_read_or_that_it_is_not_known(row):
    row.show_reading(Reading("a.mp4", 15.0, 60.0))
    bar = row.findChild(QProgressBar)
    assert (bar.maximum(), bar.value()) == (100, 25)

    row.show_reading(Reading("a.mp4", 15.0, None))

    assert bar.maximum() == 0


def test_stop_all_is_offered_where_others_wait(row, qtbot):
    row.show_reading(Reading("a.mp4"))
    assert set(buttons(row)) == {"Stop"}

    row.show_reading(Reading("a.mp4", waiting=1))

    assert set(buttons(row)) == {"Stop", "Stop all"}
    with qtbot.waitSignal(row.stop_all_asked):
        click(row, "Stop all")


@pytest.mark.parametrize(
    ("outcome", "words", "step"),
    [
        (READ, "The text of “talk.mp4” is ready.", Step.OPEN),
        (BROKEN, "“talk.mp4” cannot be read as a recording.", Step.CHOOSE),
        (SILENT, "Nobody speaks in “talk.mp4”, as far as can be heard.", Step.CHOOSE),
        (
            Outcome(TALK, KEPT, error="AudioFileError", problem="damaged"),
            "“talk.mp4” is damaged. What can be read of it is kept.",
            Step.OPEN,
        ),
        (
            Outcome(TALK, KEPT, stopped=True),
            "“talk.mp4” was stopped. The text up to there is kept.",
            Step.OPEN,
        ),
        (
            Outcome(TALK, stopped=True),
            "“talk.mp4” was stopped before there were any words.",
            Step.AGAIN,
        ),
        (
            Outcome(TALK, error="HistoryError", problem="the disk is full", hint="Make room."),
            "“talk.mp4” was not read: The disk is full. Make room.",
            Step.AGAIN,
        ),
        (
            Outcome(TALK, KEPT, doubtful=True),
            "The text of “talk.mp4” is probably not what is said: the model may not know the "
            "language.",
            Step.MODEL,
        ),
    ],
)
def test_each_end_is_one_line_with_the_one_button_that_helps(row, outcome, words, step):
    row.add(outcome)

    assert said(row) == [words]
    row._step.click()
    assert row.asked == [(step, outcome)]
    assert row.isHidden()  # it was answered


def test_a_text_that_is_ready_can_be_exported_at_once_and_stays_offered(row):
    row.add(READ)

    click(row, "Export…")

    assert row.asked == [("export", READ)]
    assert not row.isHidden()


def test_what_has_no_text_offers_no_export(row):
    row.add(SILENT)

    assert set(buttons(row)) == {"Choose another", "Dismiss"}


def test_several_ends_are_told_together_and_none_is_lost(row):
    for outcome in (READ, SILENT, READ):
        row.add(outcome)

    assert said(row) == ["2 of 3 recordings have their text. None in: talk.mp4"]
    assert "Nobody speaks" in row._what.toolTip()
    row._step.click()
    assert row.asked == [(Step.SESSIONS, READ)]


def test_what_was_dismissed_is_not_told_again(row):
    row.add(SILENT)
    click(row, "Dismiss")
    assert row.isHidden()

    row.add(READ)

    assert said(row) == ["The text of “talk.mp4” is ready."]


def test_progress_goes_on_beside_what_has_ended(row):
    row.show_reading(Reading("b.mp4"))
    row.add(READ)
    assert len(said(row)) == 2

    row.show_reading(None)

    assert said(row) == ["The text of “talk.mp4” is ready."]
