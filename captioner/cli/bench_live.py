"""`captioner bench live`: play recordings through the live pipeline, faster than they last."""

import argparse
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from captioner.cli.experiments import checked
from captioner.composition.options import LaunchOptions
from captioner.config import SegmenterConfig
from captioner.errors import ConfigError
from captioner.field_options import add_option

if TYPE_CHECKING:
    from captioner.bench.live_reports import LiveOptions

LIVE: Final = "live"
MANY: Final = 1000  # more recordings than there are
CLOCKS: Final = ("wall", "cpu")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add what only `bench live` knows."""
    group = parser.add_argument_group(
        "bench live",
        "Captions long recordings on a simulated clock; see docs/benchmarks/live.",
    )
    group.add_argument("--long", metavar="N", type=checked(_count), help="only N recordings")
    group.add_argument(
        "--peers",
        metavar="N",
        type=checked(_count),
        default=MANY,
        help="other systems caption only N recordings",
    )
    group.add_argument(
        "--speed",
        metavar="X",
        type=checked(_positive),
        default=1.0,
        help="of the engine: calls take X times less than measured (default: 1)",
    )
    usual_ms = SegmenterConfig().partial_every_ms
    add_option(
        group, SegmenterConfig, "partial_every_ms", option="--every", dest="every", default=usual_ms
    )
    group.add_argument(
        "--hours",
        metavar="H",
        type=checked(_positive),
        default=0.0,
        help="caption that long in simulated time, too, and look at the memory",
    )
    group.add_argument(
        "--clock",
        choices=CLOCKS,
        default=CLOCKS[0],
        help="what calls take: wall-clock time, or processor time on a machine with other work",
    )


def live_options(
    args: argparse.Namespace, folder: Path | None, options: LaunchOptions
) -> "LiveOptions":
    """What was asked for; the detector is that of `options`."""
    from captioner.bench.live_reports import LiveOptions
    from captioner.bench.live_run import Clock
    from captioner.composition.assemble import MICROPHONE, engine_config

    return LiveOptions(
        folder=folder,
        n_recordings=args.long,
        n_for_peers=args.peers,
        speed=args.speed,
        engine=engine_config(replace(options, source=MICROPHONE, partial_every_ms=args.every)),
        hours=args.hours,
        clock=Clock(args.clock),
        vad=options.vad,
        systems=args.systems or (),
        peer_texts=args.peer_texts,
    )


def _count(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text)):
        raise ConfigError(f"{text!r} is not a number from 1")
    return int(text)


def _positive(text: str) -> float:
    value = float(text)
    if not 0 < value < float("inf"):
        raise ConfigError(f"{text!r} is not a number above 0")
    return value
