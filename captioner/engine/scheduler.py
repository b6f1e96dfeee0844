"""What is read, what is given up for something newer, and what follows. No thread, no device.

The clock is passed in: the inference thread drives this by wall time, a simulation by its own.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from captioner.config import EngineConfig
from captioner.engine.mailbox import Item, SegmentMailbox
from captioner.engine.recognition import RecognitionStage
from captioner.engine.voices import Assign
from captioner.events import EngineEvent, Gap, Pacing, Segment, Transcript

GAIN_SHARE: Final = 0.5
"""A partial makes way for a newer one while it has taken less than this share of the time the
last call took: later, finishing it shows something sooner and costs the newer one little."""


@dataclass(frozen=True, slots=True)
class Job:
    """A segment that is being transcribed."""

    segment: Segment
    """As the transcriber gets it."""
    began_s: float
    """By the scheduler's clock, s."""
    gain_s: float
    """For how long a newer partial is worth more than this one, s."""


class Scheduler:
    """Follows what is taken from the mailbox, for all sources. One job at a time.

    For each item: `begin`, and if there is a job, `is_outdated` as often as it can be given up,
    then `finish`. All on one thread.
    """

    def __init__(
        self,
        config: EngineConfig,
        keys: Iterable[str],
        mailbox: SegmentMailbox,
        clock: Callable[[], float],
        emit: Callable[[EngineEvent], None],
        assigns: Mapping[str, Assign | None] | None = None,
    ) -> None:
        """Begin with nothing read.

        Args:
            config: what may be asked of the transcriber.
            keys: of the sources.
            mailbox: asked whether something newer waits.
            clock: seconds since any moment.
            emit: told what follows.
            assigns: what tells who speaks in a source, by key; used on the same thread.
        """
        told = assigns or {}
        self.recognitions = {key: RecognitionStage(config, told.get(key)) for key in keys}
        """By key of the source; what they have recognised may be read on any thread."""
        self.saving = False
        """Whether partials come less often, to save power; written on any thread."""
        self._mailbox = mailbox
        self._clock = clock
        self._emit = emit
        self._last_given_up = False

    def begin(self, item: Item, n_speaking: int = 1, longest_s: float | None = None) -> Job | None:
        """Deal with an item from the mailbox; the job, if it is to be transcribed.

        Args:
            item: not dealt with before.
            n_speaking: see `RecognitionStage.begin`.
            longest_s: see `RecognitionStage.begin`.
        """
        stage = self.recognitions[item.origin.key]
        stage.save_power(self.saving)
        if isinstance(item, Gap):
            self._tell(stage.miss(item))
        elif (known := stage.known(item)) is not None:
            self._tell(stage.reuse(item, known))
        elif (segment := stage.begin(item, n_speaking, longest_s)) is not None:
            patient = self._last_given_up  # never give up two in a row, or none is ever shown
            gain_s = 0.0 if patient else GAIN_SHARE * stage.recognised.last_s(segment)
            return Job(segment, self._clock(), gain_s)
        return None

    def is_outdated(self, job: Job) -> bool:
        """Whether to give the job up, now: what waits is worth more. Never a closed segment."""
        segment = job.segment
        if segment.closed is not None:
            return False
        if self._mailbox.has_closed(segment.origin.key):
            return True  # the closed segment's own caption comes next
        young = self._clock() - job.began_s < job.gain_s
        return young and self._mailbox.has_newer_partial(segment.origin.key)

    def finish(self, job: Job, transcript: Transcript | None) -> None:
        """The job has ended; without a transcript if it was given up."""
        self._last_given_up = transcript is None
        spent_s = self._clock() - job.began_s
        stage = self.recognitions[job.segment.origin.key]
        self._tell(stage.finish(job.segment, transcript, spent_s))

    def pacing(self, partial_every: int) -> Pacing:
        """What is given up of the source that is worst off; see `Pace.pacing`. Any thread."""
        told = [stage.recognised.pacing(partial_every) for stage in self.recognitions.values()]
        return max(told, key=list(Pacing).index)

    def _tell(self, events: Iterable[EngineEvent]) -> None:
        for event in events:
            self._emit(event)
