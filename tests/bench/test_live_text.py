"""What `captioner bench live` says about captions whose faults are known."""

import dataclasses

import numpy as np
import pytest

from captioner.audio.capture import BLOCK_S
from captioner.bench.live_hours import slope
from captioner.bench.live_run import (
    Clock,
    LiveRun,
    Setup,
    Slowness,
    costed,
    looped,
    play,
    read_whole,
)
from captioner.bench.live_text import sections
from captioner.bench.noises import generated
from captioner.bench.shown import (
    contradicted,
    edits,
    erasure,
    latencies,
    seam_errors,
    spoken_words,
    spread,
)
from captioner.bench.simulated import Call, Simulation
from captioner.bench.table import Estimate, Table
from captioner.cli.bench import parse_measured
from captioner.cli.main import main
from captioner.config import EngineConfig, SegmenterConfig
from captioner.errors import BenchError, ConfigError
from captioner.events import CaptionChanged, Closed, Segment, Word
from captioner.units import SAMPLE_RATE, samples
from support.fakes import loudness_vad
from support.measured import Stand, counting
from support.simulation import frame_sayer

LIVE = EngineConfig(segmenter=SegmenterConfig(), max_lag_s=5.0)


def caption(text, *, settled=None, final=False, start_s=0.0, end_s=5.0, number=0, word_ends_s=()):
    """`settled` is a beginning of `text`; of a final, all of it. Words end at `word_ends_s`."""
    words = tuple(
        Word(word, at_s - 0.2, at_s, 0.0)
        for word, at_s in zip(text.split(), word_ends_s, strict=False)
    )
    beginning = text if final else settled or ""
    return CaptionChanged(
        segment_id=number,
        settled=beginning,
        pending=text[len(beginning) :],
        final=final,
        start=samples(start_s),
        end=samples(end_s),
        words=words,
    )


def seen(*pairs):
    return [(samples(at_s), one) for at_s, one in pairs]


def test_a_word_is_late_from_where_it_was_read_to_where_it_was_first_shown():
    events = seen(
        (1.0, caption("one")),
        (2.0, caption("one two", settled="one")),
        (4.0, caption("one two three", final=True, word_ends_s=(0.5, 1.5, 2.5))),
    )

    late = latencies(events, spoken_words(events))

    assert late.shown_s == pytest.approx((0.5, 0.5, 1.5))
    assert late.settled_s == pytest.approx((1.5, 2.5, 1.5))
    assert late.first_word_s == pytest.approx((0.5,))


def test_words_of_a_system_without_times_are_timed_by_those_that_align():
    ours = seen((4.0, caption("one two three", final=True, word_ends_s=(0.5, 1.5, 2.5))))
    theirs = seen((3.0, caption("One, too three.", final=True)))

    late = latencies(theirs, spoken_words(ours))

    assert late.shown_s == pytest.approx((2.5, 0.5))


def test_erased_is_what_stood_after_the_first_word_that_changed():
    events = seen(
        (1.0, caption("the cat sat")),
        (2.0, caption("the hat sat on")),
        (3.0, caption("The hat sat on it.", final=True)),
    )

    erased = erasure(events)

    assert erased.words == 2 + 4  # a capital is a change that is seen
    assert erased.heard_words == 2
    assert erased.final_words == 5
    assert erased.settled == 0


def test_settled_text_that_changes_is_counted():
    events = seen(
        (1.0, caption("a cat sat", settled="a cat")),
        (2.0, caption("a hat", final=True)),
    )

    assert erasure(events).settled == 1


def test_settled_words_are_compared_with_an_unforced_reading_as_they_sound():
    assert contradicted("The cat, sat", "the cat sat down.") == (0, 3)
    assert contradicted("The hat sat", "the cat sat down.") == (1, 3)


def at_a_seam(first, second):
    """Two windows that meet at 5 s, words half a second apart around it."""
    n = len(first.split())
    before = tuple(5.0 - 0.5 * (n - i) for i in range(n))
    after = tuple(0.5 * (i + 1) for i in range(len(second.split())))
    return seen(
        (5.5, caption(first, final=True, word_ends_s=before)),
        (9.0, caption(second, final=True, number=1, start_s=5.0, end_s=9.0, word_ends_s=after)),
    )


@pytest.mark.parametrize(
    ("second", "dropped", "doubled"),
    [
        ("times it was the worst", (), ()),
        ("it was the worst", ("times",), ()),
        ("of times it was the worst", (), ("of",)),
    ],
)
def test_words_are_dropped_or_doubled_at_a_seam(second, dropped, doubled):
    said = "it was the best of times, it was the worst"

    found = seam_errors(said, at_a_seam("it was the best of", second), str.lower)

    said_lower = tuple(word.strip(",") for word in found.dropped)
    assert (said_lower, found.doubled, found.n_seams) == (dropped, doubled, 1)


def test_words_missing_or_double_far_from_a_seam_are_no_seam_errors():
    events = at_a_seam("a b c d e e f g h", "i j k l m n o p")

    found = seam_errors("a x b c d e f g h i j k l m n y o p", events, str.lower)

    assert (found.dropped, found.doubled) == ((), ())


def test_edits_are_as_few_as_can_be():
    assert edits(["a", "b", "c"], ["a", "b", "c"]) == []
    assert edits(["a", "b", "c"], ["a", "c"]) == [(1, 1)]
    assert edits(["a", "c"], ["a", "b", "c"]) == [(None, 1)]


def test_a_spread_has_the_median_and_the_value_that_95_percent_do_not_exceed():
    values = [float(n) for n in range(1, 101)]

    assert (spread(values).median_s, spread(values).p95_s) == (50.5, 95.0)
    assert spread([]).median_s is None


def tone(duration_s):
    t = np.arange(samples(duration_s)) / SAMPLE_RATE
    return (0.5 * np.sin(2 * np.pi * 440 * t)).astype(np.float32)


def simulate(sound, spent_s, late_partial_s=None):
    """Calls take `spent_s`, or those of partials begun after 2.5 s `late_partial_s`."""
    events = []

    def transcribe(segment, now_s):
        late = late_partial_s and segment.closed is None and now_s > 2.5
        return Call(frame_sayer(segment), late_partial_s if late else spent_s)

    simulation = Simulation(
        loudness_vad, transcribe, lambda at, event: events.append((at, event)), LIVE
    )
    simulation.play(sound)
    simulation.finish()
    return events


def test_an_answer_is_seen_when_the_time_of_its_call_has_passed():
    sound = np.concatenate((np.zeros(samples(1.0), np.float32), tone(3.0), np.zeros(samples(2.0))))

    quick = simulate(sound.astype(np.float32), 0.01)
    slow = simulate(sound.astype(np.float32), 0.21)

    (first_quick, _), (first_slow, _) = quick[0], slow[0]
    assert first_slow - first_quick == samples(0.2)
    assert quick[-1][1].text == slow[-1][1].text


def test_a_final_caption_does_not_wait_for_a_partial_in_hand():
    sound = np.concatenate((tone(3.0), np.zeros(samples(2.0), np.float32)))

    events = simulate(sound, 0.1, late_partial_s=20.0)

    ((at, _),) = [(at, event) for at, event in events if event.final]
    in_time = samples(3.0) + samples(0.5) + samples(0.1)
    assert 0 <= at - in_time < samples(BLOCK_S)  # of sound, which the device hands over at once


class Saying:
    """In the place of a process with a transcriber: does the job here."""

    def __init__(self, spec=None):
        self.spec = spec

    def ask(self, job, _limit_s=0.0):
        return job(self)

    def transcribe(self, segment, _cancelled):
        return frame_sayer(segment)

    def __enter__(self):
        return self

    def __exit__(self, *_exc):
        pass


def setup(speed=1.0):
    return Setup(
        config=LIVE,
        make_vad=lambda: loudness_vad,
        make_whole_vad=lambda: loudness_vad,
        clock=Clock.CPU,
        speed=speed,
        normalise=str.lower,
    )


def test_a_slowed_engine_takes_a_given_time_per_second_of_sound_and_skips_are_told():
    sound = tone(60.0)
    slow = Slowness(10.0, 40.0, 2.0)
    window = Segment(0, sound[: samples(3.0)], 0, Closed.PAUSE)

    played = play(Saying(), sound, setup(), slow)

    assert costed(Saying(), window, setup(), slow, 20.0).spent_s == pytest.approx(6.0)
    assert costed(Saying(), window, setup(), slow, 50.0).spent_s < 1.0
    assert played.gaps
    assert played.left_out_s > 0
    assert max(lag for _, lag in played.lags) <= 5.0


def test_a_recording_is_read_whole_with_the_detector_of_recordings():
    sound = np.concatenate((tone(20.0), np.zeros(samples(4.0), np.float32), tone(20.0)))
    deaf = dataclasses.replace(setup(), make_vad=lambda: lambda _frame: 0.0)

    assert read_whole(Saying(), sound, deaf)


class FakeClip:
    id = "tone"
    text = "w1 w2 w3"
    condition = "long"
    speaker = ""
    half = "A"

    def read(self):
        return np.concatenate((tone(4.0), np.zeros(samples(2.0), np.float32)))


def live_run(start, systems):
    return LiveRun(
        setup=setup(),
        recordings=[FakeClip()],
        noises=[],
        systems=systems,
        n_for_peers=1,
        start=start,
        hours=0.1,
        say=lambda _step, _done: None,
    )


def test_a_run_has_all_its_sections_and_every_figure():
    run = live_run(Saying, [counting("captioner"), counting("other")])

    found = list(sections(run))

    assert [section.number for section in found] == [1, 2, 3, 4]
    assert run.skipped == []
    summary = {row[0]: row[1:] for row in found[0].tables[0].rows}
    assert summary["events that changed settled text"] == (0, 0)
    assert None not in summary["word shown, median, s"]
    assert all(isinstance(table, Table) for section in found for table in section.tables)

    false_captions = found[2].tables[0].rows
    assert false_captions[0][0] == "generated"


def test_others_read_the_recordings_whole_and_our_finals_are_compared_with_that():
    class Whole(Stand):
        def read(self, asked):
            return dataclasses.replace(super().read(asked), text="w1 w2 w4")

    def start(spec):
        return Whole(spec) if spec.name == "faster-whisper-5" else Saying(spec)

    run = live_run(start, [counting("captioner")])
    run = dataclasses.replace(run, readers=[counting("faster-whisper-5")])
    (rates, apart) = next(sections(run)).tables[1:3]

    last = rates.rows[-1]
    assert last[0] == "faster-whisper-5, whole file"
    assert last[-1] == Estimate(pytest.approx(100 / 3))
    pairs = [row[:2] for row in apart.rows]
    assert pairs[0] == ("captioner, finals", "captioner, whole file")
    assert ("captioner, finals", "faster-whisper-5, whole file") in pairs


def test_another_system_that_fails_is_named_and_our_own_ends_the_run():
    def start(spec):
        if spec.name == broken:
            raise BenchError("the weights are gone")
        return Saying(spec)

    run = live_run(start, [counting("captioner"), counting("other")])
    broken = "other"
    first = next(sections(run))
    assert [skipped.name for skipped in run.skipped] == ["other"]
    systems = {row[0] for table in first.tables for row in table.rows}
    assert "captioner, finals" in systems
    assert "other, finals" not in systems

    broken = "captioner"
    with pytest.raises(BenchError):
        next(sections(run))


def test_generated_sounds_have_their_levels():
    sounds = generated(2.0)

    levels = {name: float(np.sqrt(np.square(sound).mean())) for name, sound in sounds.items()}
    assert levels["digital silence"] == 0
    assert levels["white noise, -60 dBFS"] == pytest.approx(1e-3, rel=0.01)
    assert levels["mains hum, -40 dBFS"] == pytest.approx(1e-2, rel=0.01)
    clicks = sounds["typing-like clicks, peak -20 dBFS"]
    assert np.abs(clicks).max() == pytest.approx(0.1, rel=0.05)
    assert all(
        sound.dtype == np.float32 and len(sound) == samples(2.0) for sound in sounds.values()
    )


def test_recordings_are_looped_with_a_pause_between_them():
    sound = looped([np.ones(samples(1.0), np.float32)], samples(3.5))

    assert [float(sound[samples(at_s)]) for at_s in (0.5, 1.5, 2.5)] == [1, 0, 1]
    assert len(sound) == samples(3.5)


def test_a_slope_is_that_of_the_straight_line_through_the_points():
    assert slope([(0, 1), (1, 3), (2, 5)]) == pytest.approx(2)
    assert slope([(1, 4)]) == 0


def test_live_comes_before_the_folder():
    assert parse_measured([]) == ("", None)
    assert parse_measured(["live"]) == ("live", None)
    assert parse_measured(["cost"]) == ("cost", None)
    what, folder = parse_measured(["live", "speech"])
    assert (what, folder.name) == ("live", "speech")
    with pytest.raises(ConfigError):
        parse_measured(["one", "two"])


@pytest.mark.parametrize("words", [["--speed", "0"], ["--long", "x"], ["--clock", "sand"]])
def test_wrong_live_options_are_wrong_usage(words, capsys):
    assert main(["bench", "live", *words]) == 2
    assert "captioner bench: error" in capsys.readouterr().err
