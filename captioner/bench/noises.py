"""Sounds without speech, made from a seed, that a live run must not caption."""

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from captioner.units import SAMPLE_RATE, FloatArray, samples

Wave: TypeAlias = npt.NDArray[np.floating[Any]]

KEYS_A_SECOND: Final = 6.0  # a quick typist
CLICK: Final = samples(0.06)


def generated(duration_s: float) -> dict[str, FloatArray]:
    """One sound (n,) of each kind by name."""
    return {
        "digital silence": np.zeros(samples(duration_s), np.float32),
        "white noise, -60 dBFS": white_noise(duration_s),
        "mains hum, -40 dBFS": hum(duration_s),
        "typing-like clicks, peak -20 dBFS": typing_clicks(duration_s),
    }


def white_noise(duration_s: float, level_dbfs: float = -60.0, seed: int = 1) -> FloatArray:
    """A quiet amplifier, (n,)."""
    noise = np.random.default_rng(seed).normal(size=samples(duration_s))
    return at_level(noise, level_dbfs)


def hum(duration_s: float, level_dbfs: float = -40.0, mains_hz: float = 50.0) -> FloatArray:
    """Mains hum with its first ten harmonics, (n,)."""
    t = np.arange(samples(duration_s)) / SAMPLE_RATE
    harmonics = [np.sin(2 * np.pi * n * mains_hz * t + n) / n for n in range(1, 11)]
    return at_level(np.sum(harmonics, axis=0), level_dbfs)


def typing_clicks(duration_s: float, peak_dbfs: float = -20.0, seed: int = 1) -> FloatArray:
    """Keys struck at uneven moments over a quiet floor, (n,)."""
    rng = np.random.default_rng(seed)
    sound = rng.normal(size=samples(duration_s)) * amplitude(-65.0)
    at = samples(float(rng.exponential(1 / KEYS_A_SECOND)))
    while at + CLICK < len(sound):
        click = _click(rng)
        sound[at : at + CLICK] += amplitude(peak_dbfs) * click / np.abs(click).max()
        at += CLICK + samples(float(rng.exponential(1 / KEYS_A_SECOND)))
    return np.asarray(sound, np.float32)


def _click(rng: np.random.Generator) -> Wave:
    """A burst of ringing noise and the desk's thud after it, (CLICK,)."""
    t = np.arange(CLICK) / SAMPLE_RATE
    ringing = np.sin(2 * np.pi * rng.uniform(1200, 5000) * t) + rng.normal(size=CLICK)
    burst = ringing * np.exp(-t / rng.uniform(0.002, 0.006))
    thud = np.exp(-t / 0.012) * np.sin(2 * np.pi * rng.uniform(90, 220) * t)
    return np.asarray(burst + 0.5 * thud)


def at_level(sound: Wave, level_dbfs: float) -> FloatArray:
    """Scale (n,) to an RMS level."""
    rms = float(np.sqrt(np.square(sound).mean()))
    return np.asarray(sound * (amplitude(level_dbfs) / rms), np.float32)


def amplitude(level_dbfs: float) -> float:
    """The RMS amplitude of a level."""
    return float(10 ** (level_dbfs / 20))
