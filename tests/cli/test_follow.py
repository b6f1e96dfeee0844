import os
import signal
import threading

import pytest

from captioner.cli.follow import follow
from captioner.config import EngineConfig, SegmenterConfig
from captioner.engine.engine import CaptionEngine
from captioner.engine.source_pipeline import SourcePipeline
from captioner.errors import AudioDeviceError, ModelFileError
from captioner.events import (
    CaptionChanged,
    EngineState,
    Origin,
    SourceStatus,
    StateChanged,
    StatsUpdated,
)
from support.fakes import (
    PATIENCE_S,
    EchoTranscriber,
    FakeSource,
    Microphone,
    loudness_vad,
    silence,
    tone,
)

CONFIG = EngineConfig(segmenter=SegmenterConfig(end_pause_ms=100), stats_every_s=0.1)


class Reader:
    """A view that keeps what it is shown, and can act on it."""

    def __init__(self, react=lambda event: None):
        self.events = []
        self.times = []
        self.threads = set()
        self._react = react

    def show(self, event, at_s):
        self.threads.add(threading.current_thread())
        self.events.append(event)
        self.times.append(at_s)
        self._react(event)

    def say(self, message):
        pass

    def finals(self):
        return [e for e in self.events if isinstance(e, CaptionChanged) and e.final]


def maker(source, load=EchoTranscriber):
    return lambda events: CaptionEngine(
        [SourcePipeline(source, loudness_vad)], load, events.post, CONFIG
    )


def interrupt():
    os.kill(os.getpid(), signal.SIGINT)


def test_every_event_is_shown_on_the_calling_thread_until_the_last_one():
    reader = Reader()

    follow(maker(FakeSource([tone(20), silence(15)])), reader)

    assert reader.threads == {threading.current_thread()}
    assert len(reader.finals()) == 1
    assert isinstance(reader.events[-1], StatsUpdated)
    assert reader.events[-1].last
    assert reader.times == sorted(reader.times)


def test_a_failure_is_raised_after_its_events_are_shown():
    def load():
        raise ModelFileError("decoder.onnx is missing")

    reader = Reader()

    with pytest.raises(ModelFileError, match=r"decoder\.onnx"):
        follow(maker(Microphone(), load), reader)

    assert [e.state for e in reader.events if isinstance(e, StateChanged)][-1] is EngineState.FAILED
    assert reader.events[-1].last


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupt_captions_what_is_open(number):
    source = Microphone([tone(20)])
    sent = []

    def when_everything_is_heard(event):
        if source.quiet.is_set() and not sent:
            sent.append(number)
            os.kill(os.getpid(), number)

    reader = Reader(when_everything_is_heard)
    before = signal.getsignal(number)

    follow(maker(source), reader)

    assert sent
    assert len(reader.finals()) == 1
    assert reader.events[-1].last
    assert signal.getsignal(number) is before


def test_a_second_interrupt_abandons_what_is_open():
    source = Microphone([tone(20), silence(15)])
    sent = []

    class Stuck(EchoTranscriber):
        def transcribe(self, segment, cancelled):
            while not cancelled():
                threading.Event().wait(0.01)

    def twice(event):
        if source.quiet.is_set() and len(sent) < 2 and isinstance(event, StatsUpdated):
            sent.append(event)
            interrupt()

    reader = Reader(twice)

    follow(maker(source, Stuck), reader)

    assert len(sent) == 2
    assert reader.finals() == []
    assert reader.events[-1].last


def test_a_time_limit_stops_a_microphone_and_captions_what_is_open():
    reader = Reader()

    follow(maker(Microphone([tone(20)])), reader, limit_s=0.2)

    assert len(reader.finals()) == 1


def test_the_engine_ends_when_nobody_reads_any_more():
    ended = []
    source = Microphone()

    def nobody(event):
        raise BrokenPipeError

    def make(events):
        engine = maker(source)(events)
        ended.append(engine)
        return engine

    with pytest.raises(BrokenPipeError):
        follow(make, Reader(nobody))

    assert ended[0].wait(PATIENCE_S)
    assert source.closed or not source.threads


class Deaf(Microphone):
    """A patient device that never comes."""

    def __init__(self, problem):
        super().__init__()
        self.status = SourceStatus("a deaf one", AudioDeviceError(problem))


def side_by_side(**sources):
    pipelines = [
        SourcePipeline(source, loudness_vad, Origin(name, name)) for name, source in sources.items()
    ]
    return lambda events: CaptionEngine(pipelines, EchoTranscriber, events.post, CONFIG)


def test_when_no_source_was_ever_heard_that_is_a_failure_with_all_problems():
    reader = Reader()
    pair = side_by_side(Here=Deaf("no microphone"), There=Deaf("no sound server"))

    with pytest.raises(AudioDeviceError, match="nothing was heard") as failure:
        follow(pair, reader, limit_s=0.2)

    assert "Here: no microphone" in str(failure.value)
    assert "There: no sound server" in str(failure.value)
    assert "captioner devices" in failure.value.hint
    assert reader.events[-1].last


def test_one_source_that_was_heard_is_enough():
    reader = Reader()

    follow(
        side_by_side(Here=Deaf("no microphone"), There=Microphone([tone(20), silence(15)])),
        reader,
        limit_s=0.5,
    )

    assert reader.events[-1].captured_s > 0
