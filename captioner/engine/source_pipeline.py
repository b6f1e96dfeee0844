"""One source on its way into the engine: its sound is read, heard and measured on one thread."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from captioner.audio.level import LevelMeter
from captioner.audio.source import AudioSource
from captioner.engine.framing import Frame, Framer
from captioner.engine.mailbox import SegmentMailbox
from captioner.engine.segmentation import SegmentationStage
from captioner.engine.voices import Assign
from captioner.errors import AudioError
from captioner.events import ONLY, EngineEvent, Origin, SourceChanged, SourceStatus
from captioner.units import samples
from captioner.vad.segmenter import SpeechProbability

READ_TIMEOUT_S: Final = 0.15  # how long a stop may go unnoticed by an audio thread
MAX_LEFT_IN_SOURCE: Final = samples(2.0)  # read after a stop, at most: an unpaced file has no end


@dataclass(frozen=True, slots=True)
class SourcePipeline:
    """A source and what tells speech in it."""

    source: AudioSource
    """Opened, read and closed on the pipeline's thread."""
    vad: SpeechProbability
    """Of this source alone; used on the pipeline's thread."""
    origin: Origin = ONLY
    """Given to all events of the source; its key is unique."""
    assign: Assign | None = None
    """Tells who speaks in this source alone; used on the inference thread. None: nobody asks."""


@dataclass(frozen=True, slots=True)
class Signals:
    """What the engine and its pipelines tell each other. All are set once, on any thread."""

    stopping: threading.Event = field(default_factory=threading.Event)
    """Read no further than what the source still holds."""
    aborting: threading.Event = field(default_factory=threading.Event)
    """Not even that."""
    ready: threading.Event = field(default_factory=threading.Event)
    """The model is loaded."""


class RunningPipeline:
    """Reads a pipeline's source until it ends or the engine stops. `listen` is for one thread."""

    def __init__(
        self,
        pipeline: SourcePipeline,
        segmentation: SegmentationStage,
        mailbox: SegmentMailbox,
        signals: Signals,
        emit: Callable[[EngineEvent], None],
        *,
        measures: bool,
    ) -> None:
        """Take the parts; nothing is opened yet.

        Args:
            pipeline: what is heard.
            segmentation: takes the frames.
            mailbox: asked whether there is room for more.
            signals: when to end.
            emit: takes events; any thread.
            measures: whether levels are told.
        """
        self.origin = pipeline.origin
        self.segmentation = segmentation
        self._source = pipeline.source
        self._mailbox = mailbox
        self._signals = signals
        self._emit = emit
        self._meter = LevelMeter(pipeline.origin) if measures else None
        self._status: SourceStatus | None = None

    def listen(self) -> None:
        """Read to the end.

        Raises:
            AudioError: the source does not open, or breaks off; what it gave is in the mailbox.
        """
        try:
            with self._source as source:
                framer = Framer()
                for frame in self._frames(source, framer):
                    self.segmentation.hear(frame)
                for frame in framer.flush():
                    self.segmentation.hear(frame)
        finally:
            self.segmentation.finish()

    def report_failure(self, error: AudioError) -> None:
        """Say that the source is over because of `error`, while others go on."""
        name = self._status.name if self._status else self._source.status.name
        self._report(SourceStatus(name, error))

    def _frames(self, source: AudioSource, framer: Framer) -> Iterator[Frame]:
        """Frames of the source until it ends or the engine stops."""
        self._report(source.status)
        signals, segmentation = self._signals, self.segmentation
        try:
            while not signals.stopping.is_set():
                if signals.ready.is_set():
                    segmentation.ready()
                if self._mailbox.wait_for_room(READ_TIMEOUT_S):
                    yield from self._read(source, framer, READ_TIMEOUT_S)
            n_left = segmentation.heard.position + MAX_LEFT_IN_SOURCE
            while not signals.aborting.is_set() and segmentation.heard.position < n_left:
                before = segmentation.heard.position
                yield from self._read(source, framer, 0.0)
                if segmentation.heard.position == before:
                    return
        except EOFError:
            return

    def _read(self, source: AudioSource, framer: Framer, timeout_s: float) -> Iterator[Frame]:
        gather_s = self.segmentation.gather_s
        source.gather_s = gather_s
        chunk = source.read(timeout_s and timeout_s + gather_s)
        self._report(source.status)
        if chunk is None:
            return
        self.segmentation.note(lost=chunk.lost, until=chunk.start)
        if self._meter is not None:
            for level in self._meter.feed(chunk.samples):
                self._emit(level)
        yield from framer.push(chunk)

    def _report(self, status: SourceStatus) -> None:
        self.segmentation.note(overflows=status.overflows)
        before, self._status = self._status, status
        if before is None or _words(before) != _words(status):
            self._emit(SourceChanged(status, self.origin))
            if status.problem is not None:
                self.segmentation.interrupt()


def _words(status: SourceStatus) -> tuple[str, str]:
    """What of a status is worth an event: a new count of overflows alone is not."""
    return status.name, repr(status.problem)
