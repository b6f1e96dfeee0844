"""Sound in, captions out, on threads."""

import itertools
import threading
from dataclasses import replace

import pytest

from captioner.config import EngineConfig, SegmenterConfig
from captioner.engine.engine import CaptionEngine
from captioner.engine.source_pipeline import SourcePipeline
from captioner.events import (
    CaptionChanged,
    Closed,
    EngineState,
    Gap,
    GapReason,
    Rejection,
    StateChanged,
    StatsUpdated,
)
from captioner.units import VAD_FRAME
from support.engines import CONFIG, PARTIALS, finals, make, run
from support.fakes import (
    EchoTranscriber,
    FakeSource,
    Microphone,
    loudness_vad,
    silence,
    tone,
    transcript,
)


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
    engine = CaptionEngine([SourcePipeline(source, loudness_vad)], EchoTranscriber, sink, CONFIG)
    run(engine)

    assert not met_another.is_set()


def test_a_clock_that_jumps_by_an_hour_changes_no_caption(events):
    jumping = itertools.count(0.0, 3600.0)  # an hour passes at every look

    source = FakeSource([tone(40), silence(15), tone(10), silence(15)])
    config = replace(PARTIALS, max_lag_s=5.0)
    engine = CaptionEngine(
        [SourcePipeline(source, loudness_vad)],
        EchoTranscriber,
        events.append,
        config,
        lambda: next(jumping),
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

    # The segment is full exactly when the speech ends.
    config = SegmenterConfig(
        end_pause_ms=2000, max_segment_s=2.0, cut_search_s=0.0, partial_every_ms=10_000
    )
    source = FakeSource([tone(100), silence(150)])
    run(make(source, events, Reading, EngineConfig(segmenter=config)))

    assert asked[-1] is not Closed.TOO_LONG
