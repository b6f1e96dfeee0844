from captioner.bench.alternate import alternate, only
from captioner.bench.system import Skipped
from support.measured import Reader, item


def readers(log, *names):
    return {name: Reader(name, log) for name in names}


def test_all_systems_read_a_window_before_the_next_one_and_another_begins_each_time():
    log = []

    alternate(readers(log, "a", "b"), [item(0), item(1)])

    assert log == [("a", "item 0"), ("b", "item 0"), ("b", "item 1"), ("a", "item 1")]


def test_iterations_go_through_all_windows_again():
    comparison = alternate(readers([], "a"), [item(0), item(1)], iterations=3)

    assert [len(rows) for rows in comparison.readings["a"]] == [3, 3]


def test_without_time_no_further_window_is_begun_beyond_those_needed():
    asked = iter([False, True, True, True])
    log = []

    comparison = alternate(
        readers(log, "a", "b"),
        [item(n) for n in range(5)],
        at_least=2,
        out_of_time=lambda: next(asked),
    )

    assert [one.id for one in comparison.items] == ["item 0", "item 1", "item 2"]
    assert comparison.n_planned == 5
    assert {len(rows) for rows in comparison.readings.values()} == {3}


def test_time_that_ends_in_a_later_iteration_leaves_the_earlier_ones():
    turns = iter(range(10))

    comparison = alternate(
        readers([], "a"), [item(0), item(1)], iterations=3, out_of_time=lambda: next(turns) >= 3
    )

    assert [len(rows) for rows in comparison.readings["a"]] == [2, 1]


def test_a_system_that_fails_is_left_out_and_the_others_go_on():
    two = {"a": Reader("a"), "b": Reader("b", fails_on="item 1")}

    comparison = alternate(two, [item(n) for n in range(3)])

    assert list(comparison.readings) == ["a"]
    assert len(comparison.items) == 3
    assert comparison.failed == (Skipped("b", "failed on item 1: broken"),)


def test_with_nobody_left_there_is_nothing_to_compare():
    comparison = alternate({"a": Reader(fails_on="item 0")}, [item(0), item(1)])

    assert comparison.items == ()
    assert comparison.readings == {}


def test_the_part_about_some_windows_keeps_their_readings():
    every = alternate({"a": Reader()}, [item(0, "clean"), item(1, "noisy"), item(2, "clean")])

    part = only(every, lambda one: one.condition == "noisy")

    assert [one.id for one in part.items] == ["item 1"]
    assert len(part.readings["a"]) == 1


def test_progress_ends_at_one():
    told = []

    alternate({"a": Reader()}, [item(0), item(1)], progress=told.append)

    assert told == [0.0, 0.5, 1.0]
