"""Options of the command line, made from the fields that declare them."""

import argparse
from collections.abc import Callable
from dataclasses import Field, fields
from enum import StrEnum
from typing import Any

from captioner.errors import ConfigError
from captioner.plain_values import from_text, kind_of
from captioner.setting import About, about

MOST_CHOICES = 8  # more are not listed in the help


def add_option(
    group: "argparse._ActionsContainer",
    config: type,
    name: str,
    *,
    option: str = "",
    dest: str = "",
    default: object = None,
    **words: Any,  # noqa: ANN401 - as argparse takes them
) -> None:
    """Add the option of a field: its name, kind, range, choices and help.

    Args:
        group: where to.
        config: the dataclass that has it.
        name: the field's.
        option: with its dashes, where it differs from what the field says.
        dest: where argparse puts it; the field's name by default.
        default: while it is not given: None or argparse.SUPPRESS.
        words: what is said to argparse instead.
    """
    (its_field,) = (one for one in fields(config) if one.name == name)
    said, kind = about(its_field), kind_of(config, its_field)
    usual = {"help": _help(said, its_field), "dest": dest or name, "default": default}
    words = {**usual, **words}
    if "action" not in words:
        words = {
            "metavar": _metavar(said, kind),
            "type": _reader(config, name, said, kind),
            **words,
        }
    group.add_argument(option or f"--{said.option}", **words)
    if said.former:
        group.add_argument(f"--{said.former}", **{**words, "help": argparse.SUPPRESS})


def _help(said: About, its_field: "Field[Any]") -> str:
    if said.hidden:
        return argparse.SUPPRESS  # remembered by the window itself; nobody types that
    text = said.help or said.label[:1].lower() + said.label[1:]
    numbers = [limits] if (limits := _limits(said)) else []
    if said.help and isinstance(its_field.default, int | float):
        numbers += [] if its_field.type is bool else [f"default: {its_field.default}"]
    return (f"{text} ({'; '.join(numbers)})" if numbers else text).replace("%", "%%")


def _limits(said: About) -> str:
    return "" if None in (said.low, said.high) else f"{said.low} to {said.high}"


def _metavar(said: About, kind: Any) -> str:  # noqa: ANN401 - a type
    if kind is bool:
        return "on|off"
    choices = said.choices or (kind if isinstance(kind, type) and issubclass(kind, StrEnum) else ())
    if 0 < len(tuple(choices)) < MOST_CHOICES:
        return "|".join(choices)
    words = {str: "text", int: "n", float: "x"}
    called = said.metavar or said.unit or words.get(kind, "value,...")
    return called if "|" in called else called.upper()


def _reader(config: type, name: str, said: About, kind: Any) -> Callable[[str], Any]:  # noqa: ANN401 - a type
    def read(text: str) -> Any:  # noqa: ANN401 - of any kind
        try:
            value = from_text(kind, text)
            config(**{name: value})
        except ConfigError as exc:
            limits = _limits(said) if kind in (int, float) else ""
            more = "" if not limits or limits in str(exc) else f", {limits}"
            raise argparse.ArgumentTypeError(f"{exc}{more}") from exc
        return value

    return read
