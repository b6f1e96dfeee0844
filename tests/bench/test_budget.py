import math

import pytest

from captioner.bench.budget import QUICK_S, WEIGHTS, Budget
from captioner.cli.bench import TABLES


class Clock:
    def __init__(self):
        self.now_s = 100.0

    def __call__(self):
        return self.now_s


def test_without_a_limit_it_is_never_over():
    budget = Budget(clock=Clock())

    assert not budget.is_over()
    assert budget.part(0.1).left_s == math.inf


def test_it_is_over_when_its_seconds_have_passed():
    clock = Clock()
    budget = Budget(10.0, clock)

    clock.now_s += 9.9
    assert not budget.is_over()

    clock.now_s += 0.2
    assert budget.is_over()
    assert budget.left_s == 0.0


def test_the_last_table_gets_all_that_is_left():
    clock = Clock()
    budget = Budget(100.0, clock)
    clock.now_s += 60.0

    assert budget.for_table(8, [1, 4, 8]).left_s == pytest.approx(40.0)


def test_a_table_gets_its_share_of_what_those_before_it_left():
    clock = Clock()
    budget = Budget(WEIGHTS[1] + WEIGHTS[2], clock)

    assert budget.for_table(1, [1, 2]).left_s == pytest.approx(WEIGHTS[1])

    clock.now_s += WEIGHTS[1] / 2
    assert budget.for_table(2, [1, 2]).left_s == pytest.approx(WEIGHTS[2] + WEIGHTS[1] / 2)


def test_every_table_has_a_share_of_a_quick_run_that_ends_in_time():
    assert set(WEIGHTS) == set(TABLES)
    assert QUICK_S < 180
