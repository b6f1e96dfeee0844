from captioner.engine.lost import MOST_SPANS, NOTHING_LOST, lost_in_all


def lost(*spans):
    found = NOTHING_LOST
    for start, end in spans:
        found = found.and_then(start, end)
    return found


def test_what_several_sources_lose_at_once_counts_once():
    stopped = lost((1000, 21_000)), lost((1200, 21_200))

    assert [one.n_samples for one in stopped] == [20_000, 20_000]
    assert lost_in_all(stopped) == 20_200


def test_what_they_lose_one_after_the_other_adds_up():
    assert lost_in_all((lost((0, 100), (500, 600)), lost((200, 300)))) == 300


def test_a_stretch_inside_another_one_is_not_counted_again():
    assert lost_in_all((lost((0, 100), (150, 200)), lost((20, 30), (40, 180)))) == 200


def test_nothing_lost_is_nothing():
    assert lost_in_all(()) == lost_in_all((NOTHING_LOST, lost((5, 5)))) == 0


def test_a_microphone_that_stutters_for_hours_is_counted_right_and_kept_small():
    spans = [(10 * number, 10 * number + 3) for number in range(10_000)]

    found = lost(*spans)

    assert len(found.spans) == MOST_SPANS
    assert found.n_samples == 30_000
    assert lost_in_all((found, NOTHING_LOST)) == lost_in_all((found, found)) == 30_000
