"""From what a device or a file delivers to what the engine works with."""

from collections.abc import Callable
from typing import Final

import numpy as np

from captioner.audio.apart import VoicesApart
from captioner.audio.channels import Taken, VoiceDetector, VoiceFollower, any_sound
from captioner.audio.offset import OffsetFilter
from captioner.audio.resample import Resampler
from captioner.units import FloatArray

BEYOND: Final = 16.0  # 24 dB over full scale: what is louder is no sound but a damaged file


class AudioConverter:
    """Turn blocks of any rate and channel count into mono at units.SAMPLE_RATE, in [-1, 1].

    Values that are not finite become silence, and a constant offset is taken out. Used on one
    thread.
    """

    def __init__(
        self,
        rate_hz: int,
        n_channels: int,
        detector: Callable[[], VoiceDetector] = lambda: any_sound,
        *,
        apart: bool = False,
    ) -> None:
        """Expect blocks of `n_channels` (at least 1) at `rate_hz`.

        Args:
            rate_hz: of the blocks.
            n_channels: of the blocks.
            detector: makes what tells voices from other sound; see `VoiceFollower`.
            apart: hand out the voices on the channels one by one; see `VoicesApart`.

        Raises:
            ValueError: the rate cannot be resampled.
        """
        self._offset = OffsetFilter(rate_hz, n_channels)
        self._resampler = Resampler(rate_hz, n_channels)
        self._voices = VoicesApart(n_channels) if apart else VoiceFollower(n_channels, detector)

    def feed(self, block: FloatArray) -> Taken:
        """Take (n, n_channels) float32; return the samples that are ready, possibly none."""
        clean = np.nan_to_num(block, nan=0.0, posinf=0.0, neginf=0.0)
        np.clip(clean, -BEYOND, BEYOND, out=clean)
        return self._voices.feed(_limited(self._resampler.feed(self._offset.feed(clean))))

    def finish(self) -> Taken:
        """The remaining samples; nothing may be fed afterwards."""
        return self._voices.finish(_limited(self._resampler.finish()))


def _limited(samples: FloatArray) -> FloatArray:
    return np.clip(samples, -1.0, 1.0)
