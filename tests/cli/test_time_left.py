import io

from captioner.cli.time_left import TimeLeft, clock_time
from support.fake_portaudio import FakeTime


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_the_bar_shows_how_far_a_recording_is_and_how_long_it_will_take():
    terminal, time = Terminal(), FakeTime()

    with TimeLeft(terminal, "talk.wav", time.clock) as progress:
        time.now_s += 60
        progress.show(1800.0, 7200.0)

    assert "\r[######..................]  25% 3:00 left talk.wav" in terminal.getvalue()


def test_what_an_earlier_run_has_read_does_not_make_this_one_seem_fast():
    terminal, time = Terminal(), FakeTime()

    with TimeLeft(terminal, "talk.wav", time.clock) as progress:
        time.now_s += 60
        progress.skip(3600.0)
        time.now_s += 60
        progress.show(4500.0, 7200.0)

    assert " 62% 3:00 left talk.wav" in terminal.getvalue()


def test_without_a_known_length_it_shows_how_much_was_read():
    terminal, time = Terminal(), FakeTime()

    with TimeLeft(terminal, "standard input", time.clock) as progress:
        time.now_s += 1
        progress.show(3725.0, None)

    assert "1:02:05 read standard input" in terminal.getvalue()


def test_nothing_is_left_of_the_bar_and_no_escape_is_used():
    terminal, time = Terminal(), FakeTime()

    with TimeLeft(terminal, "talk.wav", time.clock) as progress:
        time.now_s += 1
        progress.show(1.0, 2.0)

    *_, wiped, end = terminal.getvalue().split("\r")
    assert (wiped.strip(), end) == ("", "")
    assert "\x1b" not in terminal.getvalue()


def test_where_no_terminal_reads_nothing_is_shown():
    stream, time = io.StringIO(), FakeTime()

    with TimeLeft(stream, "talk.wav", time.clock) as progress:
        time.now_s += 60
        progress.show(1.0, 2.0)

    assert stream.getvalue() == ""


def test_hours_are_shown_where_there_are_any():
    assert (clock_time(59.9), clock_time(3600.0)) == ("0:59", "1:00:00")
