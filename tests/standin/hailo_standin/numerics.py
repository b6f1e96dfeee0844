"""Arithmetic of the simulated chip: quantised at both ends, with noise in between."""

import zlib
from dataclasses import dataclass

import numpy as np

# Reported of the tiny encoder on a Hailo-8L against float32: mean |difference| 0.189 where the
# reference has a standard deviation of 1.35.
PUBLISHED_NOISE = 0.189 / 1.35
MEAN_OF_FOLDED_NORMAL = np.sqrt(2 / np.pi)


@dataclass(frozen=True, slots=True)
class Quantisation:
    """real = (stored - zero_point) * scale."""

    scale: float
    zero_point: float
    low: float
    high: float
    dtype: str = "uint8"

    @classmethod
    def of_range(cls, low: float, high: float, dtype: str = "uint8") -> "Quantisation":
        """The one that spans a range of reals, with a whole zero point."""
        steps = float(np.iinfo(dtype).max)
        scale = float(np.float32((high - low) / steps))
        return cls(scale, float(np.round(-low / scale)), low, high, dtype)

    def stored(self, values):
        """Quantise: clip to the limits, round half to even."""
        clipped = np.clip(values, self.low, self.high)
        steps = np.rint(clipped / self.scale + self.zero_point)  # numpy rounds half to even
        return np.clip(steps, 0, np.iinfo(self.dtype).max).astype(self.dtype)

    def real(self, stored):
        """Undo it: float32."""
        return ((stored.astype(np.float32) - self.zero_point) * self.scale).astype(np.float32)


def noisy(values, level: float, of: bytes):
    """Add normal noise; the same input gives the same noise, as a chip does.

    Args:
        values: any shape.
        level: mean |difference|, in standard deviations of `values`.
        of: what the noise depends on.
    """
    if not level:
        return values
    sigma = level / MEAN_OF_FOLDED_NORMAL * float(np.std(values))
    rng = np.random.default_rng(zlib.crc32(of))
    return values + sigma * rng.standard_normal(values.shape, np.float32)
