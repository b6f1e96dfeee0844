"""A window of which nothing was read together with what was said before it is read by itself."""

import numpy as np
import pytest

from captioner.asr.tokenizer import TextDecoder
from captioner.asr.transcriber import Hypothesis
from captioner.asr.whisper import put_together
from captioner.asr.words import without_leading_marks
from captioner.config import RecognitionConfig
from captioner.events import Before, Closed, Known, Segment, Token
from captioner.units import samples
from support.blank_encoder import BlankEncoder

SECOND = samples(1.0)
TEXT = "be considered the"


class Decoder:
    """Takes a forced prefix for the end of the text; reads `tokens` without one."""

    def __init__(self, tokens):
        self._tokens = tokens
        self.prefixes = []

    def decode(self, states, max_tokens, cancelled, draft=(), prefix=(), beam=1):
        self.prefixes.append(tuple(prefix))
        known = tuple(Token(token, 0.0, 0.0, 0.0) for token in prefix)
        return Hypothesis(() if prefix else self._tokens, 0.0, 1, known)

    def steer(self, prompt):
        pass

    def close(self):
        pass


def tokens_of(text, read_s=0.5):
    """One token for each byte, as the small model has them."""
    return tuple(Token(byte, -0.1, 0.0, read_s) for byte in text.encode())


BEFORE = Before(np.zeros(SECOND, np.float32), tuple(TEXT.encode()))


def transcribe(folder, manifest, segment, said=" of gothic type"):
    decoder = Decoder(tokens_of(said))
    transcriber = put_together(
        BlankEncoder(), decoder, folder, manifest, RecognitionConfig(language="en")
    )
    return transcriber.transcribe(segment, lambda: False), decoder.prefixes


def window(closed, known):
    return Segment(0, np.zeros(2 * SECOND, np.float32), 0, closed, known)


def test_what_the_context_swallows_is_read_without_it(folder, manifest):
    transcript, prefixes = transcribe(folder, manifest, window(Closed.PAUSE, Known((), BEFORE)))

    assert transcript.text == "of gothic type"
    assert prefixes == [BEFORE.tokens, ()]


@pytest.mark.parametrize(("seconds", "read"), [(1.4, ""), (1.6, "of gothic type")])
def test_a_window_that_grows_is_read_without_it_once_it_has_some_words_length(
    folder, manifest, seconds, read
):
    growing = Segment(0, np.zeros(samples(seconds), np.float32), 0, None, Known((), BEFORE))

    transcript, prefixes = transcribe(folder, manifest, growing)

    assert transcript.text == read
    assert prefixes == [BEFORE.tokens, ()][: 1 + bool(read)]


def test_silence_without_context_is_not_read_twice(folder, manifest):
    transcript, prefixes = transcribe(folder, manifest, window(Closed.PAUSE, Known()), said="")

    assert transcript.text == ""
    assert prefixes == [()]


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        (". of gothic", " of gothic"),
        (",", ""),
        ('." of gothic', " of gothic"),
        (") of gothic", " of gothic"),
        ("of, gothic.", "of, gothic."),
        ("'tis", "'tis"),
        (' "of gothic', ' "of gothic'),
    ],
)
def test_marks_of_the_text_before_do_not_begin_a_text(folder, manifest, said, kept):
    text_decoder = TextDecoder(folder / "pieces.npz", manifest.fingerprint)

    found = without_leading_marks(tokens_of(said), text_decoder)

    assert text_decoder.text([token.id for token in found]) == kept
