import numpy as np
import pytest

from captioner.audio.resample import Resampler
from support.sounds import pitch_hz, rms, sine

RATES = [8000, 11_025, 16_000, 22_050, 32_000, 44_100, 48_000, 96_000, 192_000]


def resample(samples, rate_hz, block):
    resampler = Resampler(rate_hz)
    parts = [resampler.feed(samples[i : i + block, None]) for i in range(0, len(samples), block)]
    return np.concatenate([*parts, resampler.finish()])[:, 0]


@pytest.mark.parametrize("rate_hz", RATES)
def test_a_tone_of_1_khz_stays_where_it_is(rate_hz):
    resampled = resample(sine(1000, 2.0, rate_hz), rate_hz, block=rate_hz // 50)

    assert pitch_hz(resampled) == pytest.approx(1000, rel=1e-3)
    middle = slice(4000, -4000)
    np.testing.assert_allclose(resampled[middle], sine(1000, 2.0)[middle], atol=1e-4)


@pytest.mark.parametrize("rate_hz", RATES)
@pytest.mark.parametrize("block", [7, 480, 100_000])
def test_no_sample_is_lost_or_added(rate_hz, block):
    n = rate_hz + 77

    resampled = resample(np.zeros(n, np.float32), rate_hz, block)

    assert abs(len(resampled) - round(n * 16_000 / rate_hz)) <= 2


def test_a_tone_above_the_new_band_does_not_come_back_as_another():
    resampled = resample(sine(12_000, 2.0, 48_000), 48_000, block=960)

    assert rms(resampled[2000:-2000]) < 1e-4


def test_blocks_make_no_difference():
    samples = sine(1234, 1.0, 44_100)

    np.testing.assert_allclose(
        resample(samples, 44_100, 441), resample(samples, 44_100, 44_100), atol=1e-6
    )


def test_the_delay_of_a_live_stream_stays_below_a_tenth_of_a_second():
    resampler = Resampler(48_000)

    n_out = sum(len(resampler.feed(np.zeros(960, np.float32))) for _ in range(50))

    assert n_out > 16_000 * 0.9


@pytest.mark.parametrize("rate_hz", [0, -1, 10**7])
def test_an_impossible_rate_is_refused(rate_hz):
    with pytest.raises(ValueError, match="sample rate"):
        Resampler(rate_hz)
