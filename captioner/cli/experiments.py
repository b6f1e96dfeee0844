"""Options that change how speech is recognised, so that ways of doing it can be compared."""

import argparse
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, TypeVar

from captioner.config import (
    PROVIDERS,
    EncoderChoice,
    EncoderWindow,
    Padding,
    Preset,
    Provider,
    RecognitionConfig,
)
from captioner.errors import ConfigError
from captioner_models.variants import Variant

T = TypeVar("T")

DESCRIPTION: Final = (
    "For comparisons; the defaults are what measured best. A preset sets several of them, and "
    "what is given besides it wins."
)


def add_experiments(parser: argparse.ArgumentParser, *, defaults: bool) -> None:
    """Add the group; see `captioner.cli.options.add_common`."""
    group = parser.add_argument_group("experiments", DESCRIPTION)
    nothing = None if defaults else argparse.SUPPRESS

    def add(option: str, kind: Callable[[str], object], metavar: str, text: str) -> None:
        group.add_argument(option, metavar=metavar, type=kind, default=nothing, help=text)

    presets = "|".join(Preset)
    windows = "|".join(EncoderWindow)
    add("--preset", checked(Preset), presets, "the original notes' remedies for a 10 s encoder")
    add("--padding", checked(Padding.parse), "tail|zeros:N|none", "what follows the audio")
    add("--repetition-penalty", checked(_penalty), "X", "weaken recent tokens (1 to 2)")
    add("--penalty-window", checked(_window), "N", "how many tokens are recent (1 to 448)")
    add("--eos-boost", checked(_boost), "X", "end when the end is this close to the best (0 to 10)")
    add("--encoder-window", checked(EncoderWindow), windows, "seconds the encoder is handed")
    add("--cache", on_or_off, "on|off", "off: a decoder of 32 tokens, from the start each time")
    names = "|".join(PROVIDERS)
    add(
        "--provider",
        checked(Provider.parse),
        "NAME",
        f"what runs the encoder: {names}, or NAME:KEY=VALUE,... (docs/providers.md)",
    )
    add(
        "--precision",
        checked(Variant.parse),
        "fp32|int8|q8|q4|PART=...",
        "another build of the model, such as enc=fp32,dec=q4",
    )


def recognition(args: argparse.Namespace) -> RecognitionConfig:
    """How `args` want speech recognised: the preset, then what was given besides it."""
    base = args.preset.config if args.preset is not None else RecognitionConfig()
    names = (
        *("padding", "repetition_penalty", "penalty_window", "eos_boost"),
        *("encoder_window", "cache", "provider"),
    )
    given: dict[str, Any] = {name: getattr(args, name) for name in names}
    changes = {name: value for name, value in given.items() if value is not None}
    return replace(
        base,
        encoder=EncoderChoice(args.encoder or (EncoderChoice.HAILO if args.hef else base.encoder)),
        threads=args.threads or base.threads,
        **changes,
    )


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


def on_or_off(text: str) -> bool:
    """`on` or `off`."""
    if text not in ("on", "off"):
        raise argparse.ArgumentTypeError(f"{text!r} is neither on nor off")
    return text == "on"


def _penalty(text: str) -> float:
    return RecognitionConfig(repetition_penalty=float(text)).repetition_penalty


def _window(text: str) -> int:
    return RecognitionConfig(penalty_window=int(text)).penalty_window


def _boost(text: str) -> float:
    return RecognitionConfig(eos_boost=float(text)).eos_boost
