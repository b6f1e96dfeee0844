"""Tell the tones of a telephone line from a voice. Pure."""

from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from captioner.units import FloatArray

N_PEAKS: Final = 2  # the tones of a line are one or two frequencies
PEAK_BINS: Final = 2  # on each side of a peak: the main lobe of a Hann window
STEADY: Final = 0.99
"""Share of the energy in the peaks from which sound is a tone. Over 64 ms the pitch of a voice
moves: this takes 1.0 % of clean speech and 3.6 % of telephone speech for tones, never long."""


def is_steady_tone(sound: FloatArray) -> bool:
    """Whether (n,) is one or two steady frequencies and nothing else; silence is not."""
    power = np.abs(np.fft.rfft(sound * _hann(len(sound)))) ** 2  # (n // 2 + 1,)
    total = float(power.sum())
    in_peaks = sum(_take_peak(power) for _ in range(N_PEAKS))
    return total > 0 and in_peaks > STEADY * total


def _take_peak(power: npt.NDArray[np.floating]) -> float:
    """The energy of the highest peak, which is removed."""
    top = int(power.argmax())
    peak = power[max(top - PEAK_BINS, 0) : top + PEAK_BINS + 1]
    energy = float(peak.sum())
    peak[:] = 0.0
    return energy


@cache
def _hann(n: int) -> FloatArray:
    return np.hanning(n).astype(np.float32)
