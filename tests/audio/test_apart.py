import numpy as np
import pytest

from captioner.audio.apart import VoicesApart
from support import speech
from support.disturbances import at_level, lost_speech_s, speech_samples
from support.sounds import white_noise

RATE = 16_000
LOW_NOISE = 10 ** (-65 / 20)
LONGEST_LOSS_S = 1.0
COUNTED_S = 0.5  # at the edges of a copy, and where a voice is as faint as the noise


def apart(channels, block=800):
    """The voices (n, n_channels) of (n, n_channels), fed in blocks."""
    voices = VoicesApart(channels.shape[1])
    taken = [voices.feed(channels[at : at + block]) for at in range(0, len(channels), block)]
    taken.append(voices.finish(channels[:0]))
    first = np.concatenate([part.samples for part in taken])
    others = zip(*(part.others for part in taken), strict=True)
    return np.stack([first, *map(np.concatenate, others)], axis=1)


def one_voice():
    return at_level(speech.read(speech.packaged("two_cities.wav"), 8.0), -25)


def other_voice():
    return at_level(speech.read(speech.packaged("beckett.wav"), 8.0), -25)


def noise(seed, level=LOW_NOISE):
    return white_noise(8.0, RATE, level, seed)


def beside(*channels):
    return np.stack(channels, axis=1).astype(np.float32)


def spoken_s(heard, voice):
    """Seconds of speech of `voice` during which `heard` is not muted."""
    spoken = speech_samples(voice)
    return (heard[: len(spoken)][spoken] != 0).sum() / RATE


@pytest.mark.parametrize("block", [7, 1600, 100_000])
def test_no_sample_is_lost_or_moved(block):
    channels = beside(noise(1, 0.1), noise(2, 0.1), noise(3, 0.1))[: 3 * RATE + 7]

    np.testing.assert_array_equal(apart(channels, block), channels)


def test_plain_stereo_leaves_the_first_channel_as_it_is():
    voice = one_voice()

    found = apart(beside(voice, voice))

    np.testing.assert_array_equal(found[:, 0], voice)
    assert not found[:, 1].any()


def test_channels_of_opposite_phase_are_one_voice():
    voice = one_voice()

    found = apart(beside(voice, -voice))

    np.testing.assert_array_equal(found[:, 0], voice)
    assert spoken_s(found[:, 1], voice) < COUNTED_S


@pytest.mark.parametrize("clearer", [0, 1])
@pytest.mark.parametrize("bleed_db", [-15, -20, -30])
def test_a_voice_that_is_faint_on_the_other_channel_is_not_there_twice(bleed_db, clearer):
    voice = one_voice()
    channels = [voice + noise(1), voice * 10 ** (bleed_db / 20) + noise(2)]

    found = apart(beside(*(channels if clearer == 0 else channels[::-1])))

    assert lost_speech_s(found[:, clearer], voice) == 0
    assert spoken_s(found[:, 1 - clearer], voice) < COUNTED_S


@pytest.mark.parametrize("bleed_db", [-15, -20, -30])
def test_two_people_who_speak_at_once_are_both_whole(bleed_db):
    left, right = one_voice(), other_voice()
    bleed = np.float32(10 ** (bleed_db / 20))

    found = apart(beside(left + bleed * right + noise(1), right + bleed * left + noise(2)))

    assert lost_speech_s(found[:, 0], left) < LONGEST_LOSS_S
    assert lost_speech_s(found[:, 1], right) < LONGEST_LOSS_S


@pytest.mark.parametrize("at_s", [1.0, 3.3, 5.0])
def test_a_short_word_of_one_takes_nothing_from_the_other(at_s):
    left, word = one_voice(), np.zeros(8 * RATE, np.float32)
    start = int(at_s * RATE)
    word[start : start + RATE // 2] = at_level(other_voice()[RATE : RATE + RATE // 2], -25)

    found = apart(beside(left + word / 10 + noise(1), word + left / 10 + noise(2)))

    assert lost_speech_s(found[:, 0], left) == 0
    assert lost_speech_s(found[:, 1], word) == 0


def test_what_is_on_a_channel_alone_is_not_touched_by_a_louder_sound_beside_it():
    voice = one_voice()
    channels = beside(noise(1, 0.5), voice)

    np.testing.assert_array_equal(apart(channels), channels)
