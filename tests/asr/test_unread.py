"""What is left of a window after its last word is read by itself."""

import numpy as np
import pytest

from captioner.asr.transcriber import Hypothesis
from captioner.asr.unread import rest_of, said_again
from captioner.asr.whisper import put_together
from captioner.config import RecognitionConfig
from captioner.events import Before, Closed, Known, Segment, Token, Word
from captioner.units import samples
from support.blank_encoder import BlankEncoder

WINDOW_S = 12.0
NOISE = np.random.default_rng(2).normal(0, 0.1, samples(WINDOW_S)).astype(np.float32)


def said(text, read_s, tail_mass=0.0):
    """One token for each byte, as the small model has them."""
    return tuple(Token(byte, -0.1, tail_mass, read_s) for byte in text.encode())


class Decoder:
    """Says these texts one after the other."""

    def __init__(self, *texts, no_speech=0.0):
        self._texts = list(texts)
        self._no_speech = no_speech
        self.prefixes = []

    def decode(self, states, max_tokens, cancelled, draft=(), prefix=(), beam=1):
        self.prefixes.append(tuple(prefix))
        if cancelled():
            return None
        known = tuple(Token(token, 0.0, 0.0, 0.5) for token in prefix)
        no_speech = self._no_speech if len(self.prefixes) > 1 else 0.0
        return Hypothesis(self._texts.pop(0), no_speech, 1, known)

    def steer(self, prompt):
        pass

    def close(self):
        pass


@pytest.fixture
def transcribe(folder, manifest):
    def read(decoder, segment, cancelled=lambda: False):
        config = RecognitionConfig(language="en")
        whisper = put_together(BlankEncoder(), decoder, folder, manifest, config)
        return whisper.transcribe(segment, cancelled)

    return read


def window(closed=Closed.PAUSE, known=None, sound=NOISE):
    return Segment(0, sound, 0, closed, known or Known())


def word(end_s):
    return Word("word", end_s - 0.3, end_s, -0.1, " word", " word")


def test_what_the_decoder_left_out_is_read_and_stands_where_it_was_said(transcribe):
    decoder = Decoder(said(" oh no", 3.0), said(" I will", 1.0), said(" not go", 6.5))

    found = transcribe(decoder, window())

    assert found.text == "oh no I will not go"
    assert [word.text for word in found.words] == ["oh", "no", "I", "will", "not", "go"]
    times = [word.end_s for word in found.words]
    assert times[0] == 3.0
    assert 4.0 <= times[2] <= 4.5
    assert 10.5 <= times[4] <= 11.5
    assert found.passes == 3


def test_it_is_read_without_what_was_known(transcribe):
    known = Known((), Before(np.zeros(samples(1.0), np.float32), tuple(b" well")))
    decoder = Decoder(said(" oh no", 4.0), said(" I will", 8.5))

    transcribe(decoder, window(known=known))

    assert decoder.prefixes == [tuple(b" well"), ()]


def test_a_window_that_still_grows_is_read_once(transcribe):
    decoder = Decoder(said(" oh no", 3.0))

    assert transcribe(decoder, window(closed=None)).text == "oh no"


def test_where_no_speech_is_heard_nothing_is_added(transcribe):
    decoder = Decoder(said(" oh no", 3.0), said(" thank you", 1.0), no_speech=0.9)

    found = transcribe(decoder, window())

    assert (found.text, found.passes) == ("oh no", 2)


def test_a_window_that_is_given_up_while_its_rest_is_read_gives_nothing(transcribe):
    decoder = Decoder(said(" oh no", 3.0), said(" I will", 8.0))

    assert transcribe(decoder, window(), lambda: len(decoder.prefixes) == 2) is None


def test_little_that_is_left_or_silence_is_no_rest():
    quiet = NOISE.copy()
    quiet[samples(4.0) :] *= 0.01

    assert rest_of(window(), [word(11.0)]) is None
    assert rest_of(window(sound=quiet), [word(4.5)]) is None
    assert rest_of(window(), []) is None


def test_the_sound_is_cut_at_the_quietest_place_after_the_word():
    sound = NOISE.copy()
    sound[samples(3.2) : samples(3.3)] = 0.0

    rest = rest_of(window(sound=sound), [word(3.0)])

    assert samples(3.2) <= rest.start <= samples(3.3)
    assert rest.end == samples(WINDOW_S)


def spoken(text, from_s, to_s):
    """The words of `text`, evenly between two places."""
    pieces = text.split()
    ends = np.linspace(from_s, to_s, len(pieces) + 1)
    return [
        Word(f" {piece}", float(start), float(end), 0.0)
        for piece, start, end in zip(pieces, ends, ends[1:], strict=False)
    ]


def test_words_that_all_lie_at_one_place_are_not_read_a_second_time():
    text = "Australia what is wrong with you."
    still, rest = spoken(text, 0.0, 0.15), spoken("australia what's wrong with you", 0.3, 3.8)

    assert said_again(still, rest)


def test_a_sentence_that_is_said_twice_is_read_twice():
    text = "Australia what is wrong with you."

    assert not said_again(spoken(text, 0.0, 1.6), spoken(text, 1.9, 3.5))
    assert not said_again(spoken("No.", 0.1, 0.1), spoken("No.", 2.5, 2.6))


def test_something_else_after_words_at_one_place_is_kept():
    assert not said_again(
        spoken("Australia what is wrong with you.", 0.0, 0.15), spoken("Come in.", 2.0, 2.6)
    )
