"""An option is declared once: range, default and words follow from its field."""

from argparse import ArgumentError, ArgumentParser
from dataclasses import dataclass, fields

import pytest

from captioner.errors import ConfigError
from captioner.field_options import add_option
from captioner.setting import about, again, check_ranges, setting


@dataclass(frozen=True, slots=True, kw_only=True)
class Oven:
    """Something with options."""

    heat_s: float = setting(3.0, "Heat for", help="seconds of heat", low=0.5, high=60.0)
    fan: bool = setting(False, "Fan")
    door: str = ""

    def __post_init__(self):
        check_ranges(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Kitchen:
    """Something that passes an option on."""

    heat_s: float = again(Oven(), "heat_s", hint="In the kitchen.")

    def __post_init__(self):
        check_ranges(self)


@pytest.mark.parametrize("kind", [Oven, Kitchen])
@pytest.mark.parametrize("heat_s", [0.4, 60.1, float("nan")])
def test_a_number_outside_of_its_range_is_refused_with_the_range(kind, heat_s):
    with pytest.raises(ConfigError, match=r"heat_s is .*, need 0\.5 to 60\.0"):
        kind(heat_s=heat_s)


def test_a_field_that_passes_an_option_on_has_its_default_and_words():
    (passed_on,) = fields(Kitchen)

    assert Kitchen().heat_s == Oven().heat_s
    assert about(passed_on).label == "Heat for"
    assert about(passed_on).hint == "In the kitchen."


def parser_of(name, **words):
    parser = ArgumentParser(exit_on_error=False)
    add_option(parser, Oven, name, **words)
    return parser


def test_the_help_of_an_option_has_range_and_default():
    text = " ".join(parser_of("heat_s").format_help().split())

    assert "--heat S seconds of heat (0.5 to 60.0; default: 3.0)" in text


@pytest.mark.parametrize("text", ["61", "warm", ""])
def test_a_value_that_cannot_be_is_refused_by_the_parser_with_the_range(text):
    with pytest.raises(ArgumentError, match=r"0\.5 to 60\.0"):
        parser_of("heat_s").parse_args(["--heat", text])


def test_a_switch_is_on_or_off():
    parser = parser_of("fan")

    assert parser.parse_args(["--fan", "on"]).fan is True
    assert parser.parse_args(["--fan", "off"]).fan is False
    assert parser.parse_args([]).fan is None
