"""Run the stages: a thread for each source listens, one transcribes, all report to one sink."""

import logging
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from captioner.asr.transcriber import Transcriber
from captioner.asr.watch import EncoderWatch
from captioner.config import EngineConfig
from captioner.engine import memory
from captioner.engine.mailbox import Item, SegmentMailbox, Wake
from captioner.engine.pace import PacingTold
from captioner.engine.power import PowerWatch
from captioner.engine.processor import ProcessorMeter
from captioner.engine.scheduler import Scheduler
from captioner.engine.segmentation import Place, SegmentationStage
from captioner.engine.source_pipeline import (
    READ_TIMEOUT_S,
    RunningPipeline,
    Signals,
    SourcePipeline,
)
from captioner.engine.stats import Encoded, completed, figures, together
from captioner.errors import AudioError, CaptionerError, as_captioner_error
from captioner.events import (
    EngineEvent,
    EngineState,
    Pacing,
    StateChanged,
    StatsUpdated,
)
from captioner.units import samples

log = logging.getLogger(__name__)

STOP_LIMIT_S: Final = 30.0  # a stop captions what is open this long at most, then abandons it

EventSink: TypeAlias = Callable[[EngineEvent], None]
"""Receives every event, one at a time, on the engine's threads (the first one on the starter's).
Must return quickly and never raise."""


class CaptionEngine:
    """Sound to captions; runs once.

    Threads: `captioner-audio` reads a source and finds the speech, one for each; `captioner-infer`
    builds the transcriber with `load`, uses it and closes it, because accelerator handles do not
    like to move; `captioner-engine` reports figures and life cycle. `start`, `stop`, `abort` and
    `wait` may be called from any thread and only `wait` blocks. The threads are daemons, so that a
    driver that hangs cannot keep the program from ending.

    Events: LOADING; which encoder is at work, then and whenever that changes; LISTENING when the
    model is ready (sound is captured before); then captions, source changes, languages and figures;
    at the end exactly one STOPPED or FAILED and after it the last figures, after which the sink is
    not called any more. When the source fails, what it gave before is captioned before FAILED is
    sent. Of several sources one that fails is a problem of its own, and only the failure of the
    last one is the engine's.

    Several sources are captioned side by side by one model. Each has its own segments, context and
    language; its events carry its origin.

    While the model loads, and while it is slower than the speech, closed segments wait in the
    mailbox; when `mailbox.MAX_WAITING` of them wait, the source is not read. For live sound what
    waits is bounded instead by `config.max_lag_s` (see `pace`): speech beyond is left out, and a
    `Gap` says so. Sound that the source lost is a `Gap`, too.
    """

    def __init__(
        self,
        pipelines: Sequence[SourcePipeline],
        load: Callable[[], Transcriber],
        sink: EventSink,
        config: EngineConfig,
        clock: Callable[[], float] = time.perf_counter,
        *,
        watch: EncoderWatch | None = None,
        power: PowerWatch | None = None,
    ) -> None:
        """Take the parts; nothing is opened before `start`.

        Args:
            pipelines: the sources, at least one.
            load: called once on the inference thread; returns a warmed-up transcriber.
            sink: see EventSink.
            config: options of the segmenter and of the figures.
            clock: seconds of wall time, for what is measured; positions count in samples.
            watch: what `load` tells about the encoder, and what it wants to be asked about.
            power: tells whether live captions should save power; used on the engine's thread.
        """
        self._clock = clock
        self._encoder = watch or EncoderWatch()
        self._processor = ProcessorMeter()  # engine's thread
        self._load, self._sink, self._config = load, sink, config
        self._signals = Signals()
        self._live = live = config.max_lag_s is not None
        self._power, self._pacing = power or PowerWatch(), PacingTold()  # engine's thread
        self._mailbox = SegmentMailbox(samples(config.segmenter.max_segment_s) if live else 0)
        assigns = {pipeline.origin.key: pipeline.assign for pipeline in pipelines}
        self._scheduler = Scheduler(config, assigns, self._mailbox, clock, self._emit, assigns)
        self._earlier = Encoded()  # by encoders before the one at work; inference thread
        self._pipelines = [
            self._running(pipeline, Place(pipeline.origin, number, len(pipelines)))
            for number, pipeline in enumerate(pipelines)
        ]
        self._n_running, self._n_lost = len(pipelines), 0  # under _counting
        self._counting = threading.Lock()
        self._heard_all = threading.Event()  # no source is read any more
        self._next_stats_s = 0.0  # engine's thread, time.perf_counter
        self._full_bytes: int | None = None  # resident with the model; written by inference at end
        self._failure: CaptionerError | None = None  # written once, under _first_failure
        self._first_failure = threading.Lock()
        self._emitting = threading.Lock()  # one event at a time reaches the sink
        self._over = False  # engine's thread; STOPPED or FAILED is out
        self._stop_requested_s = 0.0  # written by `stop`, time.perf_counter
        self._inferred = threading.Event()  # the inference thread has nothing left to do
        self._ended = threading.Event()
        self._threads = self._make_threads()

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
        self._signals.stopping.set()

    def abort(self) -> None:
        """End within one step of the decoder and READ_TIMEOUT_S; open captions are abandoned."""
        self._stop_requested_s = self._stop_requested_s or self._clock()
        self._signals.aborting.set()
        self._signals.stopping.set()
        self._mailbox.abandon()

    def retry_encoder(self) -> None:
        """Try the accelerator again that could not be used; any thread, returns at once.

        Captions go on meanwhile. An `EncoderChanged` tells what came of it.
        """
        self._encoder.ask_retry()
        self._mailbox.wake()

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

    def _make_threads(self) -> list[threading.Thread]:
        """The engine's own, the inference thread, and one for each source."""
        return [
            threading.Thread(target=self._run, name="captioner-engine", daemon=True),
            threading.Thread(target=self._run_inference, name="captioner-infer", daemon=True),
            *(
                threading.Thread(
                    target=self._run_pipeline, args=(pipeline,), name="captioner-audio", daemon=True
                )
                for pipeline in self._pipelines
            ),
        ]

    def _running(self, pipeline: SourcePipeline, place: Place) -> RunningPipeline:
        reading = self._scheduler.recognitions[pipeline.origin.key]
        segmentation = SegmentationStage(
            self._config,
            pipeline.vad,
            self._mailbox,
            lambda: reading.recognised,
            place,
            lambda: self._encoder.longest_s,
        )
        return RunningPipeline(
            pipeline, segmentation, self._mailbox, self._signals, self._emit, measures=self._live
        )

    # The audio threads

    def _run_pipeline(self, pipeline: RunningPipeline) -> None:
        try:
            self._guarded(lambda: self._listen(pipeline))
        finally:
            with self._counting:
                self._n_running -= 1
                over = self._n_running == 0
            if over:
                self._heard_all.set()

    def _listen(self, pipeline: RunningPipeline) -> None:
        """Read a source to its end; when it fails, the others go on.

        Raises:
            AudioError: it was the last one that had not failed.
        """
        try:
            pipeline.listen()
        except AudioError as exc:
            with self._counting:
                self._n_lost += 1
                all_lost = self._n_lost == len(self._pipelines)
            if all_lost:
                raise
            pipeline.report_failure(exc)

    # The engine's own thread

    def _run(self) -> None:
        try:
            self._guarded(self._watch)
            self._mailbox.close()
            self._guarded(self._see_off)
        finally:
            self._ended.set()

    def _watch(self) -> None:
        """Tell figures until the last source is over."""
        self._next_stats_s = self._clock() + self._config.stats_every_s
        while not self._heard_all.wait(max(0.0, self._next_stats_s - self._clock())):
            self._tick()

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
        now_s = self._clock()
        if now_s >= self._next_stats_s:
            self._next_stats_s = now_s + self._config.stats_every_s
            self._scheduler.saving = self._live and self._power.saving(now_s)
            self._emit(self._figures())
            if self._encoder.needs_care:
                self._mailbox.wake()

    def _figures(self, *, last: bool = False) -> StatsUpdated:
        resident_bytes = self._full_bytes or memory.resident_bytes()
        of_pipelines = [
            figures(
                pipeline.segmentation.heard,
                self._scheduler.recognitions[pipeline.origin.key].recognised,
                self._mailbox.waiting(pipeline.origin.key),
                resident_bytes=resident_bytes,
                skipped_partials=0,
                last=last,
            )
            for pipeline in self._pipelines
        ]
        lost = [pipeline.segmentation.heard.lost for pipeline in self._pipelines]
        return completed(
            together(of_pipelines, lost, self._mailbox.skipped_partials),
            encoder=self._encoder.name,
            call_s=self._encoded().call_s(self._earlier),
            temperature_c=self._encoder.temperature_c,
            cpu_percent=self._processor.percent(),
            pacing=self._paced(),
        )

    def _paced(self) -> Pacing:
        """What is told of the pace of live sound."""
        partial_every = samples(self._config.segmenter.partial_every_ms / 1000)
        pacing = self._scheduler.pacing(partial_every) if self._live else Pacing.USUAL
        return self._pacing.observe(pacing, self._clock())

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
            memory.give_back_memory()  # what loading needed and running does not
            gained = max(0, memory.private_bytes() - before)
            first = self._scheduler.recognitions[self._pipelines[0].origin.key]
            first.recognised = replace(first.recognised, model_bytes=gained)
            self._signals.ready.set()
            self._tell_encoder()
            if not self._signals.stopping.is_set():
                self._emit(StateChanged(EngineState.LISTENING))
            while (item := self._mailbox.take()) is not None:
                if not isinstance(item, Wake):
                    self._deal_with(transcriber, item)
                self._encoder.attend()
                self._tell_encoder()
        except BaseException:
            self._mailbox.abandon()
            raise
        finally:
            self._full_bytes = memory.resident_bytes()
            transcriber.close()

    def _tell_encoder(self) -> None:
        for change in self._encoder.news():
            self._earlier = self._encoded()
            self._emit(change)

    def _encoded(self) -> Encoded:
        return Encoded.of(reading.recognised for reading in self._scheduler.recognitions.values())

    def _deal_with(self, transcriber: Transcriber, item: Item) -> None:
        job = self._scheduler.begin(item, self._n_speaking(), self._encoder.longest_s)
        if job is None:
            return

        def cancelled() -> bool:
            return self._signals.aborting.is_set() or self._scheduler.is_outdated(job)

        self._scheduler.finish(job, transcriber.transcribe(job.segment, cancelled))

    def _n_speaking(self) -> int:
        """Sources that have an open segment."""
        opened = [
            pipeline
            for pipeline in self._pipelines
            if pipeline.segmentation.heard.open_start is not None
        ]
        return max(1, len(opened))

    # Either thread

    def _guarded(self, body: Callable[[], None]) -> None:
        """The only place where an exception becomes a failure of the engine."""
        try:
            body()
        except Exception as exc:
            # The last resort of a thread: never dropped, reported as the one FAILED.
            log.debug("%s failed", threading.current_thread().name, exc_info=exc)
            with self._first_failure:
                self._failure = self._failure or as_captioner_error(exc)
            self._signals.stopping.set()

    def _emit(self, event: EngineEvent) -> None:
        with self._emitting:
            self._sink(event)
