import dataclasses

import numpy as np
import pytest

from captioner.asr.decoder import POSITION_S, OnnxDecoder
from captioner.errors import ModelFileError
from captioner_models.tail import load_tail, no_padding, zero_padding
from support.reference_whisper import ReferenceWhisper

NEVER = -1e4


@pytest.fixture
def states():
    return np.random.default_rng(3).standard_normal((50, 64)).astype(np.float32)


@pytest.fixture
def tail(folder, manifest):
    return load_tail(folder / "tail.npz", manifest.fingerprint)


@pytest.fixture
def prompt(manifest):
    ids = manifest.tokens
    return (ids.start_of_transcript, ids.languages["en"], ids.transcribe, ids.no_timestamps)


@pytest.fixture
def decoder(folder, manifest, tail, prompt):
    return OnnxDecoder(folder, manifest, tail, prompt, 1)


def never():
    return False


def allowed(logits, ids, *, first):
    """Suppression as the published decoding applies it, without timestamps."""
    logits = logits.copy()
    logits[list(ids.suppress)] = NEVER
    logits[ids.start_of_transcript : ids.no_timestamps + 1] = NEVER
    logits[ids.timestamp_begin :] = NEVER
    if first:
        logits[list(ids.suppress_at_start)] = NEVER
    return logits


def greedy(checkpoint, manifest, prompt, memory, n_real, n_tokens):
    """Token by token with the reference: ids, log-probabilities, tail masses, read positions."""
    model = ReferenceWhisper(checkpoint)
    ids, found = list(prompt), []
    (layer, head), *_ = checkpoint.alignment_heads
    for step in range(n_tokens):
        logits, attention = model.logits(ids, memory)
        last = allowed(logits[-1], manifest.tokens, first=step == 0)
        token = int(last.argmax())
        if token == manifest.tokens.end_of_text:
            break
        logprob = last[token] - np.log(np.exp(last - last.max()).sum()) - last.max()
        reading = attention[layer][head, -1]
        found.append((token, logprob, reading[n_real:].sum(), reading[:n_real].argmax()))
        ids.append(token)
    return found


def test_greedy_decoding_equals_the_reference_token_by_token(
    checkpoint, manifest, folder, states, prompt
):
    decoder = OnnxDecoder(folder, manifest, no_padding(checkpoint), prompt, 1)

    hypothesis = decoder.decode(states, 6, never)

    expected = greedy(checkpoint, manifest, prompt, states, len(states), 6)
    assert [t.id for t in hypothesis.tokens] == [e[0] for e in expected]
    np.testing.assert_allclose(
        [t.logprob for t in hypothesis.tokens], [e[1] for e in expected], rtol=0, atol=1e-3
    )
    assert [round(t.read_s / POSITION_S) for t in hypothesis.tokens] == [e[3] for e in expected]


def test_tail_mass_is_the_attention_that_leaves_the_audio(
    checkpoint, manifest, folder, states, prompt
):
    real = 30
    padding = states[real:]
    from captioner_models.tail import tail_of_states

    decoder = OnnxDecoder(folder, manifest, tail_of_states(checkpoint, padding), prompt, 1)

    hypothesis = decoder.decode(states[:real], 5, never)

    expected = greedy(checkpoint, manifest, prompt, states, real, 5)
    assert [t.id for t in hypothesis.tokens] == [e[0] for e in expected]
    np.testing.assert_allclose(
        [t.tail_mass for t in hypothesis.tokens], [e[2] for e in expected], rtol=0, atol=1e-4
    )


@pytest.mark.parametrize("n_zeros", [1, 200, 1000])
def test_zeros_as_one_position_weigh_as_much_as_real_zeros(
    checkpoint, manifest, folder, states, prompt, n_zeros
):
    decoder = OnnxDecoder(folder, manifest, zero_padding(checkpoint, n_zeros), prompt, 1)

    hypothesis = decoder.decode(states, 5, never)

    padded = np.concatenate((states, np.zeros((n_zeros, 64), np.float32)))
    expected = greedy(checkpoint, manifest, prompt, padded, len(states), 5)
    assert [t.id for t in hypothesis.tokens] == [e[0] for e in expected]
    np.testing.assert_allclose(
        [t.logprob for t in hypothesis.tokens], [e[1] for e in expected], rtol=0, atol=1e-3
    )


def test_the_no_speech_probability_is_that_of_the_start_token_with_nothing_suppressed(
    checkpoint, manifest, folder, states, prompt
):
    decoder = OnnxDecoder(folder, manifest, no_padding(checkpoint), prompt, 1)

    hypothesis = decoder.decode(states, 1, never)

    raw = ReferenceWhisper(checkpoint).logits(prompt, states)[0][0]
    probabilities = np.exp(raw - raw.max()) / np.exp(raw - raw.max()).sum()
    assert hypothesis.no_speech_prob == pytest.approx(
        probabilities[manifest.tokens.no_speech], rel=2e-3
    )


@pytest.mark.parametrize("seed", range(12))
def test_a_draft_never_changes_the_result(decoder, states, manifest, seed):
    rng = np.random.default_rng(seed)
    plain = decoder.decode(states, 20, never)
    ids = [t.id for t in plain.tokens]
    good = int(rng.integers(0, len(ids) + 1))
    wrong = [int(token) for token in rng.integers(3, 256, int(rng.integers(0, 6)))]

    drafted = decoder.decode(states, 20, never, draft=(*ids[:good], *wrong))

    assert [t.id for t in drafted.tokens] == ids
    np.testing.assert_allclose(
        [t.logprob for t in drafted.tokens], [t.logprob for t in plain.tokens], rtol=0, atol=1e-4
    )


def test_a_right_draft_saves_passes(decoder, states):
    plain = decoder.decode(states, 20, never)

    drafted = decoder.decode(states, 20, never, draft=[t.id for t in plain.tokens])

    assert plain.passes > 3
    assert drafted.passes <= 2


def test_a_cancelled_decoding_gives_nothing(decoder, states):
    asked = []

    def cancelled():
        asked.append(True)
        return len(asked) > 2

    assert decoder.decode(states, 20, cancelled) is None
    assert len(asked) == 3


def test_the_token_limit_holds_also_for_a_draft(decoder, states):
    full = [t.id for t in decoder.decode(states, 20, never).tokens]

    limited = decoder.decode(states, 2, never, draft=full)

    assert [t.id for t in limited.tokens] == full[:2]


def test_a_tail_of_another_checkpoint_is_refused(folder):
    with pytest.raises(ModelFileError, match="another checkpoint"):
        load_tail(folder / "tail.npz", "another")


def test_a_decoder_of_another_checkpoint_is_refused(folder, manifest, tail, prompt):
    other = dataclasses.replace(manifest, fingerprint="another")

    with pytest.raises(ModelFileError, match="another checkpoint"):
        OnnxDecoder(folder, other, tail, prompt, 1)
