"""Which channels carry the same sound, and which of them carries it best. Pure."""

from collections import deque
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from captioner.units import SAMPLE_RATE, FloatArray, samples

HOP: Final = samples(0.1)  # between two comparisons
WINDOW: Final = 5 * HOP
"""What is compared: 0.5 s. Of two people who speak at once, 99 % of windows are less than 0.15
alike; of one in two rooms' echoes, 99 % are more than 0.34."""
ALIKE: Final = 0.22
SURELY: Final = 0.6  # as much alike, it is one voice, and how faint it is can be learnt
FAINT: Final = 0.5  # less of a voice on another channel is bleed, more is the same room
ABOVE_NOISE_DB: Final = 10.0  # noise is as much above its own least in fewer than 1 in 50 bins
LEARNING: Final = 0.2  # weight of the newest window
OWN: Final = 2.0  # times the amplitude that comes from the other channel: the channel's own sound
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

Spectrum: TypeAlias = npt.NDArray[np.complex128]
_FAINT: Final = 1e-12  # keeps quotients finite; of sums of squares of samples


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
        self._gain = np.ones((n_channels, n_channels))
        """[a, b]: amplitude of what is on b and faint on a, over that on b."""
        self._n_learnt = np.zeros((n_channels, n_channels), int)
        self._levels: deque[npt.NDArray[np.float64]] = deque(maxlen=FLOOR_HOPS)

    def hear(self, hop: FloatArray) -> Compared:
        """Take the next (HOP, n_channels) and compare the window that ends with it."""
        n_channels = hop.shape[1]
        self._recent[:-HOP] = self._recent[HOP:]
        self._recent[-HOP:] = hop
        if (self._recent == self._recent[:, :1]).all():  # plain stereo, or silence
            return Compared(np.zeros(n_channels), np.ones((n_channels, n_channels), bool))
        self._levels.append(_band_levels(_speech_spectra(hop)))
        spectra = _speech_spectra(self._recent)
        return Compared(self._scores(spectra), self._alike(list(spectra)))

    def _alike(self, spectra: list[Spectrum]) -> npt.NDArray[np.bool_]:
        even = [_evened(spectrum) for spectrum in spectra]
        found = np.eye(len(spectra), dtype=bool)
        for one, other in combinations(range(len(spectra)), 2):
            alike = likeness(even[one], even[other])
            if alike > SURELY:
                self._learn(one, other, spectra)
            same = alike > ALIKE and not self._both_have_own(one, other, spectra)
            found[one, other] = found[other, one] = alike > SURELY or same
        return found

    def _learn(self, one: int, other: int, spectra: list[Spectrum]) -> None:
        """How much of what is on one channel is on the other, which is fainter."""
        sizes = [float(np.square(np.abs(spectra[channel])).sum()) for channel in (one, other)]
        faint, loud = (one, other) if sizes[0] < sizes[1] else (other, one)
        gain = (min(sizes) / (max(sizes) + _FAINT)) ** 0.5
        self._n_learnt[faint, loud] += 1
        weight = max(LEARNING, 1 / float(self._n_learnt[faint, loud]))
        self._gain[faint, loud] += weight * (gain - self._gain[faint, loud])

    def _both_have_own(self, one: int, other: int, spectra: list[Spectrum]) -> bool:
        noise = self._noise(len(spectra[one]))
        return all(
            own_share(spectra[a], spectra[b], self._bleed(a, b), noise[a]) > MOSTLY
            for a, b in ((one, other), (other, one))
        )

    def _bleed(self, faint: int, loud: int) -> float:
        gain = float(self._gain[faint, loud])
        return gain if gain < FAINT else 1.0

    def _noise(self, n_bins: int) -> npt.NDArray[np.float64]:
        """Least energy in a bin that is more than noise, (n_channels, n_bins)."""
        starts = _band_starts(n_bins)
        widths = np.diff(starts, append=n_bins)
        power = 10 ** ((np.min(self._levels, axis=0) + ABOVE_NOISE_DB) / 10) / widths
        return np.repeat(power, widths, axis=1)

    def _scores(self, spectra: Spectrum) -> npt.NDArray[np.float64]:
        floor: npt.NDArray[np.float64] | float = FLOOR_DBFS
        if len(self._levels) >= FIRST_FLOOR_HOPS:
            floor = np.min(self._levels, axis=0)
        above: npt.NDArray[np.float64] = np.subtract(_band_levels(spectra), floor).mean(axis=1)
        return above


def _speech_spectra(sound: FloatArray) -> Spectrum:
    """Spectra of (n, n_channels) in the range of speech, (n_channels, n_bins); 1 is full scale."""
    n = len(sound)
    bins = slice(round(LOWEST_HZ * n / SAMPLE_RATE), round(HIGHEST_HZ * n / SAMPLE_RATE))
    spectra: Spectrum = np.fft.rfft(sound.T * _taper(n))[:, bins]
    return spectra


@cache
def _taper(n: int) -> FloatArray:
    """A window that scales a spectrum so that a sine of full scale has energy 1, (n,)."""
    hann = np.hanning(n)
    taper: FloatArray = (hann / np.sqrt(np.square(hann).sum() * n / 2)).astype(np.float32)
    return taper


def _band_starts(n_bins: int) -> npt.NDArray[np.int_]:
    return np.linspace(0, n_bins, N_BANDS + 1).astype(int)[:-1]


def _band_levels(spectra: Spectrum) -> npt.NDArray[np.float64]:
    """Level of each band of (n_channels, n_bins), dB of full scale, (n_channels, N_BANDS)."""
    power = np.add.reduceat(np.square(np.abs(spectra)), _band_starts(spectra.shape[1]), axis=1)
    levels: npt.NDArray[np.float64] = 10 * np.log10(power + _FAINT)
    return np.maximum(levels, FLOOR_DBFS)


def own_share(one: Spectrum, other: Spectrum, gain: float, noise: npt.NDArray[np.float64]) -> float:
    """Share (0 to 1) of a channel's energy that is neither noise nor the other's, `gain` as loud.

    `noise` is the least energy that counts in each bin, (n_bins,).
    """
    power = np.square(np.abs(one))
    own = (power > np.square(OWN * gain * np.abs(other))) & (power > noise)
    return float(power[own].sum() / (power.sum() + _FAINT))


def _evened(spectrum: Spectrum) -> Spectrum:
    """A spectrum (n_bins,), evened out, of energy 1."""
    size = np.abs(spectrum)
    even = spectrum / (size + _FAINT) ** WHITENING
    energy = float(np.square(np.abs(even)).sum())
    scaled: Spectrum = even / np.sqrt(energy + _FAINT)
    return scaled


def likeness(one: Spectrum, other: Spectrum) -> float:
    """The highest correlation of two evened spectra over all delays, 0 to 1."""
    cross = np.zeros(WINDOW // 2 + 1, np.complex128)
    first = round(LOWEST_HZ * WINDOW / SAMPLE_RATE)
    cross[first : first + len(one)] = one * other.conj()
    by_delay = np.abs(np.fft.irfft(cross, WINDOW)) * (WINDOW / 2)  # (WINDOW,)
    return float(max(by_delay[: LONGEST_DELAY + 1].max(), by_delay[-LONGEST_DELAY:].max()))
