import numpy as np
import pytest

from captioner.bench.dialogues import Dialogue, Turn
from captioner.bench.speakers import UNHEARD, UNSURE, Score, Voice, half

DIALOGUE = Dialogue(np.zeros(0, np.float32), (Turn("a", 0.0, 1.0), Turn("b", 0.8, 2.0)))


def labels(*parts):
    return np.concatenate([np.full(n, number, np.int64) for number, n in parts])


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        (labels((1, 100), (2, 100)), (200, 0, 0, 1)),
        (labels((7, 80), (3, 120)), (200, 0, 0, 1)),
        (labels((1, 200)), (200, 80, 0, 0)),
        (labels((1, 70), (3, 30), (2, 100)), (200, 30, 0, 0)),
        (labels((1, 60), (UNSURE, 40), (2, 100)), (200, 0, 40, 1)),
        (labels((1, 60), (UNHEARD, 40), (2, 100), (2, 50)), (160, 0, 0, 1)),
    ],
)
def test_time_is_wrong_by_the_best_map_of_voices_to_numbers(found, expected):
    score = Score()

    score.add(DIALOGUE, found)

    assert (score.n_frames, score.n_wrong, score.n_unsure, score.n_right_number) == expected


def test_no_voice_is_in_both_halves_and_all_are_in_one():
    voices = [Voice(f"{sex}{n}", (), 10.0 + n, sex) for sex in ("F", "M", "") for n in range(5)]

    a, b = half(voices, "A"), half(voices, "B")

    assert sorted(v.name for v in a + b) == sorted(v.name for v in voices)
    assert all(abs(sum(v.sex == s for v in a) - sum(v.sex == s for v in b)) == 1 for s in "FM")
