import pytest

from captioner.errors import ConfigError
from captioner_ui.overlay.handles import Grip, dragged, grip_at
from captioner_ui.overlay.placing import (
    MAX_PLACES,
    MIN_HEIGHT_PX,
    MIN_WIDTH_PX,
    Box,
    Place,
    Screen,
    check_places,
    clamped,
    recalled,
    remembered,
    screen_of,
    snapped,
    with_height,
)

SMALL = Box(0, 0, 800, 480)
LEFT = Screen("DP-1", Box(0, 30, 1920, 1050))
RIGHT = Screen("HDMI 2", Box(1920, 0, 1280, 720))  # at scale 1.5: logical pixels


def inside(box, area):
    return (
        box.x >= area.x
        and box.y >= area.y
        and box.right <= area.right
        and box.bottom <= area.bottom
    )


@pytest.mark.parametrize(
    "box",
    [
        Box(5000, 5000, 600, 100),
        Box(-3000, -20, 600, 100),
        Box(790, 470, 600, 100),
        Box(0, 0, 4000, 2000),
        Box(10, 10, 1, 1),
    ],
)
@pytest.mark.parametrize("area", [SMALL, LEFT.area, RIGHT.area])
def test_a_window_is_always_wholly_on_the_screen(box, area):
    shown = clamped(box, area)

    assert inside(shown, area)
    assert shown.width >= MIN_WIDTH_PX
    assert shown.height >= MIN_HEIGHT_PX


def test_a_window_that_fits_stays_where_it_is():
    box = Box(100, 200, 600, 100)

    assert clamped(box, SMALL) == box


def test_the_place_on_a_screen_that_is_gone_gives_way_to_that_on_one_that_is_there():
    places = remembered((), Box(100, 900, 800, 120), LEFT)
    places = remembered(places, Box(2000, 500, 700, 120), RIGHT)

    both = recalled(places, [LEFT, RIGHT])
    unplugged = recalled(places, [LEFT])

    assert both == Box(2000, 500, 700, 120)
    assert unplugged == Box(100, 900, 800, 120)


def test_a_window_that_was_on_no_screen_that_is_there_has_no_place():
    places = remembered((), Box(2000, 500, 700, 120), RIGHT)

    assert recalled(places, [LEFT]) is None
    assert recalled((), [LEFT]) is None


def test_a_place_moves_with_its_screen_and_stays_whole_when_that_shrinks():
    places = remembered((), Box(2400, 600, 700, 120), RIGHT)
    shrunk = Screen(RIGHT.name, Box(0, 0, 800, 480))

    box = recalled(places, [shrunk])

    assert inside(box, shrunk.area)
    assert (box.width, box.height) == (700, 120)


def test_one_place_a_screen_is_remembered_and_not_more_screens_than_the_settings_take():
    places = ()
    for n in range(MAX_PLACES + 3):
        places = remembered(places, Box(n, n, 300, 100), Screen(f"screen {n}", SMALL))
    places = remembered(places, Box(50, 50, 300, 100), Screen("screen 9", SMALL))

    check_places(places)
    assert len(places) == MAX_PLACES
    assert places[0] == "50 50 300 100 screen 9"
    assert sum("screen 9" in place for place in places) == 1


@pytest.mark.parametrize("text", ["", "1 2 3 4", "a b c d screen", "1 2 3"])
def test_what_is_no_place_is_refused_with_what_one_looks_like(text):
    with pytest.raises(ConfigError, match="X Y WIDTH HEIGHT SCREEN"):
        Place.parsed(text)


def test_a_place_is_written_as_it_is_read():
    place = Place("HDMI 2 (Büro)", Box(-5, 10, 300, 80))

    assert Place.parsed(str(place)) == place


def test_edges_and_middle_attract_a_window_that_is_near():
    near = Box(6, 480 - 100 - 9, 400, 100)
    middle = Box(205, 100, 400, 100)
    far = Box(40, 100, 400, 100)

    assert snapped(near, SMALL) == Box(0, 380, 400, 100)
    assert snapped(middle, SMALL) == Box(200, 100, 400, 100)
    assert snapped(far, SMALL) == far


def test_a_bar_at_the_bottom_grows_upwards_and_one_at_the_top_downwards():
    low, high = Box(0, 380, 400, 100), Box(0, 0, 400, 100)

    assert with_height(low, 150, SMALL) == Box(0, 330, 400, 150)
    assert with_height(high, 150, SMALL) == Box(0, 0, 400, 150)


def test_a_window_belongs_to_the_screen_with_most_of_it():
    assert screen_of(Box(1900, 100, 400, 100), [LEFT, RIGHT]) is RIGHT
    assert screen_of(Box(1600, 100, 400, 100), [LEFT, RIGHT]) is LEFT
    assert screen_of(Box(9000, 9000, 10, 10), [LEFT, RIGHT]) is LEFT


@pytest.mark.parametrize(
    ("x", "y", "grip"),
    [(300, 50, (0, 0)), (2, 50, (-1, 0)), (598, 98, (1, 1)), (300, 3, (0, -1))],
)
def test_edges_and_corners_resize_and_the_body_moves(x, y, grip):
    assert grip_at(x, y, 600, 100) == Grip(*grip)


def test_the_edge_that_is_not_held_stays():
    box = Box(100, 100, 600, 100)

    assert dragged(box, Grip(0, 0), 10, -20) == Box(110, 80, 600, 100)
    assert dragged(box, Grip(-1, 0), 50, 99) == Box(150, 100, 550, 100)
    assert dragged(box, Grip(1, 1), 50, 40) == Box(100, 100, 650, 140)
    assert dragged(box, Grip(-1, -1), 9000, 9000).right == 700
    assert dragged(box, Grip(-1, -1), 9000, 9000).bottom == 200


def test_a_bar_keeps_its_upper_edge_for_who_is_at_it_as_far_as_the_screen_goes():
    low, lowest = Box(0, 300, 400, 100), Box(0, 380, 400, 100)

    assert with_height(low, 150, SMALL, keeps_top=True) == Box(0, 300, 400, 150)
    assert with_height(lowest, 150, SMALL, keeps_top=True) == Box(0, 330, 400, 150)
