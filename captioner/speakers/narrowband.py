"""Telephone sound, made fit for a network that was trained with wide sound.

Of 0 to 8 kHz a telephone leaves 300 to 3400 Hz. The network takes what is missing for a property of
the voice, and all voices come out alike. So the missing bands are estimated from those that are
there and from the low tones that come back when the sound is rectified; the embeddings are then
turned and stretched so that what telephone sound still has of a voice counts most.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from captioner.speakers.learnt import load_learnt
from captioner.speakers.mel import power_mel
from captioner.units import SAMPLE_RATE, FloatArray

BAND_HZ: Final = (300.0, 3400.0)
NOTHING_ABOVE_HZ: Final = 4200.0  # an eighth note above half of the rate of a telephone
NARROW_DB: Final = -45.0  # what is above, compared with the band: wide speech has -30 or more
KEPT: Final = slice(4, 29)  # mel bands that lie within BAND_HZ
MISSING: Final = (0, 1, 2, 3, *range(29, 40))
LOW: Final = 12  # mel bands (900 Hz) in which rectified sound has the missing low tones
FADE: Final = SAMPLE_RATE // 50  # samples (20 ms)
FLOOR: Final = 1e-7  # power that counts as nothing in logarithms
FILE: Final = "narrowband.npz"


def is_narrow(samples: FloatArray) -> bool:
    """Whether sound (n,) at units.SAMPLE_RATE went through a telephone; n is at least 1.

    It is faded in and out: where it is cut, there would be something of all frequencies.
    """
    n_faded = min(FADE, len(samples) // 2)
    fade = np.hanning(2 * FADE)[:n_faded]
    gain = np.ones(len(samples))
    gain[:n_faded] = fade
    gain[len(samples) - n_faded :] = fade[::-1]
    power = np.abs(np.fft.rfft(samples * gain)) ** 2
    hz = np.fft.rfftfreq(len(samples), 1 / SAMPLE_RATE)
    inside = power[(hz >= BAND_HZ[0]) & (hz <= BAND_HZ[1])].sum()
    above = power[hz > NOTHING_ABOVE_HZ].sum()
    return bool(above < inside * 10 ** (NARROW_DB / 10))


def in_band(samples: FloatArray) -> FloatArray:
    """What a telephone leaves of a sound (n,)."""
    spectrum = np.fft.rfft(samples)
    hz = np.fft.rfftfreq(len(samples), 1 / SAMPLE_RATE)
    spectrum[(hz < BAND_HZ[0]) | (hz > BAND_HZ[1])] = 0
    return np.fft.irfft(spectrum, len(samples)).astype(np.float32)


def clues(samples: FloatArray, filters: FloatArray) -> tuple[FloatArray, FloatArray]:
    """The spectrogram of sound in the band, and what its missing bands are estimated from.

    Args:
        samples: (n,) as `in_band` gives it.
        filters: as `power_mel` takes them.

    Returns:
        (t, N_MELS), and (t, 38): logarithms of KEPT, 1, logarithms of the rectified sound's LOW.
    """
    mel = power_mel(samples, filters)
    rectified = np.abs(samples)
    low = power_mel(rectified - rectified.mean(), filters)[:, :LOW]
    ones = np.ones((len(mel), 1), np.float32)
    logs = [np.log(power + np.float32(FLOOR)) for power in (mel[:, KEPT], low)]
    return mel, np.concatenate((logs[0], ones, logs[1]), axis=1)


@dataclass(frozen=True, slots=True)
class Narrowband:
    """What was learnt of telephone sound, by captioner/bench/narrowband.py."""

    bands: FloatArray
    """Shape (38, 15): from `clues` to logarithms of MISSING."""
    middle: FloatArray
    """Shape (d,): the mean embedding of telephone sound."""
    turn: FloatArray
    """Shape (d, e): what is multiplied with an embedding less `middle`; e is at most d."""

    def mel(self, samples: FloatArray, filters: FloatArray) -> FloatArray:
        """The spectrogram that (n,) may have had before the telephone, (t, N_MELS)."""
        mel, known = clues(in_band(samples), filters)
        mel[:, MISSING] = np.exp(known @ self.bands)
        return mel

    def embeddings(self, raw: FloatArray) -> FloatArray:
        """Embeddings (n, e) of length 1 from those of the network (n, d)."""
        turned = (raw - self.middle) @ self.turn
        length = np.linalg.norm(turned, axis=1, keepdims=True)
        return np.asarray(turned / np.maximum(length, 1e-9), np.float32)


def load_narrowband(path: Path | None = None) -> Narrowband:
    """By default what comes with the program.

    Raises:
        BackendError: it is missing or damaged.
    """
    return Narrowband(*load_learnt(FILE, Narrowband.__slots__, path))
