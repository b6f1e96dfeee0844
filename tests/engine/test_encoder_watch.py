"""What the engine tells of the encoder, and what it asks it."""

import threading

import pytest

from captioner.asr.watch import EncoderWatch
from captioner.config import EngineConfig, SegmenterConfig
from captioner.engine.engine import CaptionEngine
from captioner.engine.mailbox import SegmentMailbox, Wake
from captioner.engine.processor import ProcessorMeter
from captioner.engine.source_pipeline import SourcePipeline
from captioner.events import (
    CaptionChanged,
    EncoderChanged,
    EngineState,
    Segment,
    StateChanged,
    StatsUpdated,
)
from support.fakes import EchoTranscriber, EventLog, Microphone, loudness_vad, silence, tone

PATIENCE_S = 10.0
CPU = EncoderChanged("CPU", "The device is busy.", can_retry=True)
NPU = EncoderChanged("Hailo-8L")


class Listening:
    """An engine at a silent microphone, with a watch that a test fills."""

    def __init__(self, first=CPU, chunks=()):
        self.watch, self.events = EncoderWatch(), EventLog()
        self.attended = []
        self._first = first
        config = EngineConfig(segmenter=SegmenterConfig(), stats_every_s=0.1)
        pipeline = SourcePipeline(Microphone(chunks), loudness_vad)
        self.engine = CaptionEngine(
            [pipeline], self._load, self.events.append, config, watch=self.watch
        )

    def _load(self):
        self.watch.tell(self._first)
        self.watch.attend = self._attend
        return EchoTranscriber()

    def _attend(self):
        self.attended.append(threading.current_thread().name)
        if self.watch.retry_asked():
            self.watch.temperature_c = 51.0
            self.watch.tell(NPU)

    def __enter__(self):
        self.engine.start()
        self.events.wait_for(lambda log: log.of(EncoderChanged))
        return self

    def __exit__(self, *exc):
        self.engine.stop()
        assert self.engine.wait(PATIENCE_S)


def test_the_encoder_is_told_once_before_the_engine_listens():
    with Listening() as run:
        run.events.wait_for(lambda log: len(log.of(StateChanged)) == 2)

    kinds = [e for e in run.events if isinstance(e, StateChanged | EncoderChanged)]
    assert kinds[1] == CPU
    assert kinds[2] == StateChanged(EngineState.LISTENING)
    assert run.events.of(EncoderChanged) == [CPU]


def test_a_retry_is_made_on_the_inference_thread_though_nobody_speaks():
    with Listening() as run:
        run.engine.retry_encoder()
        run.events.wait_for(lambda log: len(log.of(EncoderChanged)) == 2)
        run.events.wait_for(lambda log: any(s.encoder == "Hailo-8L" for s in log.of(StatsUpdated)))

    stats = run.events.of(StatsUpdated)[-1]
    assert run.events.of(EncoderChanged) == [CPU, NPU]
    assert set(run.attended) == {"captioner-infer"}
    assert (stats.encoder, stats.encoder_temperature_c) == ("Hailo-8L", 51.0)


def test_an_encoder_that_needs_care_gets_it_in_silence_and_one_that_does_not_is_left_alone():
    with Listening() as idle:
        idle.events.wait_for(lambda log: len(log.of(StatsUpdated)) >= 3)
        before = len(idle.attended)
        idle.watch.needs_care = True
        n_told = len(idle.events.of(StatsUpdated))
        idle.events.wait_for(lambda log: len(log.of(StatsUpdated)) >= n_told + 3)

    assert before == 0
    assert len(idle.attended) >= 2


def test_the_encoder_is_seen_to_after_each_window_and_its_time_is_in_the_figures():
    with Listening(chunks=[tone(40), silence(60, 40 * 320)]) as run:
        run.events.wait_for(lambda log: any(c.final for c in log.of(CaptionChanged)))

    stats = run.events.of(StatsUpdated)[-1]
    assert run.attended
    assert stats.encode_call_s == pytest.approx(stats.encode_s / stats.inference_calls)
    assert stats.encode_call_s > 0
    assert stats.cpu_percent >= 0


def test_the_time_of_a_window_is_that_of_the_encoder_at_work_not_of_the_one_before():
    spoken = [tone(40), silence(60, 40 * 320)]
    with Listening(chunks=spoken) as run:
        run.events.wait_for(lambda log: any(c.final for c in log.of(CaptionChanged)))
        run.engine.retry_encoder()
        run.events.wait_for(lambda log: len(log.of(EncoderChanged)) == 2)

    stats = run.events.of(StatsUpdated)[-1]
    assert stats.encode_s > 0
    assert stats.encode_call_s == 0


def test_a_nudge_wakes_a_reader_only_when_there_is_nothing_else():
    box = SegmentMailbox()
    segment = Segment(0, tone(5).samples, 0)

    box.wake()
    box.wake()
    woken = box.take()
    box.wake()
    box.post(segment)
    first = box.take()
    box.wake()
    box.close()

    assert woken is Wake.NUDGE
    assert first is segment
    assert box.take() is None


def test_the_processors_share_is_that_since_the_last_question():
    wall, busy = iter([0.0, 2.0, 4.0, 4.0]), iter([1.0, 2.0, 5.0, 6.0])
    meter = ProcessorMeter(lambda: next(wall), lambda: next(busy))

    assert [meter.percent() for _ in range(3)] == [50.0, 150.0, 0.0]
