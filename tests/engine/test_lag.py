"""Never late: the whole policy under a simulated clock."""

import numpy as np
import pytest

from captioner.events import CaptionChanged, Gap, GapReason
from captioner.units import SAMPLE_RATE, samples, seconds
from support.fakes import loudness_vad
from support.simulation import Simulation, frame_sayer

FAST = 0.01  # s of work per s of sound


def speech(duration_s, pause_every_s=None):
    """A tone, with a pause of 0.8 s every so often."""
    t = np.arange(samples(duration_s)) / SAMPLE_RATE
    sound = (0.5 * np.sin(2 * np.pi * 440 * t)).astype(np.float32)
    if pause_every_s:
        sound[t % pause_every_s > pause_every_s - 0.8] = 0.0
    return sound


def silence(duration_s):
    return np.zeros(samples(duration_s), np.float32)


def at_rate(rate, slow_from_s=0.0, slow_to_s=0.0, slow=2.0):
    def cost(segment, now_s):
        before = segment.known.before
        n = len(segment.samples) + (len(before.samples) if before else 0)
        return seconds(n) * (slow if slow_from_s <= now_s < slow_to_s else rate)

    return cost


def simulate(sound, cost, **kwargs):
    simulation = Simulation(loudness_vad, frame_sayer, cost, **kwargs)
    simulation.ready()
    simulation.play(sound)
    return simulation


def worst_lag(simulation, from_s=0.0, to_s=float("inf")):
    return max(lag for at, lag, _ in simulation.lags[""] if from_s <= at < to_s)


def finals(simulation):
    return [caption for caption in simulation.of(CaptionChanged) if caption.final]


SOUNDS = {"unbroken": None, "sentences": 6.0, "short sentences": 2.5}


@pytest.mark.parametrize("pauses", SOUNDS.values(), ids=SOUNDS)
def test_a_fast_engine_leaves_nothing_out_and_is_never_late(pauses):
    simulation = simulate(speech(60, pauses), at_rate(FAST))

    assert simulation.of(Gap) == []
    assert worst_lag(simulation) <= 1.0


@pytest.mark.parametrize("pauses", SOUNDS.values(), ids=SOUNDS)
@pytest.mark.parametrize("slow", [1.2, 2.0, 4.0])
def test_lag_stays_within_its_bound_while_the_engine_is_too_slow_for_the_speech(pauses, slow):
    simulation = simulate(speech(180, pauses), at_rate(FAST, 30.0, 150.0, slow))

    assert worst_lag(simulation) <= 5.0
    assert simulation.of(Gap)
    assert {gap.reason for gap in simulation.of(Gap)} == {GapReason.BEHIND}


@pytest.mark.parametrize("pauses", SOUNDS.values(), ids=SOUNDS)
def test_ten_seconds_after_the_engine_is_fast_again_all_is_as_before(pauses):
    simulation = simulate(speech(180, pauses), at_rate(FAST, 30.0, 150.0, 2.0))

    assert worst_lag(simulation, from_s=160.0) <= 1.0
    assert all(gap.end <= samples(160.0) for gap in simulation.of(Gap))
    partials = [at for at, event in simulation.events if isinstance(event, CaptionChanged)]
    assert sum(at > samples(160.0) for at in partials) >= 40


@pytest.mark.parametrize("pauses", SOUNDS.values(), ids=SOUNDS)
def test_what_can_be_read_in_the_time_is_read(pauses):
    simulation = simulate(speech(180, pauses), at_rate(FAST, 30.0, 150.0, 2.0))

    left_out_s = sum(seconds(gap.length) for gap in simulation.of(Gap))
    assert left_out_s <= 0.75 * 120


@pytest.mark.parametrize("seed", range(6))
def test_every_moment_of_speech_is_in_one_final_caption_or_in_a_gap(seed):
    rng = np.random.default_rng(seed)
    slow = float(rng.uniform(0.2, 3.0))
    sound = speech(100, [None, 2.5, 6.0][seed % 3])
    simulation = simulate(sound, at_rate(FAST, 20.0, 70.0, slow))
    simulation.finish()

    spans = [(c.start, c.end) for c in finals(simulation)]
    spans += [(gap.start, gap.end) for gap in simulation.of(Gap)]
    spans.sort()
    loud = np.abs(sound) > 0.1
    covered = np.zeros(len(sound), bool)
    for (start, end), (following, _) in zip(spans, [*spans[1:], (len(sound), 0)], strict=True):
        assert start < end <= following
        covered[start:end] = True
    assert not (loud & ~covered).any()


def test_gaps_stand_between_the_captions_before_and_after_them():
    simulation = simulate(speech(90), at_rate(FAST, 20.0, 70.0, 2.0))
    simulation.finish()

    shown = [e for _, e in simulation.events if isinstance(e, Gap) or e.final]
    starts = [event.start for event in shown]
    assert starts == sorted(starts)


def test_what_is_settled_stays_also_when_the_engine_is_behind():
    simulation = simulate(speech(120, 6.0), at_rate(FAST, 30.0, 90.0, 2.0))
    simulation.finish()

    shown = {}
    for caption in simulation.of(CaptionChanged):
        assert caption.text.startswith(shown.get(caption.segment_id, ""))
        shown[caption.segment_id] = caption.settled


def test_an_engine_that_is_slow_but_keeps_up_drops_partials_and_nothing_else():
    simulation = simulate(speech(120, 4.0), at_rate(0.6))
    simulation.finish()

    assert simulation.of(Gap) == []
    assert worst_lag(simulation) <= 5.0
    assert simulation.stats().skipped_partials > 100


def test_a_partial_that_takes_long_is_not_followed_at_once_by_the_next():
    simulation = simulate(speech(30, 6.0), at_rate(0.15))

    stats = simulation.stats()
    assert stats.inference_s <= 0.75 * 30
    assert worst_lag(simulation) <= 4.0


def test_a_final_caption_does_not_wait_for_a_partial_in_hand():
    def cost(segment, now_s):
        return 20.0 if segment.closed is None and now_s > 2.5 else FAST

    simulation = simulate(np.concatenate((speech(3), silence(2))), cost)

    assert len(finals(simulation)) == 1
    assert simulation.events[-1][0] < samples(4.0)


@pytest.mark.parametrize(("spent_s", "given_up"), [(0.4, False), (0.6, True)])
def test_a_partial_makes_way_for_a_newer_one_only_while_little_has_been_spent(spent_s, given_up):
    def cost(segment, now_s):  # a newer one comes after 0.26 s
        return spent_s if segment.closed is None and now_s > 4.0 else FAST

    simulation = simulate(speech(8), cost)

    in_time = range(samples(7.0))
    begun = {segment.end for segment in simulation.calls if segment.end in in_time}
    shown = {caption.end for caption in simulation.of(CaptionChanged) if caption.end in in_time}
    assert shown <= begun
    assert (begun > shown) == given_up


def test_lost_sound_is_a_gap_and_time_is_right_after_it():
    simulation = simulate(speech(4), at_rate(FAST))
    lost = samples(3.0)

    simulation.play(speech(4), start=samples(4.0) + lost, lost=lost)
    simulation.play(silence(1))

    (gap,) = simulation.of(Gap)
    before, after = finals(simulation)
    assert (gap.start, gap.end, gap.reason) == (samples(4.0), samples(7.0), GapReason.LOST)
    assert before.end == samples(4.0)
    assert after.start == samples(7.0)
    assert simulation.stats().left_out_s == 0.0


def test_an_hour_of_sleep_is_a_gap_of_an_hour_and_no_lag():
    simulation = simulate(speech(4), at_rate(FAST))
    hour = samples(3600.0)

    simulation.play(speech(4), start=samples(4.0) + hour, lost=hour)

    assert [gap.length for gap in simulation.of(Gap)] == [hour]
    assert worst_lag(simulation) <= 1.0
    assert simulation.stats().captured_s == pytest.approx(3608.0)


def test_a_loss_too_short_to_miss_is_no_gap():
    simulation = simulate(speech(2), at_rate(FAST))

    simulation.play(speech(2), start=samples(2.01), lost=samples(0.01))

    assert simulation.of(Gap) == []


def test_speech_is_unsettled_at_least_as_long_as_it_is_not_captioned():
    simulation = simulate(speech(60, 6.0), at_rate(FAST, 20.0, 40.0, 2.0))

    assert all(unsettled >= lag for _, lag, unsettled in simulation.lags[""])
    assert any(unsettled > lag + 0.5 for _, lag, unsettled in simulation.lags[""])


def test_what_was_said_while_the_model_loaded_is_captioned():
    simulation = Simulation(loudness_vad, frame_sayer, at_rate(FAST))

    def load_for_20_s(segment, now_s):
        return max(0.0, 20.0 - now_s) + FAST * segment.duration_s

    simulation.cost = load_for_20_s
    simulation.play(speech(20, 6.0))
    simulation.ready()
    simulation.play(speech(10, 6.0))
    simulation.finish()

    assert simulation.of(Gap) == []
    assert finals(simulation)[0].start == 0
