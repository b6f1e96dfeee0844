"""Run the stages: one thread listens, one thread transcribes, both report to a single sink."""

import logging
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final, TypeAlias

from captioner.asr.transcriber import Cancelled, Transcriber
from captioner.audio.source import AudioSource
from captioner.config import EngineConfig
from captioner.engine import memory
from captioner.engine.framing import Frame, Framer
from captioner.engine.listening import Listening
from captioner.engine.mailbox import SegmentMailbox
from captioner.engine.reading import Reading
from captioner.engine.stats import figures
from captioner.errors import BackendError, CaptionerError
from captioner.events import (
    EngineEvent,
    EngineState,
    Gap,
    Segment,
    SourceChanged,
    SourceStatus,
    StateChanged,
    StatsUpdated,
)
from captioner.units import samples
from captioner.vad.segmenter import SpeechProbability

log = logging.getLogger(__name__)

READ_TIMEOUT_S: Final = 0.1  # how long a stop may go unnoticed by the audio thread
STOP_LIMIT_S: Final = 30.0  # a stop captions what is open this long at most, then abandons it
MAX_LEFT_IN_SOURCE: Final = samples(2.0)  # read after a stop, at most: an unpaced file has no end
GAIN_SHARE: Final = 0.5
"""A partial makes way for a newer one while it has taken less than this share of the time the
last call took: later, finishing it shows something sooner and costs the newer one little."""

EventSink: TypeAlias = Callable[[EngineEvent], None]
"""Receives every event, one at a time, on the engine's threads (the first one on the starter's).
Must return quickly and never raise."""


class CaptionEngine:
    """Sound to captions; runs once.

    Threads: `captioner-audio` reads the source, finds the speech, reports figures and life cycle;
    `captioner-infer` builds the transcriber with `load`, uses it and closes it, because
    accelerator handles do not like to move. `start`, `stop`, `abort` and `wait` may be called from
    any thread and only `wait` blocks. The threads are daemons, so that a driver that hangs cannot
    keep the program from ending.

    Events: LOADING; LISTENING when the model is ready (sound is captured before); then captions,
    source changes, languages and figures; at the end exactly one STOPPED or FAILED and after it the
    last figures, after which the sink is not called any more. When the source fails, what it gave
    before is captioned before FAILED is sent.

    While the model loads, and while it is slower than the speech, closed segments wait in the
    mailbox; when `mailbox.MAX_WAITING` of them wait, the source is not read. For live sound what
    waits is bounded instead by `config.max_lag_s` (see `pace`): speech beyond is left out, and a
    `Gap` says so. Sound that the source lost is a `Gap`, too.
    """

    def __init__(
        self,
        source: AudioSource,
        vad: SpeechProbability,
        load: Callable[[], Transcriber],
        sink: EventSink,
        config: EngineConfig,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """Take the parts; nothing is opened before `start`.

        Args:
            source: opened, read and closed on the audio thread.
            vad: used on the audio thread.
            load: called once on the inference thread; returns a warmed-up transcriber.
            sink: see EventSink.
            config: options of the segmenter and of the figures.
            clock: seconds of wall time, for what is measured; positions count in samples.
        """
        self._clock = clock
        self._source = source
        self._vad = vad
        self._load = load
        self._sink = sink
        self._config = config
        live = config.max_lag_s is not None
        self._mailbox = SegmentMailbox(samples(config.segmenter.max_window_s) if live else 0)
        self._reading = Reading(config)  # inference thread
        self._listening = Listening(  # audio thread
            config, vad, self._mailbox, lambda: self._reading.recognised
        )
        self._status: SourceStatus | None = None  # audio thread
        self._next_stats_s = 0.0  # audio thread, time.perf_counter
        self._last_abandoned = False  # inference thread
        self._full_bytes: int | None = None  # resident with the model; written by inference at end
        self._failure: CaptionerError | None = None  # written once, under _first_failure
        self._first_failure = threading.Lock()
        self._emitting = threading.Lock()  # one event at a time reaches the sink
        self._over = False  # audio thread; STOPPED or FAILED is out
        self._stop_requested_s = 0.0  # written by `stop`, time.perf_counter
        self._stopping = threading.Event()
        self._ready = threading.Event()  # the model is loaded
        self._aborting = threading.Event()
        self._inferred = threading.Event()  # the inference thread has nothing left to do
        self._ended = threading.Event()
        self._threads = [
            threading.Thread(target=self._run_audio, name="captioner-audio", daemon=True),
            threading.Thread(target=self._run_inference, name="captioner-infer", daemon=True),
        ]

    def start(self) -> None:
        """Return at once; the sink learns the rest. Once only."""
        self._emit(StateChanged(EngineState.LOADING))
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Stop listening and caption what is open; returns at once, `wait` tells when it is done.

        What is not captioned STOP_LIMIT_S later is abandoned, and by a second `stop` at once. A
        model that is still loading is waited for.
        """
        if self._stop_requested_s:
            self.abort()
            return
        self._stop_requested_s = self._clock()
        self._stopping.set()

    def abort(self) -> None:
        """End within one step of the decoder and READ_TIMEOUT_S; open captions are abandoned."""
        self._stop_requested_s = self._stop_requested_s or self._clock()
        self._aborting.set()
        self._stopping.set()
        self._mailbox.abandon()

    def wait(self, timeout_s: float | None = None) -> bool:
        """Wait until the last event is out: a recording has ended, or after `stop`, or FAILED.

        Returns:
            False if `timeout_s` seconds passed before.
        """
        if not self._ended.wait(timeout_s):
            return False
        for thread in self._threads:
            thread.join(READ_TIMEOUT_S)  # they have nothing left to do
        return True

    # The audio thread

    def _run_audio(self) -> None:
        try:
            self._guarded(self._listen)
            self._mailbox.close()
            self._guarded(self._see_off)
        finally:
            self._ended.set()

    def _listen(self) -> None:
        self._next_stats_s = self._clock() + self._config.stats_every_s
        try:
            with self._source as source:
                framer = Framer()
                for frame in self._frames(source, framer):
                    self._listening.hear(frame)
                for frame in framer.flush():
                    self._listening.hear(frame)
        finally:
            self._listening.finish()

    def _frames(self, source: AudioSource, framer: Framer) -> Iterator[Frame]:
        """Frames of the source until it ends or the engine stops."""
        self._report_source(source.status)
        try:
            while not self._stopping.is_set():
                self._tick()
                if self._mailbox.wait_for_room(READ_TIMEOUT_S):
                    yield from self._read(source, framer, READ_TIMEOUT_S)
            n_left = self._listening.heard.position + MAX_LEFT_IN_SOURCE
            while not self._aborting.is_set() and self._listening.heard.position < n_left:
                before = self._listening.heard.position
                yield from self._read(source, framer, 0.0)
                if self._listening.heard.position == before:
                    return
        except EOFError:
            return

    def _read(self, source: AudioSource, framer: Framer, timeout_s: float) -> Iterator[Frame]:
        chunk = source.read(timeout_s)
        self._report_source(source.status)
        if chunk is None:
            return
        self._listening.note(lost=chunk.lost)
        yield from framer.push(chunk)

    def _report_source(self, status: SourceStatus) -> None:
        self._listening.note(overflows=status.overflows)
        before, self._status = self._status, status
        if before is None or _words(before) != _words(status):
            self._emit(SourceChanged(status))
            if status.problem is not None:
                self._listening.interrupt()

    def _see_off(self) -> None:
        """Wait for the inference thread, then send the last events."""
        while not self._inferred.wait(READ_TIMEOUT_S):
            self._tick()
            if self._failure and not self._mailbox.waiting():
                self._conclude()  # nothing to come: do not wait for a model to load
            stopped_s = self._stop_requested_s
            if stopped_s and self._clock() - stopped_s > STOP_LIMIT_S:
                self.abort()
        self._conclude()
        self._emit(self._figures(last=True))

    def _conclude(self) -> None:
        if self._over:
            return
        self._over = True
        state = EngineState.FAILED if self._failure else EngineState.STOPPED
        self._emit(StateChanged(state, self._failure))

    def _tick(self) -> None:
        if self._ready.is_set():
            self._listening.ready()
        now_s = self._clock()
        if now_s >= self._next_stats_s:
            self._next_stats_s = now_s + self._config.stats_every_s
            self._emit(self._figures())

    def _figures(self, *, last: bool = False) -> StatsUpdated:
        return figures(
            self._listening.heard,
            self._reading.recognised,
            self._mailbox.waiting(),
            resident_bytes=self._full_bytes or memory.resident_bytes(),
            skipped_partials=self._mailbox.skipped_partials,
            last=last,
        )

    # The inference thread

    def _run_inference(self) -> None:
        try:
            self._guarded(self._infer)
        finally:
            self._inferred.set()

    def _infer(self) -> None:
        before = memory.private_bytes()
        transcriber = self._load()
        try:
            gained = max(0, memory.private_bytes() - before)
            self._reading.recognised = replace(self._reading.recognised, model_bytes=gained)
            self._ready.set()
            if not self._stopping.is_set():
                self._emit(StateChanged(EngineState.LISTENING))
            while (item := self._mailbox.take()) is not None:
                self._deal_with(transcriber, item)
        except BaseException:
            self._mailbox.abandon()
            raise
        finally:
            self._full_bytes = memory.resident_bytes()
            transcriber.close()

    def _deal_with(self, transcriber: Transcriber, item: Segment | Gap) -> None:
        if isinstance(item, Gap):
            events = self._reading.miss(item)
        elif (known := self._reading.known(item)) is not None:
            events = self._reading.reuse(item, known)
        elif (segment := self._reading.begin(item)) is not None:
            began_s = self._clock()
            transcript = transcriber.transcribe(segment, self._cancelled(segment, began_s))
            self._last_abandoned = transcript is None
            events = self._reading.finish(segment, transcript, self._clock() - began_s)
        else:
            events = []
        for event in events:
            self._emit(event)

    def _cancelled(self, segment: Segment, began_s: float) -> Cancelled:
        if segment.closed is not None:
            return self._aborting.is_set
        usual_s = self._reading.recognised.pace.last_s
        patient = self._last_abandoned  # never give up two in a row, or none is ever shown

        def superseded() -> bool:
            if self._aborting.is_set() or self._mailbox.has_closed():
                return True  # the closed window's own caption comes next
            if patient or not self._mailbox.has_newer_partial():
                return False
            return self._clock() - began_s < GAIN_SHARE * usual_s

        return superseded

    # Either thread

    def _guarded(self, body: Callable[[], None]) -> None:
        """The only place where an exception becomes a failure of the engine."""
        try:
            body()
        except Exception as exc:
            # The last resort of a thread: never dropped, reported as the one FAILED.
            log.debug("%s failed", threading.current_thread().name, exc_info=exc)
            with self._first_failure:
                self._failure = self._failure or _as_captioner_error(exc)
            self._stopping.set()

    def _emit(self, event: EngineEvent) -> None:
        with self._emitting:
            self._sink(event)


def _words(status: SourceStatus) -> tuple[str, str]:
    """What of a status is worth an event: a new count of overflows alone is not."""
    return status.name, repr(status.problem)


def _as_captioner_error(exc: Exception) -> CaptionerError:
    if isinstance(exc, CaptionerError):
        return exc
    return BackendError(
        f"{type(exc).__name__}: {exc}" if str(exc) else type(exc).__name__,
        hint="This is a bug; `captioner doctor` shows what to report.",
    )
