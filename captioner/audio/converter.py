"""From what a device or a file delivers to what the engine works with."""

import numpy as np

from captioner.audio.channels import LoudestChannel
from captioner.audio.resample import Resampler
from captioner.units import FloatArray


class AudioConverter:
    """Turn blocks of any rate and channel count into mono at units.SAMPLE_RATE, in [-1, 1].

    Used on one thread.
    """

    def __init__(self, rate_hz: int, n_channels: int) -> None:
        """Expect blocks of `n_channels` (at least 1) at `rate_hz`.

        Raises:
            ValueError: the rate cannot be resampled.
        """
        self._channels = LoudestChannel(rate_hz, n_channels)
        self._resampler = Resampler(rate_hz)

    def feed(self, block: FloatArray) -> FloatArray:
        """Take (n, n_channels) float32; return the samples (m,) that are ready, possibly none."""
        return np.clip(self._resampler.feed(self._channels.feed(block)), -1.0, 1.0)

    def finish(self) -> FloatArray:
        """The remaining samples (m,); nothing may be fed afterwards."""
        return np.clip(self._resampler.finish(), -1.0, 1.0)
