"""Two models: what the second one reads settles, what the first one reads is shown."""

from dataclasses import replace
from itertools import pairwise

import numpy as np

from captioner.engine.checked import CheckedStabiliser
from captioner.engine.stabilise import spoken_form
from support.words import SPACING_S, settled_by, spelt

AGREE = 3


def stabiliser(settled_after_s=1.0):
    return CheckedStabiliser(settled_by(AGREE), settled_after_s)


def shown(one):
    return "".join(word.piece for word in one.shown).strip()


def test_the_first_model_settles_nothing_however_often_it_says_the_same():
    one = stabiliser()
    for _ in range(10):
        one.show(spelt("it was the best of times"))

    assert one.settled.text == ""
    assert shown(one) == "it was the best of"


def test_what_both_models_read_is_settled_up_to_the_last_word():
    one = stabiliser(settled_after_s=9.0)
    for _ in range(AGREE):
        one.show(spelt("it was the best of times"))

    assert one.check(spelt("it was the best of times"), 3.0).text == "it was the best of"


def test_what_the_second_model_reads_twice_a_while_before_the_end_is_settled():
    one = stabiliser(settled_after_s=1.0)
    heard_s = 6 * SPACING_S

    assert one.check(spelt("it was the best of times"), heard_s).text == ""
    settled = one.check(spelt("it was the best of times"), heard_s)

    assert settled.text == "it was the best of"
    assert one.check(spelt("it was the best of crimes now"), heard_s).text == "it was the best of"


def test_a_word_on_which_they_differ_waits_until_it_lies_back():
    one = stabiliser(settled_after_s=1.5)
    for _ in range(AGREE):
        one.show(spelt("it was the vest of times"))

    assert one.check(spelt("it was the best of times"), 2.0).text == "it was the"
    assert shown(one) == "it was the vest of"
    assert one.check(spelt("it was the best of times we"), 3.6).text == "it was the best of"


def test_what_the_second_model_reads_only_once_settles_nothing():
    one = stabiliser(settled_after_s=0.0)
    one.check(spelt("it was the best of times it was the best of times"), 9.0)
    one.check(spelt("well it was the best of"), 9.0)

    assert one.settled.text == ""


def test_a_correction_takes_back_no_more_than_the_words_from_there_on():
    one = stabiliser(settled_after_s=0.0)
    for _ in range(AGREE):
        one.show(spelt("it was the vest of times we"))

    for _ in range(2):
        one.check(spelt("it was the best of times we had"), 9.0)

    assert shown(one).startswith("it was the best of times")


def test_hypotheses_of_the_first_model_settle_what_the_second_one_read_before():
    one = stabiliser(settled_after_s=9.0)
    one.check(spelt("it was the best of times"), 3.0)
    for _ in range(AGREE):
        one.show(spelt("it was the best of times it"))

    assert one.settled.text == "it was the best of"


def unsure(text):
    return [replace(word, logprob=-0.6) for word in spelt(text)]


def test_a_word_of_which_the_first_model_is_unsure_is_shown_when_the_second_one_has_it_too():
    one = stabiliser(settled_after_s=9.0)
    for _ in range(AGREE):
        one.show(unsure("it was the best of times"))
    assert shown(one) == ""

    one.check(spelt("it was the best of crimes"), 3.0)
    one.show(unsure("it was the best of times it"))

    assert shown(one) == "it was the best of"


def test_while_the_second_model_rests_unsure_words_are_shown_as_ever():
    one = stabiliser()
    for _ in range(AGREE):
        one.observe(unsure("it was the best of times"))

    assert shown(one) == "it was the best of"


def test_without_time_for_the_second_model_the_first_one_settles():
    one = stabiliser()
    for _ in range(AGREE):
        one.observe(spelt("it was the best of times"))

    assert one.settled.text == "it was the best of"


def test_whatever_they_read_settled_words_stay_and_are_shown():
    draw = np.random.default_rng(4)
    vocabulary = ["it", "was", "the", "best", "of", "times", "12", "3,"]
    for _ in range(60):
        one, said = stabiliser(float(draw.uniform(0.0, 2.0))), []
        texts = []
        for _ in range(40):
            said.append(str(draw.choice(vocabulary)))
            kept = one.settled.text.split()
            heard = [*kept, *said[len(kept) :]]
            for at in range(len(kept), len(heard)):
                if draw.random() < 0.15:
                    heard[at] = str(draw.choice(vocabulary))
            words = spelt(" ".join(heard))
            act = draw.choice(["show", "check", "observe"], p=[0.7, 0.25, 0.05])
            if act == "check":
                one.check(words, len(words) * SPACING_S)
            else:
                getattr(one, act)(words)
            texts.append(one.settled.text)
            begins = [spoken_form(word) for word in one.shown[: one.settled.n_words]]
            assert begins == [spoken_form(word) for word in words[: one.settled.n_words]]

        assert all(after.startswith(before) for before, after in pairwise(texts))
        assert texts[-1]
