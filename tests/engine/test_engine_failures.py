"""What fails, and what is said of it."""

import threading

import psutil

from captioner.errors import AudioDeviceError, AudioFileError, BackendError, ModelFileError
from captioner.events import (
    CaptionChanged,
    EngineState,
    SourceChanged,
    SourceStatus,
    StateChanged,
    StatsUpdated,
)
from support.engines import finals, make, run, states
from support.fakes import (
    PATIENCE_S,
    EchoTranscriber,
    FakeSource,
    Microphone,
    silence,
    tone,
)


def test_a_model_that_does_not_load_fails_the_engine_once(events):
    def load():
        raise ModelFileError("decoder.onnx is missing", hint="Build it again.")

    run(make(Microphone(), events, load))

    assert states(events) == [EngineState.LOADING, EngineState.FAILED]
    assert events.of(StateChanged)[-1].error.hint == "Build it again."
    assert events[-1].last


def test_a_crash_while_transcribing_is_reported_with_its_message_and_a_hint(events):
    class Broken(EchoTranscriber):
        def transcribe(self, segment, cancelled):
            raise RuntimeError("device lost")

    run(make(Microphone([tone(20), silence(15)]), events, Broken))

    (failure,) = [s for s in events.of(StateChanged) if s.state is EngineState.FAILED]
    assert isinstance(failure.error, BackendError)
    assert "device lost" in str(failure.error)
    assert failure.error.hint
    assert events.of(CaptionChanged) == []


def test_what_a_failing_source_gave_is_captioned_before_the_failure(events):
    broken = AudioFileError("talk.mp3 breaks off")

    run(make(FakeSource([tone(20), silence(15), tone(20)], then=broken), events))

    assert len(finals(events)) == 2
    assert [event for event in events if not isinstance(event, StatsUpdated)][-1] == StateChanged(
        EngineState.FAILED, broken
    )
    assert states(events).count(EngineState.FAILED) == 1


def test_a_source_that_does_not_open_is_reported_without_waiting_for_the_model(events):
    failed = threading.Event()

    class Missing(FakeSource):
        def __enter__(self):
            raise AudioDeviceError("no microphone")

    def load():
        assert failed.wait(PATIENCE_S)
        return EchoTranscriber()

    engine = make(Missing([]), events, load)
    engine.start()
    events.wait_for(lambda log: states(log)[-1] is EngineState.FAILED)
    failed.set()
    assert engine.wait(PATIENCE_S)

    assert states(events) == [EngineState.LOADING, EngineState.FAILED]
    assert events[-1].last


def test_a_source_that_is_lost_and_comes_back_is_reported_each_time(events):
    def lost(source):
        source.status = SourceStatus("mic", AudioDeviceError("unplugged"), overflows=1)

    def still_lost(source):
        source.status = SourceStatus("mic", AudioDeviceError("unplugged"), overflows=2)

    def back(source):
        source.status = SourceStatus("mic", None, overflows=2)

    run(make(FakeSource([lost, still_lost, back]), events))

    names = [(e.status.name, str(e.status.problem or "")) for e in events.of(SourceChanged)]
    assert names == [("a fake", ""), ("mic", "unplugged"), ("mic", "")]
    assert events[-1].overflows == 2


def test_captions_go_on_where_the_system_does_not_tell_how_much_memory_is_taken(
    monkeypatch, events
):
    def untold():
        raise psutil.NoSuchProcess(1)

    monkeypatch.setattr("captioner.engine.memory.psutil.Process", untold)

    run(make(FakeSource([tone(20), silence(15)]), events))

    assert len(finals(events)) == 1
    assert events[-1].last
