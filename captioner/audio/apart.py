"""The voices of a recording one by one: each channel without what is a copy of another's.

Pure: the channels in, as many out, half a second later.
"""

from collections import deque
from collections.abc import Iterator
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from captioner.audio.channels import Taken
from captioner.audio.likeness import HOP, Compared, Likeness
from captioner.units import FloatArray, samples

STAYS_DB: Final = 6.0  # less than this much clearer, a channel is no reason to change
AUDIBLE_DB: Final = 3.0  # less above the noise, a copy stays muted when it is like nothing more
MIDDLE_HOPS: Final = 2  # the middle of what is compared is so many hops before its end
BESIDE: Final = 3  # comparisons that decide about a hop: its own and those beside it
FADE: Final = samples(0.005)  # a channel comes and goes over this long: no click
Flags: TypeAlias = npt.NDArray[np.bool_]
_RAMP: Final = np.linspace(0, 1, FADE, dtype=np.float32)[:, None]


class VoicesApart:
    """Mutes a channel where it carries the same sound as a clearer one, and only there.

    So two people on two channels are two streams, also while both speak, and the one's voice that
    is faint on the other's channel is not there twice. Of plain stereo one channel is left, as it
    is. Used on one thread.
    """

    def __init__(self, n_channels: int) -> None:
        self._n_channels = n_channels
        self._likeness = Likeness(n_channels)
        self._rest = np.empty((0, n_channels), np.float32)  # less than a hop
        self._held: deque[FloatArray] = deque()  # hops that are not handed out, oldest first
        self._n_early = MIDDLE_HOPS  # comparisons whose middle is before the first hop
        self._copies: deque[Flags] = deque([np.zeros(n_channels, bool)])
        """Whether each channel is a copy; from the one before the first of `_held`."""
        self._kept = np.ones(n_channels, bool)  # at the last comparison
        self._copy = np.zeros(n_channels, bool)  # at the last comparison
        self._gain: FloatArray | None = None  # of each channel in the hop before

    def feed(self, block: FloatArray) -> Taken:
        """Take (n, n_channels) float32 at units.SAMPLE_RATE; return the samples that are ready."""
        return _one_by_one(self._feed(block))

    def finish(self, block: FloatArray) -> Taken:
        """Take the last (n, n_channels); return all that remain. Nothing may be fed afterwards."""
        if self._n_channels == 1:
            return _one_by_one(block)
        ready = self._feed(block)
        n_left = len(self._held) * HOP + len(self._rest)
        n_silent = (MIDDLE_HOPS + BESIDE) * HOP - len(self._rest)
        left = self._feed(np.zeros((n_silent, self._n_channels), np.float32))[:n_left]
        return _one_by_one(np.concatenate((ready, left)))

    def _feed(self, block: FloatArray) -> FloatArray:
        if self._n_channels == 1:
            return block
        heard = np.concatenate((self._rest, block))
        n_whole = len(heard) // HOP * HOP
        self._rest = heard[n_whole:]
        hops = heard[:n_whole].reshape(-1, HOP, self._n_channels)
        ready = [done for hop in hops for done in self._hear(hop)]
        return np.concatenate((np.empty((0, self._n_channels), np.float32), *ready))

    def _hear(self, hop: FloatArray) -> Iterator[FloatArray]:
        """Take the next (HOP, n_channels); hand out the one about which enough is known, if any."""
        self._held.append(hop)
        compared = self._likeness.hear(hop)
        if self._n_early:
            self._n_early -= 1
            return
        self._copies.append(self._copied(compared))
        if len(self._copies) == BESIDE:
            yield self._without_copies(self._held.popleft())
            self._copies.popleft()

    def _copied(self, compared: Compared) -> Flags:
        """Which channels are copies of one that is kept, (n_channels,)."""
        score = compared.score_db + STAYS_DB * self._kept
        self._kept = np.zeros(self._n_channels, bool)
        for channel in np.argsort(-score, kind="stable"):
            self._kept[channel] = not (compared.alike[channel] & self._kept).any()
        faint = compared.score_db < AUDIBLE_DB
        self._copy = ~self._kept | (self._copy & faint)
        return self._copy

    def _without_copies(self, hop: FloatArray) -> FloatArray:
        """Mute what is a copy in this hop and in one beside it: a lone one is a chance."""
        flags = np.array(self._copies)  # (3, n_channels)
        copied = flags[1] & (flags[0] | flags[2])
        gain = np.where(copied, 0, 1).astype(np.float32)
        before, self._gain = self._gain if self._gain is not None else gain, gain
        if before.all() and gain.all():
            return hop
        changed = hop * gain
        changed[:FADE] = hop[:FADE] * (before + _RAMP * (gain - before))
        return changed


def _one_by_one(voices: FloatArray) -> Taken:
    """From (n, n_channels)."""
    first, *others = (np.ascontiguousarray(voice) for voice in voices.T)
    return Taken(first, others=tuple(others))
