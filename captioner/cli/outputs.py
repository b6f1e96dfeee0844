"""The options of captions for others: served as a page, kept in a text file."""

import argparse
from dataclasses import fields

from captioner.errors import ConfigError
from captioner.field_options import add_option
from captioner.outputs.config import OutputConfig

PREFIX = "outputs."  # of their destinations, as the window's settings call them


def add_outputs(parser: argparse.ArgumentParser) -> None:
    """Add them to a command; they may stand before the command, too."""
    group = parser.add_argument_group("captions for others")
    for its_field in fields(OutputConfig):
        switch = {"action": "store_true"} if its_field.type is bool else {}
        name = its_field.name
        add_option(
            group, OutputConfig, name, dest=PREFIX + name, default=argparse.SUPPRESS, **switch
        )


def output_config(args: argparse.Namespace) -> OutputConfig:
    """What `args` want of them.

    Raises:
        ConfigError: a port, number or key that cannot be.
    """
    given = {
        name.removeprefix(PREFIX): value
        for name, value in vars(args).items()
        if name.startswith(PREFIX) and value is not None
    }
    try:
        return OutputConfig(**given)
    except TypeError as exc:  # a setting of the window that the engine's side does not have
        raise ConfigError(f"no such output: {exc}") from exc
