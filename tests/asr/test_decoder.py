import dataclasses

import numpy as np
import pytest

from captioner.asr.cross_attention import CrossAttention, Memory, constantly, open_memory
from captioner.asr.decoder import OnnxDecoder
from captioner.asr.decoder_fixed import N_TOKENS, FixedDecoder
from captioner.asr.passes import POSITION_S, Passes, open_decoder
from captioner.asr.sampling import PenalisedSampler
from captioner.config import EncoderWindow, RecognitionConfig
from captioner.errors import ModelFileError
from captioner.events import Token
from captioner_models.tail import load_tail, pooled, tail_of_states
from support.greedy import NEVER, greedy, never
from support.reference_whisper import ReferenceWhisper


def test_greedy_decoding_equals_the_reference_token_by_token(
    checkpoint, manifest, folder, states, prompt, remember
):
    decoder = OnnxDecoder(folder, manifest, remember("none"), prompt, 1)

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
    cross = CrossAttention(folder, manifest, 1)
    memory = Memory(cross, constantly(tail_of_states(checkpoint, padding)))
    decoder = OnnxDecoder(folder, manifest, memory, prompt, 1)

    hypothesis = decoder.decode(states[:real], 5, never)

    expected = greedy(checkpoint, manifest, prompt, states, real, 5)
    assert [t.id for t in hypothesis.tokens] == [e[0] for e in expected]
    np.testing.assert_allclose(
        [t.tail_mass for t in hypothesis.tokens], [e[2] for e in expected], rtol=0, atol=1e-4
    )


@pytest.mark.parametrize("total", [51, 250, 1500])
def test_zeros_as_one_position_weigh_as_much_as_real_zeros(
    checkpoint, manifest, folder, states, prompt, remember, total
):
    graph = open_decoder(folder, manifest, 1)
    tokens, rows = np.array([[*prompt, 40, 41]]), np.arange(6)
    empty = np.zeros((1, manifest.dimensions.n_heads, 0, 64), np.float32)
    feeds = {f"past_{kind}_{layer}": empty for kind in "kv" for layer in range(2)}
    feeds |= remember(f"zeros:{total}").feeds(states)
    feeds |= {"tokens": tokens, "rows": rows, "forbidden": np.zeros((len(rows), 0), np.int64)}
    feeds["filler"] = np.zeros((1, 0, 3 * manifest.dimensions.d_model), np.float32)

    (found,) = graph.session.run(["logits"], feeds)

    padded = np.concatenate((states, np.zeros((total - len(states), 64), np.float32)))
    raw, _attention = ReferenceWhisper(checkpoint).logits(tokens[0], padded)
    may_be_chosen = found > NEVER / 2
    assert found.shape == raw.shape
    np.testing.assert_allclose(found[may_be_chosen], raw[may_be_chosen], rtol=0, atol=1e-3)


@pytest.mark.parametrize("padding", ["zeros:50", "zeros:20", "none"])
def test_audio_that_fills_the_padding_gets_none(states, remember, padding):
    feeds = remember(padding).feeds(states)

    assert feeds["position_bias"].shape == (1, 1, 1, len(states))
    assert feeds["cross_v_0"].shape[2] == len(states)


def test_the_30_s_encoder_gets_no_padding(folder, manifest, states):
    memory = open_memory(folder, manifest, RecognitionConfig(encoder_window=EncoderWindow.THIRTY_S))

    assert memory.feeds(states)["position_bias"].size == len(states)


def test_the_no_speech_probability_is_that_of_the_start_token_with_nothing_suppressed(
    checkpoint, manifest, folder, states, prompt, remember
):
    decoder = OnnxDecoder(folder, manifest, remember("none"), prompt, 1)

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
    assert drafted.passes <= plain.passes / 2


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


def test_a_decoder_of_another_checkpoint_is_refused(folder, manifest, remember, prompt):
    other = dataclasses.replace(manifest, fingerprint="another")

    with pytest.raises(ModelFileError, match="another checkpoint"):
        OnnxDecoder(folder, other, remember("tail"), prompt, 1)


def by_the_notes(end, penalty, window, boost):
    """The notes' rule in plain Python: the next token from logits and the text so far."""

    def pick(logits, said):
        logits = list(logits)
        for token in set(said[-window:]):
            logits[token] = (
                logits[token] / penalty if logits[token] > 0 else logits[token] * penalty
            )
        best = max(range(len(logits)), key=logits.__getitem__)
        return end if logits[best] - logits[end] < boost else best

    return pick


PENALTIES = [(1.5, 8, 0.0), (1.1, 2, 0.0), (1.0, 8, 0.4), (1.2, 4, 0.2)]


@pytest.mark.parametrize("settings", PENALTIES)
@pytest.mark.parametrize("make", [OnnxDecoder, FixedDecoder])
def test_penalty_and_boost_choose_as_the_notes_say(
    checkpoint, manifest, folder, states, prompt, remember, settings, make
):
    end = manifest.tokens.end_of_text
    chooser = PenalisedSampler(end, *settings)
    decoder = make(folder, manifest, remember("none"), prompt, 1, chooser)

    hypothesis = decoder.decode(states, 12, never)

    pick = by_the_notes(end, *settings)
    expected = greedy(checkpoint, manifest, prompt, states, len(states), 12, pick)
    assert [t.id for t in hypothesis.tokens] == [e[0] for e in expected]
    np.testing.assert_allclose(
        [t.logprob for t in hypothesis.tokens], [e[1] for e in expected], rtol=0, atol=1e-3
    )


@pytest.mark.parametrize("seed", range(12))
def test_a_draft_never_changes_the_result_under_a_penalty_either(
    folder, manifest, states, prompt, remember, seed
):
    rng = np.random.default_rng(seed)
    penalty, window, boost = PENALTIES[seed % len(PENALTIES)]
    chooser = PenalisedSampler(manifest.tokens.end_of_text, penalty, window, boost)
    decoder = OnnxDecoder(folder, manifest, remember("tail"), prompt, 1, chooser)
    plain = [t.id for t in decoder.decode(states, 20, never).tokens]
    good = int(rng.integers(0, len(plain) + 1))
    wrong = [int(token) for token in rng.integers(3, 256, int(rng.integers(0, 6)))]

    drafted = decoder.decode(states, 20, never, draft=(*plain[:good], *wrong))

    assert [t.id for t in drafted.tokens] == plain
    assert drafted.passes >= len(plain)  # drafts are not verified but left alone


def test_without_a_cache_the_text_is_the_same_and_each_token_takes_a_pass(
    folder, manifest, states, prompt, remember, decoder
):
    fixed = FixedDecoder(folder, manifest, remember("tail"), prompt, 1)

    hypothesis = fixed.decode(states, 20, never, draft=[70, 71])

    cached = decoder.decode(states, 20, never)
    assert [t.id for t in hypothesis.tokens] == [t.id for t in cached.tokens]
    np.testing.assert_allclose(
        [(t.logprob, t.tail_mass, t.read_s) for t in hypothesis.tokens],
        [(t.logprob, t.tail_mass, t.read_s) for t in cached.tokens],
        rtol=0,
        atol=1e-4,
    )
    assert hypothesis.no_speech_prob == pytest.approx(cached.no_speech_prob, abs=1e-5)
    assert hypothesis.passes == cached.passes >= len(hypothesis.tokens)


def test_without_a_cache_a_caption_ends_with_the_32_tokens(
    folder, manifest, states, prompt, remember
):
    fixed = FixedDecoder(folder, manifest, remember("tail"), prompt, 1)
    asked = []

    hypothesis = fixed.decode(states, 400, lambda: bool(asked.append(True)))

    assert hypothesis.passes <= N_TOKENS - len(prompt)
    assert fixed.decode(states, 400, lambda: True) is None


def test_positions_put_together_weigh_as_much_as_equal_ones_apart(
    checkpoint, manifest, folder, states, prompt
):
    equal = np.repeat(states[40:44], 5, axis=0)  # 20 positions in four groups of equal ones
    cross = CrossAttention(folder, manifest, 1)
    tails = (tail_of_states(checkpoint, equal), tail_of_states(checkpoint, pooled(equal, 5), 5))
    apart, together = (
        OnnxDecoder(folder, manifest, Memory(cross, constantly(tail)), prompt, 1) for tail in tails
    )
    one_by_one = apart.decode(states[:40], 6, never)

    found = together.decode(states[:40], 6, never)
    assert [t.id for t in found.tokens] == [t.id for t in one_by_one.tokens]
    np.testing.assert_allclose(
        [t.tail_mass for t in found.tokens],
        [t.tail_mass for t in one_by_one.tokens],
        rtol=0,
        atol=1e-4,
    )


@pytest.fixture
def stuck(decoder, states, monkeypatch):
    """A decoder that would say the same token for ever, and reads it at the same place."""
    (wanted,) = {token.id for token in decoder.decode(states, 1, never).tokens}
    forward = Passes.forward

    def stubborn(self, tokens, rows, text, forbidden=()):
        done = forward(self, tokens, rows, text, forbidden)
        said = Token(wanted, -0.1, 0.0, 1.0)
        choices = [
            choice if (at, wanted) in forbidden else dataclasses.replace(choice, token=said)
            for at, choice in enumerate(done.choices)
        ]
        return dataclasses.replace(done, choices=choices)

    monkeypatch.setattr(Passes, "forward", stubborn)
    return wanted


@pytest.mark.parametrize("make", [OnnxDecoder, FixedDecoder])
def test_a_loop_is_left_and_the_text_goes_on(
    folder, manifest, states, prompt, remember, stuck, make
):
    found = make(folder, manifest, remember("tail"), prompt, 1).decode(states, 14, never)

    said = [token.id for token in found.tokens]
    left = next(at for at, token in enumerate(said) if token != stuck)
    assert left < 9
    assert len(said) > left + 1


@pytest.mark.parametrize("n_drafted", range(1, 14))
def test_a_draft_never_changes_where_a_loop_is_left(decoder, states, stuck, n_drafted):
    plain = [token.id for token in decoder.decode(states, 14, never).tokens]

    drafted = decoder.decode(states, 14, never, draft=[stuck] * n_drafted)

    assert [token.id for token in drafted.tokens] == plain
