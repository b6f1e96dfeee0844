import numpy as np
import pytest

from captioner.speakers.likeness import SHORTEST_S, correction, likeness

DRAW = np.random.default_rng(4)


def directions(n, d=4000):
    found = DRAW.normal(size=(n, d))
    return (found / np.linalg.norm(found, axis=1, keepdims=True)).astype(np.float32)


@pytest.mark.parametrize(("one_s", "other_s"), [(1.0, 1.0), (1.0, 9.0), (4.0, 30.0)])
def test_a_voice_is_like_itself_however_little_was_heard(one_s, other_s):
    voice, chance, other_chance = directions(3)
    attenuation_s = 1.5  # as much chance as there is voice in 1.5 s

    found = likeness(
        voice + chance * np.sqrt(attenuation_s / one_s),
        one_s,
        voice + other_chance * np.sqrt(attenuation_s / other_s),
        other_s,
        attenuation_s,
    )

    assert found == pytest.approx(1.0, abs=0.12)


def test_strangers_stay_unlike():
    one, other = directions(2)

    assert likeness(one, 2.0, other, 20.0, 1.5) == pytest.approx(0.0, abs=0.08)


def test_without_attenuation_it_is_the_cosine_of_embeddings_of_any_length():
    one, other = np.array([3.0, 0.0], np.float32), np.array([1.0, 1.0], np.float32)

    assert likeness(one, 1.0, other, 1.0, 0.0) == pytest.approx(np.sqrt(0.5), rel=1e-6)


def test_what_is_shorter_than_can_be_counts_as_the_shortest():
    assert correction(-0.2, 1.0) == correction(SHORTEST_S, 1.0)
    assert correction(1.0, 3.0) == 2.0
