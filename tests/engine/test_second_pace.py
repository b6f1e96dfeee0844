from captioner.engine.pace import HURRIED, SLOW, Pace
from captioner.engine.second_pace import RETRY, SecondPace
from captioner.units import samples

TEN_S = samples(10.0)


def first(rate):
    pace = Pace()
    for _ in range(3):
        pace = pace.observe(TEN_S, 10 * rate)
    return pace


def measured(rate, first_rate=0.02, end=TEN_S):
    pace = SecondPace()
    for _ in range(3):
        pace = pace.observe(TEN_S, 10 * rate, end, first(first_rate))
    return pace


def test_before_it_was_measured_there_is_time_for_it():
    assert not SecondPace().rests(first(0.02), 0)
    assert not SecondPace().hurried(first(0.02))


def test_where_it_is_slow_it_reads_finals_only_and_then_nothing():
    quick, hurried, slow = measured(0.05), measured(1.1 * HURRIED), measured(1.1 * SLOW)

    assert [one.hurried(first(0.02)) for one in (quick, hurried, slow)] == [False, True, True]
    assert [one.rests(first(0.02), TEN_S) for one in (quick, hurried, slow)] == [False, False, True]


def test_a_machine_that_becomes_slow_is_known_by_the_first_model_alone():
    one = measured(0.1, first_rate=0.02)

    assert not one.rests(first(0.04), TEN_S)
    assert one.rests(first(0.08), TEN_S)
    assert not one.rests(first(0.02), TEN_S)


def test_it_rests_before_the_first_model_gives_anything_up():
    one = measured(0.1, first_rate=0.02)

    assert one.rests(first(0.07), TEN_S)
    assert not first(0.07).hurried


def test_a_call_that_was_given_up_tells_only_that_it_is_not_faster():
    quick = measured(0.05)

    assert quick.observe_part(TEN_S, 0.3, TEN_S, first(0.02)) is quick
    for _ in range(2):
        quick = quick.observe_part(TEN_S, 4.0, TEN_S, first(0.02))
    assert quick.rests(first(0.02), TEN_S)


def test_what_was_measured_in_a_bad_moment_is_tried_again():
    one = measured(2.0, end=TEN_S)

    assert one.rests(first(0.02), TEN_S + RETRY - 1)
    assert not one.rests(first(0.02), TEN_S + RETRY)
    assert one.rests(first(1.1 * SLOW), TEN_S + RETRY)
