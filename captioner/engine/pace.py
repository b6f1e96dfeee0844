"""How fast the transcriber is, and what may be asked of it so that captions are not late. Pure.

The policy, for live sound, in this order:

0. A final is read greedily rather than with a beam above `HURRIED`.
1. Partials thin out: between two of a segment lies at least `SPACING` times what the last one
   took, so that they take half of the time at most; above `BUSY` they are read without context.
2. An engine slower than `SLOW` gets no partials, reads each segment by itself, and segments are
   closed early, so that none takes longer than the lag that is allowed. Segments that wait are
   read together, and one that a partial has covered is not read again.
3. When more sound than allowed waits for its caption, the oldest of it is left out until half as
   much waits, and a gap says so.

Where several sources speak at once each has its share of the transcriber: work takes as many times
longer, and partials of one leave time for those of the others.

All three end by themselves as soon as the last few calls were fast.
"""

from dataclasses import dataclass, replace
from statistics import median
from typing import Final

from captioner.units import samples

RECENT: Final = 3  # calls that tell the pace; the median of them, so that one alone says nothing
SHORTEST_S: Final = 1.0  # a shorter segment costs about the same as one of this length
SPACING: Final = 2.0  # of the time that a partial took
BUSY: Final = 0.06  # s of work per s of sound: a partial with 10 s of context takes 0.6 s
HURRIED: Final = (
    0.15  # s of work per s of sound: a final of 9 s takes 1.4 s, with a beam twice that
)
SLOW: Final = 0.3  # s of work per s of sound: partials of 9 s then take 2.7 s
SHARE: Final = 0.9  # of the lag allowed, for the segment in hand and what comes meanwhile
SHORTEST_WINDOW_S: Final = 1.0  # a shorter one has no whole words


@dataclass(frozen=True, slots=True)
class Pace:
    """What the newest calls took."""

    recent: tuple[float, ...] = ()
    """Seconds of work per second of sound, newest last."""
    last_s: float = 0.0
    """Wall time of the newest call."""
    n_speaking: int = 1
    """Sources that speak now, this one included."""

    def observe(self, n_samples: int, spent_s: float) -> "Pace":
        """With one more call of `spent_s` seconds over so many samples."""
        rate = spent_s / (max(n_samples, samples(SHORTEST_S)) / samples(1.0))
        return Pace((*self.recent, rate)[-RECENT:], spent_s, self.n_speaking)

    def shared(self, n_speaking: int) -> "Pace":
        """The same transcriber, for so many sources that speak at once (at least 1)."""
        return replace(self, n_speaking=n_speaking)

    @property
    def rate(self) -> float:
        """Seconds of work per second of sound of each source; 0 before the first call."""
        return self.n_speaking * median(self.recent) if self.recent else 0.0

    @property
    def slow(self) -> bool:
        """Whether there is no time for partials and context."""
        return self.rate > SLOW

    @property
    def hurried(self) -> bool:
        """Whether finals have no time for a beam."""
        return self.rate > HURRIED

    @property
    def busy(self) -> bool:
        """Whether partials have no time for context."""
        return self.rate > BUSY

    @property
    def spacing(self) -> int:
        """Samples between two partials of a segment, at least."""
        return samples(SPACING * self.last_s * self.n_speaking)

    def longest_window(self, max_lag_s: float) -> int | None:
        """Samples after which a segment is to be closed; None if that does not matter.

        It takes rate * length to read, and as much new sound comes meanwhile: both together are
        to stay within the lag allowed.
        """
        if not self.slow:
            return None
        return samples(max(SHORTEST_WINDOW_S, SHARE * max_lag_s / (1 + self.rate)))
