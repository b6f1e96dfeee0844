"""Sounds without speech that a microphone in a room or on a line hears, made from a seed."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from captioner.units import SAMPLE_RATE, FloatArray, samples

Wave: TypeAlias = npt.NDArray[np.floating[Any]]
Spectrum: TypeAlias = Callable[[Wave], Wave]
"""Amplitude at each of some frequencies in Hz."""

KEYS_A_SECOND: Final = 6.0  # a quick typist
CLICK: Final = samples(0.06)
FADE: Final = samples(0.005)  # at both ends of a tone that comes and goes: no click


def generated(duration_s: float) -> dict[str, FloatArray]:
    """One sound (n,) of each kind by name."""
    return {
        "digital silence": digital_silence(duration_s),
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


def digital_silence(duration_s: float) -> FloatArray:
    """A muted microphone: zeros, (n,)."""
    return np.zeros(samples(duration_s), np.float32)


def pink_noise(duration_s: float, level_dbfs: float = -60.0, seed: int = 1) -> FloatArray:
    """A quiet room, (n,): as much power in each octave."""
    return at_level(_coloured(duration_s, lambda hz: hz**-0.5, seed), level_dbfs)


def dial_tone(duration_s: float, level_dbfs: float = -25.0) -> FloatArray:
    """440 and 350 Hz together, without a pause, (n,)."""
    t = np.arange(samples(duration_s)) / SAMPLE_RATE
    return at_level(np.sin(2 * np.pi * 440 * t) + np.sin(2 * np.pi * 350 * t), level_dbfs)


def ringing_tone(duration_s: float, level_dbfs: float = -25.0) -> FloatArray:
    """425 Hz for 1 s in every 5 s, (n,)."""
    return _keyed(duration_s, level_dbfs, on_s=1.0, off_s=4.0)


def busy_tone(duration_s: float, level_dbfs: float = -25.0) -> FloatArray:
    """425 Hz for 0.48 s in every 0.96 s, (n,)."""
    return _keyed(duration_s, level_dbfs, on_s=0.48, off_s=0.48)


def typing(duration_s: float, level_dbfs: float = -25.0, seed: int = 1) -> FloatArray:
    """Key strokes in a quiet room, (n,).

    A stroke is two bursts of 5 to 20 ms, the key going down and, 40 to 110 ms later and weaker,
    coming up; each of noise around one resonance of 1.2 to 5 kHz, with a thud of the desk below.
    Strokes are 80 to 400 ms apart and vary by 12 dB. `level_dbfs` is the RMS of a typical burst.
    """
    rng = np.random.default_rng(seed)
    sound = rng.normal(size=samples(duration_s)) * amplitude(-65.0)
    at_s = rng.uniform(0.0, 0.4)
    while at_s < duration_s - 0.2:
        level = amplitude(level_dbfs + rng.uniform(-6.0, 6.0))
        _add(sound, at_s, level * _burst(rng))
        _add(sound, at_s + rng.uniform(0.04, 0.11), 0.4 * level * _burst(rng))
        at_s += rng.uniform(0.08, 0.4)
    return sound.astype(np.float32)


def fan(duration_s: float, level_dbfs: float = -40.0, seed: int = 1) -> FloatArray:
    """Rushing air, falling with frequency, with the beat of the blades at 90 Hz, (n,)."""
    air = _coloured(duration_s, lambda hz: 1 / (1 + (hz / 400) ** 2), seed)
    t = np.arange(len(air)) / SAMPLE_RATE
    blades = sum(np.sin(2 * np.pi * 90 * n * t) / n**2 for n in (1, 2, 3))
    swell = 1 + 0.1 * np.sin(2 * np.pi * 0.7 * t)
    return at_level(swell * (air / air.std() + 0.5 * blades), level_dbfs)


def breathing(duration_s: float, level_dbfs: float = -40.0, seed: int = 1) -> FloatArray:
    """Someone breathing near the microphone, (n,): in for 1.2 s, out for 1.6 s, a rest of 0.8 s.

    Noise in the broad bands of an open mouth, higher when breathing in. `level_dbfs` is the RMS
    of the loudest part.
    """
    into = _coloured(duration_s, lambda hz: _bands(hz, (1400.0, 2600.0)), seed)
    out = _coloured(duration_s, lambda hz: _bands(hz, (600.0, 1500.0)), seed + 1)
    phase = (np.arange(len(into)) / SAMPLE_RATE) % 3.6
    swell_in = np.where(phase < 1.2, np.sin(np.pi * phase / 1.2) ** 2, 0.0)
    swell_out = np.where(
        (phase >= 1.2) & (phase < 2.8), np.sin(np.pi * (phase - 1.2) / 1.6) ** 2, 0.0
    )
    breath = swell_in * into / into.std() + swell_out * out / out.std()
    floor = np.random.default_rng(seed).normal(size=len(into)) * amplitude(-65.0)
    return np.asarray(breath * amplitude(level_dbfs) + floor, np.float32)


def _coloured(duration_s: float, spectrum: Spectrum, seed: int) -> Wave:
    """Noise of a given spectrum without its part below 20 Hz, (n,), of any level."""
    n = samples(duration_s)
    white = np.fft.rfft(np.random.default_rng(seed).normal(size=n))  # (n // 2 + 1,)
    hz = np.fft.rfftfreq(n, 1 / SAMPLE_RATE)
    heard = hz >= 20.0
    shaped = np.zeros_like(white)
    shaped[heard] = white[heard] * spectrum(hz[heard])
    return np.fft.irfft(shaped, n)


def _bands(hz: Wave, centres: tuple[float, ...]) -> Wave:
    resonances = [1 / (1 + ((hz - centre) / 300) ** 2) for centre in centres]
    return np.asarray(np.sum(resonances, axis=0) + 0.05)


def _keyed(duration_s: float, level_dbfs: float, on_s: float, off_s: float) -> FloatArray:
    """A tone of 425 Hz that comes and goes, faded over 5 ms."""
    n = samples(duration_s)
    phase = np.arange(n) % samples(on_s + off_s)
    edge = np.minimum(phase, samples(on_s) - phase) / FADE
    tone = np.sqrt(2) * np.sin(2 * np.pi * 425 * np.arange(n) / SAMPLE_RATE)
    return np.asarray(amplitude(level_dbfs) * np.clip(edge, 0.0, 1.0) * tone, np.float32)


def _burst(rng: np.random.Generator) -> Wave:
    """A key against its stop, (n,), RMS 1 over its 5 to 20 ms, and the desk's thud after it."""
    n = samples(rng.uniform(0.005, 0.020))
    t = np.arange(samples(0.06)) / SAMPLE_RATE
    click = np.zeros(len(t))
    noise = rng.normal(size=n)
    ringing = np.exp(-np.arange(64) / 12) * np.sin(
        2 * np.pi * rng.uniform(1200, 5000) * np.arange(64) / SAMPLE_RATE
    )
    filtered = np.convolve(noise, ringing)[:n] * np.exp(-np.arange(n) / (n / 2))
    click[:n] = filtered / np.sqrt(np.square(filtered).mean())
    thud = np.exp(-t / 0.012) * np.sin(2 * np.pi * rng.uniform(90, 220) * t)
    return click + 0.5 * thud


def _add(sound: Wave, at_s: float, addition: Wave) -> None:
    start = samples(at_s)
    end = min(start + len(addition), len(sound))
    sound[start:end] += addition[: end - start]
