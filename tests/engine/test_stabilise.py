import random
from dataclasses import replace
from itertools import pairwise

import pytest

from captioner.engine.stabilise import Rules, Stabiliser
from support.words import settled_by, spelt


def hear(stabiliser, *hypotheses):
    for text in hypotheses:
        stabiliser.observe(spelt(text))
    return stabiliser.settled.text


def test_words_on_which_three_hypotheses_agree_are_settled():
    stabiliser = Stabiliser(settled_by(3))

    after_two = hear(stabiliser, "it was the", "it was the best")
    after_three = hear(stabiliser, "it was the best of")

    assert (after_two, after_three) == ("", "it was")


def test_the_last_word_may_be_cut_and_settles_nothing():
    assert hear(Stabiliser(settled_by(2)), "one two thr", "one two thr") == "one two"


def test_a_hypothesis_that_differs_begins_the_count_afresh():
    assert hear(Stabiliser(settled_by(3)), "a cat sat on", "a cat sat on", "a hat sat on") == "a"


def test_capitals_and_punctuation_do_not_keep_words_from_settling():
    assert hear(
        Stabiliser(settled_by(3)), "It was. The best", "it was the best", "It was, the best"
    ) == ("It was, the")


def test_punctuation_settles_with_the_word_after_it():
    stabiliser = Stabiliser(settled_by(2))

    without = hear(stabiliser, "yes, b", "yes. No", "yes, but")
    with_the_next = hear(stabiliser, "yes, but then", "yes, but then I")

    assert without == "yes"
    assert with_the_next == "yes, but"


def test_a_number_waits_for_the_word_after_it():
    stabiliser = Stabiliser(settled_by(2))

    alone = hear(stabiliser, "of 3 a", "of 3 a")
    followed = hear(stabiliser, "of 3.14 and so", "of 3.14 and so")

    assert alone == "of"
    assert followed == "of 3.14 and"


def test_a_mark_that_stands_alone_never_ends_the_settled_text():
    assert hear(Stabiliser(settled_by(2)), "well - said he", "well - said the") == "well - said"
    assert hear(Stabiliser(settled_by(2)), "well - sad he", "well - said the") == "well"


def test_a_hypothesis_without_words_settles_nothing_and_takes_nothing_back():
    stabiliser = Stabiliser(settled_by(2))
    before = hear(stabiliser, "one two three", "one two three")

    assert before == hear(stabiliser, "") == "one two"


@pytest.mark.parametrize("seed", range(60))
def test_settled_text_only_grows_by_whole_words_and_begins_every_later_hypothesis(seed):
    rng = random.Random(seed)
    stabiliser = Stabiliser(settled_by(rng.randint(2, 4)))
    shown = [""]
    for _ in range(30):
        words = rng.choices(["a", "b,", "c.", "B", "3", "-", "don't"], k=rng.randint(0, 5))
        words += [*"abcab"[: rng.randint(0, 5)]]
        tokens = spelt(" ".join(words))
        settled = stabiliser.settled
        begun = continued(settled, tokens)
        stabiliser.observe(begun)
        shown.append(stabiliser.settled.text)
        assert "".join(word.piece for word in begun).lstrip().startswith(shown[-1])

    for before, after in pairwise(shown):
        assert after.startswith(before)
        assert not before or after[len(before) : len(before) + 1] in ("", " ", ",", ".")


def continued(settled, words):
    """A hypothesis as the decoder gives it: the settled text, then whatever it chose."""
    return spelt(settled.text + "".join(word.piece for word in words))


def test_a_word_the_decoder_was_unsure_of_needs_more_agreement():
    stabiliser = Stabiliser(settled_by(3))
    unsure = [
        replace(word, logprob=-1.0) if word.text == "mumble" else word
        for word in spelt("it was mumble and so")
    ]

    grown = [stabiliser.observe(unsure).text for _ in range(6)]

    assert grown == ["", "", "it was", "it was", "it was", "it was mumble and"]


@pytest.mark.parametrize(
    ("every_s", "settle", "unsure", "show", "show_unsure"),
    [(0.1, 9, 16, 3, 8), (0.25, 4, 7, 2, 4), (0.5, 3, 4, 1, 2), (1.6, 2, 2, 1, 1)],
)
def test_agreement_is_counted_in_time_however_often_hypotheses_come(
    every_s, settle, unsure, show, show_unsure
):
    rules = Rules.spanning(0.75, every_s)

    assert (rules.to_settle.usual, rules.to_settle.unsure) == (settle, unsure)
    assert (rules.to_show.usual, rules.to_show.unsure) == (show, show_unsure)
