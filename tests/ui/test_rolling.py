import random
import re
from dataclasses import replace

import pytest

from captioner.events import Origin, SpeakerChanged
from captioner.history.caption_store import CaptionStore
from captioner_ui.overlay.rolling import EMPTY, RollingRows, is_right_to_left
from support.events import COMPUTER, MICROPHONE, final, growing

SAID = (
    "it was the best of times, it was the worst of times, it was the age of wisdom, it was "
    "the age of foolishness, it was the epoch of belief, it was the epoch of incredulity"
)
WORDS = SAID.split()


def split(text):
    return re.findall(r"\S+\s*|\s+", text)


class Rows(RollingRows):
    """Rows that follow a store of their own."""

    def __init__(self, width):
        super().__init__(len, split, width)
        self._store = CaptionStore()

    def show(self, caption):
        for edit in self._store.apply(caption):
            self.apply(edit)

    def end_run(self):
        for edit in self._store.end_run():
            self.apply(edit)


def text(row):
    return row.settled + row.pending


def test_a_caption_is_broken_between_words():
    rows = Rows(10)

    rows.show(final(0, "one two three four"))

    assert [text(row) for row in rows.visible(3)] == ["", "one two", "three four"]


def test_settled_and_pending_words_of_a_row_are_told_apart():
    rows = Rows(20)

    rows.show(growing(0, "one two", " three"))

    row = rows.visible(1)[0]
    assert (row.settled, row.pending, row.growing) == ("one two", " three", True)


def test_only_the_newest_rows_are_shown_and_they_roll_upwards():
    rows = Rows(10)
    for n, words in enumerate(("first", "second", "third")):
        rows.show(final(n, words))

    assert [text(row) for row in rows.visible(2)] == ["second", "third"]


def test_rows_never_roll_back_down_when_pending_words_go_away():
    rows = Rows(10)
    rows.show(final(0, "above"))
    rows.show(growing(1, "", "one two three"))
    before = [text(row) for row in rows.visible(2)]

    rows.show(growing(1, "", "one"))

    assert before == ["one two", "three"]
    assert [text(row) for row in rows.visible(2)] == ["one", ""]


def test_pending_words_that_change_leave_the_others_in_their_rows():
    rows = Rows(12)
    rows.show(growing(0, "", "we sail on monday"))
    assert [text(row) for row in rows.visible(2)] == ["we sail on", "monday"]

    rows.show(growing(0, "", "we sell it monday"))
    shorter = [text(row) for row in rows.visible(2)]
    rows.show(growing(0, "", "we sell i a day"))

    assert shorter == ["we sell it", "monday"]
    assert [text(row) for row in rows.visible(2)] == ["we sell i", "a day"]


def test_a_word_that_no_longer_fits_moves_down_and_the_rest_is_broken_anew():
    rows = Rows(12)
    rows.show(growing(0, "", "we sail on it today"))

    rows.show(growing(0, "", "we sailed through it today"))

    assert [text(row) for row in rows.visible(3)] == ["we sailed", "through it", "today"]


@pytest.mark.parametrize("seed", range(8))
def test_a_row_above_the_current_one_never_changes(seed):
    chance = random.Random(seed)
    rows = Rows(25)
    done = []
    settled = 0
    for n in range(1, len(WORDS) + 1):
        settled = max(settled, min(n, settled + chance.randint(0, 2)))
        guess = [chance.choice([word, word.upper() + "x" * chance.randint(0, 4)]) for word in WORDS]
        begin = " ".join(WORDS[:settled])
        rest = " ".join(guess[settled:n])
        rows.show(growing(0, begin, f" {rest}" if begin and rest else rest))

        shown = rows.visible(20)
        full = [row for row in shown if text(row)]
        above = [text(row) for row in full[:-1] if not row.pending]
        assert above[: len(done)] == done
        done = above
    rows.show(final(0, " ".join(WORDS)))

    final_rows = [text(row) for row in rows.visible(20) if text(row)]
    assert final_rows[: len(done)] == done
    assert " ".join(final_rows) == " ".join(WORDS)


def test_a_row_that_is_done_keeps_its_words_when_the_final_caption_says_more_commas():
    rows = Rows(10)
    rows.show(growing(0, "one two three four", " five"))
    above = text(rows.visible(5)[2])

    rows.show(final(0, "one two three four five."))

    assert text(rows.visible(5)[2]) == above == "one two"


def test_a_word_wider_than_a_row_is_cut_and_nothing_is_lost():
    rows = Rows(4)

    rows.show(final(0, "incredulity ok"))

    assert [text(row) for row in rows.visible(4)] == ["incr", "edul", "ity", "ok"]


def test_captions_that_grow_at_once_are_shown_one_below_the_other_with_their_names():
    rows = Rows(30)
    rows.show(growing(0, "hello", " th", origin=MICROPHONE))
    rows.show(growing(0, "", "good day", origin=COMPUTER))
    rows.show(growing(0, "hello there", "", origin=MICROPHONE))

    shown = rows.visible(2)

    assert [(row.prefix, text(row)) for row in shown] == [
        ("Microphone: ", "hello there"),
        ("Computer: ", "good day"),
    ]


def test_a_caption_that_turns_out_to_be_nothing_leaves_nothing():
    rows = Rows(20)
    rows.show(growing(0, "", "hm"))

    rows.show(final(0, ""))

    assert rows.visible(1) == [EMPTY]


def test_a_caption_is_finished_once():
    rows = Rows(20)
    rows.show(final(0, "once"))

    rows.show(final(0, "once"))

    assert [text(row) for row in rows.visible(2)] == ["", "once"]


def test_numbers_of_captions_begin_again_with_the_next_run():
    rows = Rows(20)
    rows.show(final(0, "first run"))
    rows.show(growing(1, "", "cut off"))

    rows.end_run()
    rows.show(final(0, "second run"))

    assert [text(row) for row in rows.visible(3)] == ["first run", "cut off", "second run"]
    assert not any(row.pending or row.growing for row in rows.visible(3))


def test_another_width_breaks_what_is_shown_anew_and_keeps_the_words():
    rows = Rows(10)
    rows.show(final(0, "one two three four"))
    rows.show(growing(1, "five", " six seven"))

    rows.relay(len, 40)

    assert [text(row) for row in rows.visible(2)] == ["one two three four", "five six seven"]


def test_rows_stay_few_however_much_is_said():
    rows = Rows(20)
    for n in range(500):
        rows.show(final(n, f"caption number {n}"))

    assert text(rows.visible(2)[-1]) == "caption number 499"
    assert len(rows._done) < 100
    assert len(rows._lines) < 100


def test_the_first_letter_gives_the_direction_and_marks_do_not():
    assert is_right_to_left("שלום hello")
    assert is_right_to_left("123 שלום")
    assert not is_right_to_left("hello שלום")
    assert not is_right_to_left("\u200f\u202ehello")
    assert not is_right_to_left("123")


def test_a_caption_that_turns_out_to_be_of_two_speakers_is_laid_out_anew():
    rows = Rows(30)
    rows.show(growing(0, " ".join(WORDS[:20])))

    rows.show(final(0, " ".join(WORDS[:12]), Origin(speaker=1)))
    rows.show(replace(final(0, " ".join(WORDS[12:20]), Origin(speaker=2)), part=1))

    shown = rows.visible(12)
    assert " ".join(text(row) for row in shown).split() == WORDS[:20]
    assert [row.prefix for row in shown if row.prefix] == ["Speaker 1: ", "Speaker 2: "]
    assert [row.name for row in shown if row.prefix] == [0, 1]


def test_a_name_is_taken_over_by_rows_that_are_done():
    rows = Rows(40)
    rows.show(final(0, "one two", Origin(speaker=1)))
    rows.show(final(1, "three", Origin(speaker=2)))

    rows.show(SpeakerChanged(1, "Ann"))

    assert [(row.prefix, text(row)) for row in rows.visible(2)] == [
        ("Ann: ", "one two"),
        ("Speaker 2: ", "three"),
    ]


ANN = Origin("ann", "Ann")


def test_the_first_row_that_is_seen_has_the_label_and_no_word_moves_for_it():
    rows = Rows(20)
    rows.show(final(0, " ".join(WORDS[:12]), ANN))

    every = rows.visible(5)
    last = rows.visible(2)

    assert [row.prefix for row in every] == ["", "Ann: ", "", "", ""]
    assert [row.prefix for row in last] == ["Ann: ", ""]
    assert [text(row) for row in last] == [text(row) for row in every[-2:]]
    assert all(len("Ann: " + text(row)) <= 20 for row in every)


def test_a_label_that_is_too_long_is_cut():
    rows = Rows(20)
    rows.show(final(0, "one two three", Origin("a", "Ms. Featherstonehaugh")))

    (row,) = rows.visible(1)

    assert row.prefix == "Ms. Fe… "
    assert len(row.prefix + text(row)) <= 20


def test_sources_have_places_in_the_order_of_names():
    rows = Rows(40)
    rows.show(final(0, "hello", MICROPHONE))
    rows.show(final(0, "good day", COMPUTER))

    assert [row.name for row in rows.visible(2)] == [0, 1]


def test_what_is_cleared_does_not_come_back_with_a_name_or_another_width():
    rows = Rows(40)
    rows.show(final(0, "old", Origin(speaker=1)))

    rows.clear()
    rows.show(SpeakerChanged(1, "Ann"))
    rows.relay(len, 30)
    empty = rows.visible(2)
    rows.show(final(1, "new", Origin(speaker=2)))

    assert empty == [EMPTY, EMPTY]
    assert [text(row) for row in rows.visible(2)] == ["", "new"]


def test_what_goes_on_after_it_was_cleared_begins_with_its_label():
    rows = Rows(40)
    rows.show(final(0, "good", ANN))
    rows.clear()

    rows.show(replace(final(1, "morning.", ANN), start=17_000, end=30_000))

    assert [(row.prefix, text(row).strip()) for row in rows.visible(1)] == [("Ann: ", "morning.")]


def test_a_caption_that_still_grew_when_it_was_cleared_is_shown_when_it_goes_on():
    rows = Rows(40)
    rows.show(growing(0, "", "one"))

    rows.clear()
    rows.show(growing(0, "", "one two"))

    assert text(rows.visible(1)[0]) == "one two"


def test_rows_tell_whether_anything_of_what_is_shown_has_changed():
    store, rows = CaptionStore(), RollingRows(len, split, 40)
    (first,) = store.apply(final(0, "one", Origin(speaker=1)))
    shown = rows.apply(first)

    rows.clear()
    (named,) = store.apply(SpeakerChanged(1, "Ann"))

    assert (shown, rows.apply(named)) == (True, False)


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_said_rows_fit_and_the_first_one_says_whose_it_is(seed):
    chance = random.Random(seed)
    width, n_rows = chance.randint(18, 60), chance.randint(1, 6)
    rows = Rows(width)
    for segment in range(30):
        origin = chance.choice([MICROPHONE, COMPUTER, ANN])
        said = chance.sample(WORDS, chance.randint(1, len(WORDS)))
        n_settled = chance.randint(0, len(said))
        begin, rest = " ".join(said[:n_settled]), " ".join(said[n_settled:])
        rows.show(growing(segment, begin, f" {rest}" if begin else rest, origin=origin))
        if chance.random() < 0.8:
            rows.show(final(segment, " ".join(said), origin))
        if chance.random() < 0.1:
            rows.clear()

        shown = rows.visible(n_rows)
        with_words = [row for row in shown if text(row)]
        assert len(shown) == n_rows
        assert all(len((row.prefix or row.indent) + text(row)) <= width for row in shown)
        assert not with_words or with_words[0].prefix
