"""Hand segments from the audio threads to the inference thread without ever falling behind."""

import threading
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from enum import Enum, auto
from typing import Final, TypeAlias

import numpy as np

from captioner.events import Closed, Gap, GapReason, Segment
from captioner.units import samples

MAX_WAITING: Final = samples(120.0)
"""Closed speech that may wait, in samples (7.7 MB): how long a model may take to load, or how far
a slow one may fall behind, before the source is asked to wait. A recording does; a microphone
then counts what it loses."""
MERGE_FROM: Final = samples(2.0)  # closed speech waiting from which segments are read together
MERGE_PAUSE: Final = samples(1.0)  # segments further apart are read one by one
SHORTEST_REST: Final = samples(0.5)  # of a segment that is partly left out: less is no word

Item: TypeAlias = Segment | Gap


class Wake(Enum):
    """Nothing to caption, but something to see to."""

    NUDGE = auto()


class SegmentMailbox:
    """Closed segments queue up; of the growing one the newest counts. Gaps keep their place.

    Closed speech is only dropped by `leave_out`, which leaves a gap where it was. Several sources
    share one mailbox, told apart by the key of what they post: what is closed is taken in the
    order in which it came, growing segments in turn.

    Audio threads call `post`, `leave_out` and `wait_for_room`, the inference thread `take`; the
    rest may be called from any thread.
    """

    def __init__(self, merge_up_to: int = 0) -> None:
        """Args: merge_up_to: samples that segments read together may have; 0: never together."""
        self._changed = threading.Condition()
        self._queue: deque[Item] = deque()
        self._partials: dict[
            str, Segment
        ] = {}  # by key of the source; whose turn it is comes first
        self._in_hand: Item | None = None
        self._ended = False
        self._abandoned = False
        self._woken = False
        self._skipped = 0  # written by `post`, under the lock
        self._merge_up_to = merge_up_to

    @property
    def skipped_partials(self) -> int:
        """Partials replaced by something newer before anyone took them."""
        return self._skipped

    def post(self, item: Item) -> None:
        """Leave a segment or a gap; never waits for the reader."""
        with self._changed:
            if self._abandoned:
                return
            if isinstance(item, Segment):
                self._post_segment(item)
            else:
                self._queue.append(item)
            self._changed.notify_all()

    def close(self) -> None:
        """No more segments will come; what waits can still be taken."""
        with self._changed:
            self._ended = True
            self._changed.notify_all()

    def abandon(self) -> None:
        """Close, and throw away what waits and what is still posted."""
        with self._changed:
            self._abandoned = True
            self._queue.clear()
            self._partials.clear()
            self._ended = True
            self._changed.notify_all()

    def wake(self) -> None:
        """Let a reader that waits do what else it has to; any thread."""
        with self._changed:
            self._woken = True
            self._changed.notify_all()

    def take(self) -> Item | Wake | None:
        """Wait for the next item, closed segments and gaps first; None once closed and drained.

        A wake comes when nothing else waits. Says at the same time that the one taken before is
        dealt with.
        """
        with self._changed:
            self._in_hand = None
            self._changed.notify_all()
            self._changed.wait_for(
                lambda: self._queue or self._partials or self._ended or self._woken
            )
            woken, self._woken = self._woken, False
            item = self._next()
            return Wake.NUDGE if item is None and woken and not self._ended else item

    def take_waiting(self) -> Item | None:
        """As `take`, but None when nothing waits."""
        with self._changed:
            self._in_hand = None
            self._changed.notify_all()
            return self._next()

    def leave_out(self, n_samples: int, captioned_end: int, key: str = "") -> int:
        """Replace so much of the oldest closed speech that waits by gaps; how much was left out.

        Args:
            n_samples: to leave out; at the end of a segment it can be more.
            captioned_end: stream position up to which partials have covered the speech.
            key: of the source whose speech it is.
        """
        with self._changed:
            left = n_samples
            items: list[Item] = []
            for item in self._queue:
                parts = [item]
                if isinstance(item, Segment) and item.origin.key == key and left > 0:
                    parts = list(without(item, left, captioned_end))
                    left -= sum(part.length for part in parts if isinstance(part, Gap))
                for part in parts:
                    _append(items, part)
            self._queue = deque(items)
            return n_samples - left

    def wait_for_room(self, timeout_s: float) -> bool:
        """Wait until less than MAX_WAITING samples of closed speech wait; False on timeout."""
        with self._changed:
            return self._changed.wait_for(self._has_room, timeout_s)

    def waiting(self, key: str | None = None) -> tuple[Segment, ...]:
        """Closed segments without a caption yet, the one in hand included, oldest first.

        Those of one source; of all with None.
        """
        with self._changed:
            waiting = (self._in_hand, *self._queue)
            return tuple(
                item
                for item in waiting
                if isinstance(item, Segment)
                and item.closed is not None
                and key in (None, item.origin.key)
            )

    def partial_in_hand(self, key: str = "") -> Segment | None:
        """The version of the growing segment that is being transcribed, if one is."""
        in_hand = self._in_hand
        if isinstance(in_hand, Segment) and in_hand.closed is None and in_hand.origin.key == key:
            return in_hand
        return None

    def has_closed(self, key: str = "") -> bool:
        """Whether a closed segment or a gap waits: then a partial in hand is out of date."""
        with self._changed:
            return any(item.origin.key == key for item in self._queue)

    def has_newer_partial(self, key: str = "") -> bool:
        """Whether a newer version of the growing segment waits."""
        return key in self._partials

    def _post_segment(self, segment: Segment) -> None:
        key = segment.origin.key
        self._skipped += key in self._partials
        if segment.closed is None:
            self._partials[key] = segment  # in the place of the one before
        else:
            self._partials.pop(key, None)  # closed: supersedes its own partials
            self._queue.append(segment)

    def _next(self) -> Item | None:
        if self._queue:
            self._in_hand = self._taken()
        elif self._partials:
            self._in_hand = self._partials.pop(next(iter(self._partials)))
        return self._in_hand

    def _taken(self) -> Item:
        """The oldest item; when much waits, together with what follows it directly."""
        item = self._queue.popleft()
        if self._waiting_samples() <= MERGE_FROM or isinstance(item, Gap):
            return item
        for following in [other for other in self._queue if other.origin == item.origin]:
            if isinstance(following, Gap) or not self._fits(item, following):
                break
            item = _joined(item, following)
            self._queue = deque(other for other in self._queue if other is not following)
        return item

    def _fits(self, segment: Segment, following: Segment) -> bool:
        pause = following.start - segment.end
        together = following.end - segment.start
        return 0 <= pause <= MERGE_PAUSE and together <= self._merge_up_to

    def _waiting_samples(self) -> int:
        return sum(len(item.samples) for item in self._queue if isinstance(item, Segment))

    def _has_room(self) -> bool:
        return self._ended or self._waiting_samples() < MAX_WAITING


def without(segment: Segment, n_samples: int, captioned_end: int) -> Iterator[Item]:
    """A closed segment with a gap instead of its oldest samples that are in no caption yet.

    What partials have covered stays; then all the rest goes, because one segment has one caption.
    """
    start = max(segment.start, captioned_end)
    if start >= segment.end:
        yield segment
        return
    end = min(start + n_samples, segment.end)
    if start > segment.start or segment.end - end < SHORTEST_REST:
        end = segment.end
    if start > segment.start:
        kept = segment.samples[: start - segment.start]
        yield replace(segment, samples=kept, closed=Closed.GAP)
    yield Gap(start, end, GapReason.BEHIND, segment.origin)
    if end < segment.end:
        yield replace(segment, samples=segment.samples[end - segment.start :], start=end)


def _joined(segment: Segment, following: Segment) -> Segment:
    """Both as one segment, silence where neither has sound; it keeps the first one's id."""
    silence = np.zeros(following.start - segment.end, np.float32)
    together = np.concatenate((segment.samples, silence, following.samples))
    return replace(segment, samples=together, closed=following.closed)


def _append(items: list[Item], item: Item) -> None:
    """Add an item; a gap goes on with one that stands before it for the same reason."""
    last = items[-1] if items else None
    if (
        isinstance(item, Gap)
        and isinstance(last, Gap)
        and (item.reason, item.origin) == (last.reason, last.origin)
    ):
        items[-1] = replace(last, end=item.end)
    else:
        items.append(item)
