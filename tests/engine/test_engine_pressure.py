"""A model that is slower than the speech, or not there yet."""

import threading

from captioner.engine import engine as engine_module
from captioner.engine import scheduler
from captioner.events import (
    CaptionChanged,
    EngineState,
    StatsUpdated,
)
from captioner.units import VAD_FRAME
from support.engines import PARTIALS, Held, finals, make, run, states
from support.fakes import (
    PATIENCE_S,
    EchoTranscriber,
    FakeSource,
    Microphone,
    silence,
    tone,
)


def test_sound_heard_while_the_model_loads_is_captioned(events):
    source = Microphone([tone(20), silence(15)])

    def load():
        assert source.quiet.wait(PATIENCE_S)
        return EchoTranscriber()

    engine = make(source, events, load)
    engine.start()
    events.wait_for(finals)
    engine.stop()
    assert engine.wait(PATIENCE_S)

    assert states(events) == [EngineState.LOADING, EngineState.LISTENING, EngineState.STOPPED]
    assert len(finals(events)) == 1


def test_a_model_slower_than_the_speech_drops_no_final(events, monkeypatch):
    monkeypatch.setattr(engine_module.memory, "resident_bytes", lambda: 0)
    source = Microphone([tone(20), silence(15)] * 30)

    class Slow(EchoTranscriber):
        def transcribe(self, segment, cancelled):
            assert source.quiet.wait(PATIENCE_S)  # not before everything is said
            return super().transcribe(segment, cancelled)

    engine = make(source, events, Slow, PARTIALS)
    engine.start()
    assert source.quiet.wait(PATIENCE_S)
    engine.stop()
    assert engine.wait(PATIENCE_S)

    assert [caption.segment_id for caption in finals(events)] == list(range(30))
    assert events[-1].skipped_partials > 0


def test_a_source_waits_when_too_much_speech_waits_for_the_model(events, monkeypatch):
    monkeypatch.setattr("captioner.engine.source_pipeline.READ_TIMEOUT_S", 0.001)
    monkeypatch.setattr("captioner.engine.mailbox.MAX_WAITING", 60 * VAD_FRAME)
    held = Held()
    read = []

    def spoken():
        for index in range(20):
            read.append(index)
            yield tone(20)
            yield silence(15)

    engine = make(FakeSource(spoken()), events, lambda: held)
    engine.start()
    assert held.begun.wait(PATIENCE_S)
    events.wait_for(lambda log: len(log.of(StatsUpdated)) > 2)
    read_at_most = len(read)
    held.go_on.set()
    assert engine.wait(PATIENCE_S)

    assert read_at_most <= 6
    assert len(finals(events)) == 20


def test_a_partial_is_abandoned_when_its_window_is_closed(events):
    held = Held()

    def wait_until_begun(source):
        assert held.begun.wait(PATIENCE_S)
        return silence(15)

    source = Microphone([tone(15), wait_until_begun])
    engine = make(source, events, lambda: held, PARTIALS)
    engine.start()
    assert source.quiet.wait(PATIENCE_S)
    held.go_on.set()
    engine.stop()
    assert engine.wait(PATIENCE_S)

    assert held.answers == [(True, True), (False, False)]
    assert [caption.final for caption in events.of(CaptionChanged)] == [True]
    assert events[-1].skipped_partials == 1


def test_partials_that_keep_being_overtaken_are_still_shown(events, monkeypatch):
    monkeypatch.setattr(scheduler, "GAIN_SHARE", float("inf"))  # every newer one would gain

    class Overtaken(EchoTranscriber):
        """Takes as long as the next partial takes to arrive."""

        def transcribe(self, segment, cancelled):
            if segment.closed is None:
                next_partial.release()
                assert posted.acquire(timeout=PATIENCE_S)
            return None if cancelled() else super().transcribe(segment, cancelled)

    next_partial, posted = threading.Semaphore(0), threading.Semaphore(0)

    def second(source):
        assert next_partial.acquire(timeout=PATIENCE_S)
        return tone(10)

    def more(source):
        posted.release()  # the chunk before this one has made its partial
        return second(source)

    def end(source):
        posted.release(100)
        return silence(15)

    chunks = [tone(15), second, more, more, more, more, more, more, end]
    run(make(FakeSource(chunks), events, Overtaken, PARTIALS))

    partials = [caption for caption in events.of(CaptionChanged) if not caption.final]
    assert len(partials) >= 3
    assert events[-1].skipped_partials > 0
