"""How subtitles are laid out, as options of a command."""

import argparse
from collections.abc import Callable
from dataclasses import fields
from typing import Final

from captioner.composition.messages import explain
from captioner.errors import ConfigError
from captioner.history.subtitle_layout import (
    DEFAULT_LAYOUT,
    GAPS_S,
    LINE_LENGTHS,
    LINES,
    LONGEST_S,
    RATES,
    SHORTEST_S,
    SubtitleLayout,
)

_OPTIONS: Final = (  # name, field, limits, what it stands for, help
    ("--line-length", "line_length", LINE_LENGTHS, "N", "characters of a line"),
    ("--lines", "lines", LINES, "N", "lines of a cue"),
    ("--max-rate", "max_rate", RATES, "N", "characters a second, where speech allows it"),
    ("--shortest", "shortest_s", SHORTEST_S, "SECONDS", "how long a cue is shown at least"),
    ("--longest", "longest_s", LONGEST_S, "SECONDS", "and at the most"),
    ("--gap", "gap_s", GAPS_S, "SECONDS", "between two cues"),
)


def add_layout(parser: argparse.ArgumentParser) -> None:
    """Add a group of options, one for each figure; the default of each is None."""
    group = parser.add_argument_group("subtitles (srt, vtt and ass)")
    for name, field, limits, metavar, words in _OPTIONS:
        default = getattr(DEFAULT_LAYOUT, field)
        low, high = limits
        group.add_argument(
            name,
            dest=field,
            metavar=metavar,
            type=_number(type(default), limits),
            help=f"{words}, {low:g} to {high:g} (default: {default:g})",
        )


def layout_of(args: argparse.Namespace) -> SubtitleLayout:
    """What was asked for.

    Raises:
        SystemExit: by the parser, `args.parser`: options contradict each other.
    """
    parser: argparse.ArgumentParser = args.parser
    names = (field.name for field in fields(SubtitleLayout))
    given = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
    try:
        return SubtitleLayout(**given)
    except ConfigError as exc:
        parser.error(explain(exc))


def _number(kind: type[float], limits: tuple[float, float]) -> Callable[[str], float]:
    low, high = limits

    def parse(text: str) -> float:
        try:
            value = kind(text)
        except ValueError:
            value = low - 1
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"{text!r} is not a number from {low:g} to {high:g}")
        return value

    return parse
