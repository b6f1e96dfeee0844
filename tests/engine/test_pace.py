import pytest

from captioner.engine.pace import Pace
from captioner.units import samples


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
