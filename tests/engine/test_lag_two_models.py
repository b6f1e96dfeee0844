"""Two models under a simulated clock: the second one rests before anything else is given up."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from captioner.events import CaptionChanged, Gap, Pacing
from captioner.second_model import SecondModel
from captioner.units import SAMPLE_RATE, samples, seconds
from support.fakes import loudness_vad
from support.simulation import LIVE, Simulation, frame_sayer

TWO = replace(LIVE, second=SecondModel())
PARTIAL_EVERY = samples(0.25)


def sentences(duration_s, every_s=6.0):
    """A tone, with a pause of 0.8 s every so often."""
    t = np.arange(samples(duration_s)) / SAMPLE_RATE
    sound = (0.5 * np.sin(2 * np.pi * 440 * t)).astype(np.float32)
    sound[t % every_s > every_s - 0.8] = 0.0
    return sound


def at_rates(first, second, slow=1.0, slow_from_s=0.0, slow_to_s=0.0):
    """Costs of both, s of work per s of sound, and a stretch in which all takes longer."""

    def cost(segment, now_s):
        before = segment.known.before
        n = len(segment.samples) + (len(before.samples) if before else 0)
        rate = second if segment.second else first
        return seconds(n) * rate * (slow if slow_from_s <= now_s < slow_to_s else 1.0)

    return cost


def simulate(cost, duration_s=60.0):
    simulation = Simulation(loudness_vad, frame_sayer, cost, TWO)
    simulation.ready()
    simulation.play(sentences(duration_s))
    simulation.finish()
    return simulation


def calls(simulation, *, second, closed):
    return [
        one
        for one in simulation.calls
        if one.second == second and (one.closed is not None) == closed
    ]


def pacing(simulation):
    return simulation.readings[""].recognised.pacing(PARTIAL_EVERY)


def worst_lag(simulation):
    return max(lag for _, lag, _ in simulation.lags[""])


def test_with_time_for_both_the_second_one_reads_all_finals_and_looks_each_second():
    simulation = simulate(at_rates(0.01, 0.05))

    growing = calls(simulation, second=True, closed=False)
    assert calls(simulation, second=False, closed=True) == []
    assert simulation.stats().first_finals == 0
    assert 30 <= len(growing) <= 55
    assert all(
        other.end - one.end >= samples(1.0)
        for one, other in pairwise(growing)
        if one.id == other.id
    )
    assert len(calls(simulation, second=False, closed=False)) > 2 * len(growing)


def test_a_second_model_that_is_hurried_reads_finals_only_and_greedily():
    simulation = simulate(at_rates(0.01, 0.2))

    assert len(calls(simulation, second=True, closed=False)) <= 2
    finals = calls(simulation, second=True, closed=True)
    assert len(finals) == 10
    assert all(one.late for one in finals[1:])


def test_a_second_model_that_is_too_slow_rests_and_that_is_told_and_counted():
    simulation = simulate(at_rates(0.01, 0.6))

    assert len(calls(simulation, second=True, closed=True)) <= 1
    assert simulation.stats().first_finals >= 9
    assert pacing(simulation) is Pacing.ONE_MODEL
    assert simulation.of(Gap) == []
    assert worst_lag(simulation) <= LIVE.max_lag_s


def test_a_busy_machine_gives_up_the_second_model_and_keeps_growing_captions():
    simulation = simulate(at_rates(0.01, 0.08, slow=5.0, slow_from_s=12.0, slow_to_s=36.0))

    meanwhile = [one for one in simulation.calls if 16.0 <= seconds(one.end) < 34.0]
    assert [one for one in meanwhile if one.second] == []
    assert len([one for one in meanwhile if one.closed is None]) > 20
    assert simulation.stats().first_finals > 0
    assert worst_lag(simulation) <= 1.5


def test_the_second_model_is_back_soon_after_the_machine_is():
    simulation = simulate(at_rates(0.01, 0.08, slow=5.0, slow_from_s=12.0, slow_to_s=36.0))

    later = [one for one in simulation.calls if seconds(one.end) >= 42.0]
    assert all(one.second for one in later if one.closed is not None)
    assert pacing(simulation) is Pacing.USUAL


@pytest.mark.parametrize("second", [0.05, 0.2, 0.6])
def test_settled_words_stay_whichever_model_reads(second):
    cost = at_rates(0.01, second, slow=6.0, slow_from_s=14.0, slow_to_s=30.0)
    captions = simulate(cost).of(CaptionChanged)

    for before, after in pairwise(captions):
        if before.segment_id == after.segment_id:
            assert after.settled.startswith(before.settled)


@pytest.mark.parametrize("seed", range(6))
def test_every_moment_of_speech_is_in_one_final_caption_or_in_a_gap(seed):
    draw = np.random.default_rng(seed)
    slow_from_s, slow_to_s = sorted(draw.uniform(5.0, 55.0, 2))
    simulation = simulate(
        at_rates(
            float(draw.uniform(0.005, 0.05)),
            float(draw.uniform(0.03, 0.8)),
            slow=float(draw.uniform(1.0, 80.0)),
            slow_from_s=float(slow_from_s),
            slow_to_s=float(slow_to_s),
        )
    )

    ended = [caption for caption in simulation.of(CaptionChanged) if caption.final]
    spans = sorted((one.start, one.end) for one in (*ended, *simulation.of(Gap)))
    assert all(end <= start for (_, end), (start, _) in pairwise(spans))
    for at_s in np.arange(0.2, 59.0, 0.1):
        spoken = at_s % 6.0 < 5.2
        held = any(start <= samples(at_s) < end for start, end in spans)
        assert held or not spoken
    assert worst_lag(simulation) <= LIVE.max_lag_s + 1.0
