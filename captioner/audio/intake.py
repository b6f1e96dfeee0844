"""From what a device or a file delivers to what the engine works with."""

from collections.abc import Callable

import numpy as np

from captioner.audio.apart import VoicesApart
from captioner.audio.channels import Taken, VoiceDetector, VoiceFollower, any_sound
from captioner.audio.offset import OffsetFilter
from captioner.audio.resample import Resampler
from captioner.units import FloatArray


class ChannelIntake:
    """Turn blocks of any rate into the same channels at units.SAMPLE_RATE, in [-1, 1].

    Values that are not finite become silence, and a constant offset is taken out. Used on one
    thread.
    """

    def __init__(self, rate_hz: int, n_channels: int) -> None:
        """Expect blocks of `n_channels` (at least 1) at `rate_hz`.

        Raises:
            ValueError: the rate cannot be resampled.
        """
        self._offset = OffsetFilter(rate_hz, n_channels)
        self._resampler = Resampler(rate_hz, n_channels)

    def feed(self, block: FloatArray) -> FloatArray:
        """Take (n, n_channels) float32; return the samples (m, n_channels) that are ready."""
        clean = np.nan_to_num(block, nan=0.0, posinf=0.0, neginf=0.0)
        return np.clip(self._resampler.feed(self._offset.feed(clean)), -1.0, 1.0)

    def finish(self) -> FloatArray:
        """The remaining samples (m, n_channels); nothing may be fed afterwards."""
        return np.clip(self._resampler.finish(), -1.0, 1.0)


class Intake:
    """Turn blocks of any rate and channel count into mono: the channel with the voice.

    Used on one thread.
    """

    def __init__(
        self,
        rate_hz: int,
        n_channels: int,
        detector: Callable[[], VoiceDetector] = lambda: any_sound,
    ) -> None:
        """See `ChannelIntake` and `VoiceFollower`.

        Raises:
            ValueError: the rate cannot be resampled.
        """
        self._channels = ChannelIntake(rate_hz, n_channels)
        self._follower = VoiceFollower(n_channels, detector)

    def feed(self, block: FloatArray) -> Taken:
        """Take (n, n_channels) float32; return the samples that are ready, possibly none."""
        return self._follower.feed(self._channels.feed(block))

    def finish(self) -> Taken:
        """The remaining samples; nothing may be fed afterwards."""
        return self._follower.feed(self._channels.finish())


class IntakeApart:
    """Turn blocks of any rate and channel count into the voices on the channels, one by one.

    Half a second late, so for recordings. Used on one thread.
    """

    def __init__(self, rate_hz: int, n_channels: int) -> None:
        """See `ChannelIntake` and `VoicesApart`.

        Raises:
            ValueError: the rate cannot be resampled.
        """
        self._channels = ChannelIntake(rate_hz, n_channels)
        self._apart = VoicesApart(n_channels)

    def feed(self, block: FloatArray) -> Taken:
        """Take (n, n_channels) float32; return the samples that are ready, possibly none."""
        return _one_by_one(self._apart.feed(self._channels.feed(block)))

    def finish(self) -> Taken:
        """The remaining samples; nothing may be fed afterwards."""
        rest = self._apart.feed(self._channels.finish())
        return _one_by_one(np.concatenate((rest, self._apart.finish())))


def _one_by_one(voices: FloatArray) -> Taken:
    """From (n, n_channels)."""
    first, *others = (np.ascontiguousarray(voice) for voice in voices.T)
    return Taken(first, others=tuple(others))
