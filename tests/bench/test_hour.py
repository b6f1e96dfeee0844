"""An hour of recordings in one file."""

import sys

import numpy as np
import pytest
import soundfile

from captioner.bench.clips import Clip
from captioner.bench.hour import PAUSES_S, join, spent, write
from captioner.errors import BenchError


@pytest.fixture
def clips(tmp_path):
    made = []
    for n in range(6):
        path = tmp_path / f"{n}.wav"
        soundfile.write(path, np.full(16_000 * (n + 1), 0.01 * (n + 1)), 16_000)
        condition = "long" if n == 5 else "clean"
        made.append(Clip(str(n), path, f"text {n}", condition, n + 1.0, speaker=f"S{n % 2}"))
    return made


def test_recordings_are_joined_until_there_is_enough_and_none_comes_twice_before_all(clips):
    joined = join(clips, 0.5, seed=1)

    said = joined.text.split("text ")[1:]
    numbers = [int(one) for one in said]
    spoken_s = sum(n + 1 for n in numbers)
    pauses_s = len(joined.sound) / 16_000 - spoken_s
    assert len(joined.sound) >= 30 * 16_000
    assert sorted(numbers[:6]) == list(range(6))
    assert PAUSES_S[0] * len(numbers) <= pauses_s <= PAUSES_S[1] * len(numbers)


def test_those_of_a_speaker_follow_each_other_and_long_ones_stand_alone(clips):
    numbers = [int(one) for one in join(clips, 0.6, seed=2).text.split("text ")[1:]][:6]

    for same in ([0, 2, 4], [1, 3]):
        at = numbers.index(same[0])
        assert numbers[at : at + len(same)] == same


def test_a_seed_gives_the_same_and_another_seed_another_recording(clips):
    first, again, other = (join(clips, 0.3, seed) for seed in (3, 3, 4))

    np.testing.assert_array_equal(first.sound, again.sound)
    assert first.text == again.text
    assert len(first.sound) != len(other.sound) or (first.sound != other.sound).any()


def test_the_file_holds_the_sound(tmp_path):
    sound = np.linspace(-1, 1, 1000, dtype=np.float32)

    write(tmp_path / "a.wav", sound)

    np.testing.assert_allclose(soundfile.read(tmp_path / "a.wav")[0], sound, atol=1e-4)


def program(code):
    return [sys.executable, "-c", code]


def test_what_a_program_takes_is_measured_and_its_text_taken():
    code = (
        "import json, time; kept = b'x' * 60_000_000; end = time.process_time() + 0.3\n"
        "while time.process_time() < end: pass\n"
        "print(json.dumps({'text': 'said'}))"
    )

    found = spent(program(code), 60.0)

    assert found.text == "said"
    assert found.peak_bytes > 60e6
    assert 0.1 < found.cpu_s <= found.wall_s + 0.2


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("import sys; sys.exit('no weights')", "exit code 1: no weights"),
        ("print('no object')", "printed no text"),
        ("import time; time.sleep(60)", "no end within"),
    ],
)
def test_a_program_that_fails_or_hangs_is_told(code, said):
    with pytest.raises(BenchError, match=said):
        spent(program(code), 1.0 if "sleep" in code else 60.0)
