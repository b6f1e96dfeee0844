import numpy as np
import pytest

from captioner.audio.level import LevelMeter
from captioner.events import ONLY, LevelMeasured
from support.events import COMPUTER
from support.sounds import rms, sine, white_noise


def levels(sound, block=320, origin=ONLY):
    meter = LevelMeter(origin)
    starts = range(0, len(sound), block)
    return [level for start in starts for level in meter.feed(sound[start : start + block])]


def test_ten_levels_come_from_a_second_of_sound():
    assert len(levels(sine(440, 1.0))) == 10


def test_a_level_is_the_power_and_the_peak_of_all_sound_since_the_one_before():
    sound = white_noise(0.5, level=0.1)

    measured = levels(sound)

    for n, level in enumerate(measured):
        part = sound[n * 1600 : (n + 1) * 1600]
        assert level.rms_dbfs == pytest.approx(20 * np.log10(rms(part)), abs=1e-3)
        assert level.peak_dbfs == pytest.approx(20 * np.log10(np.abs(part).max()), abs=1e-3)


def test_silence_has_a_level_too():
    assert levels(np.zeros(1600, np.float32)) == [LevelMeasured(-120.0, -120.0)]


def test_one_sample_at_full_scale_is_seen_whatever_its_sign():
    sound = sine(440, 0.1, level=0.1)
    sound[700] = -1.0

    assert levels(sound)[0].peak_dbfs == 0.0


def test_chunks_of_any_length_are_taken():
    assert len(levels(sine(440, 1.0), block=4000)) == 4
    assert levels(np.empty(0, np.float32)) == []


def test_a_level_has_the_origin_of_its_source():
    assert levels(sine(440, 0.1), origin=COMPUTER)[0].origin == COMPUTER
