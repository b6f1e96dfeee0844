"""How loud a source is. Pure: chunks in, levels out."""

from collections.abc import Iterator
from typing import Final

import numpy as np

from captioner.events import ONLY, LevelMeasured, Origin
from captioner.units import FloatArray, samples

SILENCE_DBFS: Final = -120.0
EVERY: Final = samples(0.1)  # samples between two levels


class LevelMeter:
    """Measures about ten times per second of sound. Used on one thread."""

    def __init__(self, origin: Origin = ONLY) -> None:
        """Args: origin: of the levels."""
        self._origin = origin
        self._n = 0
        self._energy = 0.0
        self._peak = 0.0

    def feed(self, chunk: FloatArray) -> Iterator[LevelMeasured]:
        """Take (n,) float32 in [-1, 1]; return the level if one is due."""
        if len(chunk):
            self._n += len(chunk)
            self._energy += float(np.dot(chunk, chunk))
            self._peak = max(self._peak, float(chunk.max()), -float(chunk.min()))
        if self._n < EVERY:
            return iter(())
        level = LevelMeasured(dbfs(self._energy / self._n, 10), dbfs(self._peak, 20), self._origin)
        self._n, self._energy, self._peak = 0, 0.0, 0.0
        return iter((level,))


def dbfs(value: float, factor: int) -> float:
    """Decibels of full scale, -120 to 0; `factor` is 10 for a power, 20 for an amplitude."""
    if value <= 0.0:
        return SILENCE_DBFS
    return min(0.0, max(SILENCE_DBFS, factor * float(np.log10(value))))
