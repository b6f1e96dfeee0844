"""Gaps that are one for who reads: soon after each other, without words between. Pure."""

from dataclasses import dataclass, replace
from typing import Final

from captioner.events import Gap, GapReason
from captioner.units import samples

NEAR_GAPS: Final = samples(3.0)  # between two gaps that read as one


@dataclass(frozen=True, slots=True)
class ToldGap:
    """A gap as it is told."""

    gap: Gap
    """As long as all that it stands for."""
    until: int
    """Stream position after the last of them."""
    first: bool
    """Whether nothing of it was told before."""


class NearGaps:
    """What is told of each gap. Used on one thread.

    Of several sources each has its own: what stops one stops all, and their gaps come in turn.
    """

    def __init__(self) -> None:
        self._told: dict[tuple[str, GapReason], ToldGap] = {}

    def add(self, gap: Gap) -> ToldGap:
        """Take the next gap of its source; what it is together with those near before it."""
        key = (gap.origin.key, gap.reason)
        before = self._told.get(key)
        if before is not None and 0 <= gap.start - before.until <= NEAR_GAPS:
            longer = replace(before.gap, end=before.gap.end + gap.length)
            now = ToldGap(longer, gap.end, first=False)
        else:
            now = ToldGap(gap, gap.end, first=True)
        self._told[key] = now
        return now

    def part(self) -> None:
        """Words come, or positions begin anew: what comes is told by itself."""
        self._told.clear()
