"""How an engine ends when it is told to."""

import threading

from captioner.engine import engine as engine_module
from captioner.events import (
    EngineState,
)
from captioner.units import VAD_FRAME
from support.engines import Held, finals, make, run, states
from support.fakes import (
    PATIENCE_S,
    EchoTranscriber,
    FakeSource,
    Microphone,
    silence,
    tone,
)


def test_stop_captions_what_is_open(events):
    source = Microphone([tone(20)])
    engine = make(source, events)

    engine.start()
    assert source.quiet.wait(PATIENCE_S)
    engine.stop()
    assert engine.wait(PATIENCE_S)

    (caption,) = finals(events)
    assert caption.end == 20 * VAD_FRAME
    assert states(events)[-1] is EngineState.STOPPED


def test_stop_captions_what_the_source_still_holds(events):
    engine = None

    def stopped_while_reading(source):
        engine.stop()
        return tone(5)

    source = Microphone([tone(20), stopped_while_reading, tone(5), tone(5)])
    engine = make(source, events)

    run(engine)

    assert finals(events)[-1].end == 35 * VAD_FRAME


def test_stop_ends_a_source_that_never_runs_dry(events):
    class Endless(FakeSource):
        def read(self, timeout_s):
            return tone(10)

    engine = make(Endless([]), events)
    engine.start()
    events.wait_for(finals)
    engine.stop()

    assert engine.wait(PATIENCE_S)


def test_a_second_stop_abandons_what_is_not_captioned(events):
    held = Held()
    source = Microphone([tone(20), silence(15)] * 3)
    engine = make(source, events, lambda: held)

    engine.start()
    assert source.quiet.wait(PATIENCE_S)
    engine.stop()
    engine.stop()
    held.go_on.set()
    assert engine.wait(PATIENCE_S)

    assert finals(events) == []
    assert held.closed
    assert states(events)[-1] is EngineState.STOPPED
    assert events[-1].last


def test_a_stop_abandons_by_itself_after_its_limit(events, monkeypatch):
    monkeypatch.setattr(engine_module, "STOP_LIMIT_S", 0.0)

    class Stuck(EchoTranscriber):
        def transcribe(self, segment, cancelled):
            while not cancelled():
                threading.Event().wait(0.01)

    source = Microphone([tone(20), silence(15)])
    engine = make(source, events, Stuck)

    engine.start()
    assert source.quiet.wait(PATIENCE_S)
    engine.stop()

    assert engine.wait(PATIENCE_S)
    assert finals(events) == []
