"""Tell that sound is nothing but its background, for a fraction of what a network costs. Pure."""

import math
from functools import cache
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from captioner.units import SAMPLE_RATE, FloatArray

Bands: TypeAlias = npt.NDArray[np.float64]
"""Something of each band, (n_bands,)."""

EDGES_HZ: Final = (100, 300, 500, 800, 1200, 1800, 2600, 4000, 6000)
"""Of the bands. A voice stands out in some of them where the background is as loud in all."""
RISE: Final = 4.5
"""Standard deviations above the background that noise hardly reaches by itself, in any band. With
4 the gate is open in 1.6 % of pink noise, with 4.5 in 0.2 %, with 5 in none."""
CORRELATED_BINS: Final = 1.5  # neighbours that vary together under a Hann window
DB_PER_NEPER: Final = 10 / math.log(10)
FOLLOWS_PER_S: Final = 2.0  # share of a difference that the background makes good, at first
CLIMB_DB_PER_S: Final = 3.0  # and no faster than this towards louder sound
QUIETEST: Final = 10**-9.5  # mean square of a band; -95 dB is the noise of 16 bits
HOLD_S: Final = 1.0  # open so long after the last rise: a pause between words


class BackgroundGate:
    """Open while sound rises above its background, and HOLD_S longer. Used on one thread."""

    def __init__(self) -> None:
        """Begin open, and knowing nothing of the background."""
        self._background_db: Bands | None = None
        self._left_s = HOLD_S

    def __call__(self, block: FloatArray, *, speech: bool) -> bool:
        """Whether it is open, with one more block.

        Args:
            block: (n,) float32 in [-1, 1], always as long; blocks are given in order.
            speech: whether the block before sounded like speech, which is no background.
        """
        level_db, length_s = _levels_db(block), len(block) / SAMPLE_RATE
        if self._background_db is None:
            self._background_db = level_db
        above_db = level_db - self._background_db
        open_now = speech or bool((above_db > _rises_db(len(block))).any())
        self._left_s = HOLD_S if open_now else self._left_s - length_s
        climb_db = 0.0 if speech else CLIMB_DB_PER_S * length_s
        self._background_db += np.minimum(above_db * (FOLLOWS_PER_S * length_s), climb_db)
        return self._left_s > 0


def _levels_db(block: FloatArray) -> Bands:
    """RMS level of each band, dB of full scale."""
    spectrum = np.fft.rfft(block * _window(len(block)))  # (n // 2 + 1,)
    power = np.square(spectrum.real) + np.square(spectrum.imag)
    levels: Bands = 10 * np.log10(_sums(len(block)) @ power + QUIETEST)
    return levels


@cache
def _window(n: int) -> FloatArray:
    return np.hanning(n).astype(np.float32)


@cache
def _sums(n: int) -> npt.NDArray[np.float32]:
    """What sums the power of the bins of each band to a mean square, (n_bands, n // 2 + 1)."""
    hz = np.fft.rfftfreq(n, 1 / SAMPLE_RATE)
    low, high = np.array(EDGES_HZ[:-1])[:, None], np.array(EDGES_HZ[1:])[:, None]
    inside = (hz >= low) & (hz < high)
    scale = 2 / (n * np.square(_window(n)).sum())
    return np.asarray(inside * scale, np.float32)


@cache
def _rises_db(n: int) -> Bands:
    """RISE in dB: a band of Gaussian noise varies the less the more bins it has."""
    n_independent = np.count_nonzero(_sums(n), axis=1) / CORRELATED_BINS
    return np.asarray(RISE * DB_PER_NEPER / np.sqrt(n_independent))
