import itertools

import numpy as np
import pytest

from captioner.config import SegmenterConfig
from captioner.errors import ConfigError
from captioner.events import Closed
from captioner.units import SAMPLE_RATE, VAD_FRAME
from captioner.vad.segmenter import TRAILING_SILENCE, Segmenter

FRAME_MS = 20


def frames(ms):
    return ms // FRAME_MS


def counting(n_frames):
    """Audio in which every sample is its own stream position (float32 is exact up to 2**24)."""
    return np.arange(n_frames * VAD_FRAME, dtype=np.float32).reshape(-1, VAD_FRAME)


def run(probabilities, audio=None, flush=True, **options):
    audio = counting(len(probabilities)) if audio is None else audio
    segmenter = Segmenter(SegmenterConfig(**options))
    found = []
    for frame, probability in zip(audio, probabilities, strict=True):
        found += segmenter.feed(frame, probability)
    return found + list(segmenter.flush()) if flush else found


def finals(segments):
    return [segment for segment in segments if segment.closed]


def silent(ms):
    return [0.0] * frames(ms)


def spoken(ms):
    return [1.0] * frames(ms)


def test_silence_gives_no_segment():
    assert run(silent(10_000)) == []


def test_lone_clicks_give_no_segment():
    assert run(([1.0, *silent(200)]) * 50) == []


def test_a_window_starts_its_pre_roll_before_the_first_speech():
    probabilities = silent(1000) + spoken(600) + silent(1000)

    (segment,) = finals(run(probabilities, pre_roll_ms=360))

    assert segment.start == (frames(1000) - frames(360)) * VAD_FRAME


def test_the_pre_roll_of_a_word_at_the_very_start_is_what_there_is():
    (segment,) = finals(run(spoken(400) + silent(1000)))

    assert segment.start == 0


def test_a_pause_closes_the_window_and_a_little_silence_stays():
    segments = run(silent(500) + spoken(600) + silent(1000), end_pause_ms=500, flush=False)

    last = segments[-1]
    assert last.closed is Closed.PAUSE
    assert last.end == frames(1100) * VAD_FRAME + TRAILING_SILENCE


def test_a_pause_shorter_than_the_limit_does_not_close():
    probabilities = silent(500) + (spoken(600) + silent(480)) * 4 + silent(500)

    assert len(finals(run(probabilities, end_pause_ms=500))) == 1


def test_a_lone_click_in_a_pause_does_not_prolong_it():
    probabilities = spoken(600) + silent(300) + [1.0] + silent(180)  # 500 ms after the speech

    segments = run(probabilities, end_pause_ms=500, flush=False)

    assert [s.closed for s in finals(segments)] == [Closed.PAUSE]


def test_clicks_all_along_a_pause_prolong_it_by_no_more_than_the_opening_span():
    probabilities = spoken(600) + ([*silent(80), 1.0]) * 6

    segments = run(probabilities, end_pause_ms=500, open_within_ms=100, flush=False)

    assert [s.closed for s in finals(segments)] == [Closed.PAUSE]


def test_a_word_that_has_begun_when_the_pause_would_end_stays_in_the_window():
    probabilities = spoken(600) + silent(480) + spoken(400) + silent(1000)

    assert len(finals(run(probabilities, end_pause_ms=500, open_after_ms=60))) == 1


def test_pre_roll_never_repeats_audio_of_the_window_before():
    probabilities = spoken(600) + silent(520) + spoken(600) + silent(1000)

    first, second = finals(run(probabilities, end_pause_ms=500, pre_roll_ms=2000))

    assert second.start == first.end


def test_a_window_at_its_limit_is_cut_at_the_quietest_late_point_and_goes_on():
    rng = np.random.default_rng(1)
    audio = rng.normal(0, 0.1, (frames(12_000), VAD_FRAME)).astype(np.float32)
    quiet = frames(7800)
    audio[quiet : quiet + 5] *= 0.05

    segments = run(spoken(12_000), audio, max_segment_s=9.0, cut_search_s=2.5)

    first, second = finals(segments)
    assert first.closed is Closed.TOO_LONG
    assert quiet * VAD_FRAME <= first.end <= (quiet + 5) * VAD_FRAME
    assert second.start == first.end
    assert second.id == first.id + 1
    np.testing.assert_array_equal(
        np.concatenate([first.samples, second.samples]), audio.reshape(-1)
    )


def test_a_cut_behind_the_last_speech_leaves_no_window_of_silence():
    probabilities = spoken(8700) + silent(2000)
    audio = np.full((len(probabilities), VAD_FRAME), 0.1, np.float32)
    audio[frames(8700) :] = 0.0

    segments = finals(run(probabilities, audio, max_segment_s=9.0, end_pause_ms=500))

    assert [s.closed for s in segments] == [Closed.TOO_LONG]


def test_partials_come_at_the_set_spacing_and_grow():
    segments = run(silent(1000) + spoken(3000), partial_every_ms=500)

    partials = [s for s in segments if s.closed is None]
    ends = np.array([s.end for s in partials])
    assert list(np.diff(ends)) == [SAMPLE_RATE // 2] * (len(ends) - 1)
    assert ends[0] == SAMPLE_RATE * 3 // 2
    assert {s.start for s in partials} == {segments[-1].start}
    assert {s.id for s in partials} == {segments[-1].id}


def test_no_partial_repeats_what_the_one_before_has_said():
    segments = run(spoken(600) + silent(1600), end_pause_ms=1500, partial_every_ms=300)

    assert [s.end for s in segments if s.closed is None] == [
        frames(ms) * VAD_FRAME for ms in (300, 600)
    ]


def partial_ends_ms(segmenter, probabilities):
    """When partials come of a segmenter, ms of the stream."""
    found = []
    for frame, probability in zip(counting(len(probabilities)), probabilities, strict=True):
        found += segmenter.feed(frame, probability)
    return [FRAME_MS * s.end // VAD_FRAME for s in found if s.closed is None]


def test_less_than_a_syllable_since_the_last_partial_is_not_read_while_more_may_come():
    probabilities = spoken(400) + silent(300) + spoken(300)

    ends = partial_ends_ms(Segmenter(SegmenterConfig(partial_every_ms=200)), probabilities)

    assert ends == [200, 400, 840]  # two frames make a word, five a syllable


def test_a_syllable_before_a_pause_is_read_as_soon_as_it_pauses():
    probabilities = spoken(460) + silent(400)

    ends = partial_ends_ms(Segmenter(SegmenterConfig(partial_every_ms=200)), probabilities)

    assert ends == [200, 400, 600]


def test_partials_are_rarer_while_the_voice_goes_on_if_they_are_to_be():
    segmenter = Segmenter(SegmenterConfig(partial_every_ms=200))
    segmenter.space(0, eased=SAMPLE_RATE // 2)

    assert partial_ends_ms(segmenter, spoken(1800)) == [200, 700, 1200, 1700]


def test_what_was_said_before_a_pause_does_not_wait_for_rarer_partials():
    segmenter = Segmenter(SegmenterConfig(partial_every_ms=200))
    segmenter.space(0, eased=SAMPLE_RATE)

    assert partial_ends_ms(segmenter, spoken(500) + silent(300)) == [200, 600]


def test_partials_for_which_there_is_no_time_are_rarer_in_pauses_too():
    segmenter = Segmenter(SegmenterConfig(partial_every_ms=200))
    segmenter.space(SAMPLE_RATE // 2)

    assert partial_ends_ms(segmenter, spoken(500) + silent(300)) == [200, 700]


def test_a_segment_keeps_its_samples_when_the_stream_goes_on():
    segments = run(silent(1000) + spoken(3000) + silent(1000) + spoken(3000))

    for segment in segments:
        np.testing.assert_array_equal(segment.samples, np.arange(segment.start, segment.end))


def test_flush_closes_what_is_open_with_its_last_sample():
    segments = run(silent(500) + spoken(600) + silent(60))

    assert segments[-1].closed is Closed.END_OF_STREAM
    assert segments[-1].end == frames(1160) * VAD_FRAME


def test_lost_samples_close_the_window_and_move_the_position():
    segmenter = Segmenter(SegmenterConfig())
    for frame in counting(30):
        assert list(segmenter.feed(frame, 1.0)) == [] or segmenter.open_start == 0

    (closed,) = segmenter.skip(4321)

    assert closed.closed is Closed.GAP
    assert (closed.start, closed.end) == (0, 30 * VAD_FRAME)
    assert segmenter.open_start is None
    assert segmenter.position == 30 * VAD_FRAME + 4321


def test_what_follows_a_gap_has_no_pre_roll_from_before_it():
    segmenter = Segmenter(SegmenterConfig())
    for frame in counting(30):
        segmenter.feed(frame, 0.0)
    segmenter.skip(1000)

    for frame in counting(10):
        segmenter.feed(frame, 1.0)

    assert segmenter.open_start == 30 * VAD_FRAME + 1000


def test_feed_has_worked_even_if_its_result_is_not_read():
    segmenter = Segmenter(SegmenterConfig())

    segmenter.feed(np.zeros(VAD_FRAME, np.float32), 0.0)

    assert segmenter.position == VAD_FRAME


def test_a_frame_of_another_length_is_refused():
    with pytest.raises(ValueError, match="320"):
        Segmenter(SegmenterConfig()).feed(np.zeros(160, np.float32), 0.0)


def random_probabilities(rng, n_frames):
    """Turns of speech and silence of every length from a frame to 15 s, with stray frames."""
    turns = []
    while len(turns) < n_frames:
        length = int(np.exp(rng.uniform(0, np.log(750))))
        turns += [float(len(turns) % 2 == 0 or rng.random() < 0.5)] * length
    noise = rng.random(n_frames) < rng.choice([0.0, 0.05, 0.3])
    return np.abs(np.array(turns[:n_frames]) - noise)


def random_options(rng):
    within = int(rng.integers(60, 400))
    return {
        "open_within_ms": within,
        "open_after_ms": int(rng.integers(20, within + 1)),
        "pre_roll_ms": int(rng.integers(300, 2001)),
        "end_pause_ms": int(rng.integers(100, 2000)),
        "max_segment_s": float(rng.uniform(2.0, 9.0)),
        "cut_search_s": float(rng.uniform(0.0, 1.99)),
        "partial_every_ms": int(rng.integers(100, 3000)),
    }


def voiced_frames(speech, options):
    """Frames that count as speech and have enough of it just before them, by definition."""
    within = -(-options["open_within_ms"] // FRAME_MS)
    needed = -(-options["open_after_ms"] // FRAME_MS)
    return [
        i for i in np.flatnonzero(speech) if speech[max(0, i - within + 1) : i + 1].sum() >= needed
    ]


@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_said_every_voiced_sample_is_in_exactly_one_segment(seed):
    rng = np.random.default_rng(seed)
    options = random_options(rng)
    speech = random_probabilities(rng, 3000)

    segments = run(speech, **options)

    done = finals(segments)
    covered = np.zeros(3000 * VAD_FRAME, int)
    for segment in done:
        covered[segment.start : segment.end] += 1
        np.testing.assert_array_equal(segment.samples, np.arange(segment.start, segment.end))
    assert covered.max(initial=0) <= 1
    for frame in voiced_frames(speech, options):
        assert covered[frame * VAD_FRAME : (frame + 1) * VAD_FRAME].all()
    assert [s.id for s in done] == list(range(len(done)))
    assert all(a.end <= b.start for a, b in itertools.pairwise(done))
    assert all(0 < s.duration_s <= options["max_segment_s"] for s in segments)


@pytest.mark.parametrize("seed", range(30))
def test_whatever_is_said_a_window_has_300_ms_before_its_first_speech_or_all_there_is(seed):
    rng = np.random.default_rng(seed)
    options = {**random_options(rng), "max_segment_s": 9.0}
    speech = random_probabilities(rng, 3000)

    done = finals(run(speech, **options))

    voiced = np.array(voiced_frames(speech, options)) * VAD_FRAME
    previous_end = 0
    for segment in done:
        first = voiced[(voiced >= segment.start) & (voiced < segment.end)][0]
        assert segment.start <= max(previous_end, first - SAMPLE_RATE * 3 // 10)
        previous_end = segment.end


def test_a_weak_syllable_keeps_a_window_open_but_does_not_open_one():
    weak = [0.3] * frames(2000)
    audio = counting(frames(2600) + len(weak))
    segmenter = Segmenter(SegmenterConfig(stay_threshold=0.25))

    before = [list(segmenter.feed(f, 0.3)) for f in audio[: frames(1000)]]
    during = [s for f in audio[frames(1000) : frames(1600)] for s in segmenter.feed(f, 1.0)]
    after = [s for f in audio[frames(1600) : frames(3600)] for s in segmenter.feed(f, 0.3)]

    assert not any(before)
    assert segmenter.open_start is not None
    assert finals(during + after) == []


def test_with_equal_thresholds_the_same_holds_for_staying_as_for_opening():
    segments = run(
        spoken(600) + [0.3] * frames(1000), flush=False, end_pause_ms=500, stay_threshold=0.5
    )

    assert [s.closed for s in finals(segments)] == [Closed.PAUSE]


@pytest.mark.parametrize("stay", [0.6, -0.1])
def test_staying_may_not_be_harder_than_opening(stay):
    with pytest.raises(ConfigError, match="stay_threshold"):
        SegmenterConfig(speech_threshold=0.5, stay_threshold=stay)


def test_windows_get_shorter_and_longer_again_while_one_is_open():
    """As an encoder of 5 s begins to work, and fails."""
    segmenter = Segmenter(SegmenterConfig())
    audio = counting(frames(30_000))
    found = []

    for n, frame in enumerate(audio):
        if n in (frames(6_000), frames(16_000)):
            segmenter.fit(5.0 if n == frames(6_000) else None)
        found += segmenter.feed(frame, 1.0)
    found = finals([*found, *segmenter.flush()])

    lengths_s = [len(segment.samples) / SAMPLE_RATE for segment in found]
    starts_s = [segment.start / SAMPLE_RATE for segment in found]
    between = [n for n, start in enumerate(starts_s) if start < 12.0]
    assert all(lengths_s[n] <= 4.5 for n in between)
    assert max(lengths_s) > 4.5
    assert np.array_equal(np.concatenate([segment.samples for segment in found]), audio.ravel())


def test_sound_that_was_on_another_channel_is_put_into_the_segment_that_is_open():
    segmenter = Segmenter(SegmenterConfig())
    audio = counting(100)
    for frame in audio[:99]:
        segmenter.feed(frame, 1.0)

    segmenter.revise(np.full(1000, -1, np.float32))
    segmenter.feed(audio[99], 1.0)
    (segment,) = segmenter.flush()

    revised = (segment.samples == -1).nonzero()[0] + segment.start
    assert (revised[0], revised[-1]) == (99 * VAD_FRAME - 1000, 99 * VAD_FRAME - 1)
    assert len(revised) == 1000


def test_what_is_in_a_finished_segment_is_not_put_into_the_next_one():
    segmenter = Segmenter(SegmenterConfig(pre_roll_ms=300))
    probabilities = spoken(500) + silent(700)
    closed = []
    for frame, probability in zip(counting(len(probabilities)), probabilities, strict=True):
        closed += finals(segmenter.feed(frame, probability))

    segmenter.revise(np.full(100_000, -1, np.float32))

    assert (closed[0].samples >= 0).all()
    assert segmenter.position == len(probabilities) * VAD_FRAME
