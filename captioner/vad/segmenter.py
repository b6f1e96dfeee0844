"""Cut a stream of frames into segments of speech. Pure state machine: no model, clock or thread."""

from collections import deque
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from captioner.config import SegmenterConfig
from captioner.events import Closed, Segment
from captioner.units import SAMPLE_RATE, VAD_FRAME, FloatArray, samples
from captioner.vad.open_segment import OpenSegment

SpeechProbability: TypeAlias = Callable[[FloatArray], float]
"""Probability (0 to 1) of speech in one frame (VAD_FRAME,) of float32 in [-1, 1]."""

TRAILING_SILENCE: Final = samples(0.2)  # kept after the last speech: word ends fade out
NEW: Final = samples(0.1)  # of voice that a partial needs, unless the voice pauses: a syllable
PAUSING: Final = samples(0.1)  # without a voice, in which a word has ended


def _frames(ms: float) -> int:
    """Whole VAD frames that cover `ms` milliseconds, at least one."""
    return max(1, -(-round(ms * SAMPLE_RATE) // (1000 * VAD_FRAME)))


class Segmenter:
    """Speech gate with pre-roll, partials, a length limit and cuts at quiet points.

    A frame is *voiced* when it counts as speech and enough frames just before it do too
    (`open_after_ms` inside `open_within_ms`). Voiced frames open a segment, and only they keep it
    open: a lone click neither opens a segment nor delays its end. What counts as speech can need
    less while a segment is open, so that a weak syllable does not end it. No sample is in two
    finished segments, and segments that follow each other directly leave none out.

    Used on one thread. Every method has done its work when it returns, whether or not what it
    returns is iterated.
    """

    def __init__(self, config: SegmenterConfig) -> None:
        """Start at position 0 with no segment open."""
        self._config = config
        self._opening = config.speech_threshold
        self._staying = config.stay_threshold
        self._needed = _frames(config.open_after_ms)
        self._recent: deque[bool] = deque(maxlen=_frames(config.open_within_ms))
        self._pre_roll = _frames(config.pre_roll_ms) * VAD_FRAME
        self._pause = _frames(config.end_pause_ms) * VAD_FRAME
        self._cut_by(config)
        self._partial_every = _frames(config.partial_every_ms) * VAD_FRAME
        self._waiting = self._pre_roll + (self._recent.maxlen or 0) * VAD_FRAME  # kept while closed
        self._buffer = OpenSegment(max(self._longest, 2 * self._waiting) + VAD_FRAME)
        self._open = False
        self._voiced_end = 0  # stream position after the last voiced frame
        self._least_spacing = self._spacing = self._partial_every
        self._partial_end = 0  # stream position after the last partial, or where speech began
        self._growing = False  # whether the open segment has had a partial
        self._unread = 0  # samples that are voiced since then
        self._next_id = 0

    @property
    def position(self) -> int:
        """Stream position after the last frame or gap, in samples."""
        return self._buffer.end

    @property
    def open_start(self) -> int | None:
        """Stream position where the open segment starts; None when none is open."""
        return self._buffer.start if self._open else None

    def fit(self, longest_s: float | None) -> None:
        """From now on cut segments that leave an encoder of `longest_s` room; None: as at first."""
        self._cut_by(self._config if longest_s is None else self._config.fitting(longest_s))

    def space(self, least: int, eased: int = 0) -> None:
        """Let more lie between two partials of a segment, if it is more than usual.

        Args:
            least: samples, in any case.
            eased: samples, as long as the voice goes on.
        """
        self._least_spacing = max(self._partial_every, least)
        self._spacing = max(self._least_spacing, eased)

    def feed(self, frame: FloatArray, probability: float) -> Iterator[Segment]:
        """Account for one frame and return what became due: partials and finished segments.

        Args:
            frame: (VAD_FRAME,) float32, copied.
            probability: that it is speech, 0 to 1.

        Raises:
            ValueError: the frame has another shape.
        """
        if frame.shape != (VAD_FRAME,):
            raise ValueError(f"need one frame of ({VAD_FRAME},) samples, got shape {frame.shape}")
        self._buffer.append(frame)
        self._recent.append(probability >= (self._staying if self._open else self._opening))
        voiced = self._recent[-1] and sum(self._recent) >= self._needed
        if voiced:
            self._voiced_end = self.position
            self._unread += VAD_FRAME
        if not self._open:
            self._wait(voiced)
        return iter(self._due() if self._open else [])

    def skip(self, n_lost: int) -> Iterator[Segment]:
        """Account for `n_lost` missing samples: close the open segment, begin afresh after them."""
        closed = [self._close(Closed.GAP, self.position)] if self._open else []
        self._buffer.restart_at(self.position + n_lost)
        self._recent.clear()
        return iter(closed)

    def revise(self, samples: FloatArray) -> None:
        """Replace the newest (m,) samples, as far as they are in no finished segment."""
        self._buffer.revise(samples)

    def interrupt(self) -> Iterator[Segment]:
        """Close the open segment now, although nothing is missing."""
        return self.skip(0)

    def flush(self) -> Iterator[Segment]:
        """Close the open segment, if any, because the stream ended."""
        closed = [self._close(Closed.END_OF_STREAM, self.position)] if self._open else []
        self._recent.clear()
        return iter(closed)

    def _cut_by(self, config: SegmenterConfig) -> None:
        self._longest = samples(config.max_segment_s) // VAD_FRAME * VAD_FRAME
        search = samples(config.cut_search_s) // VAD_FRAME * VAD_FRAME
        self._search = min(search, self._longest - VAD_FRAME)  # a cut leaves at least a frame

    def _wait(self, voiced: bool) -> None:
        """No segment is open: open one, or keep only what a segment may need as its pre-roll."""
        if not voiced:
            if len(self._buffer) >= 2 * self._waiting:  # letting go moves all that is kept
                self._buffer.forget_before(self.position - self._waiting)
            return
        onset = self._first_speech_since(0)
        self._buffer.forget_before(onset - self._pre_roll)
        self._open = True
        self._partial_end = onset
        self._growing = False
        self._unread = self.position - onset

    def _due(self) -> list[Segment]:
        """What the open segment yields now."""
        silent_until = self._first_speech_since(self._voiced_end)  # speech may just be starting
        if silent_until - self._voiced_end >= self._pause:
            end = min(self._voiced_end + TRAILING_SILENCE, silent_until)
            return [self._close(Closed.PAUSE, end)]
        due = []
        while self._open and len(self._buffer) >= self._longest:
            due.append(self._cut())
        if self._open and self._partial_is_due():
            due.append(self._segment(None, self.position))
            self._partial_end = self.position
            self._growing = True
            self._unread = 0
        return due

    def _partial_is_due(self) -> bool:
        """Whether it is time for one, and there is something new to read."""
        since = self.position - self._partial_end
        pausing = self.position - self._voiced_end >= PAUSING
        if since < (self._least_spacing if self._growing else self._partial_every):
            return False
        if pausing:
            return self._unread > 0  # else it would say the same again
        return self._unread >= NEW and (since >= self._spacing or not self._growing)

    def _first_speech_since(self, earliest: int) -> int:
        """Where the first recent frame that counts as speech starts, or `position` if none does.

        Frames that start before `earliest` are passed over.
        """
        if earliest >= self.position:
            return self.position
        oldest = self.position - len(self._recent) * VAD_FRAME
        starts = range(oldest, self.position, VAD_FRAME)
        found = zip(starts, self._recent, strict=True)
        return next((at for at, speech in found if speech and at >= earliest), self.position)

    def _cut(self) -> Segment:
        """Close at the quietest late point; the rest goes on as a segment if it has speech."""
        limit = self._buffer.start + self._longest
        cut = self._buffer.quietest(limit - self._search, limit)
        segment = self._close(Closed.TOO_LONG, cut)
        self._open = self._voiced_end > cut
        return segment

    def _close(self, reason: Closed, end: int) -> Segment:
        segment = self._segment(reason, end)
        self._next_id += 1
        self._open = False
        self._buffer.forget_before(end)
        return segment

    def _segment(self, closed: Closed | None, end: int) -> Segment:
        return Segment(self._next_id, self._buffer.until(end), self._buffer.start, closed)
