import numpy as np
import pytest

from captioner.audio.channels import LoudestChannel
from support.sounds import rms, sine, white_noise

RATE = 48_000


def follow(channels, block=960):
    """Mix (n, n_channels) in blocks, as a device delivers them."""
    mixer = LoudestChannel(RATE, channels.shape[1])
    return np.concatenate(
        [mixer.feed(channels[i : i + block]) for i in range(0, len(channels), block)]
    )


def test_one_channel_passes_unchanged():
    tone = sine(440, 0.5, RATE)

    np.testing.assert_array_equal(follow(tone[:, None]), tone)


@pytest.mark.parametrize("n_channels", [2, 3, 8])
def test_sound_on_the_last_channel_alone_comes_at_its_full_level(n_channels):
    channels = np.zeros((RATE, n_channels), np.float32)
    channels[:, -1] = sine(440, 1.0, RATE)

    np.testing.assert_allclose(follow(channels)[960:], channels[960:, -1])


def test_two_channels_of_opposite_phase_do_not_cancel():
    tone = sine(440, 1.0, RATE)

    assert rms(follow(np.stack([tone, -tone], axis=1))) == pytest.approx(rms(tone))


def test_noise_on_other_channels_does_not_drown_the_speaker():
    channels = np.stack([white_noise(1.0, RATE, 0.001, seed) for seed in range(4)], axis=1)
    channels[:, 2] += sine(440, 1.0, RATE, level=0.1)

    np.testing.assert_allclose(follow(channels)[960:], channels[960:, 2])


def test_speech_that_moves_to_another_channel_is_followed_within_120_ms():
    channels = np.zeros((2 * RATE, 2), np.float32)
    channels[:RATE, 0] = sine(440, 1.0, RATE)
    channels[RATE:, 1] = sine(440, 1.0, RATE)

    mono = follow(channels)

    np.testing.assert_allclose(mono[RATE * 112 // 100 :], channels[RATE * 112 // 100 :, 1])


def test_equal_channels_are_not_switched_between():
    channels = np.stack([white_noise(2.0, RATE, 0.1, seed) for seed in (1, 2)], axis=1)

    np.testing.assert_array_equal(follow(channels), channels[:, 0])


@pytest.mark.parametrize("phase", [0.0, 0.5, 1.0, 1.5])
def test_a_switch_does_not_click(phase):
    t = np.arange(RATE) / RATE
    fading = 0.3 * np.sin(2 * np.pi * 100 * t) * np.where(t < 0.5, 1, 0.03)
    steady = 0.2 * np.sin(2 * np.pi * 100 * t + np.pi * phase)

    mono = follow(np.stack([fading, steady], axis=1).astype(np.float32))

    assert rms(mono[-RATE // 4 :]) == pytest.approx(rms(steady), rel=0.01)
    after = np.abs(np.diff(mono[RATE // 2 + 10 :]))
    assert after.max() < 0.01  # the steady tone's own steepest step is 0.0026


def test_values_that_are_not_numbers_become_silence():
    channels = np.full((960, 2), np.nan, np.float32)
    channels[:, 1] = np.inf

    np.testing.assert_array_equal(follow(channels), np.zeros(960))
