from itertools import chain

import pytest

from captioner_ui.style import tokens
from captioner_ui.style.tokens import COLOUR_ROLES, DARK, HIGH_CONTRAST, LIGHT, PAIRS, Reading
from support.contrast import contrast

THEMES = {"light": LIGHT, "dark": DARK, "high contrast": HIGH_CONTRAST}
ENHANCED = 7  # what high contrast owes to everything that is seen
DECORATION = {"line", "outline"}  # what they part is told apart without them, too


@pytest.mark.parametrize("theme", THEMES)
def test_every_pair_of_colours_that_meet_can_be_read(theme):
    colours = THEMES[theme]

    low = {
        (pair.front, pair.ground): found
        for pair in PAIRS
        if (found := contrast(getattr(colours, pair.front), getattr(colours, pair.ground)))
        < (ENHANCED if colours is HIGH_CONTRAST else pair.reading.value)
    }

    assert low == {}


@pytest.mark.parametrize("theme", THEMES)
def test_names_of_speakers_are_read_as_well_as_captions_and_told_from_each_other(theme):
    colours = THEMES[theme]

    assert min(contrast(name, colours.base) for name in colours.names) >= Reading.CAPTION.value
    assert len(set(colours.names)) == tokens.SPEAKERS


def test_no_colour_is_left_out_of_the_pairs():
    seen = set(chain.from_iterable((pair.front, pair.ground) for pair in PAIRS))

    assert set(COLOUR_ROLES) - seen == DECORATION


def test_distances_are_steps_of_the_grid():
    steps = (tokens.MARGIN_PX, tokens.TARGET_PX, tokens.TOUCH_PX, tokens.RADIUS_PX)

    assert [step % tokens.GRID_PX for step in steps] == [0, 0, 0, 0]
    assert tokens.HALF_PX * 2 == tokens.GRID_PX
