import random

import pytest

from captioner.wording.numbers import Numbers
from captioner.wording.rewriting import Rewriter, applied
from captioner.wording.word_list import Rule

DIGITS = Rewriter(numbers=Numbers.DIGITS)
WORDS = Rewriter(numbers=Numbers.WORDS)
VOCABULARY = (
    *("zero", "one", "five", "nine", "ten", "nineteen", "twenty", "twenty-three", "ninety"),
    *("hundred", "thousand", "million", "and", "point", "first", "second", "third", "fifth"),
    *("people", "a", "Twenty,", "five.", "year-old", "hundredth"),
)
FIGURES = ("1", "23", "1,234", "1984", "3.5", "007", "$5", "12.", "people", "and", "1,000,000")


def written(rewriter, text, language="en"):
    return applied(text, rewriter.changes(text, language))


@pytest.mark.parametrize(
    ("heard", "expected"),
    [
        ("twenty three people", "23 people"),
        ("Twenty-three, forty-two.", "23, 42."),
        ("two thousand and five", "2005"),
        ("one hundred and twenty", "120"),
        ("twelve thousand five hundred", "12,500"),
        ("five hundred thousand", "500,000"),
        ("nineteen eighty four", "1984"),
        ("twenty twenty six", "2026"),
        ("nineteen hundred", "1900"),
        ("three point one four", "3.14"),
        ("zero point five", "0.5"),
        ("two point five million people", "2.5 million people"),
        ("two million", "2 million"),
        ("between twenty and thirty", "between 20 and 30"),
        ("the twenty first century", "the 21st century"),
        ("the eleventh, the twelfth", "the 11th, the 12th"),
        ("(twenty)", "(20)"),
        ("twenty point", "20 point"),
        ("one thousand and more", "1000 and more"),
    ],
)
def test_numbers_are_written_as_digits(heard, expected):
    assert written(DIGITS, heard) == expected


@pytest.mark.parametrize(
    "heard",
    [
        *("one of them", "the first", "nine", "no number"),
        *("ten thirty", "eighteen fifty", "one two three", "twenty twenty vision"),
        *("a hundred and twenty", "between one hundred and two hundred", "three hundredth"),
        *("a twenty second delay", "a twenty-year-old", "forty-niner", "twenty's", "seventeens"),
    ],
)
def test_small_numbers_and_what_can_be_read_in_several_ways_stay_words(heard):
    assert written(DIGITS, heard) == heard


@pytest.mark.parametrize(
    ("heard", "expected"),
    [
        ("23 people", "Twenty-three people"),
        ("Page 12. 5 more, 0 less", "Page twelve. Five more, zero less"),
        ("has 1,234 pages", "has one thousand two hundred thirty-four pages"),
        ("all 1,000,000", "all one million"),
        ("in (100)", "in (one hundred)"),
    ],
)
def test_numbers_are_written_as_words(heard, expected):
    assert written(WORDS, heard) == expected


@pytest.mark.parametrize(
    "heard",
    ["3.5 and $5 and 5%", "555 1234", "in 1984", "at 3:30", "007", "B2B", "the 23rd", "1-2"],
)
def test_figures_that_are_no_plain_numbers_stay_as_they_are(heard):
    assert written(WORDS, heard) == heard


def test_digits_come_back_from_words():
    numbers = random.Random(20).sample(range(10, 1_000_000), 2_000)

    for number in numbers:
        figures = f"is {number:,}"
        grouped = f"{number:,}" if number >= 10_000 else str(number)
        assert written(DIGITS, written(WORDS, figures)) == f"is {grouped}"


@pytest.mark.parametrize(("rewriter", "said"), [(DIGITS, VOCABULARY), (WORDS, FIGURES)])
def test_settled_text_never_changes_whatever_is_said_next(rewriter, said):
    draw = random.Random(15)
    for _ in range(3_000):
        words = draw.choices(said, k=draw.randint(1, 9))
        whole = written(rewriter, " ".join(words))
        for n_settled in range(1, len(words)):
            settled = " ".join(words[:n_settled])
            guessed = " ".join([settled, *draw.choices(said, k=draw.randint(0, 3))])
            changes, end = rewriter.sure(guessed, "en", len(settled))
            shown = applied(guessed[:end], [one for one in changes if one.end <= end])
            assert whole.startswith(shown), (words, guessed)


def test_text_waits_only_for_what_may_be_one_number():
    text = "There are twenty people and one hundred and"

    changes, end = DIGITS.sure(text, "en", len(text))

    assert applied(text[:end], [one for one in changes if one.end <= end]) == (
        "There are 20 people and"
    )


def test_numbers_of_other_languages_and_without_the_option_stay_as_heard():
    assert written(DIGITS, "twenty three", "de") == "twenty three"
    assert written(Rewriter(), "twenty three") == "twenty three"
    assert not Rewriter()
    assert DIGITS


def test_a_rule_comes_before_numbers():
    rewriter = Rewriter([Rule("forty two", "the answer")], numbers=Numbers.DIGITS)

    assert written(rewriter, "forty two or forty three") == "the answer or 43"
