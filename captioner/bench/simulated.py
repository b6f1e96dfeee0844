"""The two halves of the engine on one thread, under a clock of samples instead of wall time.

The code is `CaptionEngine`'s own (listening, mailbox, scheduler); only its threads are replaced.
Sound advances the clock; a call of the transcriber is made at once, but its answer counts when the
time that the call took has passed on the clock. Nothing waits: a run is as fast as its calls.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from captioner.audio.capture import BLOCK_S
from captioner.config import EngineConfig, SegmenterConfig
from captioner.engine.framing import Framer
from captioner.engine.mailbox import SegmentMailbox
from captioner.engine.scheduler import Job, Scheduler
from captioner.engine.segmentation import SegmentationStage
from captioner.engine.stats import lag_samples
from captioner.events import AudioChunk, EngineEvent, Segment, Transcript
from captioner.units import VAD_FRAME, FloatArray, samples, seconds
from captioner.vad.segmenter import Segmenter, SpeechProbability

N_IN_BLOCK: Final = round(samples(BLOCK_S) / VAD_FRAME)  # frames that a device hands over at once
FOREVER: Final = 1 << 62  # a stream position that is never reached


@dataclass(frozen=True, slots=True)
class Call:
    """A call of the transcriber."""

    transcript: Transcript
    spent_s: float
    """What it takes on the simulated clock, s."""
    deaf_s: float = 0.0
    """The part at its beginning in which it cannot be given up (mel and encoder), s."""


Transcribe: TypeAlias = Callable[[Segment, float], Call]
"""A segment, and the time on the clock in seconds, to a call that is made."""
Sink: TypeAlias = Callable[[int, EngineEvent], None]
"""Told each event and the stream position at which it is seen."""


@dataclass(slots=True)
class _Call:
    """A call whose time is not over yet."""

    job: Job
    transcript: Transcript | None
    """None once it is given up."""
    hears_from: int
    """Stream position from which on it can be given up."""
    ends: int


class SimulatedReader:
    """The inference thread's work, done when the clock says so.

    As in the engine, the scheduler says what is given up; it is asked whenever sound has come.
    """

    def __init__(
        self,
        config: EngineConfig,
        keys: Iterable[str],
        mailbox: SegmentMailbox,
        transcribe: Transcribe,
        sink: Sink,
    ) -> None:
        self._now = 0  # stream position: the scheduler's time
        self.scheduler = Scheduler(
            config,
            keys,
            mailbox,
            lambda: seconds(self._now),
            lambda event: sink(self._now, event),
        )
        self._mailbox = mailbox
        self._transcribe = transcribe
        self._call: _Call | None = None
        self._free = 0  # stream position at which the last call ended

    def work(self, until: int, earliest: int, n_speaking: int = 1) -> None:
        """Do what is done by the stream position `until`.

        Args:
            until: what takes longer goes on at the next call.
            earliest: when what waits began to; a call begins then, or when the one before ended.
            n_speaking: see `Scheduler.begin`.
        """
        while True:
            if (call := self._call) is not None:
                if call.ends > until:
                    return
                self._now = self._free = call.ends
                self._call = None
                self.scheduler.finish(call.job, call.transcript)
            item = self._mailbox.take_waiting()
            if item is None:
                return
            self._now = max(self._free, earliest)
            if (job := self.scheduler.begin(item, n_speaking)) is not None:
                self._begin(job)

    def react(self, position: int, n_speaking: int = 1) -> None:
        """Sound has come up to `position`: give up what is outdated, begin what is new."""
        call = self._call
        if call is not None and call.transcript is not None:
            self._now = max(position, call.hears_from)
            if self._now < call.ends and self.scheduler.is_outdated(call.job):
                call.transcript, call.ends = None, self._now
        self.work(position, position, n_speaking)

    def _begin(self, job: Job) -> None:
        call = self._transcribe(job.segment, seconds(self._now))
        self._call = _Call(
            job,
            call.transcript,
            hears_from=self._now + samples(call.deaf_s),
            ends=self._now + samples(call.spent_s),
        )


class Simulation:
    """Sound of one source in, events out.

    Sound comes in the blocks in which a device hands it over, several at once while nobody speaks,
    as in the program. Left out: what the detector takes, which has a thread of its own.
    """

    def __init__(
        self,
        vad: SpeechProbability,
        transcribe: Transcribe,
        sink: Sink,
        config: EngineConfig,
        make_segmenter: Callable[[SegmenterConfig], Segmenter] = Segmenter,
    ) -> None:
        live = config.max_lag_s is not None
        self._mailbox = SegmentMailbox(samples(config.segmenter.max_segment_s) if live else 0)
        self._reader = SimulatedReader(config, [""], self._mailbox, transcribe, sink)
        self._reading = self._reader.scheduler.recognitions[""]
        self._listening = SegmentationStage(
            config,
            vad,
            self._mailbox,
            lambda: self._reading.recognised,
            make_segmenter=make_segmenter,
        )
        self._listening.ready()
        self._framer = Framer()

    @property
    def position(self) -> int:
        """Stream position: the time, in samples."""
        return self._listening.heard.position

    @property
    def left_out_s(self) -> float:
        """Speech left out so far because the engine was behind."""
        return seconds(self._reading.recognised.left_out)

    @property
    def inference_s(self) -> float:
        """Simulated time of all calls so far."""
        return self._reading.recognised.inference_s

    def play(self, sound: FloatArray, watch: Callable[[float, float], None] | None = None) -> None:
        """Let (n,) samples arrive in real time.

        Args:
            sound: goes on where the sound before ended.
            watch: told time and lag in seconds after every frame.
        """
        frames = list(self._framer.push(AudioChunk(sound, self.position)))
        while frames:
            n_together = max(N_IN_BLOCK, round(samples(self._listening.gather_s) / VAD_FRAME))
            together, frames = frames[:n_together], frames[n_together:]
            arrived = self.position + sum(len(frame.samples) for frame in together)
            self._reader.work(arrived, self.position)
            for frame in together:
                self._listening.hear(frame)
                if watch:
                    watch(seconds(self.position), self._lag_s())
            self._reader.react(self.position)

    def finish(self) -> None:
        """The sound ends; what waits is read."""
        self._reader.work(self.position, self.position)
        self._listening.finish()
        self._reader.react(self.position)
        self._reader.work(FOREVER, self.position)

    def _lag_s(self) -> float:
        heard, end = self._listening.heard, self._reading.recognised.end
        return seconds(lag_samples(heard, self._mailbox.waiting(), end))
