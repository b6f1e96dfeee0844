import numpy as np
import pytest

from captioner.asr.cross_attention import open_memory
from captioner.asr.decoder import OnnxDecoder
from captioner.asr.decoder_fixed import FixedDecoder
from captioner.asr.language import (
    LONG_S,
    LOW_LOGPROB,
    PATIENCE_S,
    SHORT_S,
    DetectedLanguage,
    LanguageRule,
    LanguageSampler,
)
from captioner.config import Padding, RecognitionConfig
from captioner.events import Before, Closed, Known, Segment, SpokenLanguage
from captioner.units import samples
from support.fakes import transcript
from support.reference_whisper import ReferenceWhisper

GERMAN = SpokenLanguage("de", 0.9)
ENGLISH = SpokenLanguage("en", 0.9)
CLEAR = -0.3  # mean log-probability of a caption
OBSCURE = LOW_LOGPROB - 0.1


def window(segment_id=0, duration_s=LONG_S, start_s=0.0, closed=Closed.PAUSE, before=None):
    silent = np.zeros(samples(duration_s), np.float32)
    return Segment(segment_id, silent, samples(start_s), closed, Known(before=before))


def growing(segment_id=0, duration_s=LONG_S, start_s=0.0):
    return window(segment_id, duration_s, start_s, closed=None)


def read(rule, segment, heard, logprob=CLEAR, text="text"):
    """What the window is read as."""
    rule.begin(segment)
    if rule.current is None:
        rule.hear(segment, heard)
    current = rule.current
    rule.observe(segment, transcript(text, avg_logprob=logprob))
    return current and current.code


@pytest.fixture
def rule():
    return LanguageRule()


@pytest.fixture
def german():
    """A rule that holds German, from a window of 2.5 s."""
    rule = LanguageRule()
    assert read(rule, window(0), GERMAN) == "de"
    return rule


@pytest.mark.parametrize(
    ("duration_s", "probability", "code"),
    [
        (SHORT_S - 0.1, 0.99, None),
        (SHORT_S, 0.9, None),
        (SHORT_S, 0.96, "de"),
        (LONG_S - 0.1, 0.9, None),
        (LONG_S, 0.5, "de"),
        (LONG_S, 0.49, None),
        (PATIENCE_S - 0.1, 0.49, None),
        (PATIENCE_S, 0.2, "de"),
    ],
)
def test_a_growing_window_waits_until_there_is_enough_of_a_language(
    rule, duration_s, probability, code
):
    heard = SpokenLanguage("de", probability)

    assert read(rule, growing(0, duration_s), heard) == code


def test_a_window_that_is_over_is_read_whatever_is_known(rule):
    assert read(rule, window(0, 0.8), SpokenLanguage("nn", 0.3)) == "nn"
    assert rule.guesses

    assert read(rule, window(1, 3.0, 2.0), GERMAN) == "de"
    assert not rule.guesses


def test_a_language_is_held_over_windows_that_sound_like_another(german):
    later = [window(n, 3.0, 4.0 * n) for n in range(1, 5)]

    assert [read(german, segment, ENGLISH) for segment in later] == ["de"] * 4


def test_after_a_pause_of_ten_seconds_the_next_window_is_listened_to(german):
    assert read(german, window(1, 3.0, 2.5 + 9.9), ENGLISH) == "de"
    assert read(german, window(2, 3.0, 15.4 + 10.0), ENGLISH) == "en"


def test_an_unlikely_language_is_not_switched_to(german):
    assert read(german, window(1, 3.0, 20.0), SpokenLanguage("en", 0.49)) == "de"
    assert read(german, window(2, 3.0, 24.0), ENGLISH) == "en"  # listened to again


def test_the_language_of_before_is_confirmed_by_a_second_of_speech(german):
    assert read(german, growing(1, SHORT_S - 0.1, 20.0), GERMAN) is None
    assert read(german, growing(1, SHORT_S, 20.0), SpokenLanguage("de", 0.5)) == "de"


def test_within_a_window_the_language_stays(german):
    assert read(german, growing(1, PATIENCE_S, 20.0), SpokenLanguage("en", 0.4)) == "de"

    assert read(german, window(1, 8.0, 20.0), ENGLISH) == "de"


def test_two_captions_that_are_hardly_legible_let_go_of_the_language(german):
    assert read(german, window(1, 3.0, 3.0), ENGLISH, OBSCURE) == "de"
    assert read(german, window(2, 3.0, 6.0), ENGLISH, CLEAR) == "de"
    assert read(german, window(3, 3.0, 9.0), ENGLISH, OBSCURE) == "de"
    assert read(german, window(4, 3.0, 12.0), ENGLISH, OBSCURE) == "de"

    assert read(german, window(5, 3.0, 15.0), ENGLISH) == "en"


def test_a_window_after_a_forced_cut_goes_on_in_the_language_before_it(german):
    read(german, window(1, 3.0, 3.0), ENGLISH, OBSCURE)
    read(german, window(2, 9.0, 6.0, Closed.TOO_LONG), ENGLISH, OBSCURE)

    assert read(german, window(3, 3.0, 15.0), ENGLISH) == "de"
    assert not german.listens
    assert read(german, window(4, 3.0, 18.5), ENGLISH) == "en"


def test_a_language_heard_in_noise_is_forgotten(german):
    assert read(german, window(1, 3.0, 20.0), ENGLISH, text="") == "en"

    assert read(german, growing(2, 1.6, 24.0), SpokenLanguage("de", 0.6)) == "de"


def test_of_other_sound_nothing_is_known(german):
    assert read(german, growing(0, SHORT_S), SpokenLanguage("de", 0.6)) is None


class Ear:
    """Stands for a decoder: hears what it is told to, remembers how it is steered."""

    def __init__(self, heard):
        self.heard = heard
        self.prompts = []

    def steer(self, prompt):
        self.prompts.append(prompt)

    def after_start(self, states, chooser):
        return self.heard


def test_a_window_that_is_listened_to_is_read_without_what_was_before(german):
    languages = DetectedLanguage(Ear(None), {"de": 7}, lambda code: (code,), german)
    before = Before(np.zeros(10, np.float32), (1, 2))

    held = languages.begin(window(1, 3.0, 3.0, before=before))
    anew = languages.begin(window(2, 3.0, 30.0, before=before))

    assert held.known.before is before
    assert anew.known.before is None


@pytest.fixture
def states():
    return np.random.default_rng(3).standard_normal((50, 64)).astype(np.float32)


@pytest.mark.parametrize("make", [OnnxDecoder, FixedDecoder])
def test_the_probability_is_that_of_the_start_token_among_all_languages(
    checkpoint, manifest, folder, states, make
):
    start, languages = manifest.tokens.start_of_transcript, manifest.tokens.languages
    memory = open_memory(folder, manifest, RecognitionConfig(padding=Padding.parse("none")))
    decoder = make(folder, manifest, memory, (start,), 1)

    heard = decoder.after_start(states, LanguageSampler(tuple(languages.values()))).token

    logits = ReferenceWhisper(checkpoint).logits([start], states)[0][0]
    raw = {code: np.exp(logits[token]) for code, token in languages.items()}
    best = max(raw, key=raw.get)
    assert heard.id == languages[best]
    assert np.exp(heard.logprob) == pytest.approx(raw[best] / sum(raw.values()), abs=2e-3)


def test_the_decoder_is_steered_to_what_was_heard(checkpoint, manifest, folder, states):
    ids = manifest.tokens
    memory = open_memory(folder, manifest, RecognitionConfig())
    prompts = {
        code: (ids.start_of_transcript, token, ids.transcribe, ids.no_timestamps)
        for code, token in ids.languages.items()
    }
    steered, plain = (OnnxDecoder(folder, manifest, memory, prompts["en"], 1) for _ in range(2))
    only_german = {"de": ids.languages["de"]}
    languages = DetectedLanguage(steered, only_german, prompts.__getitem__, LanguageRule())

    languages.begin(window())
    assert languages.known(window(), states)

    german = OnnxDecoder(folder, manifest, memory, prompts["de"], 1)
    found, expected, english = (
        [token.logprob for token in decoder.decode(states, 12, lambda: False).tokens]
        for decoder in (steered, german, plain)
    )
    assert found == expected != english
    assert (languages.current.code, languages.current.probability) == ("de", 1.0)
