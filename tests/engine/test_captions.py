from itertools import count, pairwise

import numpy as np
import pytest

from captioner.engine.captions import Captions
from captioner.events import Closed, Rejection, Segment
from captioner.units import SAMPLE_RATE, samples
from support.fakes import transcript
from support.words import settled_by, spelt


def segment(start_s, end_s, closed=None, id=0):
    n = samples(end_s) - samples(start_s)
    ramp = (samples(start_s) + np.arange(n)).astype(np.float32)  # each sample says where it is
    return Segment(id, ramp, samples(start_s), closed)


def said(text, start_s=0.0, **changes):
    return transcript(text, words=spelt(text, start_s), **changes)


def ids(words):
    return tuple(token.id for word in words for token in word.tokens)


@pytest.fixture
def captions():
    return Captions(settled_by(2), 10.0)


def grow(captions, *texts, id=0):
    shown = []
    for n, text in enumerate(texts, start=1):
        one = captions.to_read(segment(id * 20, id * 20 + n, id=id))
        shown.append(captions.observe(one, said(text)))
    return shown


def test_what_is_settled_is_given_to_the_next_reading_of_the_window(captions):
    grow(captions, "it was the", "it was the best")

    known = captions.to_read(segment(0, 3)).known

    assert [token.id for token in known.settled] == list(ids(spelt("it was")))


def test_settled_and_pending_text_together_leave_out_the_word_that_may_be_cut(captions):
    captions = Captions(settled_by(3), 10.0)

    *_, second, third = grow(captions, "it was", "it was the", "it was the best", "it was the best")

    assert (second.settled, second.pending) == ("it", " was")
    assert (third.settled, third.pending) == ("it was", " the")


def test_pending_text_is_what_two_hypotheses_agree_on_without_punctuation_at_its_end(captions):
    captions = Captions(settled_by(3), 10.0)

    shown = grow(
        captions, "so, it was the", "so, it was then.", "so, it was. The", "so, it was a lot"
    )

    assert [caption.text for caption in shown] == ["", "so, it was", "so, it was", "so, it was"]


def test_the_final_is_all_settled_and_has_its_words(captions):
    grow(captions, "it was the", "it was the best")

    final = captions.observe(segment(0, 3, Closed.PAUSE), said("it was the end."))

    assert (final.settled, final.pending, final.final) == ("it was the end.", "", True)
    assert [word.text for word in final.words] == ["it", "was", "the", "end."]


def test_settled_only_shows_nothing_that_may_change():
    captions = Captions(settled_by(2), 10.0, settled_only=True)

    shown = grow(captions, "it was the", "it was the best", "it was the best of")

    assert [caption.text for caption in shown] == ["", "it was", "it was the"]


def test_a_rejected_partial_takes_nothing_back(captions):
    before = grow(captions, "it was the", "it was the best")[-1]
    rejected = said("it was", rejected=None)

    after = captions.observe(captions.to_read(segment(0, 3)), rejected)

    assert after.settled == before.settled


def test_the_next_window_has_nothing_settled(captions):
    grow(captions, "it was the", "it was the best")

    assert captions.to_read(segment(4, 5, id=1)).known.settled == ()


def test_a_window_is_read_after_the_speech_before_it(captions):
    captions.observe(segment(0, 2, Closed.PAUSE), said("so it was.", 0.2))

    before = captions.to_read(segment(2.5, 4, id=1)).known.before

    assert before.tokens == ids(spelt("so it was."))
    assert len(before.samples) == samples(2.5)
    assert list(before.samples[:3]) == [0, 1, 2]
    assert not before.samples[samples(2.0) :].any()  # the pause, which no segment has


def test_what_is_before_is_cut_at_a_word_so_that_all_fits():
    captions = Captions(settled_by(2), 5.0)
    captions.observe(segment(0, 4, Closed.PAUSE), said("one two three four five six", 0.5))

    before = captions.to_read(segment(4, 7, id=1)).known.before

    assert before.tokens == ids(spelt("one two three four five six")[4:])
    assert before.samples[0] == samples(2.25)  # midway between the words
    assert before.samples[-1] == samples(4.0) - 1


@pytest.mark.parametrize(
    ("closed", "start_s"), [(Closed.GAP, 2.1), (Closed.PAUSE, 4.5), (Closed.PAUSE, 1.0)]
)
def test_after_a_gap_or_a_long_pause_a_window_stands_alone(captions, closed, start_s):
    captions.observe(segment(0, 2, closed), said("so it was."))

    assert captions.to_read(segment(start_s, 6, id=1)).known.before is None


def test_a_window_after_one_without_words_stands_alone(captions):
    captions.observe(segment(0, 2, Closed.PAUSE), transcript("", rejected=Rejection.READ_FROM_TAIL))

    assert captions.to_read(segment(2, 3, id=1)).known.before is None


def test_a_word_at_a_forced_cut_is_left_to_the_next_window(captions):
    text = "one two three four"  # the last one is read at 1.9 s

    final = captions.observe(segment(0, 2, Closed.TOO_LONG), said(text, 0.4))

    before = captions.to_read(segment(2, 3, id=1)).known.before
    assert final.text == "one two three"
    assert before.tokens == ids(spelt("one two three"))


def test_a_settled_word_at_a_forced_cut_stays(captions):
    text = "one two three four"
    for end_s in (2.3, 2.4):
        captions.observe(captions.to_read(segment(0, end_s)), said(text + " five", 0.4))

    final = captions.observe(segment(0, 2, Closed.TOO_LONG), said(text, 0.4))

    assert final.text == text
    assert captions.to_read(segment(2, 3, id=1)).known.before.tokens == ids(spelt(text))


def test_a_long_window_after_a_forced_cut_still_hears_the_last_second_before_it():
    captions = Captions(settled_by(2), 9.0)
    captions.observe(segment(0, 9, Closed.TOO_LONG), said(" ".join("abcdefghijklmnopq"), 0.4))

    before = captions.to_read(segment(9, 18, id=1)).known.before

    assert samples(0.5) < len(before.samples) <= SAMPLE_RATE


def test_without_context_every_window_stands_alone():
    captions = Captions(settled_by(2), 0.0)
    captions.observe(segment(0, 2, Closed.TOO_LONG), said("one two three four", 0.4))

    assert captions.to_read(segment(2, 3, id=1)).known.before is None


def test_memory_of_what_was_said_does_not_grow():
    captions = Captions(settled_by(2), 9.0)
    for id, (start_s, end_s) in zip(count(), pairwise(range(0, 900, 3)), strict=False):
        captions.observe(segment(start_s, end_s, Closed.TOO_LONG, id), said("a b c d", 0.2))

    before = captions.to_read(segment(897, 898, id=10_000)).known.before

    assert len(before.samples) <= 9 * SAMPLE_RATE
    assert len(before.tokens) <= 20


def test_settled_end_is_where_the_last_settled_word_ends(captions):
    grow(captions, "it was the", "it was the best")
    while_growing = captions.settled_end
    captions.observe(segment(0, 3, Closed.PAUSE), said("it was the end."))

    assert (while_growing, captions.settled_end) == (samples(0.5), samples(3.0))


def test_what_is_shown_stays_until_two_hypotheses_agree_on_something_else():
    captions = Captions(settled_by(4), 10.0)

    shown = grow(
        captions, "a cat sat", "a cat sat", "a cot sat", "a cat sat", "a hat is", "a hat is so"
    )

    assert [caption.text for caption in shown] == [
        *("", "a cat", "a cat", "a cat", "a cat", "a hat")
    ]


def test_pending_text_goes_when_all_of_it_turns_out_to_be_made_up():
    captions = Captions(settled_by(4), 10.0)
    grow(captions, "a cat sat", "a cat sat")

    rejected = transcript("", rejected=Rejection.READ_FROM_TAIL)
    assert captions.observe(captions.to_read(segment(0, 3)), rejected).text == ""


def test_settled_text_stays_when_the_rest_turns_out_to_be_made_up(captions):
    grow(captions, "it was the", "it was the best")

    only_settled = said("it was")
    final = captions.observe(captions.to_read(segment(0, 3, Closed.PAUSE)), only_settled)

    assert final.text == "it was"


def test_what_is_before_a_window_is_no_longer_than_suits_the_encoder(captions):
    first = segment(0, 3, Closed.PAUSE)
    captions.observe(captions.to_read(first), said("one two three four", 0.2))
    second = segment(3, 6, Closed.PAUSE, id=1)

    usual = captions.to_read(second).known.before
    short = captions.to_read(second, longest_s=5.0).known.before

    assert samples(2.0) < len(usual.samples)
    assert len(short.samples) <= samples(2.0)


@pytest.mark.parametrize(
    ("closed", "text"), [(Closed.TOO_LONG, "so it was"), (Closed.PAUSE, "so it was.")]
)
def test_a_mark_that_a_forced_cut_brought_about_is_not_given_to_the_next_window(
    captions, closed, text
):
    captions.observe(segment(0, 4, closed), said("so it was."))

    before = captions.to_read(segment(4, 6, id=1)).known.before

    spelling = [token.id for word in spelt("so it was.") for token in word.tokens]
    bare = [token.id for word in spelt("so it was.") for token in word.tokens[: word.n_bare]]
    assert list(before.tokens) == (bare if text == "so it was" else spelling)
