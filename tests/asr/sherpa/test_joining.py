import random

from captioner.asr.sherpa.joining import words_accounted_for
from support.words import spelt


def accounted(known, read):
    return words_accounted_for(spelt(known), spelt(read))


def test_words_that_are_known_are_found_again_whatever_their_capitals_and_marks():
    assert accounted("The cat sat", "the cat, sat. Down it lay") == 3


def test_nothing_known_accounts_for_nothing():
    assert accounted("", "the cat sat") == 0


def test_a_word_that_is_read_differently_now_is_still_the_known_one():
    assert accounted("the cat sat", "the bat sat down") == 3


def test_a_word_that_is_left_out_now_takes_no_other_with_it():
    assert accounted("one two three", "one three four five") == 2


def test_a_word_that_is_put_in_now_counts_to_what_is_known():
    assert accounted("one two three", "one and two three four") == 4


def test_a_known_beginning_is_found_in_any_later_reading_with_one_error():
    draw = random.Random(11)
    for _ in range(300):
        words = [f"w{draw.randrange(10_000)}" for _ in range(draw.randint(4, 15))]
        n_known = draw.randint(2, len(words) - 2)
        wrong = draw.randrange(n_known - 1)  # an error at the boundary has two answers
        read = list(words)
        match draw.choice(("changed", "left out", "put in")):
            case "changed":
                read[wrong] = "other"
                expected = n_known
            case "left out":
                del read[wrong]
                expected = n_known - 1
            case _:
                read.insert(wrong, "other")
                expected = n_known + 1
        assert accounted(" ".join(words[:n_known]), " ".join(read)) == expected
