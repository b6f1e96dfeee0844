import numpy as np
import pytest

from captioner.vad.tones import is_steady_tone
from support.sounds import sine, white_noise

N = 1024
TWO_BLOCKS_S = N / 16_000


@pytest.mark.parametrize("frequency_hz", [350, 425, 440, 480, 620, 1000, 1800])
def test_one_frequency_is_a_tone_at_any_level(frequency_hz):
    for level in (0.9, 0.1, 0.003):
        assert is_steady_tone(sine(frequency_hz, TWO_BLOCKS_S, level=level))


def test_two_frequencies_are_a_tone_as_on_a_line():
    dial = sine(350, TWO_BLOCKS_S, level=0.2) + sine(440, TWO_BLOCKS_S, level=0.2)

    assert is_steady_tone(dial + white_noise(TWO_BLOCKS_S, level=0.001))


def test_silence_and_noise_are_no_tone():
    assert not is_steady_tone(np.zeros(N, np.float32))
    assert not is_steady_tone(white_noise(TWO_BLOCKS_S))


def test_a_pitch_that_moves_is_no_tone():
    t = np.arange(N) / 16_000
    gliding = np.sin(2 * np.pi * (200 * t + 1500 * t**2)).astype(np.float32)

    assert not is_steady_tone(gliding)


def test_a_voice_with_harmonics_is_no_tone():
    voice = sum(sine(140 * n, TWO_BLOCKS_S, level=0.3 / n) for n in range(1, 8))

    assert not is_steady_tone(voice)


def test_the_sound_is_left_as_it_was():
    tone = sine(440, TWO_BLOCKS_S)
    before = tone.copy()

    is_steady_tone(tone)

    np.testing.assert_array_equal(tone, before)
