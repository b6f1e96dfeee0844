"""Whether there is time for the second of two models. Pure.

It is the first thing that is given up for live sound, before anything of `pace`:

1. where it would be `HURRIED`, it does not read growing segments any more, and finals greedily;
2. where it would be `SLOW`, or the first model is, finals are the first one's.

Once given up it is not measured any more: it is taken to be as many times slower than the first
model as it was. That could be wrong for good if it was measured in a bad moment, so it is tried
again after `RETRY` samples.
"""

from dataclasses import dataclass
from statistics import median
from typing import Final

from captioner.engine.pace import HURRIED, RECENT, SLOW, Pace
from captioner.units import SAMPLE_RATE, samples

RETRY: Final = samples(60.0)
LOOK_SPACING: Final = 4.0  # times what it took last lie between two readings of growing segments
SHORTEST: Final = samples(2.0)  # what it takes for less says nothing about more


@dataclass(frozen=True, slots=True)
class SecondPace:
    """How fast the second model is."""

    times_first: tuple[float, ...] = ()
    """How many times slower than the first one its newest calls were, newest last."""
    last_s: float = 0.0
    """Wall time of its newest call."""
    end: int = 0
    """Stream position up to which it has read."""

    def observe(self, n_samples: int, spent_s: float, end: int, first: Pace) -> "SecondPace":
        """With a call of `spent_s` seconds over so many samples, beside the first model's pace."""
        times = self.times_first
        if n_samples >= SHORTEST and first.rate > 0:
            rate = spent_s * SAMPLE_RATE / n_samples
            times = (*times, rate / first.rate)[-RECENT:]
        return SecondPace(times, spent_s, end)

    def observe_part(self, n_samples: int, spent_s: float, end: int, first: Pace) -> "SecondPace":
        """With a call that was given up after `spent_s` seconds: it would have taken more."""
        slower = spent_s * SAMPLE_RATE > max(self.rate(first), HURRIED) * n_samples
        return self.observe(n_samples, spent_s, end, first) if slower else self

    def rate(self, first: Pace) -> float:
        """Seconds of work per second of sound, as fast as the first model is now."""
        return median(self.times_first) * first.rate if self.times_first else 0.0

    def hurried(self, first: Pace) -> bool:
        """Whether it has time for finals only, and for no beam."""
        return first.hurried or self.rate(first) > HURRIED

    def rests(self, first: Pace, end: int) -> bool:
        """Whether it has no time for what is said up to the stream position `end`."""
        if first.slow:
            return True
        return self.rate(first) > SLOW and end - self.end < RETRY

    @property
    def spacing(self) -> int:
        """Samples between two of its readings of growing segments, at least."""
        return samples(LOOK_SPACING * self.last_s)
