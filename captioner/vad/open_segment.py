"""A stretch of the stream held in one preallocated buffer, addressed by stream position."""

from typing import Final

import numpy as np

from captioner.units import VAD_FRAME, FloatArray

SMOOTHING_FRAMES: Final = 5  # 100 ms: a gap between words, longer than the closure of a plosive


class OpenSegment:
    """The newest samples of the stream, in order and without a gap.

    Not for several threads. All positions are stream positions in samples.
    """

    def __init__(self, capacity: int) -> None:
        """Hold at most `capacity` samples."""
        self._buffer = np.zeros(capacity, np.float32)
        self._length = 0
        self.start = 0
        """Stream position of the oldest sample held."""

    def __len__(self) -> int:
        """Samples held."""
        return self._length

    @property
    def end(self) -> int:
        """Stream position after the newest sample."""
        return self.start + self._length

    def append(self, samples: FloatArray) -> None:
        """Add (n,) samples after the newest; there must be room."""
        self._buffer[self._length : self._length + len(samples)] = samples
        self._length += len(samples)

    def revise(self, samples: FloatArray) -> None:
        """Replace the newest (m,) samples by `samples`, as far as they are held."""
        n = min(len(samples), self._length)
        self._buffer[self._length - n : self._length] = samples[len(samples) - n :]

    def forget_before(self, position: int) -> None:
        """Let go of everything before `position`; earlier positions than `start` change nothing."""
        n_old = min(max(position - self.start, 0), self._length)
        self._buffer[: self._length - n_old] = self._buffer[n_old : self._length]
        self._length -= n_old
        self.start += n_old

    def restart_at(self, position: int) -> None:
        """Let go of everything and go on at `position`."""
        self._length = 0
        self.start = position

    def until(self, position: int) -> FloatArray:
        """A copy of the samples from `start` to `position`, (n,)."""
        return self._buffer[: position - self.start].copy()

    def quietest(self, low: int, high: int) -> int:
        """The frame border from `low` to `high` around which 100 ms have the least energy.

        Of equals the latest. Both limits are whole frames from `start`, inside the segment, with
        low <= high. Sound outside low..high is not looked at, so borders near a limit are judged
        by the side that is seen.
        """
        if low == high:
            return high
        seen = self._buffer[low - self.start : high - self.start].reshape(-1, VAD_FRAME)
        energy = np.square(seen).mean(axis=1)  # (n_frames,)
        ones = np.ones(min(SMOOTHING_FRAMES, len(energy)))
        n_seen = np.convolve(np.ones_like(energy), ones, mode="same")
        smooth = np.convolve(energy, ones, mode="same") / n_seen  # (n_frames,)
        quietest = len(smooth) - 1 - int(np.argmin(smooth[::-1]))
        return low + quietest * VAD_FRAME
