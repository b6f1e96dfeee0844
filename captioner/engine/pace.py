"""How fast the transcriber is, and what may be asked of it so that captions are not late. Pure.

A partial is worth its time when there is something new to read: the segmenter posts one only where
a voice was heard since the last, and less often (`EASED_S`) while the text rests, until the voice
pauses.

The policy, for live sound, in this order:

0. A final is read greedily rather than with a beam above `HURRIED`.
1. Partials thin out: between two of a segment lies at least `SPACING` times what the last one
   took, so that they take half of the time at most; above `BUSY` they are read without context.
   On a battery at least `SAVING_S` lies between them. Fewer hypotheses have to agree then, so that
   words are shown and settled after about the same time.
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

from captioner.pacing import Pacing
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
EASED_S: Final = 0.5
"""Between two partials while the text rests: all words are settled, but the last, which may be cut.
On four long recordings of the speech set (261 s of reading) that spares 1.3 % of the work, and no
word comes later in the median. Where words are only shown, not settled, each partial counts: 0.4 s
there would spare 7 %, but show words 0.07 s later and take more of them back.
"""
RARER: Final = 1.5  # times the usual spacing of partials, from which it is told that they are rare
SAVING_S: Final = 0.5  # between two partials, on a battery
TOLD_AFTER_S: Final = 3.0  # what is over sooner is told to nobody


@dataclass(frozen=True, slots=True)
class Pace:
    """What the newest calls took."""

    recent: tuple[float, ...] = ()
    """Seconds of work per second of sound, newest last."""
    last_s: float = 0.0
    """Wall time of the newest call."""
    n_speaking: int = 1
    """Sources that speak now, this one included."""
    partials_s: tuple[float, ...] = ()
    """Wall times of the newest calls for partials, newest last."""
    saving: bool = False
    """Whether the machine runs on its battery."""

    def observe(self, n_samples: int, spent_s: float, *, partial: bool = False) -> "Pace":
        """With one more call of `spent_s` seconds over so many samples."""
        rate = spent_s / (max(n_samples, samples(SHORTEST_S)) / samples(1.0))
        partials_s = (*self.partials_s, spent_s)[-RECENT:] if partial else self.partials_s
        recent = (*self.recent, rate)[-RECENT:]
        return replace(self, recent=recent, last_s=spent_s, partials_s=partials_s)

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

    @property
    def usual_spacing(self) -> int:
        """The same by the median of the newest partials; 0 before the first."""
        saving = samples(SAVING_S) if self.saving else 0
        usual_s = median(self.partials_s) if self.partials_s else 0.0
        return max(saving, samples(SPACING * usual_s * self.n_speaking))

    def pacing(self, partial_every: int) -> Pacing:
        """What is given up now, in one word.

        Args:
            partial_every: samples between two partials when there is time for them.
        """
        if self.slow:
            return Pacing.FINALS
        if self.hurried:
            return Pacing.GREEDY
        if replace(self, saving=False).usual_spacing > RARER * partial_every:
            return Pacing.RARER
        return Pacing.SAVING if self.saving else Pacing.USUAL

    def longest_window(self, max_lag_s: float) -> int | None:
        """Samples after which a segment is to be closed; None if that does not matter.

        It takes rate * length to read, and as much new sound comes meanwhile: both together are
        to stay within the lag allowed.
        """
        if not self.slow:
            return None
        return samples(max(SHORTEST_WINDOW_S, SHARE * max_lag_s / (1 + self.rate)))


class PacingTold:
    """What is told of the pace: what has held for TOLD_AFTER_S. Used on one thread."""

    def __init__(self) -> None:
        """Begin with the usual one."""
        self._told = self._newest = Pacing.USUAL
        self._since_s = 0.0

    def observe(self, newest: Pacing, now_s: float) -> Pacing:
        """Take what it is now, seconds since any moment; what to tell."""
        if newest is not self._newest:
            self._newest, self._since_s = newest, now_s
        if now_s - self._since_s >= TOLD_AFTER_S:
            self._told = newest
        return self._told
