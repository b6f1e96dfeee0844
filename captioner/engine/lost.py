"""Which stretches of sound never came, of one source and of several at once. Pure."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

MOST_SPANS: Final = 256  # kept one by one; a microphone that stutters for hours has more


@dataclass(frozen=True, slots=True)
class Lost:
    """What a source lost. `and_then` gives the next one."""

    spans: tuple[tuple[int, int], ...] = ()
    """The newest ones: stream positions of the first sample and after the last, in order."""
    before: int = 0
    """Samples lost before these."""

    @property
    def n_samples(self) -> int:
        """All that was lost."""
        return self.before + sum(end - start for start, end in self.spans)

    def and_then(self, start: int, end: int) -> "Lost":
        """With one more stretch, after all others; nothing if it is empty."""
        if start >= end:
            return self
        spans, before = (*self.spans, (start, end)), self.before
        if len(spans) > MOST_SPANS:
            before += spans[0][1] - spans[0][0]
            spans = spans[1:]
        return Lost(spans, before)


NOTHING_LOST: Final = Lost()


def lost_in_all(sources: Sequence[Lost]) -> int:
    """Samples of time in which any of the sources lost something: what stops one may stop all.

    Their positions count from nearly the same moment. What is not known one by one any more counts
    as often as in the source that lost most.
    """
    return max((one.before for one in sources), default=0) + _covered(
        span for one in sources for span in one.spans
    )


def _covered(spans: Iterable[tuple[int, int]]) -> int:
    """Positions that are in any of the spans."""
    n, reached = 0, None
    for start, end in sorted(spans):
        begin = start if reached is None else max(start, reached)
        n += max(0, end - begin)
        reached = end if reached is None else max(end, reached)
    return n
