import re

import pytest

from captioner_ui.style.sheet import style_sheet
from captioner_ui.style.tokens import DARK, HIGH_CONTRAST, LIGHT

COLOUR = re.compile(r"#[0-9a-f]{6}")


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_a_sheet_has_no_colour_but_those_of_its_theme(colours):
    of_theme = {getattr(colours, name) for name in colours.__slots__ if name != "names"}

    assert set(COLOUR.findall(style_sheet(colours))) <= of_theme


def test_high_contrast_gives_every_control_a_strong_border():
    assert "border: 2px solid #ffffff" in style_sheet(HIGH_CONTRAST)
    assert "border: 2px solid #ffffff" not in style_sheet(DARK)
