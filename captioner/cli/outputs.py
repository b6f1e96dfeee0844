"""The options of captions for others: served as a page, kept in a text file."""

import argparse
from collections.abc import Callable

from captioner.config import OutputConfig
from captioner.errors import ConfigError

PREFIX = "outputs."  # of their destinations, as the window's settings call them


def add_outputs(parser: argparse.ArgumentParser) -> None:
    """Add them to a command; they may stand before the command, too."""
    group = parser.add_argument_group("captions for others")

    def add(option: str, name: str, **words: object) -> None:
        if "action" not in words:
            words["type"] = _checked(name)
        group.add_argument(
            option,
            dest=PREFIX + name,
            default=argparse.SUPPRESS,
            **words,  # type: ignore[arg-type]
        )

    add("--serve", "serve", action="store_true", help="show them on a web page of this computer")
    add("--serve-port", "port", metavar="PORT", help="its port (default: 8765)")
    add(
        "--serve-network",
        "shared",
        action="store_true",
        help="let devices in the same network read along; the address then has a key",
    )
    add("--serve-token", "token", metavar="KEY", help="that key (default: another for each run)")
    add("--text-file", "text_file", metavar="FILE", help="keep the last lines in a text file")
    add("--text-lines", "text_lines", metavar="N", help="how many lines (default: 2)")


def _checked(name: str) -> Callable[[str], str | int]:
    """Reads a field of OutputConfig; what that refuses is wrong usage of the option."""

    def read(text: str) -> str | int:
        value = int(text) if isinstance(getattr(OutputConfig(), name), int) else text
        try:
            OutputConfig(**{name: value})  # type: ignore[arg-type]
        except ConfigError as exc:
            raise argparse.ArgumentTypeError(str(exc)) from exc
        return value

    read.__name__ = "whole number"  # argparse says "invalid whole number value"
    return read


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
