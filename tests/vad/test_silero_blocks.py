"""Many frames at once are heard as one by one."""

import numpy as np
import pytest

from captioner.config import VadKind
from captioner.units import SAMPLE_RATE, VAD_FRAME
from captioner.vad.factory import make_vad
from captioner.vad.of_frames import of_frames
from captioner.vad.silero import SileroVad
from captioner.vad.silero_blocks import SileroBlocks
from support import speech
from support.sounds import sine, white_noise

TOLERANCE = 1e-4


def frames(sound):
    return sound[: len(sound) // VAD_FRAME * VAD_FRAME].reshape(-1, VAD_FRAME)


def mixed():
    """Speech at three levels, a tone, noise, silence, and samples that are none."""
    said = speech.read(speech.packaged("two_cities.wav"), seconds=8)
    broken = said[: SAMPLE_RATE // 2] * 50
    broken[::97] = np.nan
    broken[::211] = np.inf
    noise, tones = (
        white_noise(1.0, level=0.01),
        (sine(425, 1.0, level=0.1), sine(200, 0.5, level=0.3)),
    )
    parts = (said, said * 0.01, tones[0], broken, noise, np.zeros(SAMPLE_RATE), tones[1], said * 3)
    return np.concatenate(parts).astype(np.float32)


@pytest.mark.parametrize("at_once", [1, 2, 3, 12, 50, 10_000])
def test_the_probabilities_are_those_of_the_network_asked_block_by_block(at_once):
    given = frames(mixed())
    vad = SileroVad(sparing=False)
    one_by_one = np.array([vad(frame) for frame in given])

    many = SileroBlocks()
    found = [
        p for at in range(0, len(given), at_once) for p in many.of_frames(given[at:][:at_once])
    ]

    np.testing.assert_allclose(found, one_by_one, atol=TOLERANCE)
    assert (one_by_one > 0.5).mean() > 0.3


@pytest.mark.parametrize("kind", list(VadKind))
def test_every_detector_can_be_asked_for_many_frames(kind):
    given = frames(mixed())
    vad, other = (make_vad(kind, sparing=False) for _ in range(2))

    found = of_frames(vad, given)

    np.testing.assert_allclose(found, [other(frame) for frame in given], atol=TOLERANCE)


def test_a_frame_of_another_length_is_refused():
    with pytest.raises(ValueError, match="320"):
        SileroBlocks()(np.zeros(512, np.float32))
