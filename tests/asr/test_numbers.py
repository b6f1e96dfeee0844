"""Numbers, prices and times stay as the model gives them."""

import pytest
from tokenizers import Tokenizer

from captioner.asr.repetition import way_out
from captioner.asr.tokenizer import TextDecoder
from captioner.asr.words import words_of
from captioner.config import RecognitionConfig
from captioner.events import Token
from captioner_models.manifest import read_manifest

pytestmark = pytest.mark.slow

SPOKEN = [
    "It cost $1,000,000, or 1 000 000 dollars.",
    "Call 555-0199 or 0800 000 000 at 10:30.",
    "Pi is 3.14159, and 2.2.2 is a version.",
    "One, two, three, four, five, six, seven, eight, nine, ten.",
    "No, no, no, the, the cat and/or the dog.",
    "Ha, ha, ha, ha, he said 7 7 7 7 7.",
]


@pytest.fixture(scope="module")
def tokenizer(default_model):
    return Tokenizer.from_file(str(default_model / "tokenizer.json"))


@pytest.fixture(scope="module")
def text_decoder(default_model):
    fingerprint = read_manifest(default_model).fingerprint
    return TextDecoder(default_model / "pieces.npz", fingerprint)


@pytest.mark.parametrize("text", SPOKEN)
def test_no_digit_or_comma_is_taken_for_a_loop(text, tokenizer):
    ids = tokenizer.encode(f" {text}", add_special_tokens=False).ids

    tokens = [Token(token, -0.1, 0.02, 1.0) for token in ids]
    assert [way_out(tokens[:n]) for n in range(len(ids) + 1)] == [None] * (len(ids) + 1)


@pytest.mark.parametrize("text", SPOKEN)
def test_words_put_together_are_the_text_with_every_digit_and_mark(text, tokenizer, text_decoder):
    ids = tokenizer.encode(f" {text}", add_special_tokens=False).ids
    tokens = [Token(token, -0.1, 0.02, 0.2 * at) for at, token in enumerate(ids)]

    pieces = [word.piece for word in words_of(tokens, text_decoder)]

    assert "".join(pieces).strip() == text


def test_no_token_is_made_less_likely_for_having_been_said():
    assert RecognitionConfig().repetition_penalty == 1.0
