"""The options that every command has, as argparse reads them."""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from captioner.cli.experiments import add_experiments, recognition, variant
from captioner.cli.outputs import output_config
from captioner.composition.messages import explain
from captioner.composition.options import LaunchOptions
from captioner.config import (
    MAX_BEAM,
    EncoderChoice,
    RecognitionConfig,
    SegmenterConfig,
    Task,
    VadKind,
)
from captioner.errors import ConfigError
from captioner.languages import AUTO, LANGUAGES, described, parse_language

MAX_THREADS = 64  # as in RecognitionConfig
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
        "--device",
        metavar="NAME|INDEX",
        type=device,
        default=nothing,
        help="microphone (see `captioner devices`)",
    )
    group.add_argument(
        "--language",
        metavar="LANGUAGE",
        action=LanguageAction,
        default=nothing,
        help="what is spoken: a code or name, auto (the default) to find out, list to see them",
    )
    group.add_argument(
        "--task",
        choices=[task.value for task in Task],
        default=nothing,
        help="write what is said, or translate it to English",
    )
    group.add_argument(
        "--threads",
        metavar="N",
        type=thread_count,
        default=nothing,
        help=f"threads inside one call of the model (default: {RecognitionConfig().threads})",
    )
    _add_encoder(group, nothing)
    _add_pace(group, nothing)
    add_experiments(parser, defaults=defaults)


def _add_pace(group: "argparse._ArgumentGroup", nothing: str | None) -> None:
    """How often and how thoroughly is read; `nothing` stands for what is not given."""
    group.add_argument(
        "--beam",
        metavar="N",
        type=beam_width,
        default=nothing,
        help="hypotheses that final text is read with, 1 to 10; 1 is faster and makes more errors "
        f"(default: {RecognitionConfig().beam})",
    )
    group.add_argument(
        "--vad",
        choices=[kind.value for kind in VadKind],
        default=nothing,
        help="what decides that somebody speaks",
    )
    group.add_argument(
        "--partial-every",
        dest="partial_every_ms",
        metavar="MS",
        type=partial_spacing,
        default=nothing,
        help="spacing of growing captions in milliseconds "
        f"(default: {SegmenterConfig().partial_every_ms})",
    )


def _add_encoder(group: "argparse._ArgumentGroup", nothing: str | None) -> None:
    """Where the encoder runs; `nothing` stands for what is not given."""
    group.add_argument(
        "--encoder",
        choices=[choice.value for choice in EncoderChoice],
        default=nothing,
        help="where the encoder runs; auto (the default) takes a Hailo NPU for live captions",
    )
    group.add_argument(
        "--hef",
        metavar="FILE",
        type=Path,
        default=nothing,
        help="a compiled encoder of your own for a Hailo NPU; asks for --encoder hailo",
    )


def launch_options(args: argparse.Namespace) -> LaunchOptions:
    """The options in `args`; a command without `--source` gets the default one."""
    default = LaunchOptions()
    return LaunchOptions(
        model=args.model,
        device=args.device,
        recognition=replace(
            recognition(args),
            language=args.language or AUTO,
            task=Task(args.task or Task.TRANSCRIBE),
            beam=args.beam or RecognitionConfig().beam,
        ),
        variant=variant(args),
        hef=args.hef,
        vad=VadKind(args.vad or default.vad),
        source=getattr(args, "source", None),
        paced=not getattr(args, "unpaced", False),
        settled_only=getattr(args, "settled_only", None) or False,
        partial_every_ms=args.partial_every_ms or default.partial_every_ms,
        outputs=output_config(args),
        given={name: value for name, value in vars(args).items() if value is not None},
    )


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


def thread_count(text: str) -> int:
    """A number of threads, 1 to MAX_THREADS."""
    if not (text.isascii() and text.isdecimal() and 1 <= int(text) <= MAX_THREADS):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to {MAX_THREADS}")
    return int(text)


def beam_width(text: str) -> int:
    """A number of hypotheses, in RecognitionConfig's range."""
    try:
        return RecognitionConfig(beam=int(text)).beam
    except ValueError as exc:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to {MAX_BEAM}") from exc


def partial_spacing(text: str) -> int:
    """Milliseconds between growing captions, in SegmenterConfig's range."""
    try:
        return SegmenterConfig(partial_every_ms=int(text)).partial_every_ms
    except ValueError as exc:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 100 to 10000") from exc


def positive_seconds(text: str) -> float:
    """A number of seconds above 0."""
    try:
        value_s = float(text)
    except ValueError:
        value_s = 0.0
    if not 0 < value_s < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
    return value_s
