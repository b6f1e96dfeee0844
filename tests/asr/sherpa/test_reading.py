import numpy as np
import pytest

from captioner.asr.sherpa.reading import Pieces, Reading, of_text, proportional_times, tokens_of
from captioner.asr.words import words_of
from captioner.units import SAMPLE_RATE


def noise(seconds):
    return np.random.default_rng(3).standard_normal(int(seconds * SAMPLE_RATE)).astype("f4") * 0.1


def silence(seconds):
    return np.zeros(int(seconds * SAMPLE_RATE), np.float32)


def test_pieces_become_text_again():
    pieces = Pieces()
    numbers = [pieces.number(piece) for piece in (" jui", "ce", " is", " jui")]

    assert pieces.text(numbers) == " juice is jui"
    assert numbers[0] == numbers[3]
    assert [pieces.starts_word(number) for number in numbers] == [True, False, True, True]


def test_words_without_times_are_spread_over_the_sound_by_their_letters():
    times_s = proportional_times((" four", " four", " eightlet"), noise(4.0))

    assert times_s == pytest.approx((0.0, 1.0, 2.0), abs=0.05)


def test_no_word_without_a_time_is_put_into_a_pause():
    sound = np.concatenate([silence(1.0), noise(1.0), silence(2.0), noise(1.0)])

    times_s = proportional_times((" four", " four"), sound)

    assert times_s == pytest.approx((1.0, 4.0), abs=0.05)


@pytest.mark.parametrize("n", [0, 1, 799])
def test_words_of_hardly_any_sound_have_times_in_it(n):
    assert all(
        0 <= time_s <= n / SAMPLE_RATE
        for time_s in proportional_times((" a", " b"), noise(1.0)[:n])
    )


def test_words_begin_at_the_times_that_the_model_tells():
    pieces = Pieces()
    reading = Reading((" jui", "ce", " is"), (0.4, 0.6, 1.2), (-0.1, -0.3, -0.2))

    words = words_of(tokens_of(reading, noise(2.0), pieces), pieces)

    assert [word.text for word in words] == ["juice", "is"]
    assert [word.start_s for word in words] == pytest.approx([0.4, 1.2])
    assert [word.logprob for word in words] == pytest.approx([-0.2, -0.2])


def test_a_reading_of_a_text_alone_has_its_words():
    assert of_text("  so it  is ").pieces == (" so", " it", " is")
