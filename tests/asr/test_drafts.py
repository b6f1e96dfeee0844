"""Drafts with the real model: they may save passes, but never change the text."""

import random

import numpy as np
import pytest

from captioner.asr.cross_attention import open_memory
from captioner.asr.decoder import OnnxDecoder
from captioner.asr.encoder_onnx import OnnxEncoder
from captioner.asr.mel import log_mel
from captioner.asr.prompts import prompt_of
from captioner.config import RecognitionConfig
from captioner_models.manifest import check_parts
from support.speech import packaged, read

pytestmark = pytest.mark.slow

RATE = 16_000
ENDS_S = (1.3, 2.2, 3.1, 4.4, 5.7, 7.0, 8.6)
MOST_TOKENS = 60


def never():
    return False


def ids_of(hypothesis):
    return [token.id for token in hypothesis.tokens]


def logprobs_of(hypothesis):
    """Where arithmetic depends on the draft, they are 0.02 and more apart before a token is.

    Passes give the same bits; only the sum over the vocabulary depends on the rows there are.
    """
    return pytest.approx([token.logprob for token in hypothesis.tokens], abs=1e-5)


@pytest.fixture(scope="module")
def parts(default_model):
    return default_model, check_parts(default_model)


@pytest.fixture(scope="module")
def decoder(parts):
    folder, manifest = parts
    memory = open_memory(folder, manifest, RecognitionConfig())
    decoder = OnnxDecoder(folder, manifest, memory, prompt_of(manifest), 1)
    yield decoder
    decoder.close()


@pytest.fixture(scope="module")
def windows(parts):
    """Encoder states of speech of several lengths."""
    folder, manifest = parts
    encoder = OnnxEncoder(folder / "encoder.onnx", 1, manifest.fingerprint)
    filters = np.load(folder / "mel_filters.npy")
    speech = [read(packaged(name), 9.0) for name in ("two_cities.wav", "beckett.wav")]
    states = []
    for samples in speech:
        for end_s in ENDS_S:
            part = samples[: int(end_s * RATE)]
            mel = log_mel(part, filters, encoder.frames_for(-(-len(part) // 160) + 100))
            states.append(encoder.encode(mel))
    encoder.close()
    return states


def drafts_of(plain, rng):
    """Right up to a random place, then wrong, of any length, odd and even, then perhaps right."""
    good = rng.randint(0, len(plain))
    wrong = [rng.randrange(1000, 20_000) for _ in range(rng.choice((0, 1, 2, rng.randint(0, 12))))]
    again = plain[good + rng.randint(0, 2) :] if rng.random() < 0.5 else ()
    return (*plain[:good], *wrong, *again)


@pytest.mark.parametrize("seed", range(5))
def test_no_draft_changes_a_token_of_a_real_window(decoder, windows, seed):
    rng = random.Random(seed)
    for states in windows:
        plain = decoder.decode(states, MOST_TOKENS, never)

        draft = drafts_of(ids_of(plain), rng)
        drafted = decoder.decode(states, MOST_TOKENS, never, draft=draft)

        assert ids_of(drafted) == ids_of(plain)
        assert [token.logprob for token in drafted.tokens] == logprobs_of(plain)


@pytest.mark.parametrize("seed", range(3))
def test_no_draft_after_settled_words_changes_a_token_either(decoder, windows, seed):
    rng = random.Random(seed)
    for states in windows:
        free = ids_of(decoder.decode(states, MOST_TOKENS, never))
        prefix = free[: rng.randint(0, len(free))]
        plain = decoder.decode(states, MOST_TOKENS, never, prefix=prefix)

        draft = drafts_of(ids_of(plain), rng)
        drafted = decoder.decode(states, MOST_TOKENS, never, draft=draft, prefix=prefix)

        assert ids_of(drafted) == ids_of(plain)
        assert [token.logprob for token in drafted.tokens] == logprobs_of(plain)


def test_a_window_read_once_is_decoded_as_well_one_token_at_a_time(parts, windows):
    folder, manifest = parts
    memory = open_memory(folder, manifest, RecognitionConfig())
    single = OnnxDecoder(folder, manifest, memory, prompt_of(manifest), 1, drafts=False)
    states = windows[-1]
    plain = single.decode(states, MOST_TOKENS, never)

    left_alone = single.decode(states, MOST_TOKENS, never, draft=ids_of(plain))

    assert ids_of(left_alone) == ids_of(plain)
    assert left_alone.passes == plain.passes
    single.close()
