"""The figures of a run."""

from captioner.engine import engine as engine_module
from captioner.events import (
    StatsUpdated,
)
from support.engines import make, run
from support.fakes import (
    PATIENCE_S,
    EchoTranscriber,
    FakeSource,
    Microphone,
)


def test_figures_come_in_silence_too(events):
    engine = make(Microphone(), events)

    engine.start()
    events.wait_for(lambda log: len(log.of(StatsUpdated)) >= 3)
    engine.stop()
    assert engine.wait(PATIENCE_S)

    assert [event.last for event in events.of(StatsUpdated)].count(True) == 1


def test_memory_gained_while_loading_counts_as_the_models(events, monkeypatch):
    sizes = iter([100_000_000, 164_000_000])
    monkeypatch.setattr(engine_module.memory, "private_bytes", lambda: next(sizes))

    run(make(FakeSource([]), events))

    assert events[-1].model_ram_mb == 64.0
    assert events[-1].process_ram_mb > 0


def test_the_last_figures_tell_the_memory_of_the_run_not_what_is_left_after_it(events, monkeypatch):
    transcriber = EchoTranscriber()
    monkeypatch.setattr(
        engine_module.memory,
        "resident_bytes",
        lambda: 90_000_000 if transcriber.closed else 240_000_000,
    )

    run(make(FakeSource([]), events, lambda: transcriber))

    assert transcriber.closed
    assert events[-1].process_ram_mb == 240.0
