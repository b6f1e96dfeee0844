"""Several sources in one engine."""

import threading

import pytest

from captioner.config import EngineConfig, SegmenterConfig
from captioner.engine.engine import CaptionEngine
from captioner.engine.source_pipeline import SourcePipeline
from captioner.errors import AudioDeviceError, AudioFileError
from captioner.events import (
    CaptionChanged,
    EngineState,
    Gap,
    LevelMeasured,
    SourceChanged,
    SourceStatus,
    StatsUpdated,
)
from captioner.units import VAD_FRAME
from support.engines import CONFIG, run, states
from support.events import COMPUTER, MICROPHONE
from support.fakes import (
    PATIENCE_S,
    EchoTranscriber,
    FakeSource,
    Microphone,
    loudness_vad,
    silence,
    tone,
)

LIVE = EngineConfig(
    segmenter=SegmenterConfig(end_pause_ms=100, partial_every_ms=200), max_lag_s=5.0
)


def make(events, mic, computer, load=EchoTranscriber, config=CONFIG):
    pipelines = [
        SourcePipeline(mic, loudness_vad, MICROPHONE),
        SourcePipeline(computer, loudness_vad, COMPUTER),
    ]
    return CaptionEngine(pipelines, load, events.append, config)


def finals(events, origin):
    return [one for one in events.of(CaptionChanged) if one.final and one.origin == origin]


def test_each_caption_says_whose_it_is_and_where_in_its_own_stream(events):
    mic = FakeSource([tone(20), silence(15)])
    computer = FakeSource([silence(100), tone(40), silence(15)])

    run(make(events, mic, computer))

    (spoken,), (played,) = finals(events, MICROPHONE), finals(events, COMPUTER)
    assert (spoken.start, spoken.end <= 35 * VAD_FRAME) == (0, True)
    assert played.start >= 70 * VAD_FRAME
    assert spoken.segment_id != played.segment_id


def test_no_window_has_the_id_of_another_sources_window(events):
    mic, computer = (FakeSource([tone(20), silence(15)] * 5) for _ in range(2))

    run(make(events, mic, computer))

    ids = [caption.segment_id for caption in events.of(CaptionChanged) if caption.final]
    assert len(set(ids)) == 10


def test_one_model_on_one_thread_reads_all_sources(events):
    made = []

    def load():
        made.append(EchoTranscriber())
        return made[-1]

    run(make(events, FakeSource([tone(20), silence(15)]), FakeSource([tone(20)]), load))

    (transcriber,) = made
    assert transcriber.threads == {"captioner-infer"}


def test_a_stop_captions_what_is_open_in_both(events):
    mic, computer = Microphone([tone(20)]), Microphone([tone(30)])
    engine = make(events, mic, computer)

    engine.start()
    assert mic.quiet.wait(PATIENCE_S)
    assert computer.quiet.wait(PATIENCE_S)
    engine.stop()
    assert engine.wait(PATIENCE_S)

    assert finals(events, MICROPHONE)[0].end == 20 * VAD_FRAME
    assert finals(events, COMPUTER)[0].end == 30 * VAD_FRAME
    assert states(events)[-1] is EngineState.STOPPED


def test_a_source_that_ends_does_not_end_the_other_one(events):
    mic = Microphone([tone(20), silence(15)])
    engine = make(events, mic, FakeSource([]))

    engine.start()
    events.wait_for(lambda log: finals(log, MICROPHONE))
    engine.stop()
    assert engine.wait(PATIENCE_S)

    assert states(events) == [EngineState.LOADING, EngineState.LISTENING, EngineState.STOPPED]


@pytest.mark.parametrize("error", [AudioDeviceError("no output"), AudioFileError("breaks off")])
def test_a_source_that_fails_is_a_problem_of_its_own_while_the_other_goes_on(events, error):
    computer = FakeSource([tone(20)], then=error)

    def after_the_failure(source):
        events.wait_for(lambda log: any(e.status.problem for e in log.of(SourceChanged)))
        return tone(20)

    mic = Microphone([after_the_failure, silence(15)])
    engine = make(events, mic, computer)
    engine.start()
    events.wait_for(lambda log: finals(log, MICROPHONE))
    engine.stop()
    assert engine.wait(PATIENCE_S)

    assert [(e.origin, e.status.problem) for e in events.of(SourceChanged) if e.status.problem] == [
        (COMPUTER, error)
    ]
    assert len(finals(events, COMPUTER)) == 1
    assert states(events)[-1] is EngineState.STOPPED


def test_the_engine_fails_when_the_last_source_does(events):
    mic = FakeSource([tone(20)], then=AudioDeviceError("no microphone"))
    computer = FakeSource([], then=AudioDeviceError("no output"))

    run(make(events, mic, computer))

    assert states(events)[-1] is EngineState.FAILED
    assert len(finals(events, MICROPHONE)) == 1
    assert events[-1].last


def test_a_source_that_is_lost_and_back_is_told_with_its_origin(events):
    def lost(source):
        source.status = SourceStatus("usb", AudioDeviceError("unplugged"))

    def back(source):
        source.status = SourceStatus("usb")
        return tone(20, lost=500 * VAD_FRAME)

    mic = FakeSource([tone(20), lost, back, silence(15)])
    run(make(events, mic, FakeSource([tone(20), silence(15)])))

    told = [(e.status.name, bool(e.status.problem)) for e in events.of(SourceChanged)
            if e.origin == MICROPHONE]  # fmt: skip
    assert told == [("a fake", False), ("usb", True), ("usb", False)]
    assert [gap.origin for gap in events.of(Gap)] == [MICROPHONE]
    assert len(finals(events, MICROPHONE)) == 2
    assert len(finals(events, COMPUTER)) == 1


def test_the_figures_are_of_all_sources_together(events):
    mic = FakeSource([tone(20, lost=10), silence(15)])
    run(make(events, mic, FakeSource([silence(100), tone(20), silence(15)])))

    last = events.of(StatsUpdated)[-1]
    finished = [caption for caption in events.of(CaptionChanged) if caption.final]
    assert last.final_segments == 2
    assert last.speech_samples == sum(caption.end - caption.start for caption in finished)
    assert last.captured_s == pytest.approx(135 * 0.02)
    assert last.lost_samples == 10


def test_live_sources_are_measured_ten_times_a_second_each(events):
    mic, computer = FakeSource([tone(5)] * 20, None), FakeSource([silence(5)] * 20)

    run(make(events, mic, computer, config=LIVE))

    levels = events.of(LevelMeasured)
    loud = [level for level in levels if level.origin == MICROPHONE]
    assert len(loud) == len(levels) - len(loud) == 20
    assert loud[0].peak_dbfs == pytest.approx(-6.0, abs=0.1)
    assert loud[0].rms_dbfs == pytest.approx(-9.0, abs=0.1)
    assert {level.rms_dbfs for level in levels if level.origin == COMPUTER} == {-120.0}


def test_recordings_read_as_fast_as_possible_are_not_measured(events):
    run(make(events, FakeSource([tone(5)] * 20), FakeSource([])))

    assert events.of(LevelMeasured) == []


def test_a_source_that_is_behind_is_cut_and_the_other_one_is_not(events):
    """The microphone speaks 12 s while the model reads nothing; the computer says one word."""
    begun, go_on = threading.Event(), threading.Event()

    class Held(EchoTranscriber):
        def transcribe(self, segment, cancelled):
            begun.set()
            assert go_on.wait(PATIENCE_S)
            return super().transcribe(segment, cancelled)

    def wait_until_begun(source):
        assert begun.wait(PATIENCE_S)
        return tone(20)

    mic = Microphone([tone(20), silence(15), *[wait_until_begun, silence(15)] * 30])
    computer = Microphone([tone(20), silence(15)])
    engine = make(events, mic, computer, Held, LIVE)
    engine.start()
    assert mic.quiet.wait(PATIENCE_S)
    assert computer.quiet.wait(PATIENCE_S)
    go_on.set()
    engine.stop()
    assert engine.wait(PATIENCE_S)

    assert {gap.origin for gap in events.of(Gap)} == {MICROPHONE}
    assert len(finals(events, COMPUTER)) == 1
    assert events[-1].left_out_s > 0
    assert max(stats.lag_s for stats in events.of(StatsUpdated)) <= 5.5
