"""Sounds for tests, and what is in them."""

import numpy as np


def sine(frequency_hz, duration_s, rate_hz=16_000, level=0.5):
    """(n,) float32."""
    t = np.arange(round(duration_s * rate_hz)) / rate_hz
    return (level * np.sin(2 * np.pi * frequency_hz * t)).astype(np.float32)


def white_noise(duration_s, rate_hz=16_000, level=0.1, seed=1):
    """(n,) float32 of standard deviation `level`."""
    noise = np.random.default_rng(seed).normal(0, level, round(duration_s * rate_hz))
    return noise.astype(np.float32)


def pitch_hz(samples, rate_hz=16_000):
    """Frequency of the strongest partial, interpolated to well under a hertz."""
    power = np.abs(np.fft.rfft(samples * np.hanning(len(samples))))
    peak = int(np.argmax(power[1:-1])) + 1
    low, mid, high = np.log(power[peak - 1 : peak + 2] + 1e-12)
    offset = (low - high) / (2 * (low - 2 * mid + high))
    return (peak + offset) * rate_hz / len(samples)


def rms(samples):
    return float(np.sqrt(np.square(samples, dtype=np.float64).mean()))
