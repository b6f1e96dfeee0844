import numpy as np
import pytest

from captioner.asr.sampling import GraphSampler, PenalisedSampler, chooser_for
from captioner.config import RecognitionConfig

END = 9


def by_the_notes(logits, said, penalty, window, boost):
    """The notes' rule, token by token in plain Python."""
    logits = [float(value) for value in logits]
    for token in set(said[-window:]):
        logits[token] = logits[token] / penalty if logits[token] > 0 else logits[token] * penalty
    best = max(range(len(logits)), key=logits.__getitem__)
    return END if logits[best] - logits[END] < boost else best


@pytest.mark.parametrize("seed", range(40))
def test_penalty_and_boost_are_those_of_the_notes(seed):
    rng = np.random.default_rng(seed)
    logits = (rng.standard_normal((3, 10)) * 2 - seed % 3).astype(np.float32)
    text = [int(token) for token in rng.integers(0, 9, 6)]
    settings = (1.0 + seed % 4 * 0.3, 1 + seed % 3, seed % 5 * 0.3)

    ids, logprobs = PenalisedSampler(END, *settings).choose([logits], text)

    before = [text[:4], text[:5], text]  # what was said before each of the three rows
    assert list(ids) == [by_the_notes(*row, *settings) for row in zip(logits, before, strict=True)]
    model = np.log(np.exp(logits) / np.exp(logits).sum(axis=1, keepdims=True))
    np.testing.assert_allclose(logprobs, model[np.arange(3), ids], rtol=0, atol=1e-5)


@pytest.mark.parametrize(
    ("logits", "penalised"),
    [([3.0, 2.9, 0.0], 1), ([-3.0, -3.2, -9.0], 1), ([3.0, 2.0, 0.0], 0)],
)
def test_a_penalty_weakens_what_was_said_whatever_its_sign(logits, penalised):
    row = np.array([logits], np.float32)

    ids, _logprobs = PenalisedSampler(2, 1.2, 8, 0.0).choose([row], [0])

    assert list(ids) == [penalised]


def test_a_token_said_longer_ago_than_the_window_is_not_penalised():
    row = np.array([[3.0, 2.9, 0.0]], np.float32)
    chooser = PenalisedSampler(2, 1.5, 2, 0.0)

    assert list(chooser.choose([row], [0, 2, 2])[0]) == [0]
    assert list(chooser.choose([row], [0, 2])[0]) == [1]


def test_the_text_ends_when_its_end_is_nearly_the_best():
    row = np.array([[3.0, 0.0, 2.75]], np.float32)

    assert list(PenalisedSampler(2, 1.0, 8, 0.25).choose([row], [])[0]) == [0]
    assert list(PenalisedSampler(2, 1.0, 8, 0.26).choose([row], [])[0]) == [2]


def test_without_penalty_and_boost_the_graph_chooses():
    assert isinstance(chooser_for(RecognitionConfig(), END), GraphSampler)
    for options in ({"repetition_penalty": 1.1}, {"eos_boost": 0.1}):
        assert isinstance(chooser_for(RecognitionConfig(**options), END), PenalisedSampler)
