from dataclasses import replace

import pytest

from captioner.events import EngineState, Gap, GapReason, StateChanged
from captioner.history.caption_store import CaptionLine, CaptionStore, EditKind
from support.events import COMPUTER, MICROPHONE, final, growing


def shown(store):
    return [line.text for line in store.lines]


def test_a_growing_caption_replaces_itself():
    store = CaptionStore()

    store.apply(growing(0, pending="hel"))
    store.apply(growing(0, settled="hello", pending=" wor"))
    edits = store.apply(final(0, "hello world"))

    assert shown(store) == ["hello world"]
    assert [(e.kind, e.row) for e in edits] == [(EditKind.REPLACE, 0)]


def test_settled_and_pending_text_stay_apart():
    store = CaptionStore()

    store.apply(growing(0, settled="so far", pending=" so good"))

    assert store.lines == (CaptionLine("so far", " so good", open=True, id=1),)


def test_an_empty_final_takes_its_line_away():
    store = CaptionStore()
    store.apply(final(0, "kept"))
    store.apply(growing(1, pending="noise"))

    edits = store.apply(final(1, ""))

    assert shown(store) == ["kept"]
    assert [(e.kind, e.row) for e in edits] == [(EditKind.REMOVE, 1)]


def test_an_empty_caption_of_an_unknown_window_shows_nothing():
    store = CaptionStore()

    assert store.apply(growing(0, pending=" ")) == []
    assert store.apply(final(0, "")) == []


def test_what_is_final_is_not_changed_by_a_late_partial():
    store = CaptionStore()
    store.apply(final(0, "done"))

    assert store.apply(growing(0, pending="late")) == []
    assert shown(store) == ["done"]


def test_the_oldest_line_goes_when_there_are_too_many():
    store = CaptionStore(max_lines=2)
    store.apply(final(0, "a"))
    store.apply(final(1, "b"))

    edits = store.apply(final(2, "c"))

    assert shown(store) == ["b", "c"]
    assert [(e.kind, e.row) for e in edits] == [(EditKind.REMOVE, 0), (EditKind.INSERT, 1)]


def test_a_new_run_does_not_overwrite_lines_of_the_one_before():
    store = CaptionStore()
    store.apply(final(0, "first run"))

    store.end_run()
    store.apply(final(0, "second run"))

    assert shown(store) == ["first run", "second run"]


def test_a_line_that_grew_when_the_run_ended_stays_as_it_was():
    store = CaptionStore()
    store.apply(growing(0, settled="half", pending=" a sentence"))

    store.end_run()

    assert store.lines == (CaptionLine("half a sentence", id=1),)


def test_line_breaks_and_control_characters_cannot_break_a_line():
    store = CaptionStore()

    store.apply(final(0, "a\nb\r\u2028c\u2029d\x00e\x85f"))

    assert shown(store) == ["a b  c d e f"]


def test_half_a_surrogate_pair_is_shown_as_a_replacement_character():
    store = CaptionStore()

    store.apply(final(0, "x\ud83dy"))

    assert shown(store) == ["x\ufffdy"]


def test_markup_direction_marks_and_emoji_are_left_alone():
    text = "and/or [b]x</b> <i> & \u202e 🙂"
    store = CaptionStore()

    store.apply(final(0, text))

    assert shown(store) == [text]


def test_a_log_for_no_lines_is_refused():
    with pytest.raises(ValueError, match="max_lines is 0"):
        CaptionStore(max_lines=0)


def test_sound_that_was_not_captioned_has_a_line_of_its_own_between_the_captions():
    store = CaptionStore()
    store.apply(final(0, "before"))

    first = store.apply(Gap(16_000, 44_800, GapReason.BEHIND))
    store.apply(Gap(48_000, 64_000, GapReason.LOST))
    store.apply(final(1, "after"))

    assert shown(store) == ["before", "[1.8 s not captioned]", "[1.0 s not captioned]", "after"]
    assert [(e.kind, e.row) for e in first] == [(EditKind.INSERT, 1)]


def test_a_hundred_thousand_captions_leave_no_more_lines_than_are_shown():
    store = CaptionStore(max_lines=50)

    for i in range(100_000):
        store.apply(final(i, f"caption {i}"))

    assert shown(store) == [f"caption {i}" for i in range(99_950, 100_000)]


def test_a_gap_of_one_of_two_sources_says_whose_it_is():
    store = CaptionStore()

    store.apply(Gap(0, 16_000, GapReason.LOST, COMPUTER))

    assert shown(store) == ["Computer: [1.0 s not captioned]"]


def test_two_sources_with_the_same_segment_number_have_two_lines():
    store = CaptionStore()

    store.apply(final(1, "hello", MICROPHONE))
    store.apply(final(1, "hi", COMPUTER))

    assert shown(store) == ["Microphone: hello", "Computer: hi"]


def test_a_line_that_has_lost_its_words_for_a_moment_keeps_its_place():
    store = CaptionStore()
    store.apply(growing(0, pending="hm", origin=MICROPHONE))
    store.apply(growing(0, origin=MICROPHONE))
    store.apply(final(1, "hi", COMPUTER))
    assert shown(store) == ["", "Computer: hi"]

    store.apply(final(0, "hm, yes", MICROPHONE))

    assert shown(store) == ["Microphone: hm, yes", "Computer: hi"]


def test_a_line_that_is_open_stays_however_many_come_after_it():
    store = CaptionStore(max_lines=2)
    store.apply(growing(0, pending="long", origin=MICROPHONE))
    for number in range(5):
        store.apply(final(number, f"{number}", COMPUTER))

    store.apply(final(0, "long speech", MICROPHONE))

    assert shown(store) == ["Microphone: long speech", "Computer: 4"]


@pytest.mark.parametrize("state", [EngineState.STOPPED, EngineState.FAILED])
def test_no_id_is_used_twice_also_not_by_another_run(state):
    store = CaptionStore()
    store.apply(growing(0, "first", " run"))
    store.apply(StateChanged(state))
    store.apply(growing(0, "second", " run"))

    first, second = store.lines
    assert (first.open, second.open) == (False, True)
    assert first.id < second.id


def test_words_in_doubt_have_a_mark_before_them_after_their_label():
    store = CaptionStore()

    store.apply(
        replace(growing(0, settled="fluent", pending=" and"), origin=MICROPHONE, doubtful=True)
    )
    store.apply(replace(final(0, "fluent and wrong"), origin=MICROPHONE, doubtful=True))
    store.apply(replace(final(1, "right"), origin=MICROPHONE))

    assert shown(store) == ["Microphone: (?) fluent and wrong", "Microphone: right"]


def test_gaps_soon_after_each_other_without_words_between_are_one():
    store = CaptionStore()
    store.apply(final(0, "before"))
    for number in range(12):
        start = 16_000 * 20 + 8_000 * number
        edits = store.apply(Gap(start, start + 3_200, GapReason.LOST))

    assert shown(store) == ["before", "[2.4 s not captioned]"]
    assert [(edit.kind, edit.row) for edit in edits] == [(EditKind.REPLACE, 1)]


@pytest.mark.parametrize(
    "second",
    [
        Gap(16_000 * 30, 16_000 * 31, GapReason.LOST),
        Gap(16_000 * 2, 16_000 * 3, GapReason.BEHIND),
        Gap(16_000 * 2, 16_000 * 3, GapReason.LOST, COMPUTER),
    ],
    ids=["much later", "for another reason", "of another source"],
)
def test_other_gaps_have_lines_of_their_own(second):
    store = CaptionStore()

    store.apply(Gap(0, 16_000, GapReason.LOST))
    store.apply(second)

    assert len(store.lines) == 2


def test_words_between_two_gaps_stay_between_them():
    store = CaptionStore()

    store.apply(Gap(0, 16_000, GapReason.LOST))
    store.apply(final(0, "words"))
    store.apply(Gap(32_000, 48_000, GapReason.LOST))

    assert len(store.lines) == 3


def test_gaps_of_two_sources_that_come_in_turn_are_one_line_each():
    store = CaptionStore()
    for number in range(6):
        start = 16_000 * 20 + 8_000 * number
        for origin in (MICROPHONE, COMPUTER):
            store.apply(Gap(start, start + 3_200, GapReason.LOST, origin))

    assert shown(store) == [
        "Microphone: [1.2 s not captioned]",
        "Computer: [1.2 s not captioned]",
    ]


def test_after_words_a_gap_is_told_by_itself():
    store = CaptionStore()
    store.apply(Gap(0, 16_000, GapReason.LOST))
    store.apply(final(0, "words"))
    store.apply(Gap(32_000, 48_000, GapReason.LOST))

    assert shown(store) == ["[1.0 s not captioned]", "words", "[1.0 s not captioned]"]
