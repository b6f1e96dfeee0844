"""Take a constant offset (DC) out of a stream. Pure."""

import math
from typing import Final

import numpy as np

from captioner.units import FloatArray

MEMORY_S: Final = 0.5  # a high-pass of 0.3 Hz
STEADY: Final = 3.0  # times the deviation of the first block: an offset, not a thump
HARMLESS: Final = 0.01  # -40 dBFS: less changes nothing that is heard or read, and stays


class OffsetFilter:
    """A one-pole high-pass that leaves sound without an offset untouched.

    The offset is followed from block to block and taken out along a ramp, so no step is added.
    Used on one thread.
    """

    def __init__(self, rate_hz: int, n_channels: int) -> None:
        self._memory = rate_hz * MEMORY_S  # frames
        self._mean = np.zeros(n_channels, np.float32)
        self._taken = np.zeros(n_channels, np.float32)
        self._begun = False

    def feed(self, block: FloatArray) -> FloatArray:
        """Take (n, n_channels); return the same shape, the same array where nothing is to do."""
        if not len(block):
            return block
        mean = np.add.reduce(block) / len(block)
        if not self._begun:
            self._begun = True
            self._mean = np.where(
                np.abs(mean) > STEADY * block.std(axis=0), mean, 0
            )  # there from the start
            self._taken = _harmful(self._mean)
        weight = 1 - math.exp(-len(block) / self._memory)
        self._mean += weight * (mean - self._mean)
        if not self._taken.any() and max(map(abs, self._mean.tolist())) <= HARMLESS:
            return block
        before, self._taken = self._taken, _harmful(self._mean)
        ramp = np.linspace(0, 1, len(block), dtype=np.float32)[:, None]
        without: FloatArray = block - (before + ramp * (self._taken - before))
        return without


def _harmful(mean: FloatArray) -> FloatArray:
    """What of an offset is taken out; follows it without a step where that begins."""
    return np.where(np.abs(mean) > HARMLESS, mean - np.sign(mean) * HARMLESS, 0).astype(np.float32)
