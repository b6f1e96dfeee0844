import random

import numpy as np
import pytest

from captioner.bench.resampling import LEAST_CLIPS, Draws
from captioner.bench.scoring import Errors


def clips(n, seed=1):
    rng = random.Random(seed)
    words = [rng.randint(3, 30) for _ in range(n)]
    return [Errors(sum(rng.random() < 0.1 for _ in range(k)), k) for k in words]


def percent(n_errors, n_words):
    return 100 * np.sum(n_errors, axis=-1) / np.sum(n_words, axis=-1)


def arrays(each):
    return np.array([e.n_errors for e in each]), np.array([e.n_reference for e in each])


def test_an_interval_over_clips_is_that_of_another_bootstrap():
    stats = pytest.importorskip("scipy.stats")
    each = clips(60)

    found = Draws(len(each)).interval(each)

    theirs = stats.bootstrap(
        arrays(each), percent, paired=True, method="percentile", n_resamples=10_000, rng=7
    ).confidence_interval
    assert (found.low, found.high) == pytest.approx((theirs.low, theirs.high), abs=0.25)


def test_a_difference_over_clips_is_that_of_another_bootstrap():
    stats = pytest.importorskip("scipy.stats")
    ours, theirs = clips(60, 1), clips(60, 1)
    ours[::7] = [Errors(e.n_errors + 1, e.n_reference) for e in ours[::7]]

    found = Draws(60).difference(ours, theirs)

    def apart(mine, other, n_words):
        return percent(mine, n_words) - percent(other, n_words)

    reference = stats.bootstrap(
        (arrays(ours)[0], *arrays(theirs)),
        apart,
        paired=True,
        method="percentile",
        n_resamples=10_000,
        rng=7,
    )
    low, high = reference.confidence_interval
    assert found.points == pytest.approx(apart(arrays(ours)[0], *arrays(theirs)))
    assert (found.interval.low, found.interval.high) == pytest.approx((low, high), abs=0.1)
    assert found.better == pytest.approx(np.mean(reference.bootstrap_distribution < 0), abs=0.01)


def test_the_spread_over_speakers_is_that_of_drawing_twice():
    """Of clips of 1 word each, the variance of the mean has a closed form."""
    rng = random.Random(3)
    n_speakers, n_own = 12, 5
    bad = {s: rng.random() for s in range(n_speakers)}
    each = [Errors(int(rng.random() < bad[s]), 1) for s in range(n_speakers) for _ in range(n_own)]
    speakers = [str(s) for s in range(n_speakers) for _ in range(n_own)]

    counts = Draws(len(each), speakers).counts

    errors = np.array([e.n_errors for e in each], float)
    means = errors.reshape(n_speakers, n_own).mean(axis=1)
    variance = means.var() / n_speakers + (means * (1 - means)).mean() / (n_speakers * n_own)
    assert (counts @ errors / len(each)).var() == pytest.approx(variance, rel=0.05)


def test_speakers_who_differ_make_an_interval_wider_than_their_clips_would():
    each = [Errors(n, 10) for n in (0, 0, 0, 0, 0, 5, 5, 5, 5, 5)]

    over_clips = Draws(10).interval(each)
    over_speakers = Draws(10, ["a"] * 5 + ["b"] * 5).interval(each)

    assert (over_speakers.low, over_speakers.high) == (0.0, 50.0)
    assert over_clips.low > 0.0
    assert over_clips.high < 50.0


def test_clips_of_a_speaker_each_are_drawn_as_clips():
    each = clips(40)

    by_name = Draws(40, [str(n) for n in range(40)]).interval(each)
    by_clip = Draws(40).interval(each)

    assert (by_name.low, by_name.high) == pytest.approx((by_clip.low, by_clip.high), abs=0.3)


def test_every_resample_has_as_many_clips_as_are_drawn_and_the_same_in_each_run():
    speakers = ["a", "a", "a", "b", "b", "b"]

    one, again = (Draws(6, speakers, n_resamples=50) for _ in range(2))

    assert (one.counts.sum(axis=1) == 6).all()
    assert (one.counts == again.counts).all()
    assert (one.counts != Draws(6, speakers, n_resamples=50, seed=2).counts).any()


def test_equal_systems_are_not_better_than_each_other():
    each = clips(20)

    found = Draws(20).difference(each, each)

    assert (found.points, found.better) == (0.0, 0.0)
    assert (found.interval.low, found.interval.high) == (0.0, 0.0)


def test_a_system_without_errors_is_better_in_all_resamples():
    worse = [Errors(1, 10)] * 8
    best = [Errors(0, 10)] * 8

    found = Draws(8).difference(best, worse)

    assert (found.points, found.better) == (-10.0, 1.0)


def test_a_handful_of_clips_has_no_interval():
    few = clips(LEAST_CLIPS - 1)

    assert Draws(len(few)).interval(few) is None
    assert Draws(len(few)).difference(few, few).interval is None
    assert Draws(LEAST_CLIPS).interval(clips(LEAST_CLIPS)) is not None


def test_clips_in_which_nothing_was_said_are_no_division_by_nothing():
    found = Draws(6).interval([Errors(1, 0)] * 6)

    assert (found.low, found.high) == (100.0, 100.0)
