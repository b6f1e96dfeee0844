from captioner_ui.text_size import DEFAULT_SIZE_PT, TEXT_SIZES_PT, stepped


def test_sizes_go_from_14_to_96_points():
    assert (TEXT_SIZES_PT[0], TEXT_SIZES_PT[-1]) == (14, 96)
    assert list(TEXT_SIZES_PT) == sorted(TEXT_SIZES_PT)
    assert DEFAULT_SIZE_PT in TEXT_SIZES_PT


def test_a_step_goes_to_the_neighbour_and_stops_at_the_ends():
    assert stepped(24, +1) == 28
    assert stepped(24, -1) == 22
    assert stepped(96, +1) == 96
    assert stepped(14, -1) == 14


def test_a_step_from_a_size_in_between_goes_to_the_next_one():
    assert stepped(25, +1) == 28
    assert stepped(25, -1) == 24
    assert stepped(25, -2) == 22
    assert stepped(25, 0) == 25
