"""How subtitles are laid out, as options of a command."""

import argparse
from dataclasses import fields

from captioner.composition.messages import explain
from captioner.errors import ConfigError
from captioner.field_options import add_option
from captioner.history.subtitle_layout import SubtitleLayout


def add_layout(parser: argparse.ArgumentParser) -> None:
    """Add a group of options, one for each figure."""
    group = parser.add_argument_group("subtitles")
    for its_field in fields(SubtitleLayout):
        add_option(group, SubtitleLayout, its_field.name)


def layout_of(args: argparse.Namespace) -> SubtitleLayout:
    """What was asked for.

    Raises:
        SystemExit: by the parser, `args.parser`: options contradict each other.
    """
    parser: argparse.ArgumentParser = args.parser
    named = (
        (its_field.name, getattr(args, its_field.name)) for its_field in fields(SubtitleLayout)
    )
    try:
        return SubtitleLayout(**{name: value for name, value in named if value is not None})
    except ConfigError as exc:
        parser.error(explain(exc))
