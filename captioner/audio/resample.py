"""From any sample rate to the engine's, block by block."""

import numpy as np
import soxr

from captioner.units import SAMPLE_RATE, FloatArray

QUALITY = "HQ"  # flat to 7.3 kHz, 20-bit; delays 48 kHz sound by 33 ms (MQ: 12 ms, flat to 6.6 kHz)


class Resampler:
    """Resample a stream to units.SAMPLE_RATE; at that rate it passes blocks through.

    Blocks of any length give blocks of varying length, some of them empty; after `finish` the
    whole output is round(n * SAMPLE_RATE / rate_hz) samples long, give or take one, and sample i
    is the sound at i / SAMPLE_RATE s. Used on one thread.
    """

    def __init__(self, rate_hz: int, n_channels: int = 1) -> None:
        """Resample `n_channels` from `rate_hz` (1000 to 768000).

        Raises:
            ValueError: the rate is outside that range.
        """
        if not 1000 <= rate_hz <= 768_000:
            raise ValueError(f"sample rate is {rate_hz} Hz, need 1000 to 768000")
        self._n_channels = n_channels
        same = rate_hz == SAMPLE_RATE
        self._stream = (
            None
            if same
            else soxr.ResampleStream(
                rate_hz, SAMPLE_RATE, n_channels, dtype="float32", quality=QUALITY
            )
        )

    def feed(self, block: FloatArray) -> FloatArray:
        """Take (n, n_channels) float32; return those (m, n_channels) that are ready."""
        return self._run(block, last=False)

    def finish(self) -> FloatArray:
        """The remaining samples (m, n_channels); nothing may be fed afterwards."""
        return self._run(np.empty((0, self._n_channels), np.float32), last=True)

    def _run(self, block: FloatArray, *, last: bool) -> FloatArray:
        if self._stream is None:
            return block
        resampled: FloatArray = self._stream.resample_chunk(np.ascontiguousarray(block), last=last)
        return resampled
