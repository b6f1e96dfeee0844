"""The options that every command has, as argparse reads them."""

import argparse
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Final

from captioner.cli.experiments import add_experiments, recognition, variant
from captioner.cli.outputs import output_config
from captioner.composition.messages import explain
from captioner.composition.options import LaunchOptions
from captioner.config import RecognitionConfig, SegmenterConfig
from captioner.errors import ConfigError
from captioner.field_options import add_option
from captioner.languages import LANGUAGES, described, parse_language
from captioner.wording.config import WordingConfig

LIST: Final = "list"  # instead of a language: shows them


def add_common(parser: argparse.ArgumentParser, *, defaults: bool) -> None:
    """Add the options every command has.

    Args:
        parser: the main parser or a command's.
        defaults: set what is not given. Only for the main parser: what a command's parser sets
            would overwrite what stood before the command.
    """
    group = parser.add_argument_group("options of all commands")
    nothing = None if defaults else argparse.SUPPRESS
    group.add_argument("--model", metavar="NAME", default=nothing, help="model to caption with")
    group.add_argument(
        "--finals-model",
        metavar="NAME",
        default=nothing,
        help="a second, better model for finished captions; --model shows words as they are spoken",
    )
    group.add_argument(
        "--device",
        metavar="NAME|INDEX",
        type=device,
        default=nothing,
        help="microphone (see `captioner devices`)",
    )
    add_option(
        group,
        RecognitionConfig,
        "language",
        default=nothing,
        metavar="LANGUAGE",
        action=LanguageAction,
    )
    for name in ("task", "threads", "encoder", "beam", "speakers"):
        add_option(group, RecognitionConfig, name, default=nothing)
    add_option(group, RecognitionConfig, "words", default=nothing, action="append", metavar="LIST")
    for name in ("mask", "mask_also", "numbers"):
        add_option(group, WordingConfig, name, default=nothing)
    group.add_argument(
        "--hef",
        metavar="FILE",
        type=Path,
        default=nothing,
        help="a compiled encoder of your own for a Hailo NPU; asks for --encoder hailo",
    )
    add_option(group, LaunchOptions, "vad", default=nothing)
    add_option(group, SegmenterConfig, "partial_every_ms", default=nothing)
    add_experiments(parser, defaults=defaults)


def launch_options(args: argparse.Namespace) -> LaunchOptions:
    """The options in `args`; a command without `--source` gets the default one."""
    default = LaunchOptions()
    return LaunchOptions(
        model=args.model,
        finals_model=args.finals_model,
        device=args.device,
        recognition=recognition(args),
        wording=_wording(args),
        variant=variant(args),
        hef=args.hef,
        vad=args.vad or default.vad,
        source=getattr(args, "source", None),
        paced=not getattr(args, "unpaced", False),
        settled_only=getattr(args, "settled_only", None) or False,
        partial_every_ms=args.partial_every_ms or default.partial_every_ms,
        outputs=output_config(args),
        given={name: value for name, value in vars(args).items() if value is not None},
    )


def _wording(args: argparse.Namespace) -> WordingConfig:
    """How `args` want captions written."""
    given = {one.name: getattr(args, one.name, None) for one in fields(WordingConfig)}
    return WordingConfig(**{name: value for name, value in given.items() if value is not None})


class LanguageAction(argparse.Action):
    """Takes a language as code or name; with `list` shows all and ends."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[object] | None,
        option_string: str | None = None,
    ) -> None:
        """Set the code."""
        text = str(values)
        if text.strip().lower() == LIST:
            print("\n".join(sorted(map(described, LANGUAGES))))
            parser.exit()
        try:
            setattr(namespace, self.dest, parse_language(text))
        except ConfigError as exc:
            raise argparse.ArgumentError(self, explain(exc)) from exc


def device(text: str) -> str:
    """A device's name or index; which of the two is found out when devices are known."""
    if not text.strip():
        raise argparse.ArgumentTypeError("a device has a name or an index")
    return text


def positive_seconds(text: str) -> float:
    """A number of seconds above 0."""
    try:
        value_s = float(text)
    except ValueError:
        value_s = 0.0
    if not 0 < value_s < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
    return value_s
