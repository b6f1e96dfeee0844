"""Whether there is time for the second of two models. Pure.

It is the first thing that is given up for live sound, before anything of `pace`:

1. where it would be `HURRIED`, it does not read growing segments any more, and finals greedily;
2. where it would be `SLOW`, or the first model is, finals are the first one's.

Once given up it is not measured any more: it is taken to be as many times slower than the first
model as it was. That could be wrong for good if it was measured in a bad moment, so it is tried
again after `RETRY` samples.
"""

from dataclasses import dataclass, field, replace
from typing import Final

from captioner.engine.pace import HURRIED, SLOW, Pace
from captioner.units import samples

RETRY: Final = samples(60.0)
LOOK_SPACING: Final = 4.0  # times what it took last lie between two readings of growing segments


@dataclass(frozen=True, slots=True)
class SecondPace:
    """How fast the second model is."""

    own: Pace = field(default_factory=Pace)
    first_rate: float = 0.0
    """Of the first model when this was measured, s of work per s of sound."""
    end: int = 0
    """Stream position up to which it has read."""

    def observe(self, n_samples: int, spent_s: float, end: int, first: Pace) -> "SecondPace":
        """With a call of `spent_s` seconds over so many samples, beside the first model's pace."""
        own = self.own.observe(n_samples, spent_s)
        return replace(self, own=own, first_rate=first.rate, end=end)

    def rate(self, first: Pace) -> float:
        """Seconds of work per second of sound, as fast as the first model is now."""
        known = self.first_rate > 0 and first.rate > 0
        return self.own.rate * (first.rate / self.first_rate if known else 1.0)

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
        return samples(LOOK_SPACING * self.own.last_s)
