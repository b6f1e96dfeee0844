import itertools

import numpy as np
import pytest

from captioner.speakers.grouping import best_path, groups, unit
from support.voices import FakeVoices


def worth(scores, path, change_cost):
    changes = sum(a != b for a, b in itertools.pairwise(path))
    return (
        sum(row[column] for row, column in zip(scores, path, strict=True)) - changes * change_cost
    )


@pytest.mark.parametrize("seed", range(20))
def test_the_path_is_the_best_of_all(seed):
    draw = np.random.default_rng(seed)
    scores = draw.uniform(0, 1, (6, 3)).astype(np.float32)
    change_cost = draw.uniform(0, 1)

    found = best_path(scores, change_cost)

    every = itertools.product(range(3), repeat=6)
    best = max(worth(scores, path, change_cost) for path in every)
    assert worth(scores, found, change_cost) == pytest.approx(best, abs=1e-5)


def test_pieces_of_one_voice_are_one_group():
    voices = FakeVoices(3, seed=1)
    pieces = np.array([voices.piece(who) for who in (0, 1, 0, 2, 2, 0, 1)])

    found = groups(pieces, together=0.4)

    assert sorted(found) == [[0, 2, 5], [1, 6], [3, 4]]
    assert len(found[0]) == 3


def test_what_is_not_alike_stays_apart():
    assert groups(np.eye(4, dtype=np.float32), together=0.1) == [[0], [1], [2], [3]]


def test_a_unit_vector_of_nothing_is_nothing():
    assert unit(np.zeros(3, np.float32)).tolist() == [0, 0, 0]
    np.testing.assert_allclose(unit(np.array([3.0, 4.0], np.float32)), [0.6, 0.8], rtol=1e-6)
