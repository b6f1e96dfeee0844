import numpy as np
import pytest

from captioner.audio.offset import OffsetFilter
from support.sounds import rms, sine, white_noise

RATE = 16_000


def filtered(channels, block=320):
    offset = OffsetFilter(RATE, channels.shape[1])
    return np.concatenate(
        [offset.feed(channels[at : at + block]) for at in range(0, len(channels), block)]
    )


@pytest.mark.parametrize("offset", [-0.5, 0.3, 0.05])
def test_an_offset_that_is_there_from_the_start_is_gone_from_the_start(offset):
    tone = sine(200, 2.0, level=0.02)

    found = filtered((tone + np.float32(offset))[:, None])[:, 0]

    assert abs(found.mean()) < 0.011
    np.testing.assert_allclose(found - found.mean(), tone, atol=0.002)


def test_an_offset_that_comes_later_goes_without_a_step():
    channels = sine(200, 6.0, level=0.1)
    channels[2 * RATE :] += np.float32(0.3)

    found = filtered(channels[:, None])[:, 0]

    assert abs(found[-RATE:].mean()) < 0.011
    after = np.abs(np.diff(found[2 * RATE + 1 :]))
    assert after.max() < 0.01  # the tone's own steepest step is 0.0079


def test_sound_without_an_offset_is_not_touched():
    channels = white_noise(2.0, RATE, 0.2)[:, None]

    np.testing.assert_array_equal(filtered(channels), channels)


def test_each_channel_has_its_own_offset():
    channels = np.stack([np.full(RATE, 0.3), sine(440, 1.0)], axis=1).astype(np.float32)

    found = filtered(channels)

    assert rms(found[:, 0]) < 0.011
    np.testing.assert_array_equal(found[:, 1], channels[:, 1])
