import itertools
import threading
from dataclasses import replace

import pytest

from captioner.config import EngineConfig, SegmenterConfig
from captioner.engine import engine as engine_module
from captioner.engine.engine import CaptionEngine
from captioner.engine.lane import Lane
from captioner.errors import AudioDeviceError, AudioFileError, BackendError, ModelFileError
from captioner.events import (
    CaptionChanged,
    Closed,
    EngineState,
    Gap,
    GapReason,
    Rejection,
    SourceChanged,
    SourceStatus,
    StateChanged,
    StatsUpdated,
)
from captioner.units import VAD_FRAME
from support.fakes import (
    PATIENCE_S,
    EchoTranscriber,
    EventLog,
    FakeSource,
    Microphone,
    loudness_vad,
    silence,
    tone,
    transcript,
)

CONFIG = EngineConfig(
    segmenter=SegmenterConfig(end_pause_ms=100, partial_every_ms=10_000), stats_every_s=0.1
)
PARTIALS = EngineConfig(segmenter=SegmenterConfig(end_pause_ms=100, partial_every_ms=200))


@pytest.fixture
def events():
    return EventLog()


def make(source, events, load=EchoTranscriber, config=CONFIG):
    return CaptionEngine([Lane(source, loudness_vad)], load, events.append, config)


def run(engine):
    engine.start()
    assert engine.wait(PATIENCE_S)


def finals(events):
    return [caption for caption in events.of(CaptionChanged) if caption.final]


def states(events):
    return [change.state for change in events.of(StateChanged)]


class Held(EchoTranscriber):
    """Transcribes only when let; sets `begun` when asked to."""

    def __init__(self):
        super().__init__()
        self.begun = threading.Event()
        self.go_on = threading.Event()
        self.answers = []

    def transcribe(self, segment, cancelled):
        self.begun.set()
        assert self.go_on.wait(PATIENCE_S)
        self.answers.append((segment.closed is None, cancelled()))
        return None if cancelled() else super().transcribe(segment, cancelled)


def test_two_utterances_give_two_final_captions_in_order(events):
    source = FakeSource([tone(40), silence(15), tone(10), silence(15)])

    run(make(source, events))

    first, second = finals(events)
    assert (first.segment_id, second.segment_id) == (0, 1)
    assert int(first.text) > int(second.text) > 0
    assert 0 <= first.start < first.end <= second.start < second.end


def test_a_caption_says_where_in_the_stream_it_was_spoken(events):
    source = FakeSource([silence(100), tone(20), silence(15)])

    run(make(source, events))

    (caption,) = finals(events)
    assert 70 * VAD_FRAME <= caption.start <= 100 * VAD_FRAME
    assert 120 * VAD_FRAME <= caption.end <= 135 * VAD_FRAME


def test_speech_after_a_gap_is_captioned_at_its_place(events):
    lost = 500 * VAD_FRAME
    source = FakeSource([tone(20), tone(20, lost=lost), silence(15)])

    run(make(source, events))

    before, after = finals(events)
    assert before.end == 20 * VAD_FRAME
    assert after.start >= 520 * VAD_FRAME
    assert events[-1].lost_samples == lost


def test_partials_are_pending_and_finals_settled(events):
    def after_a_caption(source):  # so that the partial is not overtaken
        events.wait_for(lambda log: log.of(CaptionChanged))
        return silence(15)

    run(make(FakeSource([tone(20), after_a_caption]), events, config=PARTIALS))

    partial, final = events.of(CaptionChanged)
    assert (partial.settled, partial.final) == ("", False)
    assert partial.pending == partial.text != ""
    assert (final.pending, final.final) == ("", True)
    assert final.settled == final.text != ""
    assert partial.segment_id == final.segment_id


@pytest.mark.parametrize("rejected", [None, Rejection.READ_FROM_TAIL])
def test_a_window_without_text_ends_in_an_empty_caption(events, rejected):
    class Nothing(EchoTranscriber):
        def transcribe(self, segment, cancelled):
            return transcript("", rejected=rejected)

    run(make(FakeSource([tone(20), silence(15)]), events, load=Nothing))

    (caption,) = finals(events)
    assert caption.text == ""


def test_each_part_stays_on_its_thread(events):
    made = []

    def load():
        made.append(EchoTranscriber())
        return made[0]

    source = FakeSource([tone(20), silence(15)])

    run(make(source, events, load))

    assert made[0].threads == {"captioner-infer"}
    assert made[0].closed
    assert source.threads == {"captioner-audio"}
    assert source.closed


def test_events_come_in_order_and_the_last_figures_come_last(events):
    run(make(FakeSource([tone(20), silence(15)]), events))

    kinds = [event for event in events if not isinstance(event, StatsUpdated) or event.last]
    assert kinds[0] == StateChanged(EngineState.LOADING)
    assert isinstance(kinds[-3], CaptionChanged)
    assert kinds[-2] == StateChanged(EngineState.STOPPED)
    assert isinstance(kinds[-1], StatsUpdated)
    assert kinds[-1] is events[-1]
    assert kinds[-1].final_segments == 1
    assert kinds[-1].lag_s == 0.0


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
    monkeypatch.setattr("captioner.engine.lane.READ_TIMEOUT_S", 0.001)
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
    monkeypatch.setattr(engine_module, "GAIN_SHARE", float("inf"))  # every newer one would gain

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


def test_events_reach_the_sink_one_at_a_time():
    handling_a_caption, met_another = threading.Event(), threading.Event()

    def sink(event):
        if isinstance(event, CaptionChanged):
            handling_a_caption.set()
            met_another.wait(3 * CONFIG.stats_every_s)  # figures are due meanwhile
            handling_a_caption.clear()
            engine.stop()
        elif handling_a_caption.is_set():
            met_another.set()

    source = Microphone([tone(20), silence(15)])
    engine = CaptionEngine([Lane(source, loudness_vad)], EchoTranscriber, sink, CONFIG)
    run(engine)

    assert not met_another.is_set()


def test_a_clock_that_jumps_by_an_hour_changes_no_caption(events):
    jumping = itertools.count(0.0, 3600.0)  # an hour passes at every look

    source = FakeSource([tone(40), silence(15), tone(10), silence(15)])
    config = replace(PARTIALS, max_lag_s=5.0)
    engine = CaptionEngine(
        [Lane(source, loudness_vad)], EchoTranscriber, events.append, config, lambda: next(jumping)
    )
    run(engine)

    first, second = finals(events)
    assert 0 <= first.start < first.end <= second.start < second.end
    assert events.of(Gap) == []
    assert all(0.0 <= stats.lag_s <= 2.0 for stats in events.of(StatsUpdated))


def test_sound_that_was_lost_is_a_gap_between_the_captions(events):
    source = FakeSource([tone(20), tone(20, lost=500 * VAD_FRAME), silence(15)])

    run(make(source, events))

    shown = [event for event in events if isinstance(event, CaptionChanged | Gap)]
    assert [type(event) for event in shown] == [CaptionChanged, Gap, CaptionChanged]
    assert shown[1] == Gap(20 * VAD_FRAME, 520 * VAD_FRAME, GapReason.LOST)


def test_a_forced_cut_that_no_speech_follows_leaves_no_word_to_the_next_window(events):
    asked = []

    class Reading(EchoTranscriber):
        def transcribe(self, segment, cancelled):
            asked.append(segment.closed)
            return super().transcribe(segment, cancelled)

    # The window is full exactly when the speech ends.
    config = SegmenterConfig(
        end_pause_ms=2000, max_window_s=2.0, cut_search_s=0.0, partial_every_ms=10_000
    )
    source = FakeSource([tone(100), silence(150)])
    run(make(source, events, Reading, EngineConfig(segmenter=config)))

    assert asked[-1] is not Closed.TOO_LONG
