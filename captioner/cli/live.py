"""`captioner live`: captions in the terminal while somebody speaks."""

import argparse
import sys

from captioner.cli.options import launch_options, positive_seconds
from captioner.cli.outputs import add_outputs
from captioner.composition.options import LaunchOptions
from captioner.config import EngineConfig
from captioner.field_options import add_option


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the main parser; `run` becomes the default function."""
    parser = subparsers.add_parser("live", help="caption speech in the terminal")
    parser.set_defaults(func=run)
    parser.add_argument(
        "--source",
        metavar="mic|computer|mic+computer|demo|FILE",
        default=argparse.SUPPRESS,  # it may stand before the command
        help="what to caption: a microphone, system audio, both, the demo recording or "
        "a recording of yours (default: a microphone, or the demo recording without one)",
    )
    parser.add_argument(
        "--unpaced", action="store_true", help="read a recording as fast as it can be captioned"
    )
    parser.add_argument(
        "--for",
        dest="limit_s",
        metavar="SECONDS",
        type=positive_seconds,
        help="stop that long after the source was opened",
    )
    add_option(
        parser,
        EngineConfig,
        "settled_only",
        default=argparse.SUPPRESS,  # it may stand before the command
        action="store_true",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument(
        "--keep",
        dest="keep",
        action="store_true",
        help="keep the captions as a session, as the window does",
    )
    add_outputs(parser)


def run(args: argparse.Namespace) -> int:
    """Caption until the source ends, the time is up or Ctrl-C; 0 if nothing failed.

    Raises:
        CaptionerError: the source, the model or the inference failed.
        BrokenPipeError: nobody reads standard output any more.
    """
    caption(launch_options(args), json=args.json, limit_s=args.limit_s, keep=args.keep)
    return 0


def caption(
    options: LaunchOptions,
    *,
    json: bool = False,
    limit_s: float | None = None,
    keep: bool = False,
) -> None:
    """Caption the source that `options` name on this process's output; raises as `run`."""
    from captioner.cli.follow import follow
    from captioner.cli.kept_view import kept
    from captioner.cli.progress_line import ProgressLine
    from captioner.cli.shared_view import with_outputs
    from captioner.cli.terminal import make_view
    from captioner.composition.assemble import build_engine, choose_source, prepare_models

    view = make_view(json=json)
    chosen = choose_source(options)
    if chosen.notice:
        view.say(chosen.notice)
    with ProgressLine(sys.stderr) as progress:
        prepare_models(options, progress)
    with kept(view, keep=keep) as kept_view, with_outputs(kept_view, options.outputs) as shown:
        follow(lambda events: build_engine(options, chosen.sources, events.post), shown, limit_s)
