"""Options that change how speech is recognised, so that ways of doing it can be compared."""

import argparse
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any, Final, TypeVar

from captioner.config import EncoderChoice, Preset, RecognitionConfig
from captioner.errors import ConfigError
from captioner.field_options import add_option
from captioner_models.variants import Variant

T = TypeVar("T")

EXPERIMENTS: Final = (
    *("padding", "repetition_penalty", "penalty_window", "eos_boost", "encoder_window", "cache"),
    "provider",
)
DESCRIPTION: Final = (
    "For comparisons; the defaults are what measured best. A preset sets several of them, and "
    "what is given besides it wins."
)


def add_experiments(parser: argparse.ArgumentParser, *, defaults: bool) -> None:
    """Add the group; see `captioner.cli.options.add_common`."""
    group = parser.add_argument_group("experiments", DESCRIPTION)
    nothing = None if defaults else argparse.SUPPRESS

    group.add_argument(
        "--preset",
        metavar="|".join(Preset),
        type=checked(Preset),
        default=nothing,
        help="the original notes' remedies for a 10 s encoder",
    )
    for name in EXPERIMENTS:
        add_option(group, RecognitionConfig, name, default=nothing)
    group.add_argument(
        "--precision",
        metavar="fp32|int8|q8|q4|PART=...",
        type=checked(Variant.parse),
        default=nothing,
        help="another build of the model, such as enc=fp32,dec=q4",
    )


def recognition(args: argparse.Namespace) -> RecognitionConfig:
    """How `args` want speech recognised: the preset, then what was given besides it."""
    base = args.preset.config if args.preset is not None else RecognitionConfig()
    names = (one.name for one in fields(RecognitionConfig))
    given: dict[str, Any] = {name: getattr(args, name, None) for name in names}
    given["words"] = tuple(given["words"] or ())
    if args.hef and not given["encoder"]:
        given["encoder"] = EncoderChoice.HAILO
    return replace(base, **{name: value for name, value in given.items() if value is not None})


def variant(args: argparse.Namespace) -> Variant:
    """The build of the model that `args` want."""
    return args.precision if args.precision is not None else Variant()


def checked(parse: Callable[[str], T]) -> Callable[[str], T]:
    """`parse` with its complaint as argparse shows it."""

    def parsed(text: str) -> T:
        try:
            return parse(text)
        except (ConfigError, ValueError) as exc:
            raise argparse.ArgumentTypeError(str(exc)) from exc

    return parsed
