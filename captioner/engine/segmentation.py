"""From frames to segments in the mailbox, and what waits there within the lag that is allowed.

No thread and no clock of its own: used on the audio thread, or by a simulation.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final

from captioner.config import EngineConfig, SegmenterConfig
from captioner.engine.framing import Frame
from captioner.engine.mailbox import SegmentMailbox, without
from captioner.engine.pace import EASED_S
from captioner.engine.stats import Heard, Recognised, lag_samples
from captioner.events import ONLY, Closed, Gap, GapReason, Origin, Segment
from captioner.units import samples
from captioner.vad.segmenter import Segmenter, SpeechProbability

SHORTEST_GAP: Final = samples(0.1)  # lost sound shorter than this is counted, but nobody misses it
PAUSE_GATHER_S: Final = 0.12
IDLE_GATHER_S: Final = 0.24
"""Sound at once in a pause, and while nobody has spoken for IDLE_AFTER: each time costs as much as
the sound itself. A word that begins meanwhile is heard so much later, and with what was before it;
its first partial comes 0.25 s after it began in any case."""
IDLE_AFTER: Final = samples(2.0)
CATCH_UP: Final = samples(10.0)
"""What was said while the model loaded is captioned, if that takes no longer than this."""


@dataclass(frozen=True, slots=True)
class Place:
    """Which of the sources that are heard at once this is."""

    origin: Origin = ONLY
    """Given to its events."""
    number: int = 0
    """From 0."""
    of: int = 1
    """How many there are."""


ALONE: Final = Place()


def any_length() -> float | None:
    """For encoders that take segments of any length."""
    return None


class SegmentationStage:
    """The audio thread's half of the engine, for one source."""

    def __init__(
        self,
        config: EngineConfig,
        vad: SpeechProbability,
        mailbox: SegmentMailbox,
        recognised: Callable[[], Recognised],
        place: Place = ALONE,
        longest_s: Callable[[], float | None] = any_length,
        make_segmenter: Callable[[SegmenterConfig], Segmenter] = Segmenter,
    ) -> None:
        """Begin at stream position 0.

        Args:
            config: how speech is cut, and how much may wait.
            vad: a fresh detector.
            mailbox: where the segments go.
            recognised: how far the other half is; any thread.
            place: of the source among others.
            longest_s: the longest segment that suits the encoder now, s; None: any. Any thread.
            make_segmenter: cuts the speech; another one only to be compared.
        """
        self._place = place
        self._vad = vad
        self._segmenter = make_segmenter(config.segmenter)
        self._mailbox = mailbox
        self._recognised = recognised
        self._longest_s = longest_s
        self._fitted_s: float | None = None
        self._spoken_end = 0  # stream position up to which a segment was open
        self._max_lag_s = config.max_lag_s
        self._since_ready: int | None = None  # stream position when the model was ready
        self._caught_up = False
        self.heard = Heard()
        """Replaced after every frame, never changed; other threads may read it."""

    @property
    def gather_s(self) -> float:
        """How much live sound may be heard at once now, s; 0 while somebody speaks."""
        if self.heard.open_start is not None:
            return 0.0
        idle = self.heard.position - self._spoken_end > IDLE_AFTER
        return IDLE_GATHER_S if idle else PAUSE_GATHER_S

    def hear(self, frame: Frame) -> None:
        """Take the next frame."""
        if (longest_s := self._longest_s()) != self._fitted_s:
            self._fitted_s = longest_s
            self._segmenter.fit(longest_s)
        if frame.lost:
            before = self._segmenter.position
            self._post(self._segmenter.skip(frame.lost))
            if frame.lost >= SHORTEST_GAP:
                reason = GapReason.STOOD_STILL if frame.stood_still else GapReason.LOST
                gap = Gap(before, self._segmenter.position, reason, self._place.origin)
                self._mailbox.post(gap)
        recognised = self._recognised()
        eased = samples(EASED_S) if recognised.at_rest else 0
        self._segmenter.space(recognised.pace.usual_spacing, eased)
        if frame.revised is not None:
            self._segmenter.revise(frame.revised)
        self._post(self._segmenter.feed(frame.samples, self._vad(frame.samples)))
        if self._max_lag_s is not None:
            self._keep_up(self._max_lag_s)

    def interrupt(self) -> None:
        """No more sound will come for now: close the segment that is open."""
        self._post(self._segmenter.interrupt())

    def finish(self) -> None:
        """The sound has ended."""
        self._post(self._segmenter.flush())

    def ready(self) -> None:
        """The model is loaded: from now on it can be told whether it keeps up."""
        if self._since_ready is None:
            self._since_ready = self.heard.position

    def note(self, *, lost: int = 0, until: int = 0, overflows: int | None = None) -> None:
        """Count what the source says it lost: so many samples before a stream position."""
        self.heard = replace(
            self.heard,
            lost=self.heard.lost.and_then(until - lost, until),
            overflows=self.heard.overflows if overflows is None else overflows,
        )

    def _post(self, segments: Iterable[Segment]) -> None:
        for segment in segments:
            self._mailbox.post(self._with_reason(self._placed(segment)))
        self.heard = replace(
            self.heard,
            position=self._segmenter.position,
            open_start=self._segmenter.open_start,
        )
        if self.heard.open_start is not None:
            self._spoken_end = self.heard.position

    def _placed(self, segment: Segment) -> Segment:
        """With the source's origin, and an id that no other source uses."""
        place = self._place
        return replace(segment, id=segment.id * place.of + place.number, origin=place.origin)

    def _with_reason(self, segment: Segment) -> Segment:
        """A forced cut after which no speech follows is a pause: it has no next segment."""
        if segment.closed is Closed.TOO_LONG and self._segmenter.open_start is None:
            return replace(segment, closed=Closed.PAUSE)
        return segment

    def _keep_up(self, max_lag_s: float) -> None:
        recognised = self._recognised()
        longest = recognised.pace.longest_window(max_lag_s)
        opened = self.heard.open_start
        if longest is not None and opened is not None and self.heard.position - opened >= longest:
            self._post(replace(one, closed=Closed.PAUSE) for one in self._segmenter.interrupt())
        lag = lag_samples(self.heard, self._mailbox.waiting(self._place.origin.key), recognised.end)
        allowed = samples(max_lag_s)
        if lag <= allowed:
            self._caught_up = self._caught_up or self._since_ready is not None
        elif self._may_leave_out():
            self._leave_out(lag - allowed // 2, recognised.end)

    def _may_leave_out(self) -> bool:
        if self._since_ready is None:
            return False
        return self._caught_up or self.heard.position - self._since_ready > CATCH_UP

    def _leave_out(self, excess: int, captioned_end: int) -> None:
        """Leave out so much of the oldest speech: of closed segments first, then the open one."""
        excess -= self._mailbox.leave_out(excess, captioned_end, self._place.origin.key)
        if excess <= 0 or self.heard.open_start is None:
            return
        partial = self._mailbox.partial_in_hand(self._place.origin.key)
        covered = max(captioned_end, partial.end if partial else 0)
        open_segments = [self._placed(one) for one in self._segmenter.interrupt()]
        for segment in open_segments:
            for part in without(replace(segment, closed=Closed.PAUSE), excess, covered):
                self._mailbox.post(part)
        self._post(())
