import pytest

from captioner.engine.pace import SAVING_S, TOLD_AFTER_S, Pace, PacingTold
from captioner.engine.power import EVERY_S, PowerWatch
from captioner.events import CaptionChanged
from captioner.pacing import PACING_WORDS, Pacing
from captioner.units import samples
from support.fakes import loudness_vad
from support.simulation import Simulation, frame_sayer
from support.sounds import sine


def after(*rates, length_s=4.0):
    pace = Pace()
    for rate in rates:
        pace = pace.observe(samples(length_s), rate * length_s)
    return pace


def test_before_the_first_call_nothing_is_asked_of_anybody():
    assert (Pace().slow, Pace().busy, Pace().spacing) == (False, False, 0)
    assert Pace().longest_window(5.0) is None


def test_one_slow_call_alone_is_no_slow_engine():
    assert not after(0.02, 3600.0, 0.02).slow
    assert after(0.02, 2.0, 2.0).slow


def test_an_engine_that_is_fast_again_is_so_after_two_calls():
    assert after(2.0, 2.0, 2.0, 0.02).slow
    assert not after(2.0, 2.0, 2.0, 0.02, 0.02).slow


def test_a_clock_that_jumps_is_forgotten_after_two_calls():
    pace = after(0.02, 900.0, -900.0, 0.02, 0.02)

    assert (pace.slow, pace.rate) == (False, 0.02)
    assert pace.spacing == samples(2 * 0.02 * 4)


@pytest.mark.parametrize("rate", [0.4, 1.0, 2.0, 3.0])
def test_a_window_of_the_longest_length_is_read_within_the_lag(rate):
    longest = after(rate, rate).longest_window(5.0)

    assert longest * (1 + rate) <= samples(5.0)


def test_a_short_window_does_not_make_an_engine_look_slow():
    assert not after(0.5, 0.5, 0.5, length_s=0.25).slow


def test_sources_that_speak_at_once_share_the_transcriber():
    alone = after(0.2, 0.2, 0.2)

    both = alone.shared(2)

    assert (alone.slow, both.slow) == (False, True)
    assert both.rate == 2 * alone.rate
    assert both.spacing == 2 * alone.spacing
    assert both.shared(1) == alone
    assert both.observe(samples(1.0), 0.2).n_speaking == 2


EVERY = samples(0.25)


def with_partials(spent_s, rate=0.01, **changes):
    pace = Pace(**changes)
    for _ in range(3):
        pace = pace.observe(samples(spent_s / rate), spent_s, partial=True)
    return pace


@pytest.mark.parametrize(
    ("pace", "pacing"),
    [
        (Pace(), Pacing.USUAL),
        (with_partials(0.05), Pacing.USUAL),
        (with_partials(0.05, saving=True), Pacing.SAVING),
        (with_partials(0.3), Pacing.RARER),
        (with_partials(0.3, saving=True), Pacing.RARER),
        (with_partials(0.1).shared(3), Pacing.RARER),
        (with_partials(0.3, rate=0.2), Pacing.GREEDY),
        (with_partials(2.0, rate=1.0), Pacing.FINALS),
    ],
)
def test_what_is_given_up_has_a_name_and_the_worst_is_told(pace, pacing):
    assert pace.pacing(EVERY) is pacing


def test_one_long_call_for_final_text_makes_no_partial_rarer():
    pace = with_partials(0.05)

    assert pace.observe(samples(4.0), 3.0).usual_spacing == pace.usual_spacing


def test_on_a_battery_partials_lie_so_far_apart_at_least():
    assert with_partials(0.05, saving=True).usual_spacing == samples(SAVING_S)
    assert with_partials(0.5, saving=True).usual_spacing == samples(1.0)


def test_what_is_over_soon_is_not_told():
    told = PacingTold()
    short = TOLD_AFTER_S / 2

    assert told.observe(Pacing.RARER, 0.0) is Pacing.USUAL
    assert told.observe(Pacing.RARER, short) is Pacing.USUAL
    assert told.observe(Pacing.USUAL, TOLD_AFTER_S) is Pacing.USUAL
    assert told.observe(Pacing.RARER, TOLD_AFTER_S + short) is Pacing.USUAL
    assert told.observe(Pacing.RARER, 3 * TOLD_AFTER_S) is Pacing.RARER
    assert told.observe(Pacing.USUAL, 4 * TOLD_AFTER_S) is Pacing.RARER
    assert told.observe(Pacing.USUAL, 5 * TOLD_AFTER_S) is Pacing.USUAL


def test_everything_that_is_given_up_has_words():
    assert [pacing for pacing in Pacing if not PACING_WORDS[pacing]] == [Pacing.USUAL]


def test_the_battery_is_asked_for_now_and_then():
    answers = iter([True, False])
    watch = PowerWatch(lambda: next(answers))

    assert [watch.saving(at_s) for at_s in (0.0, 1.0, EVERY_S - 1, EVERY_S)] == [
        *(True, True, True),
        False,
    ]


def captioned(*, saving):
    simulation = Simulation(loudness_vad, frame_sayer, lambda segment, now_s: 0.05)
    simulation.ready()
    simulation.save_power(saving)
    simulation.play(sine(440, 8.0))
    simulation.finish()
    return simulation.calls, simulation.of(CaptionChanged)


def test_on_a_battery_half_as_many_partials_say_the_same():
    usual, usual_captions = captioned(saving=False)
    saved, saved_captions = captioned(saving=True)

    assert 0.4 * len(usual) < len(saved) < 0.6 * len(usual)
    assert saved_captions[-1] == usual_captions[-1]
