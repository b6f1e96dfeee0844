import numpy as np
import pytest

from captioner.vad.levelling import MAX_GAIN_DB, RELEASE_DB_PER_S, TARGET_DBFS, Leveller
from support.sounds import rms, white_noise

BLOCK = 512


def dbfs(samples):
    return 20 * np.log10(rms(samples))


def at(level_dbfs, duration_s, seed=1):
    return white_noise(duration_s, level=10 ** (level_dbfs / 20), seed=seed)


def levelled(sound, **options):
    level = Leveller(**options)
    whole = sound[: len(sound) // BLOCK * BLOCK].reshape(-1, BLOCK)
    return np.concatenate([level(block) for block in whole])


@pytest.mark.parametrize("level_dbfs", [-55, -45, -30])
def test_quiet_sound_comes_out_near_the_target(level_dbfs):
    out = levelled(at(level_dbfs, 2.0))

    assert dbfs(out[len(out) // 2 :]) == pytest.approx(TARGET_DBFS, abs=1.5)


def test_loud_sound_is_left_as_it_is_from_its_second_block_on():
    loud = at(-15, 1.0)

    out = levelled(loud)

    np.testing.assert_allclose(out[BLOCK:], loud[BLOCK : len(out)], rtol=1e-5)


def test_no_sound_is_turned_up_by_more_than_the_limit():
    out = levelled(at(-80, 1.0))

    assert dbfs(out) == pytest.approx(-80 + MAX_GAIN_DB, abs=0.5)


def test_digital_silence_stays_silent_and_what_follows_is_finite():
    out = levelled(np.concatenate((np.zeros(16_000, np.float32), at(-45, 1.0))))

    assert not out[: 16_000 // BLOCK * BLOCK].any()
    assert np.isfinite(out).all()


def test_after_a_loud_voice_the_gain_comes_back_at_the_stated_rate():
    out = levelled(np.concatenate((at(TARGET_DBFS, 1.024), at(-55, 4.0, seed=2))))

    after_1_s = out[2 * 16_000 : 2 * 16_000 + 1600]
    assert dbfs(after_1_s) == pytest.approx(-55 + RELEASE_DB_PER_S, abs=1.5)
    assert dbfs(out[-8000:]) == pytest.approx(TARGET_DBFS, abs=1.5)


def test_the_gain_makes_no_step_inside_the_sound():
    constant = np.full(40 * BLOCK, 10 ** (-60 / 20), np.float32)
    constant[20 * BLOCK :] = 10 ** (TARGET_DBFS / 20)

    gain = levelled(constant, max_gain_db=20.0) / constant  # with 30 dB it would clip

    assert np.abs(np.diff(gain)).max() < 10 ** (20 / 20) / BLOCK * 1.01


def test_nothing_leaves_full_scale():
    assert np.abs(levelled(at(0, 1.0))).max() <= 1.0


def test_without_gain_nothing_is_changed():
    quiet = at(-50, 1.0)

    out = levelled(quiet, max_gain_db=0.0)

    np.testing.assert_array_equal(out, quiet[: len(out)])
