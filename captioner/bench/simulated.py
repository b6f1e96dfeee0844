"""The two halves of the engine on one thread, under a clock of samples instead of wall time.

The code is `CaptionEngine`'s own (listening, mailbox, reading); only its threads are replaced.
Sound advances the clock; a call of the transcriber is made at once, but its answer counts when the
time that the call took has passed on the clock. Nothing waits: a run is as fast as its calls.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from captioner.config import EngineConfig
from captioner.engine.engine import GAIN_SHARE
from captioner.engine.framing import Framer
from captioner.engine.listening import Listening
from captioner.engine.mailbox import Item, SegmentMailbox
from captioner.engine.reading import Reading
from captioner.engine.stats import lag_samples
from captioner.events import AudioChunk, EngineEvent, Gap, Segment, Transcript
from captioner.units import FloatArray, samples, seconds
from captioner.vad.segmenter import SpeechProbability

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
"""A window, and the time on the clock in seconds, to a call that is made."""
Sink: TypeAlias = Callable[[int, EngineEvent], None]
"""Told each event and the stream position at which it is seen."""


@dataclass(slots=True)
class _Job:
    segment: Segment
    transcript: Transcript
    began: int
    hears_from: int
    """Stream position from which on it can be given up."""
    ends: int
    patient: bool
    given_up: bool = False


class Simulation:
    """Sound in, events out.

    As in the engine, a window's end gives up a partial in hand, and so does a newer partial as long
    as little has been spent. Left out: what the detector takes, which has a thread of its own, and
    the blocks in which a device hands over its sound.
    """

    def __init__(
        self, vad: SpeechProbability, transcribe: Transcribe, sink: Sink, config: EngineConfig
    ) -> None:
        live = config.max_lag_s is not None
        self._mailbox = SegmentMailbox(samples(config.segmenter.max_window_s) if live else 0)
        self._reading = Reading(config)
        self._listening = Listening(config, vad, self._mailbox, lambda: self._reading.recognised)
        self._listening.ready()
        self._transcribe = transcribe
        self._sink = sink
        self._framer = Framer()
        self._job: _Job | None = None
        self._free = 0  # stream position at which the last call ended
        self._last_abandoned = False

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
        for frame in self._framer.push(AudioChunk(sound, self.position)):
            before = self.position
            self._work(before + len(frame.samples), before)
            self._listening.hear(frame)
            self._give_up()
            self._work(self.position, self.position)
            if watch:
                watch(seconds(self.position), self._lag_s())

    def finish(self) -> None:
        """The sound ends; what waits is read."""
        self._work(self.position, self.position)
        self._listening.finish()
        self._give_up()
        self._work(FOREVER, self.position)

    def _lag_s(self) -> float:
        heard, end = self._listening.heard, self._reading.recognised.end
        return seconds(lag_samples(heard, self._mailbox.waiting(), end))

    def _work(self, now: int, earliest: int) -> None:
        """Do what is done by `now`; a call begins when the one before ended, or at `earliest`."""
        while True:
            if self._job is not None:
                if self._job.ends > now:
                    return
                self._end(self._job)
            item = self._mailbox.take_waiting()
            if item is None:
                return
            self._begin(item, max(self._free, earliest))

    def _end(self, job: _Job) -> None:
        self._job = None
        self._free = job.ends
        self._last_abandoned = job.given_up
        answer = None if job.given_up else job.transcript
        spent_s = seconds(job.ends - job.began)
        self._tell(self._reading.finish(job.segment, answer, spent_s), job.ends)

    def _begin(self, item: Item, at: int) -> None:
        if isinstance(item, Gap):
            self._tell(self._reading.miss(item), at)
        elif (known := self._reading.known(item)) is not None:
            self._tell(self._reading.reuse(item, known), at)
        elif (segment := self._reading.begin(item)) is not None:
            call = self._transcribe(segment, seconds(at))
            self._job = _Job(
                segment,
                call.transcript,
                began=at,
                hears_from=at + samples(call.deaf_s),
                ends=at + samples(call.spent_s),
                patient=self._last_abandoned,
            )

    def _give_up(self) -> None:
        """As `CaptionEngine` decides between two steps of the decoder."""
        job = self._job
        if job is None or job.given_up or job.segment.closed is not None:
            return
        asked = max(self.position, job.hears_from)
        usual_s = self._reading.recognised.pace.last_s
        young = seconds(asked - job.began) < GAIN_SHARE * usual_s
        newer = self._mailbox.has_newer_partial() and young and not job.patient
        if asked < job.ends and (self._mailbox.has_closed() or newer):
            job.given_up = True
            job.ends = asked

    def _tell(self, events: list[EngineEvent], at: int) -> None:
        for event in events:
            self._sink(at, event)
