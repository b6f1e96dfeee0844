import random

import pytest

from captioner.bench.scoring import (
    Errors,
    Score,
    character_errors,
    digit_by_digit,
    runaway,
    score,
    scored_form,
    word_errors,
)

WORDS = ["the", "cat", "sat", "on", "a", "mat", "and", "then", "it", "was", "gone"]


def plain(text):
    return " ".join(text.lower().replace(".", "").replace(",", "").split())


def altered(words, rng):
    """`words` with some of them gone, changed or doubled."""
    kept = [rng.choice([word, word, word, "dog", f"{word} {word}", ""]) for word in words]
    return " ".join(kept).split()


def fewest_changes(said, heard):
    """By the textbook: one row of distances after the other."""
    above = list(range(len(heard) + 1))
    for i, one in enumerate(said, 1):
        row = [i]
        for j, other in enumerate(heard, 1):
            row.append(min(above[j] + 1, row[-1] + 1, above[j - 1] + (one != other)))
        above = row
    return above[-1]


def test_word_errors_are_the_fewest_changes_of_words():
    rng = random.Random(1)
    for _ in range(200):
        said = rng.choices(WORDS, k=rng.randint(1, 12))
        heard = altered(said, rng)

        found = word_errors(" ".join(said), " ".join(heard))

        assert found == Errors(fewest_changes(said, heard), len(said))


def test_character_errors_are_the_fewest_changes_of_characters():
    rng = random.Random(2)
    for _ in range(50):
        said = " ".join(rng.choices(WORDS, k=5))
        heard = " ".join(altered(said.split(), rng))

        found = character_errors(said, f" {heard}  ")

        assert found == Errors(fewest_changes(said, heard), len(said))


@pytest.mark.parametrize(
    ("said", "heard", "n_errors"),
    [
        ("a b c", "a b c", 0),
        ("a b c", "a c", 1),
        ("a b c", "a x c", 1),
        ("a b c", "a b b c d", 2),
        ("a b c", "", 3),
        ("", "a b", 2),
    ],
)
def test_errors_are_the_fewest_changes(said, heard, n_errors):
    assert word_errors(said, heard) == Errors(n_errors, len(said.split()))


def test_rates_add_up_over_clips_by_words_and_not_by_clip():
    short = score("one", "two", plain)
    long = score("a b c d e f g h i", "a b c d e f g h i", plain)

    assert (short + long).words.percent == 10.0


def test_nothing_heard_of_nothing_is_no_error_and_something_is():
    assert Errors(0, 0).percent == 0.0
    assert Errors(2, 0).percent == 100.0


def test_capitals_and_commas_count_only_in_the_text_as_written():
    found = score("It was so, then.", "it was so then", plain)

    assert found.words.n_errors == 0
    assert found.raw_words.n_errors == 3


def test_digit_strings_are_compared_digit_by_digit():
    assert digit_by_digit("call 9825 or 4b") == "call 9 8 2 5 or 4b"
    assert scored_form("Call 982.", plain) == "call 9 8 2"
    assert score("call 9 8 2", "call 982", plain).words == Errors(0, 4)


def test_whispers_normaliser_makes_spoken_digits_equal_to_written_ones():
    pytest.importorskip("whisper_normalizer")
    from captioner.bench.extras import english

    found = score("nine eight two", "9-8-2.", english())

    assert found.words == Errors(0, 3)


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("so it goes", "so it goes so it goes so it goes"),
        ("so it goes", "so so so so it goes"),
        ("we went home", "we went home and then and then and then"),
        ("yes", "yes I think that is all there is to say"),
        ("", "you you you you you"),
    ],
)
def test_a_text_that_goes_on_by_itself_is_a_runaway(said, heard):
    assert runaway(said.split(), heard.split())


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("no no no no", "no no no no"),
        ("2 2", "2 2 2"),
        ("it was it was it was cold", "it was it was it was cold"),
        ("the cat sat on the mat", "the cat the cat sat on the mat"),
        ("yes", "yes it is so"),
        ("so it goes", ""),
    ],
)
def test_repetition_that_was_said_or_is_an_ordinary_error_is_none(said, heard):
    assert not runaway(said.split(), heard.split())


def test_runaways_are_counted_over_clips():
    wild = score("so it goes", "so it goes " * 4, plain)

    assert (wild + Score() + wild).n_runaway == 2
