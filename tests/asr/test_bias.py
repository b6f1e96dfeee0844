"""Phrases that are expected: the tree, what it is worth, and greedy choices by it."""

import numpy as np
import pytest

from captioner.asr.bias import NO_BIAS, NOWHERE, Bias
from captioner.asr.sampling import BiasedSampler, GraphSampler, chooser_for
from captioner.config import RecognitionConfig

END, HE, INS, IUS, NEW, YORK, ER = range(7)
PARTS = np.array([True, True, False, False, True, True, False])  # by token
HEINSIUS = (HE, INS, IUS)


def worth(bias, *tokens):
    """What the tree adds to a text in all."""
    place, total = NOWHERE, 0.0
    for token in tokens:
        place, more = bias.step(place, token)
        total += more
    return total - place.owed


def tree(*phrases):
    return Bias(phrases, PARTS, 2.0)


def test_a_whole_phrase_is_worth_its_tokens():
    assert worth(tree(HEINSIUS), *HEINSIUS, END) == 6.0


@pytest.mark.parametrize("text", [(HE, END), (HE, INS, END), (HE, INS, ER), (NEW, HE), (HE, HE)])
def test_a_phrase_that_is_left_is_worth_nothing(text):
    assert worth(tree(HEINSIUS), *text) == 0.0


def test_a_phrase_that_is_the_beginning_of_another_word_is_worth_nothing():
    assert worth(tree((NEW,)), NEW, ER, END) == 0.0
    assert worth(tree((NEW,)), NEW, END) == 2.0


def test_a_phrase_begins_where_a_word_does():
    assert worth(tree((ER,)), NEW, ER, END) == 0.0


def test_of_a_longer_phrase_that_is_left_the_shorter_one_in_it_is_kept():
    bias = tree((NEW,), (NEW, YORK, ER))

    assert worth(bias, NEW, YORK, END) == 2.0
    assert worth(bias, NEW, YORK, ER, END) == 6.0


def test_two_phrases_may_follow_each_other():
    assert worth(tree(HEINSIUS, (NEW,)), *HEINSIUS, NEW, *HEINSIUS, END) == 14.0


def test_a_given_text_owes_nothing():
    bias = tree(HEINSIUS)

    assert bias.after((NEW, HE)).owed == 0.0
    assert bias.step(bias.after((NEW, HE)), INS)[1] == 2.0


@pytest.mark.parametrize("seed", range(20))
def test_the_worth_of_random_texts_is_that_of_the_phrases_found_in_them(seed):
    random = np.random.default_rng(seed)
    text = random.integers(END, ER + 1, 30).tolist()
    phrase = HEINSIUS

    found = sum(
        tuple(text[at : at + 3]) == phrase and bool(PARTS[text[at + 3]])
        for at in range(len(text) - 3)
    )

    assert worth(tree(phrase), *text, END) >= 6.0 * found
    assert worth(tree(phrase), *text, END) <= 6.0 * (found + 1)


def rows(*of):
    """Likely tokens and their log-probabilities."""
    return [np.array([list(row) for row in of]), np.array([list(row.values()) for row in of])]


def test_greedy_choices_go_on_with_a_phrase_but_begin_none():
    first, second = {NEW: -0.5, HE: -0.9}, {ER: -0.5, INS: -1.5}
    chooser = BiasedSampler(tree(HEINSIUS))

    ids, _logprobs = chooser.choose(rows(first), ())
    assert ids.tolist() == [NEW]
    ids, logprobs = chooser.choose(rows(second), (HE,))
    assert (ids.tolist(), logprobs.tolist()) == ([INS], [-1.5])


def test_each_row_of_a_draft_is_chosen_after_its_own_text():
    row = {ER: -0.5, INS: -1.5}
    chooser = BiasedSampler(tree(HEINSIUS))

    ids, _logprobs = chooser.choose(rows(row, row), (NEW, HE))

    assert ids.tolist() == [ER, INS]


def test_without_phrases_the_graph_chooses():
    assert isinstance(chooser_for(RecognitionConfig(), END), GraphSampler)
    assert isinstance(chooser_for(RecognitionConfig(), END, NO_BIAS), GraphSampler)
    assert isinstance(chooser_for(RecognitionConfig(), END, tree(HEINSIUS)), BiasedSampler)


def test_a_place_expects_what_goes_on_and_what_begins():
    bias = tree(HEINSIUS, (NEW, YORK))

    inside = bias.expects(bias.after((HE,)))
    assert [token for token in range(7) if inside(token)] == [HE, INS, NEW]
    assert [token for token in range(7) if bias.expects(NOWHERE)(token)] == [HE, NEW]
