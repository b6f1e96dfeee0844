"""Beam search over expansions that the tests make, and over the graph of a small model."""

import numpy as np
import pytest

from captioner.asr.beam import BeamSearch
from captioner.asr.bias import NO_BIAS, Bias
from captioner.asr.cross_attention import open_memory
from captioner.asr.decoder import OnnxDecoder
from captioner.asr.passes import Expansion, Passes, open_decoder
from captioner.asr.sampling import GraphSampler
from captioner.config import Padding, RecognitionConfig
from captioner.events import Token
from support.reference_whisper import ReferenceWhisper

END = 0
A, B, C, D = 1, 2, 3, 4
NEVER = -1e4


def never():
    return False


def expansion(*rows):
    """Of dicts from token to probability, one for each hypothesis."""
    tokens = sorted({token for row in rows for token in row})
    logprobs = [[np.log(row[token]) if token in row else NEVER for token in tokens] for row in rows]
    return Expansion(
        np.array([tokens] * len(rows)),
        np.array(logprobs),
        np.linspace(0.1, 0.2, len(rows)),
        np.arange(len(rows)),
        0.25,
    )


class Language:
    """Stands for the passes: the probabilities of what follows a text, from a table of texts."""

    def __init__(self, table):
        self._table = table
        self._texts = [()]
        self.widths = []

    @property
    def first(self):
        return expansion(self._table[()])

    def follow(self, parents):
        self._texts = [self._texts[parent] for parent in parents]

    def expand(self, tokens):
        self.widths.append(len(tokens))
        self._texts = [(*text, token) for text, token in zip(self._texts, tokens, strict=True)]
        return expansion(*(self._table.get(text, {END: 1.0}) for text in self._texts))


def search(table, width, *, prefix=(), room=20, cancelled=never, bias=NO_BIAS):
    language = Language(table)
    given = [Token(token, 0.0, 0.0, 0.0) for token in prefix]
    best = BeamSearch(width, END, given, room, bias).run(language.first, language, cancelled)
    return (best.ids if best else None), language


GARDEN_PATH = {
    (): {A: 0.6, B: 0.4},
    (A,): {C: 0.3, D: 0.3, END: 0.3},
    (B,): {C: 0.95},
    (B, C): {END: 0.99},
}


def test_the_likeliest_text_wins_where_its_first_word_is_not_the_likeliest():
    found, _language = search(GARDEN_PATH, 2)

    assert found == [B, C, END]


EXPECTED = {
    (): {A: 0.7, B: 0.3},
    (A,): {END: 1.0},
    (B,): {C: 0.3, D: 0.7},
    (B, C): {END: 1.0},
    (B, D): {END: 1.0},
}


def expecting(*phrases):
    return Bias(phrases, np.array([True, True, True, False, False]))


def test_an_expected_phrase_wins_over_a_likelier_text():
    assert search(EXPECTED, 2)[0] == [A, END]
    assert search(EXPECTED, 2, bias=expecting((B, C)))[0] == [B, C, END]


def test_a_phrase_that_is_not_finished_gains_nothing():
    found, _language = search(EXPECTED, 2, bias=expecting((B, C, D, A)))

    assert found == [A, END]


def test_what_is_said_keeps_its_place_beside_phrases_that_only_begin():
    table = {
        (): {A: 0.4, B: 0.3, C: 0.3},
        (A,): {END: 1.0},
        (B,): {END: 0.01, D: 0.99},
        (C,): {END: 0.01, D: 0.99},
        (B, D): {END: 0.5},
        (C, D): {END: 0.5},
    }
    phrases = Bias([(B, D, A), (C, D, A)], np.ones(5, np.bool_))

    assert search(table, 2, bias=phrases)[0] == search(table, 2)[0]


@pytest.mark.parametrize(
    ("probabilities", "width"),
    [((0.06, 0.001), 2), ((0.02, 0.001), 1), ((0.06, 0.06), 2)],
)
def test_of_phrases_that_only_begin_one_is_followed_that_is_near_enough(probabilities, width):
    table = {(): {A: 0.9, B: probabilities[0], C: probabilities[1]}, (A,): {END: 1.0}}
    phrases = Bias([(B, D), (C, D)], np.ones(5, np.bool_))

    _found, language = search(table, 2, bias=phrases)

    assert language.widths[0] == width


def test_the_model_s_own_probability_of_a_phrase_is_kept():
    language = Language(EXPECTED)

    best = BeamSearch(2, END, (), 20, expecting((B, C))).run(language.first, language, never)

    assert best.logprob == pytest.approx(np.log(0.3 * 0.3))


def test_a_short_text_has_no_advantage_over_a_long_one_that_is_surer_word_by_word():
    table = {
        (): {A: 0.9, END: 0.1},
        (A,): {B: 0.6, END: 0.4},
        (A, B): {C: 0.9},
        (A, B, C): {END: 1.0},
    }

    found, _language = search(table, 3)

    assert found == [A, B, C, END]  # 0.49 in all against 0.36: the means are -0.18 and -0.51


def test_hypotheses_that_lost_all_hope_are_not_followed():
    sure = {(): {A: 0.99, B: 0.001}, (A,): {C: 0.99, D: 0.001}, (A, C): {END: 1.0}}

    found, language = search(sure, 5)

    assert found == [A, C, END]
    assert set(language.widths) == {1}


def test_hypotheses_that_have_come_to_the_same_words_are_one():
    first = {(): {A: 0.5, B: 0.4, C: 0.1}}
    then = {(start, *(D,) * n): {D: 0.8} for start in (A, B, C) for n in range(3)}
    ends = {(start, D, D, D): {END: 0.9} for start in (A, B, C)}

    found, language = search(first | then | ends, 3)

    assert found == [A, D, D, D, END]
    assert language.widths == [3, 3, 3, 1]


def test_a_text_that_begins_to_loop_is_left_for_one_that_goes_on():
    table = {(): {A: 0.6, B: 0.4}, (B,): {C: 0.9}, (B, C): {END: 0.9}}
    table |= {(A,) * n: {A: 0.99} for n in range(1, 30)}

    found, _language = search(table, 2, room=30)

    assert found == [B, C, END]


def test_a_loop_that_began_in_the_prefix_is_seen():
    table = {(): {A: 0.6, B: 0.4}, (A,): {A: 0.9}, (B,): {END: 1.0}}

    found, _language = search(table, 2, prefix=(A,) * 9)

    assert found == [B, END]


def test_what_finds_no_room_for_its_end_is_cut():
    table = {(): {A: 0.9}, (A,): {B: 0.9}, (A, B): {C: 0.9}, (A, B, C): {D: 0.9}}

    found, _language = search(table, 2, room=3)

    assert found == [A, B, C]


def test_nothing_more_is_read_once_it_is_cancelled():
    calls = iter((False, True))

    found, language = search(GARDEN_PATH, 2, cancelled=lambda: next(calls))

    assert found is None
    assert len(language.widths) == 1


def test_each_token_says_what_was_read_when_it_was_chosen():
    language = Language(GARDEN_PATH)

    best = BeamSearch(2, END, (), 20).run(language.first, language, never)

    # B was the second of two hypotheses when C followed it, and C the only one left with B before.
    assert [token.tail_mass for token in best.chosen] == pytest.approx([0.1, 0.2, 0.1])


@pytest.fixture
def states():
    return np.random.default_rng(3).standard_normal((50, 64)).astype(np.float32)


def passes(folder, manifest, states):
    memory = open_memory(folder, manifest, RecognitionConfig())
    return Passes(open_decoder(folder, manifest, 1), memory.feeds(states), GraphSampler())


def test_hypotheses_read_together_give_what_each_gives_alone(folder, manifest, states):
    start = [manifest.tokens.start_of_transcript, manifest.tokens.no_timestamps]
    texts = ([10, 20], [11, 30], [12, 40])
    together = passes(folder, manifest, states)
    together.begin_expansion(start, ())
    together.follow([0, 0, 0])
    for column in zip(*texts, strict=True):
        found = together.expand(column)

    for row, text in enumerate(texts):
        alone = passes(folder, manifest, states)
        alone.begin_expansion(start, ())
        for token in text:
            expected = alone.expand([token])
        assert [t.id for t in found.likeliest(row, 5)] == [t.id for t in expected.likeliest(0, 5)]
        np.testing.assert_allclose(
            sorted(found.logprobs[row]), sorted(expected.logprobs[0]), rtol=0, atol=1e-5
        )
        assert found.read_at[row] == expected.read_at[0]


def test_pasts_follow_the_hypotheses_that_go_on(folder, manifest, states):
    start = [manifest.tokens.start_of_transcript, manifest.tokens.no_timestamps]
    found = passes(folder, manifest, states)
    found.begin_expansion(start, ())
    found.follow([0, 0])
    found.expand([10, 11])
    found.follow([1, 1])
    swapped = found.expand([20, 20])

    alone = passes(folder, manifest, states)
    alone.begin_expansion(start, ())
    alone.expand([11])
    expected = alone.expand([20])
    np.testing.assert_allclose(swapped.logprobs[0], expected.logprobs[0], rtol=0, atol=1e-5)
    np.testing.assert_allclose(swapped.logprobs[1], expected.logprobs[0], rtol=0, atol=1e-5)


def test_the_likely_tokens_have_their_probabilities(folder, manifest, checkpoint, states):
    memory = open_memory(folder, manifest, RecognitionConfig(padding=Padding.parse("none")))
    start = [manifest.tokens.start_of_transcript, manifest.tokens.no_timestamps]
    run = Passes(open_decoder(folder, manifest, 1), memory.feeds(states), GraphSampler())

    found, _read = run.begin_expansion(start, ())

    logits, _attention = ReferenceWhisper(checkpoint).logits(start, states)
    ids, last = manifest.tokens, logits[-1]
    last[list(ids.suppress)] = NEVER
    last[ids.start_of_transcript : ids.no_timestamps + 1] = NEVER
    last[ids.timestamp_begin :] = NEVER
    exact = last - last.max() - np.log(np.exp(last - last.max()).sum())
    for token in found.likeliest(0, 8):
        assert token.logprob == pytest.approx(exact[token.id], abs=1e-4)


def test_a_beam_is_never_less_likely_than_greedy_decoding(folder, manifest, states):
    memory = open_memory(folder, manifest, RecognitionConfig())
    prompt = (manifest.tokens.start_of_transcript, manifest.tokens.no_timestamps)
    decoder = OnnxDecoder(folder, manifest, memory, prompt, 1)

    greedy = decoder.decode(states, 12, never)
    beam = decoder.decode(states, 12, never, beam=5)

    def total(hypothesis):
        return sum(token.logprob for token in hypothesis.tokens) / len(hypothesis.tokens)

    assert total(beam) >= total(greedy) - 1e-4
    decoder.close()
