"""Bring quiet sound to the level that a detector was trained on. Pure."""

import math
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from captioner.units import SAMPLE_RATE, FloatArray

TARGET_DBFS: Final = -25.0  # RMS of speech close to a microphone
MAX_GAIN_DB: Final = 30.0  # takes speech of -55 dBFS to the target, and noise of -60 below it
RELEASE_DB_PER_S: Final = 12.0
"""How fast the gain rises after loud sound. Measured on speech of -55 dBFS that begins a second
after speech of -22: at 6 dB/s 94 % of it is covered, from 10 dB/s on 99 %."""
QUIETEST_DBFS: Final = -120.0  # stands for digital silence


class Leveller:
    """Turns quiet sound up, at once down again when it gets loud, and never below what it was.

    The gain moves along a ramp inside each block, so that no step is added to the sound. Blocks
    are given in order. Used on one thread.
    """

    def __init__(self, max_gain_db: float = MAX_GAIN_DB) -> None:
        """Start with the full gain, 0 (changes nothing) to 60 dB."""
        self._max_gain_db = max_gain_db
        self._level_dbfs = QUIETEST_DBFS
        self._gain = _factor(max_gain_db)

    def __call__(self, block: FloatArray) -> FloatArray:
        """A block (n,) of finite float32, levelled, within -1 to 1."""
        levelled: FloatArray = self.of_blocks(block[None])[0]
        return levelled

    def of_blocks(self, blocks: FloatArray) -> FloatArray:
        """The same of blocks in order: (m, n)."""
        gains = [self._gain]
        for block in blocks:
            self.pass_over(block)
            gains.append(self._gain)
        before, after = np.array(gains[:-1])[:, None], np.array(gains[1:])[:, None]
        ramp = (before + (after - before) * _steps(blocks.shape[1])).astype(np.float32)  # (m, n)
        levelled: FloatArray = np.clip(blocks * ramp, -1.0, 1.0)
        return levelled

    def pass_over(self, block: FloatArray) -> None:
        """Only learn how loud a block (n,) is that nobody asks for."""
        power = float(np.dot(block, block)) / len(block)
        level_dbfs = 10 * math.log10(power) if power > 0 else QUIETEST_DBFS
        fallen_dbfs = self._level_dbfs - RELEASE_DB_PER_S * len(block) / SAMPLE_RATE
        self._level_dbfs = max(level_dbfs, fallen_dbfs, QUIETEST_DBFS)
        gain_db = min(max(TARGET_DBFS - self._level_dbfs, 0.0), self._max_gain_db)
        self._gain = _factor(gain_db)


@cache
def _steps(n: int) -> npt.NDArray[np.float64]:
    """From the first step of a ramp to 1, (n,)."""
    return np.arange(1, n + 1) / n


def _factor(gain_db: float) -> float:
    return float(10 ** (gain_db / 20))
