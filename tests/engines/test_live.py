"""What live captions do, whichever engine reads them: one set of tests for all.

The stages are the engine's own. Where time matters it is that of the sound: each call takes a given
time on it.
"""

import threading
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from captioner.bench import noises
from captioner.engine.engine import CaptionEngine
from captioner.engine.source_pipeline import SourcePipeline
from captioner.errors import AudioError
from captioner.events import (
    ONLY,
    AudioChunk,
    CaptionChanged,
    Closed,
    EngineState,
    Gap,
    GapReason,
    Known,
    Origin,
    Segment,
    StateChanged,
)
from captioner.units import samples
from support.engines import finals, states
from support.fakes import PATIENCE_S, FakeSource, Microphone
from support.live_engines import pause
from support.simulation import LIVE, Simulation

CALL_S = 0.05  # of sound that each call takes
PAUSE_S = 2.5  # between utterances; after it nothing of what was said before is read again


def never():
    return False


def play(engine, *sounds, cost=lambda _segment, _now_s: CALL_S, live=True, origins=(ONLY,)):
    """What captions there are of sounds, one for each origin, in real time."""
    config = replace(engine.config, max_lag_s=LIVE.max_lag_s if live else None)
    transcriber = engine.transcriber
    simulation = Simulation(
        [engine.make_vad() for _ in origins],
        lambda segment: transcriber.transcribe(segment, never),
        cost,
        config,
        origins,
    )
    simulation.ready()
    simulation.play(*sounds)
    simulation.finish()
    return simulation


@pytest.fixture(scope="module")
def spoken(engine):
    """Two utterances with a pause between them."""
    sound = np.concatenate((engine.first[0], pause(PAUSE_S), engine.second[0], pause(1.5)))
    return play(engine, sound).of(CaptionChanged)


def by_segment(captions):
    found = {}
    for caption in captions:
        found.setdefault(caption.segment_id, []).append(caption)
    return [group for group in found.values() if group[-1].text]


def test_each_utterance_ends_in_a_final_caption_of_what_was_said(engine, spoken):
    read = [caption.text for caption in spoken if caption.final and caption.text]

    assert engine.has_read(" ".join(read), f"{engine.first[1]} {engine.second[1]}")
    assert engine.has_read(read[-1], engine.second[1])


def test_words_are_shown_while_they_are_said(engine, spoken):
    for captions in by_segment(spoken):
        *growing, final = captions
        if final.end - final.start < samples(2.5):
            continue
        shown = [caption.text for caption in growing if caption.text]

        assert final.final
        assert not any(caption.final for caption in growing)
        assert len(set(shown)) >= 2
        assert len(shown[-1]) > len(shown[0])


def test_what_is_settled_stays_to_the_end(spoken):
    n_settled = 0
    for captions in by_segment(spoken):
        for before, after in pairwise(captions):
            assert after.settled.startswith(before.settled)
        n_settled += len(captions[-2].settled.split()) if len(captions) > 1 else 0

    assert n_settled > 2


def test_a_pause_ends_a_caption_where_it_was_said(engine, spoken):
    ended = [caption for caption in spoken if caption.final and caption.text]
    begins = len(engine.first[0]) + samples(PAUSE_S)

    assert all(one.end <= other.start for one, other in pairwise(ended))
    assert ended[-1].start == pytest.approx(begins, abs=samples(0.7))
    assert ended[0].start == pytest.approx(0, abs=samples(0.7))


def test_words_stand_in_order_inside_their_caption(spoken):
    for caption in spoken:
        if caption.final and caption.text:
            starts = [word.start_s for word in caption.words]

            assert len(starts) == len(caption.text.split())
            assert starts == sorted(starts)
            assert caption.words[-1].end_s <= (caption.end - caption.start) / samples(1.0)


def test_sources_that_speak_at_once_are_captioned_side_by_side(engine):
    mic, computer = Origin("mic", "Microphone"), Origin("computer", "Computer")
    n = max(len(engine.first[0]), len(engine.second[0])) + samples(1.5)
    sounds = [np.pad(sound, (0, n - len(sound))) for sound, _ in (engine.first, engine.second)]

    played = play(engine, *sounds, origins=(mic, computer))

    for origin, said in ((mic, engine.first[1]), (computer, engine.second[1])):
        captions = played.of(CaptionChanged, origin)
        assert engine.has_read(" ".join(c.text for c in captions if c.final), said)


def test_an_engine_that_is_too_slow_leaves_out_nothing_without_saying_so(engine):
    utterance = np.concatenate((engine.first[0], pause(0.8)))
    sound = np.concatenate([utterance] * 4)

    played = play(engine, sound, cost=lambda segment, _now_s: 2.5 * segment.duration_s)

    stats = played.stats()
    gaps = played.of(Gap)
    ended = [caption for caption in played.of(CaptionChanged) if caption.final]
    covered = [(one.start, one.end) for one in (*ended, *gaps)]
    assert max(lag for _, lag, _ in played.lags[""]) <= 5.0 + 1.0
    assert gaps
    assert all(gap.reason is GapReason.BEHIND for gap in gaps)
    assert stats.left_out_s > 0
    for at in range(samples(0.5), len(sound) - samples(0.5), samples(0.1)):
        heard = np.abs(sound[at : at + samples(0.1)]).max() > 0.1
        assert not heard or any(start <= at + samples(0.1) and at <= end for start, end in covered)


def test_a_recording_waits_for_an_engine_that_is_slow_and_loses_nothing(engine):
    sound = np.concatenate((engine.first[0], pause(PAUSE_S), engine.second[0], pause(1.5)))

    played = play(engine, sound, cost=lambda segment, _now_s: 3.0 * segment.duration_s, live=False)

    read = " ".join(caption.text for caption in played.of(CaptionChanged) if caption.final)
    assert played.of(Gap) == []
    assert engine.has_read(read, f"{engine.first[1]} {engine.second[1]}")


@pytest.mark.parametrize("kind", sorted(noises.generated(0.1)))
def test_noise_gives_no_caption(engine, kind):
    played = play(engine, noises.generated(12.0)[kind])

    assert [caption.text for caption in played.of(CaptionChanged) if caption.text] == []


def test_a_window_that_nobody_wants_any_more_is_given_up_and_the_next_one_is_read(engine):
    sound, said = engine.second
    transcriber = engine.transcriber

    assert transcriber.transcribe(Segment(901, sound, 0, None), lambda: True) is None
    read = transcriber.transcribe(Segment(902, sound, 0, Closed.PAUSE), never)
    assert engine.has_read(read.text, said)


def test_a_text_begins_with_what_is_settled_whoever_settled_it(engine):
    sound, _ = engine.first
    half = len(sound) // 2
    first = engine.transcriber.transcribe(Segment(903, sound[:half], 0, None), never)
    words = first.words[:2]
    known = Known(tuple(token for word in words for token in word.tokens[: word.n_bare]))

    for second in {False, engine.config.second is not None}:
        segment = Segment(903, sound, 0, Closed.PAUSE, known, second=second)
        read = engine.transcriber.transcribe(segment, never)

        assert read.text.startswith("".join(word.bare for word in words).strip())
        assert len(read.words) > len(words)


# On threads


def run(engine, source, events):
    made = CaptionEngine(
        [SourcePipeline(source, engine.make_vad())], engine.load, events.append, engine.config
    )
    made.start()
    return made


def text_of(captions):
    return " ".join(caption.text for caption in captions)


def test_words_on_both_sides_of_a_pulled_cable_are_captioned_and_the_gap_is_told(engine, events):
    (before, said), (after, said_after) = engine.first, engine.second
    lost = samples(3.0)
    source = FakeSource(
        [
            AudioChunk(before, 0),
            AudioChunk(np.pad(after, (0, samples(1.0))), len(before) + lost, lost),
        ]
    )

    assert run(engine, source, events).wait(6 * PATIENCE_S)

    (gap,) = events.of(Gap)
    assert (gap.reason, gap.length) == (GapReason.LOST, lost)
    earlier = [caption for caption in finals(events) if caption.start < gap.start]
    later = [caption for caption in finals(events) if caption.start >= gap.end]
    assert engine.has_read(text_of(earlier), said)
    assert engine.has_read(text_of(later), said_after)


def test_what_a_source_gave_before_it_broke_is_captioned_before_that_is_told(engine, events):
    sound, said = engine.second
    source = FakeSource([AudioChunk(sound, 0)], then=AudioError("the device is gone"))

    assert run(engine, source, events).wait(6 * PATIENCE_S)

    assert engine.has_read(text_of(finals(events)), said)
    assert states(events)[-1] is EngineState.FAILED
    assert events.index(finals(events)[-1]) < events.index(events.of(StateChanged)[-1])


def test_stopping_captions_what_is_open(engine, events):
    sound, said = engine.second
    source = Microphone([AudioChunk(sound, 0)])

    made = run(engine, source, events)
    assert source.quiet.wait(6 * PATIENCE_S)
    made.stop()
    assert made.wait(6 * PATIENCE_S)

    assert engine.has_read(text_of(finals(events)), said)
    assert states(events)[-1] is EngineState.STOPPED


def test_aborting_ends_at_once_whatever_waits(engine, events):
    reads = threading.Event()

    class Telling:
        """Tells when it is asked."""

        def __init__(self):
            self._inside = engine.load()

        def transcribe(self, segment, cancelled):
            reads.set()
            return self._inside.transcribe(segment, cancelled)

        def close(self):
            self._inside.close()

    utterance = np.concatenate((engine.first[0], pause(1.0)))
    source = Microphone([AudioChunk(np.concatenate([utterance] * 6), 0)])
    made = CaptionEngine(
        [SourcePipeline(source, engine.make_vad())], Telling, events.append, engine.config
    )
    made.start()
    assert reads.wait(6 * PATIENCE_S)
    made.abort()

    assert made.wait(PATIENCE_S)
    assert len(finals(events)) < 6
    assert states(events)[-1] is EngineState.STOPPED
