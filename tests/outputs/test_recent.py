from captioner.events import (
    CaptionChanged,
    EngineState,
    Gap,
    GapReason,
    StateChanged,
)
from captioner.outputs.recent import RecentLines


def caption(segment_id, settled, pending="", *, final=False, label=""):
    return CaptionChanged(segment_id, settled, pending, final, 0, 16_000, label=label)


def texts(recent):
    return [line.text for line in recent.lines]


def test_a_growing_line_is_replaced_until_it_is_final():
    recent = RecentLines()

    changed = [
        recent.apply(caption(1, "Good", " mor")),
        recent.apply(caption(1, "Good morning.", final=True)),
        recent.apply(caption(1, "Something else", final=True)),
    ]

    assert changed == [True, True, False]
    assert texts(recent) == ["Good morning."]
    assert recent.lines[0].final


def test_a_line_that_turns_out_to_be_nothing_goes():
    recent = RecentLines()
    recent.apply(caption(1, "", "hm"))

    assert recent.apply(caption(1, "", final=True))
    assert recent.lines == ()


def test_only_the_newest_lines_are_kept():
    recent = RecentLines(max_lines=3)

    for number in range(10):
        recent.apply(caption(number, f"line {number}", final=True))

    assert texts(recent) == ["line 7", "line 8", "line 9"]


def test_another_run_does_not_overwrite_the_lines_of_the_one_before():
    recent = RecentLines()
    recent.apply(caption(1, "first", " run"))
    recent.apply(StateChanged(EngineState.STOPPED))

    recent.apply(caption(1, "second run", final=True))

    assert texts(recent) == ["first run", "second run"]
    assert all(line.final for line in recent.lines)
    assert recent.lines[0].id < recent.lines[1].id


def test_two_sources_with_the_same_segment_number_are_two_lines():
    recent = RecentLines()

    recent.apply(caption(1, "hello", final=True, label="Me"))
    recent.apply(caption(1, "hi", final=True, label="Them"))

    assert texts(recent) == ["Me: hello", "Them: hi"]


def test_what_was_not_captioned_is_said():
    recent = RecentLines()

    recent.apply(Gap(0, 28_800, GapReason.BEHIND))

    assert texts(recent) == ["[1.8 s not captioned]"]


def test_nothing_in_a_caption_can_break_the_line_and_nothing_else_is_changed():
    recent = RecentLines()

    recent.apply(caption(1, "a\r\nb\u2028c <b>&\u202e \ud800", final=True))

    assert texts(recent) == ["a  b c <b>&\u202e \ufffd"]
