"""Hand segments from the audio thread to the inference thread without ever falling behind."""

import threading
from collections import deque
from typing import Final

from captioner.events import Segment
from captioner.units import samples

MAX_WAITING: Final = samples(120.0)
"""Closed speech that may wait, in samples (7.7 MB): how long a model may take to load, or how far
a slow one may fall behind, before the source is asked to wait. A recording does; a microphone
then counts what it loses."""


class SegmentMailbox:
    """Closed segments queue up and are never dropped; of the growing one the newest counts.

    The audio thread calls `post`, `wait_for_room` and `close`, the inference thread `take`; the
    rest may be called from any thread.
    """

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._closed: deque[Segment] = deque()
        self._partial: Segment | None = None
        self._in_hand: Segment | None = None
        self._ended = False
        self._abandoned = False
        self._skipped = 0  # written by `post`, under the lock

    @property
    def skipped_partials(self) -> int:
        """Partials replaced by something newer before anyone took them."""
        return self._skipped

    def post(self, segment: Segment) -> None:
        """Leave `segment`; never waits for the reader."""
        with self._changed:
            if self._abandoned:
                return
            if self._partial is not None:
                self._skipped += 1
            if segment.closed is None:
                self._partial = segment
            else:
                self._partial = None  # a closed segment supersedes its own partials
                self._closed.append(segment)
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
            self._closed.clear()
            self._partial = None
            self._ended = True
            self._changed.notify_all()

    def take(self) -> Segment | None:
        """Wait for the next segment, closed ones first; None once closed and drained.

        Says at the same time that the segment taken before is dealt with.
        """
        with self._changed:
            self._in_hand = None
            self._changed.notify_all()
            self._changed.wait_for(lambda: self._closed or self._partial or self._ended)
            if self._closed:
                self._in_hand = self._closed.popleft()
            else:
                self._in_hand, self._partial = self._partial, None
            return self._in_hand

    def wait_for_room(self, timeout_s: float) -> bool:
        """Wait until less than MAX_WAITING samples of closed speech wait; False on timeout."""
        with self._changed:
            return self._changed.wait_for(self._has_room, timeout_s)

    def waiting(self) -> tuple[Segment, ...]:
        """Closed segments without a caption yet, the one in hand included, oldest first."""
        with self._changed:
            in_hand = self._in_hand
            if in_hand is None or in_hand.closed is None:
                return tuple(self._closed)
            return (in_hand, *self._closed)

    def has_closed(self) -> bool:
        """Whether a closed segment waits: then a partial in hand is out of date."""
        return bool(self._closed)

    def has_newer_partial(self) -> bool:
        """Whether a newer version of the growing segment waits."""
        return self._partial is not None

    def _has_room(self) -> bool:
        waiting = sum(len(segment.samples) for segment in self._closed)
        return self._ended or waiting < MAX_WAITING
