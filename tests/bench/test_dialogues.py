from itertools import pairwise

import numpy as np
import pytest

from captioner.bench.dialogues import (
    LONGEST_S,
    OVERLAP_S,
    SHORTEST_S,
    TELEPHONE_HZ,
    converse,
)
from captioner.units import SAMPLE_RATE
from support.sounds import white_noise

PEOPLE = {
    name: [white_noise(20.0, seed=seed), white_noise(14.0, seed=seed + 1)]
    for seed, name in ((1, "a"), (3, "b"), (5, "c"))
}


@pytest.mark.parametrize("seed", range(5))
def test_turns_have_the_lengths_that_were_agreed_and_follow_each_other(seed):
    dialogue = converse(PEOPLE, seed)

    assert set(dialogue.voices) == set(PEOPLE)
    for turn, after in pairwise(dialogue.turns):
        assert SHORTEST_S - 0.01 <= turn.end_s - turn.start_s <= LONGEST_S
        assert turn.voice != after.voice
        assert -OVERLAP_S - 0.01 <= after.start_s - turn.end_s <= 0.91
    gaps = [b.start_s - a.end_s for a, b in pairwise(dialogue.turns)]
    assert min(gaps) < 0 < max(gaps)


def test_a_seed_gives_the_same_dialogue_and_another_one_another():
    first, again, other = converse(PEOPLE, 1), converse(PEOPLE, 1), converse(PEOPLE, 2)

    np.testing.assert_array_equal(first.samples, again.samples)
    assert first.turns == again.turns
    assert first.turns != other.turns


def test_a_voice_is_heard_where_its_turns_are():
    dialogue = converse(PEOPLE, 4)
    heard = np.zeros(len(dialogue.samples), bool)
    for turn in dialogue.turns:
        heard[round(turn.start_s * SAMPLE_RATE) : round(turn.end_s * SAMPLE_RATE)] = True

    assert np.abs(dialogue.samples[~heard]).max() < 0.01
    assert dialogue.samples[heard].std() > 0.02


def test_the_telephone_leaves_its_band():
    power = np.abs(np.fft.rfft(converse(PEOPLE, 1).over_telephone().samples)) ** 2
    hz = np.linspace(0, SAMPLE_RATE / 2, len(power))
    low, high = TELEPHONE_HZ

    assert power[(hz < low - 20) | (hz > high + 20)].sum() < 1e-3 * power.sum()
