import math

import pytest

from captioner.asr.evidence import illegibility, mean_logprob, mean_tail_mass, rejection, spoken
from captioner.events import Rejection, Token


def tokens(*tail_masses):
    return [Token(i, -0.5, mass, 0.1 * i) for i, mass in enumerate(tail_masses)]


def test_words_read_from_the_audio_are_kept():
    said = tokens(*[0.03] * 20)

    assert spoken(said, 0.12) == said


def test_a_caption_is_cut_where_the_decoder_turns_to_the_padding():
    mixed = tokens(*[0.02] * 8, *[0.4] * 6)

    kept = spoken(mixed, 0.12)

    assert kept == mixed[:8]


def test_a_single_glance_at_the_padding_cuts_nothing():
    glance = tokens(*[0.02] * 6, 0.5, *[0.02] * 6)

    assert spoken(glance, 0.12) == glance


def test_no_tokens_have_no_mass_and_no_doubt():
    assert mean_tail_mass([]) == 0.0
    assert mean_logprob([]) == 0.0


MOST = 0.14  # tail mass that the model allows


def read(text, logprob, no_speech, mass, n_tokens=3):
    """What becomes of a text: None if it is shown."""
    found = [Token(i, logprob, mass, 0.1 * i) for i in range(n_tokens)]
    return rejection(found, found, text, no_speech, MOST)


@pytest.mark.parametrize(
    ("text", "logprob", "no_speech", "mass"),
    [
        ("Thank you.", -0.16, 0.18, 0.165),
        ("Thank you.", -0.46, 0.37, 0.139),
        ("You.", -0.47, 0.47, 0.215),
        ("Yes.", -0.90, 0.53, 0.255),
        ("Thanks for watching.", -0.97, 0.31, 0.117),
        ("9 8 2 5 9 7 9", -0.56, 0.90, 0.028),
        ("lobster a lanyuburg.", -1.36, 0.28, 0.051),
        ("something awesome body.", -1.58, 0.74, 0.013),
    ],
)
def test_what_was_really_said_is_shown_be_it_short_or_unclear(text, logprob, no_speech, mass):
    assert read(text, logprob, no_speech, mass) is None


@pytest.mark.parametrize(
    ("text", "logprob", "no_speech", "mass"),
    [
        ("you", -0.90, 0.99, 0.408),  # digital silence
        ("Thank you.", -1.16, 0.14, 0.180),  # applause
        ("Thank you.", -0.86, 0.94, 0.392),
        ("I'm so sorry.", -2.23, 0.80, 0.252),  # a guitar
        ("...", -2.70, 0.75, 0.251),  # a car
        (". .", -1.47, 0.98, 0.331),  # pink noise
        ("This is good.", -1.58, 0.67, 0.084),  # a robin
    ],
)
def test_what_nobody_said_is_not_shown(text, logprob, no_speech, mass):
    assert read(text, logprob, no_speech, mass) is not None


def test_a_phrase_that_is_made_up_often_needs_speech_to_be_heard():
    assert read(" Thank you!", -1.1, 0.7, 0.05) is Rejection.PHRASE
    assert read(" Thank you!", -1.6, 0.3, 0.05) is Rejection.PHRASE
    assert read(" Thank you, Mr. Smith.", -1.1, 0.7, 0.05) is None
    assert read(" Thank you!", -1.1, 0.3, 0.05) is None
    assert read(" Thanks!", -0.5, 0.7, 0.05) is None


def test_punctuation_alone_is_no_text():
    assert read(" ...", -0.1, 0.3, 0.05) is Rejection.PHRASE


def test_figures_that_are_no_numbers_pass_no_comparison():
    assert read("you", math.nan, 0.1, 0.05) is not None
    assert read("you", -0.1, math.nan, 0.2) is not None


def test_no_tokens_are_nothing_to_reject():
    assert rejection([], [], "", 0.99, MOST) is None


def test_a_full_stop_that_is_read_from_the_padding_does_not_speak_against_its_word():
    word, stop = Token(0, -0.9, 0.06, 1.3), Token(1, -1.6, 0.34, 0.2)

    shown = rejection([word, stop], [word], "Okay.", 0.3, MOST)
    without_words = rejection([stop], [], ".", 0.3, MOST)

    assert shown is None
    assert without_words is Rejection.READ_FROM_TAIL  # it is all there is


def likely(logprob, n_tokens):
    return [Token(i, logprob, 0.02, 0.1 * i) for i in range(n_tokens)]


def test_likely_words_speak_against_doubt_and_unlikely_ones_for_it():
    assert illegibility(likely(-0.2, 20), 6.0) == pytest.approx(-6.0)
    assert illegibility(likely(-0.9, 20), 6.0) == pytest.approx(8.0)
    assert illegibility([], 0.0) == 0.0


def test_an_unlikely_text_that_leaves_out_most_of_the_speech_is_more_doubtful():
    few, many = likely(-0.8, 12), likely(-0.8, 12)

    assert illegibility(few, 18.0) > illegibility(many, 6.0) + 2


def test_a_long_pause_casts_no_doubt_on_likely_words():
    assert illegibility(likely(-0.2, 10), 26.0) == pytest.approx(-3.0)
