import pytest

from captioner.history.day import DayRows, same_day
from captioner.history.memory import MemorySession
from captioner.history.search import search, wanted_of
from support.sessions import LISTENING, NOON_S, said


def session(started_s, *lines):
    made = MemorySession(clock=lambda: started_s)
    made.post(LISTENING)
    for number, line in enumerate(lines):
        made.post(said(number, line, 6.0 * number))
    return made


@pytest.fixture
def day():
    earlier = [session(NOON_S, "One.", "Two."), session(NOON_S + 100, "Three.")]
    present = session(NOON_S + 200, "Four.", "Five.")
    return DayRows(earlier, present, lambda started_s: f"[{started_s - NOON_S:.0f}]")


def shown(rows):
    return [rows.row(number).shown for number in range(rows.first, rows.end)]


def test_all_sessions_of_a_day_are_one_transcript_with_headings(day):
    assert shown(day) == ["[0]", "One.", "Two.", "[100]", "Three.", "[200]", "Four.", "Five."]


def test_rows_of_the_present_session_keep_their_numbers(day):
    assert (day.row(0).shown, day.first, day.end) == ("Four.", -6, 2)
    with pytest.raises(IndexError):
        day.row(-7)


def test_times_of_earlier_sessions_are_told_right(day):
    at_s = [day.started_s + day.row(number).start_s - NOON_S for number in (-5, -4, -2, 0)]

    assert at_s == [0.0, 6.0, 100.0, 200.0]


def test_a_search_finds_what_was_said_in_any_of_them(day):
    *_, hits = search(day.fork(), wanted_of("o"), lambda: False)

    assert [day.row(hits.row_of(n)[0]).shown for n in range(hits.total)] == [
        "One.",
        "Two.",
        "Four.",
    ]


def test_a_day_ends_at_midnight_where_the_reader_is():
    assert same_day(NOON_S, NOON_S + 1)
    assert not same_day(NOON_S, NOON_S + 86_400)
