import io
import re

import pytest

from captioner.cli.terminal import StatusLines, TextView, figures_line, make_view
from captioner.errors import AudioDeviceError
from captioner.events import EngineState, Gap, GapReason, LegibilityChanged, StateChanged
from captioner.pacing import PACING_WORDS, USUAL_AGAIN, Pacing
from support.events import COMPUTER, MICROPHONE, final, growing, source, stats

WIDTH = 20


def screen(written):
    """What a terminal shows of `written`: the lines, trailing blanks removed."""
    rows, column = [[]], 0
    for character in written:
        if character == "\n":
            rows.append([])
            column = 0
        elif character == "\r":
            column = 0
        else:
            rows[-1][column : column + 1] = [character]
            column += 1
    return ["".join(row).rstrip() for row in rows]


@pytest.fixture
def out():
    return io.StringIO()


@pytest.fixture
def err():
    return io.StringIO()


@pytest.fixture
def view(out, err):
    return TextView(out, StatusLines(err, dim=False), lambda: WIDTH)


def show(view, *events):
    for event in events:
        view.show(event, 0.0)


def test_the_growing_caption_is_rewritten_in_place(view, out):
    show(view, growing(pending="hello"), growing(pending="hell"), growing(pending="hello wor"))

    assert screen(out.getvalue()) == ["hello wor"]


def test_a_shorter_version_leaves_nothing_of_the_longer_one(view, out):
    show(view, growing(pending="hello world"), growing(pending="yes"))

    assert screen(out.getvalue()) == ["yes"]


def test_a_final_caption_takes_the_place_of_the_growing_one(view, out):
    show(view, growing(pending="hello word and"), final(text="Hello world."), growing(1, "", "so"))

    assert screen(out.getvalue()) == ["Hello world.", "So"]


def test_a_growing_caption_longer_than_the_line_shows_its_end(view, out):
    show(view, growing(pending="a long sentence that does not fit"))

    assert screen(out.getvalue()) == ["...hat does not fit"]
    assert all(len(row) < WIDTH for row in screen(out.getvalue()))


def test_an_empty_final_removes_what_was_shown(view, out):
    show(view, growing(pending="thank you"), final(text=""))

    assert screen(out.getvalue()) == [""]


def test_a_status_line_stands_above_the_growing_caption(view, out, err):
    show(view, growing(pending="hello"))
    view.say("Something to know.")

    assert screen(out.getvalue()) == ["hello"]
    assert err.getvalue() == "Something to know.\n"


def test_without_a_terminal_only_final_captions_are_written(out, err):
    view = TextView(out, StatusLines(err, dim=False), lambda: 0)

    show(view, growing(pending="hel"), final(text="Hello."), final(1, ""), final(2, "Bye."))

    assert out.getvalue() == "Hello.\nBye.\n"


def test_control_characters_in_a_caption_do_not_reach_the_terminal(view, out):
    show(view, growing(pending="a\x1b[2Jb"), final(text="a\x1b[2J\nb"))

    assert "\x1b" not in out.getvalue()
    assert screen(out.getvalue()) == ["a [2J b", ""]


def test_a_microphone_that_is_lost_and_comes_back_is_told_in_words(view, err):
    lost = source("Desk microphone", AudioDeviceError("the microphone is lost: Desk microphone"))

    show(view, source("Desk microphone"), lost, source("Desk microphone"))

    assert err.getvalue().splitlines() == [
        "Source: Desk microphone",
        f"The microphone is lost: Desk microphone. {AudioDeviceError.hint}",
        "Desk microphone is back.",
    ]


def test_an_error_is_never_written_as_a_caption(view, out):
    error = AudioDeviceError("no microphone")

    show(view, growing(pending="hel"), StateChanged(EngineState.FAILED, error))

    assert screen(out.getvalue()) == [""]


def test_the_last_figures_are_told_once_and_completely(view, err):
    show(view, stats(rtfx=1.0), stats(rtfx=31.4, final_segments=7, captured_s=9.0, last=True))

    (line,) = err.getvalue().splitlines()
    assert line == figures_line(stats(rtfx=31.4, final_segments=7, captured_s=9.0))
    assert "RTFx 31.4" in line
    assert "7 captions" in line


def test_status_lines_are_dim_on_a_terminal():
    err = io.StringIO()

    StatusLines(err, dim=True).say("quiet\x1b")

    assert err.getvalue() == "\x1b[2mquiet\ufffd\x1b[0m\n"


def test_a_run_that_heard_nothing_has_no_figures(view, err):
    show(view, stats(last=True))

    assert err.getvalue() == ""


def test_a_gap_is_a_line_among_the_captions(view, out):
    show(view, final(0, "Before."), Gap(0, 28_800, GapReason.BEHIND), growing(1, "", "after"))

    assert screen(out.getvalue()) == ["Before.", "[1.8 s not captioned]", "after"]


def test_what_may_still_change_is_dim_on_a_terminal(out, err):
    view = TextView(out, StatusLines(err, dim=True), lambda: WIDTH, dim=True)

    show(view, growing(0, "so far", " so good"))

    assert out.getvalue() == "\rso far\x1b[2m so good\x1b[0m"


def test_of_a_line_that_is_too_long_only_the_pending_end_is_dim(out, err):
    view = TextView(out, StatusLines(err, dim=True), lambda: WIDTH, dim=True)

    show(view, growing(0, "a long sentence that does not", " fit"))

    assert out.getvalue() == "\r...hat does not\x1b[2m fit\x1b[0m"


def test_a_caption_of_one_of_two_sources_says_whose_it_is(view, out):
    show(
        view,
        final(0, "hello", MICROPHONE),
        final(1, "hi there", COMPUTER),
        final(2, "", COMPUTER),
    )

    assert screen(out.getvalue()) == ["Microphone: hello", "Computer: hi there", ""]


def test_of_two_growing_captions_the_older_one_stays_until_it_is_finished(view, out):
    show(
        view,
        growing(0, pending="one", origin=MICROPHONE),
        growing(1, pending="two", origin=COMPUTER),
    )
    assert screen(out.getvalue()) == ["Microphone: one"]

    show(view, final(0, "one more", MICROPHONE))
    assert screen(out.getvalue()) == ["Microphone: one more", "Computer: two"]

    show(view, final(1, "two more", COMPUTER))
    assert screen(out.getvalue()) == ["Microphone: one more", "Computer: two more", ""]


def test_a_problem_of_one_of_two_sources_is_said_with_its_name(view, err):
    show(view, source("Desk", origin=MICROPHONE), source("HDMI", origin=COMPUTER))
    show(view, source("HDMI", AudioDeviceError("it is gone", hint="Wait."), COMPUTER))
    show(view, source("HDMI", origin=COMPUTER))

    assert err.getvalue().splitlines() == [
        "Microphone: Source: Desk",
        "Computer: Source: HDMI",
        "Computer: It is gone. Wait.",
        "Computer: HDMI is back.",
    ]


def test_doubt_is_said_once_with_what_to_choose_and_so_is_its_end(view, err):
    show(view, LegibilityChanged(True), LegibilityChanged(False))

    said = err.getvalue().splitlines()
    assert [line.split(":")[0] for line in said] == ["Hardly legible", "Legible again."]
    assert "`--model base`" in said[0]


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.mark.parametrize(
    ("environment", "escapes"),
    [
        ({"TERM": "xterm"}, True),
        ({"TERM": "xterm", "NO_COLOR": ""}, True),
        ({"TERM": "xterm", "NO_COLOR": "1"}, False),
        ({"TERM": "dumb"}, False),
        ({"TERM": ""}, False),
        ({}, False),
    ],
)
def test_escapes_are_written_only_to_a_terminal_that_takes_them(monkeypatch, environment, escapes):
    for name in ("TERM", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.stdout", out := Terminal())
    monkeypatch.setattr("sys.stderr", err := Terminal())
    shown = make_view(json=False)

    show(shown, growing(settled="hello", pending=" wor"), final(text="hello world"))
    shown.say("Loading the model.")

    assert ("\x1b" in out.getvalue(), "\x1b" in err.getvalue()) == (escapes, escapes)
    assert screen(re.sub("\x1b\\[[0-9]m", "", out.getvalue())) == ["hello world", ""]


def test_what_is_given_up_for_want_of_time_is_said_once_and_so_is_its_end(view, err):
    busy, usual = stats(pacing=Pacing.FINALS), stats()

    show(view, usual, busy, busy, usual, usual)

    assert err.getvalue().splitlines() == [PACING_WORDS[Pacing.FINALS], USUAL_AGAIN]
