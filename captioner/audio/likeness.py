"""Which channels carry the same sound, and which of them carries it best. Pure."""

from collections import deque
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from captioner.units import SAMPLE_RATE, FloatArray, samples

HOP: Final = samples(0.1)  # between two comparisons
WINDOW: Final = 5 * HOP
"""What is compared: 0.5 s. Of two people who speak at once, 99 % of windows are less than 0.15
alike; of one in two rooms' echoes, 99 % are more than 0.34."""
ALIKE: Final = 0.22
OWN: Final = 2.0  # times the amplitude on the other channel: the channel's own sound
MOSTLY: Final = 0.2
"""Share of its energy from which a channel's own sound is more than echo and noise: of one voice
95 % of windows have less, also at 10 dB above noise; of two at once, each faint on the other's
channel, 90 % have more."""
WHITENING: Final = 0.7
"""Exponent by which magnitudes are evened out: 0 leaves hum in charge, 1 counts every hiss."""
LONGEST_DELAY: Final = samples(0.1)  # of an echo that still is the same sound
LOWEST_HZ: Final = 150.0  # below are hum and handling
HIGHEST_HZ: Final = 4000.0
N_BANDS: Final = 12
FLOOR_DBFS: Final = -75.0  # of a band: what is less is silence
FLOOR_HOPS: Final = 100  # a voice pauses in every band at least once in 10 s
FIRST_FLOOR_HOPS: Final = 30  # before so much was heard nobody knows what is noise

_FAINT: Final = 1e-9  # keeps quotients finite; of sums of squares of samples


@dataclass(frozen=True, slots=True)
class Compared:
    """Half a second of all channels."""

    score_db: npt.NDArray[np.float64]
    """Shape (n_channels,): how far the sound stands above the channel's own noise, mean of the
    bands of speech in the window's middle; 0 is noise or silence."""
    alike: npt.NDArray[np.bool_]
    """Shape (n_channels, n_channels), symmetrical: which pairs carry the same sound, if delayed,
    turned round, filtered or fainter."""


class Likeness:
    """Compares the channels of a stream every HOP. Used on one thread."""

    def __init__(self, n_channels: int) -> None:
        self._recent = np.zeros((WINDOW, n_channels), np.float32)
        self._levels: deque[npt.NDArray[np.float64]] = deque(maxlen=FLOOR_HOPS)

    def hear(self, hop: FloatArray) -> Compared:
        """Take the next (HOP, n_channels) and compare the window that ends with it."""
        self._recent[:-HOP] = self._recent[HOP:]
        self._recent[-HOP:] = hop
        self._levels.append(_band_levels(self._recent[2 * HOP : 3 * HOP]))
        return Compared(self._scores(), _alike(self._recent))

    def _scores(self) -> npt.NDArray[np.float64]:
        floor: npt.NDArray[np.float64] | float = FLOOR_DBFS
        if len(self._levels) >= FIRST_FLOOR_HOPS:
            floor = np.min(self._levels, axis=0)
        above: npt.NDArray[np.float64] = np.subtract(self._levels[-1], floor).mean(axis=1)
        return above


def _band_levels(hop: FloatArray) -> npt.NDArray[np.float64]:
    """Level of each band in (HOP, n_channels), dB of full scale, (n_channels, N_BANDS)."""
    power = np.abs(np.fft.rfft(hop * _HOP_TAPER, axis=0)) ** 2  # (HOP // 2 + 1, n_channels)
    bands = np.add.reduceat(power, _BAND_STARTS, axis=0)[:N_BANDS]  # (N_BANDS, n_channels)
    levels: npt.NDArray[np.float64] = 10 * np.log10(bands.T / _HOP_POWER + _FAINT)
    return np.maximum(levels, FLOOR_DBFS)


def _alike(window: FloatArray) -> npt.NDArray[np.bool_]:
    n_channels = window.shape[1]
    if (window == window[:, :1]).all():  # plain stereo, or silence
        return np.ones((n_channels, n_channels), bool)
    spectra = [speech_spectrum(window[:, channel]) for channel in range(n_channels)]
    even = [_evened(spectrum) for spectrum in spectra]
    found = np.eye(n_channels, dtype=bool)
    for one in range(n_channels):
        for other in range(one + 1, n_channels):
            found[one, other] = found[other, one] = (
                likeness(even[one], even[other]) > ALIKE
                and own_share(spectra[one], spectra[other]) < MOSTLY
            )
    return found


def speech_spectrum(window: FloatArray) -> npt.NDArray[np.complex128]:
    """The spectrum of (WINDOW,) in the range of speech, (n_bins,)."""
    spectrum: npt.NDArray[np.complex128] = np.fft.rfft(window * _WINDOW_TAPER)[_SPEECH_BINS]
    return spectrum


def own_share(one: npt.NDArray[np.complex128], other: npt.NDArray[np.complex128]) -> float:
    """Share (0 to 1) of a channel's energy that is not the other's, of the one with less of it."""
    powers = np.square(np.abs(one)), np.square(np.abs(other))
    return min(_own(*powers), _own(*powers[::-1]))


def _own(power: npt.NDArray[np.float64], other: npt.NDArray[np.float64]) -> float:
    return float(power[power > OWN**2 * other].sum() / (power.sum() + _FAINT))


def _evened(spectrum: npt.NDArray[np.complex128]) -> npt.NDArray[np.complex128]:
    """A spectrum (n_bins,), evened out, of energy 1."""
    size = np.abs(spectrum)
    even = spectrum / (size + _FAINT) ** WHITENING
    energy = float(np.square(np.abs(even)).sum())
    scaled: npt.NDArray[np.complex128] = even / np.sqrt(energy + _FAINT)
    return scaled


def likeness(one: npt.NDArray[np.complex128], other: npt.NDArray[np.complex128]) -> float:
    """The highest correlation of two evened spectra over all delays, 0 to 1."""
    cross = np.zeros(WINDOW // 2 + 1, np.complex128)
    cross[_SPEECH_BINS] = one * other.conj()
    by_delay = np.abs(np.fft.irfft(cross, WINDOW)) * (WINDOW / 2)  # (WINDOW,)
    return float(max(by_delay[: LONGEST_DELAY + 1].max(), by_delay[-LONGEST_DELAY:].max()))


def _bin_of(hz: float, n: int) -> int:
    return round(hz * n / SAMPLE_RATE)


_WINDOW_TAPER: Final = np.hanning(WINDOW).astype(np.float32)
_SPEECH_BINS: Final = slice(_bin_of(LOWEST_HZ, WINDOW), _bin_of(HIGHEST_HZ, WINDOW))
_HOP_TAPER: Final = np.hanning(HOP).astype(np.float32)[:, None]
_HOP_POWER: Final = float(np.square(_HOP_TAPER).sum()) * HOP / 2  # of a sine of full scale
_BAND_STARTS: Final = np.linspace(
    _bin_of(LOWEST_HZ, HOP), _bin_of(HIGHEST_HZ, HOP), N_BANDS + 1
).astype(int)
