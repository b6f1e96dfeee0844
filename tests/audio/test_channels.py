import numpy as np
import pytest

from captioner.audio.channels import VoiceFollower
from support.sounds import rms, sine, white_noise

RATE = 16_000


def follow(channels, block=320, detector=None):
    """Mono of (n, n_channels), fed in blocks as a device delivers them, with all revisions."""
    follower = VoiceFollower(channels.shape[1], *([detector] if detector else []))
    mono = np.empty(0, np.float32)
    for start in range(0, len(channels), block):
        taken = follower.feed(channels[start : start + block])
        if taken.revised is not None:
            mono[len(mono) - len(taken.revised) :] = taken.revised
        mono = np.concatenate((mono, taken.samples))
    return mono


def voice_above(level):
    """A detector's maker: a voice is what is at most as loud as speech and louder than `level`."""
    return lambda: lambda frame: float(level < rms(frame) < 0.45)


def beside(*channels):
    return np.stack(channels, axis=1).astype(np.float32)


def test_one_channel_passes_unchanged():
    tone = sine(440, 0.5)

    np.testing.assert_array_equal(follow(tone[:, None]), tone)


@pytest.mark.parametrize("n_channels", [2, 3, 8])
@pytest.mark.parametrize("block", [7, 320, 16_000])
def test_sound_on_the_last_channel_alone_is_heard_from_its_first_sample(n_channels, block):
    channels = np.zeros((RATE, n_channels), np.float32)
    channels[4000:, -1] = sine(440, 0.75)

    mono = follow(channels, block)

    assert rms(mono[4000:4160]) == pytest.approx(rms(channels[4000:4160, -1]), rel=0.01)
    np.testing.assert_array_equal(mono[4200:], channels[4200:, -1])


def test_plain_stereo_stays_the_first_channel_as_it_is_and_asks_no_detector():
    tone = white_noise(2.0, RATE, 0.1)

    def no_detector():
        raise AssertionError

    np.testing.assert_array_equal(follow(beside(tone, tone), detector=no_detector), tone)


def test_two_channels_of_opposite_phase_do_not_cancel():
    tone = sine(440, 1.0)

    np.testing.assert_array_equal(np.abs(follow(beside(tone, -tone))), np.abs(tone))


def test_a_loud_sound_that_is_no_voice_does_not_draw_attention_from_one():
    voice = white_noise(3.0, RATE, 0.05)
    voice[:RATE] = 0
    loud = sine(50, 3.0, level=0.9)

    mono = follow(beside(loud, voice), detector=voice_above(0.01))

    np.testing.assert_array_equal(mono[RATE:], voice[RATE:])


def test_a_voice_that_pauses_gives_way_to_another_one_that_is_whole():
    left, right = white_noise(4.0, RATE, 0.05, seed=1), white_noise(4.0, RATE, 0.05, seed=2)
    left[2 * RATE :], right[: 2 * RATE + RATE // 2] = 0, 0

    mono = follow(beside(left, right), detector=voice_above(0.01))

    np.testing.assert_array_equal(mono, left + right)


def test_another_voice_does_not_interrupt_the_one_that_is_heard():
    left, right = white_noise(3.0, RATE, 0.05, seed=1), white_noise(3.0, RATE, 0.05, seed=2)
    right[:RATE] = 0

    mono = follow(beside(left, right), detector=voice_above(0.01))

    np.testing.assert_array_equal(mono, left)


def test_the_same_voice_that_is_much_clearer_on_another_channel_is_taken_there():
    voice = white_noise(3.0, RATE, 0.2)

    mono = follow(beside(voice / 10, voice), detector=voice_above(0.001))

    np.testing.assert_array_equal(mono[RATE:], voice[RATE:])


def test_equal_channels_are_not_switched_between():
    channels = beside(*(white_noise(2.0, RATE, 0.1, seed) for seed in (1, 2)))

    np.testing.assert_array_equal(follow(channels), channels[:, 0])


def test_a_change_does_not_click():
    left, right = sine(100, 2.0, level=0.3), sine(100, 2.0, level=0.2)
    left[RATE:], right[:RATE] = 0, 0
    left[RATE:] += sine(100, 1.0, level=0.001)

    mono = follow(beside(left, right), detector=voice_above(0.01))

    assert np.abs(np.diff(mono)).max() < 0.02  # the tone's own steepest step is 0.012
