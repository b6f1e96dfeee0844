import pytest

from captioner.events import Gap, GapReason
from captioner_ui.caption_log import CaptionLog, EditKind, Line
from support.events import final, growing


def shown(log):
    return [line.settled + line.pending for line in log.lines]


def test_a_growing_caption_replaces_itself():
    log = CaptionLog()

    log.apply(growing(0, pending="hel"))
    log.apply(growing(0, settled="hello", pending=" wor"))
    edits = log.apply(final(0, "hello world"))

    assert shown(log) == ["hello world"]
    assert [(e.kind, e.row) for e in edits] == [(EditKind.REPLACE, 0)]


def test_settled_and_pending_text_stay_apart():
    log = CaptionLog()

    log.apply(growing(0, settled="so far", pending=" so good"))

    assert log.lines == (Line("so far", " so good", open=True),)


def test_an_empty_final_takes_its_line_away():
    log = CaptionLog()
    log.apply(final(0, "kept"))
    log.apply(growing(1, pending="noise"))

    edits = log.apply(final(1, ""))

    assert shown(log) == ["kept"]
    assert [(e.kind, e.row, e.line) for e in edits] == [(EditKind.REMOVE, 1, None)]


def test_an_empty_caption_of_an_unknown_window_shows_nothing():
    log = CaptionLog()

    assert log.apply(growing(0, pending=" ")) == []
    assert log.apply(final(0, "")) == []


def test_what_is_final_is_not_changed_by_a_late_partial():
    log = CaptionLog()
    log.apply(final(0, "done"))

    assert log.apply(growing(0, pending="late")) == []
    assert shown(log) == ["done"]


def test_the_oldest_line_goes_when_there_are_too_many():
    log = CaptionLog(max_lines=2)
    log.apply(final(0, "a"))
    log.apply(final(1, "b"))

    edits = log.apply(final(2, "c"))

    assert shown(log) == ["b", "c"]
    assert [(e.kind, e.row) for e in edits] == [(EditKind.REMOVE, 0), (EditKind.INSERT, 1)]


def test_a_new_run_does_not_overwrite_lines_of_the_one_before():
    log = CaptionLog()
    log.apply(final(0, "first run"))

    log.end_run()
    log.apply(final(0, "second run"))

    assert shown(log) == ["first run", "second run"]


def test_a_line_that_grew_when_the_run_ended_stays_as_it_was():
    log = CaptionLog()
    log.apply(growing(0, settled="half", pending=" a sentence"))

    log.end_run()

    assert log.lines == (Line("half a sentence", "", open=False),)


def test_line_breaks_and_control_characters_cannot_break_a_line():
    log = CaptionLog()

    log.apply(final(0, "a\nb\r\u2028c\u2029d\x00e\x85f"))

    assert shown(log) == ["a b  c d e f"]


def test_half_a_surrogate_pair_is_shown_as_a_replacement_character():
    log = CaptionLog()

    log.apply(final(0, "x\ud83dy"))

    assert shown(log) == ["x\ufffdy"]


def test_markup_direction_marks_and_emoji_are_left_alone():
    text = "and/or [b]x</b> <i> & \u202e 🙂"
    log = CaptionLog()

    log.apply(final(0, text))

    assert shown(log) == [text]


def test_a_log_for_no_lines_is_refused():
    with pytest.raises(ValueError, match="max_lines is 0"):
        CaptionLog(max_lines=0)


def test_sound_that_was_not_captioned_has_a_line_of_its_own_between_the_captions():
    log = CaptionLog()
    log.apply(final(0, "before"))

    first = log.mark(Gap(16_000, 44_800, GapReason.BEHIND))
    log.mark(Gap(48_000, 64_000, GapReason.LOST))
    log.apply(final(1, "after"))

    assert shown(log) == ["before", "[1.8 s not captioned]", "[1.0 s not captioned]", "after"]
    assert [(e.kind, e.row) for e in first] == [(EditKind.INSERT, 1)]


def test_a_hundred_thousand_captions_leave_no_more_lines_than_are_shown():
    log = CaptionLog(max_lines=50)

    for i in range(100_000):
        log.apply(final(i, f"caption {i}"))

    assert shown(log) == [f"caption {i}" for i in range(99_950, 100_000)]


def test_a_gap_of_one_of_two_sources_says_whose_it_is():
    log = CaptionLog()

    log.mark(Gap(0, 16_000, GapReason.LOST, "Computer"))

    assert log.lines == (Line("[1.0 s not captioned]", "", open=False, label="Computer"),)
