import random

import numpy as np
import pytest

from captioner.asr.sherpa.reading import of_text
from captioner.asr.sherpa.trust import halves, joined, runs_away, without_runaway
from captioner.units import samples

SENTENCE = "the quick brown fox jumps over the lazy dog and sleeps"


@pytest.mark.parametrize(
    "text", [SENTENCE, "no no no no", "bye bye", "one two one two one two", ""]
)
def test_what_people_say_is_not_taken_for_a_loop(text):
    assert not runs_away(of_text(text), samples(4.0))


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("three " * 20, 5.0),
        ("thank you for watching " * 3, 20.0),
        (" ".join(f"w{n}" for n in range(60)), 5.0),
        ("and so on and " * 5, 10.0),
    ],
)
def test_more_than_can_be_said_and_phrases_without_end_are_looked_at_again(text, seconds):
    assert runs_away(of_text(text), samples(seconds))


def test_a_loop_anywhere_in_a_text_is_found_and_only_its_copies_are_taken_away():
    draw = random.Random(5)
    for _ in range(200):
        before = [f"b{draw.randrange(999)}" for _ in range(draw.randint(0, 6))]
        phrase = [f"p{draw.randrange(999)}-{n}" for n in range(draw.randint(3, 8))]
        after = [f"a{draw.randrange(999)}" for _ in range(draw.randint(0, 6))]
        reading = of_text(" ".join([*before, *phrase * draw.randint(3, 6), *after]))

        assert runs_away(reading, samples(60.0))
        kept = without_runaway(reading, samples(60.0)).text.split()
        assert kept == [*before, *phrase, *after]


def test_a_word_that_is_said_often_keeps_as_many_copies_as_there_is_time_for():
    kept = without_runaway(of_text("no " * 40), samples(3.0))

    assert kept.text.split() == ["no"] * 9


def test_a_window_is_cut_in_its_quietest_middle():
    sound = np.random.default_rng(2).standard_normal(samples(6.0)).astype(np.float32)
    sound[samples(3.4) : samples(3.6)] *= 0.001

    assert samples(3.4) <= halves(sound) < samples(3.6)


def test_what_is_short_is_not_cut():
    assert halves(np.ones(samples(2.9), np.float32)) is None


def test_the_second_half_begins_later():
    first, second = of_text("one two"), of_text("three")

    assert joined(first, second, 2.0).text == "one two three"
