"""Gaps that are one for who reads: soon after each other, without words between. Pure."""

from dataclasses import dataclass, replace
from typing import Final

from captioner.events import ONLY, Gap, GapReason
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

    @property
    def start(self) -> int:
        """Stream position of its first sample."""
        return self.gap.start

    @property
    def key(self) -> tuple[str, GapReason]:
        """The same for all that may be one with it."""
        return self.gap.origin.key, self.gap.reason


class NearGaps:
    """What is told of each gap. Used on one thread.

    Of several sources each has its own: what stops one stops all, and their gaps come in turn.
    """

    def __init__(self) -> None:
        self._told: dict[tuple[str, GapReason], ToldGap] = {}

    def add(self, gap: Gap) -> ToldGap:
        """Take the next gap of its source; what it is together with those near before it.

        While the program stood still, nothing was heard of any source: that is one gap of nobody.
        """
        if gap.reason is GapReason.STOOD_STILL:
            gap = replace(gap, origin=ONLY)
        now = ToldGap(gap, gap.end, first=True)
        before = self._told.get(now.key)
        if before is not None and gap.start - before.until <= NEAR_GAPS and gap.end > before.start:
            more = max(0, gap.end - max(gap.start, before.until))
            longer = replace(before.gap, end=before.gap.end + more)
            now = ToldGap(longer, max(gap.end, before.until), first=False)
        self._told[now.key] = now
        return now

    def part(self) -> None:
        """Words come, or positions begin anew: what comes is told by itself."""
        self._told.clear()
