import numpy as np
import pytest

from captioner.audio.converter import AudioConverter
from support.sounds import sine


def test_values_that_are_not_numbers_become_silence():
    channels = np.full((960, 2), np.nan, np.float32)
    channels[:, 1] = np.inf

    np.testing.assert_array_equal(AudioConverter(16_000, 2).feed(channels).samples, np.zeros(960))


@pytest.mark.parametrize("apart", [False, True])
def test_plain_stereo_becomes_what_one_of_its_channels_becomes(apart):
    tone = sine(440, 2.0, 48_000)
    one, two = AudioConverter(48_000, 1), AudioConverter(48_000, 2, apart=apart)

    mono = np.concatenate([one.feed(tone[:, None]).samples, one.finish().samples])
    stereo = [two.feed(np.stack([tone, tone], axis=1)), two.finish()]

    np.testing.assert_array_equal(np.concatenate([part.samples for part in stereo]), mono)
    assert not any(other.any() for part in stereo for other in part.others)
