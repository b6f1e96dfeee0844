import numpy as np
import pytest

from captioner.asr.decoder import OnnxDecoder, text_of
from captioner.asr.decoder_fixed import FixedDecoder
from captioner.events import Token
from support.greedy import greedy, never

PREFIXES = [(70,), (70, 71, 90, 101), tuple(range(60, 72))]


@pytest.mark.parametrize("prefix", PREFIXES)
@pytest.mark.parametrize("make", [OnnxDecoder, FixedDecoder])
def test_after_a_prefix_the_text_goes_on_as_the_reference_does(
    checkpoint, manifest, folder, states, prompt, remember, prefix, make
):
    decoder = make(folder, manifest, remember("none"), prompt, 1)

    hypothesis = decoder.decode(states, len(prefix) + 6, never, prefix=prefix)

    expected = greedy(checkpoint, manifest, prompt, states, len(states), 6, prefix=prefix)
    assert [t.id for t in hypothesis.tokens] == [e[0] for e in expected]
    np.testing.assert_allclose(
        [t.logprob for t in hypothesis.tokens], [e[1] for e in expected], rtol=0, atol=1e-3
    )


@pytest.mark.parametrize("make", [OnnxDecoder, FixedDecoder])
def test_a_prefix_comes_back_with_what_was_read_at_each_of_its_tokens(
    folder, manifest, states, prompt, remember, make
):
    decoder = make(folder, manifest, remember("tail"), prompt, 1)
    free = decoder.decode(states, 8, never)

    forced = decoder.decode(states, 8, never, prefix=[t.id for t in free.tokens[:5]])

    assert [t.id for t in forced.prefix] == [t.id for t in free.tokens[:5]]
    np.testing.assert_allclose(
        [(t.tail_mass, t.read_s) for t in forced.prefix],
        [(t.tail_mass, t.read_s) for t in free.tokens[:5]],
        rtol=0,
        atol=1e-4,
    )
    assert [t.id for t in forced.tokens] == [t.id for t in free.tokens[5:]]
    assert forced.no_speech_prob == pytest.approx(free.no_speech_prob, abs=1e-5)


def test_a_prefix_saves_the_passes_of_its_tokens(decoder, states):
    free = decoder.decode(states, 20, never)
    ids = [t.id for t in free.tokens]

    forced = decoder.decode(states, 20, never, prefix=ids[:10])

    assert [t.id for t in forced.tokens] == ids[10:]
    assert forced.passes == free.passes - 10


@pytest.mark.parametrize("seed", range(8))
def test_a_draft_after_a_prefix_never_changes_the_result(decoder, states, seed):
    rng = np.random.default_rng(seed)
    prefix = [int(token) for token in rng.integers(32, 120, 4)]
    plain = [t.id for t in decoder.decode(states, 20, never, prefix=prefix).tokens]
    good = int(rng.integers(0, len(plain) + 1))
    wrong = [int(token) for token in rng.integers(3, 256, int(rng.integers(0, 6)))]

    draft = (*plain[:good], *wrong)
    drafted = decoder.decode(states, 20, never, draft=draft, prefix=prefix)

    assert [t.id for t in drafted.tokens] == plain


@pytest.mark.parametrize("make", [OnnxDecoder, FixedDecoder])
def test_the_token_limit_counts_the_prefix(folder, manifest, states, prompt, remember, make):
    decoder = make(folder, manifest, remember("tail"), prompt, 1)
    prefix = (70, 71, 72, 73)

    room_for_two = decoder.decode(states, 6, never, prefix=prefix)
    no_room = decoder.decode(states, 3, never, draft=(90,), prefix=prefix)

    assert len(room_for_two.tokens) <= 2
    assert (no_room.tokens, len(no_room.prefix), no_room.passes) == ((), 4, 1)


@pytest.mark.parametrize("make", [OnnxDecoder, FixedDecoder])
def test_a_prefix_longer_than_the_decoder_is_refused(
    folder, manifest, states, prompt, remember, make
):
    decoder = make(folder, manifest, remember("tail"), prompt, 1)

    with pytest.raises(ValueError, match="prefix of 500 tokens"):
        decoder.decode(states, 600, never, prefix=[70] * 500)


def test_a_loop_that_began_in_the_prefix_is_cut_after_it():
    given, said = ([Token(id, 0.0, 0.0, 0.0) for id in [10, 11, 12] * n] for n in (3, 2))

    kept = text_of([*said, Token(2, 0.0, 0.0, 0.0)], 2, given)

    assert kept == ()
