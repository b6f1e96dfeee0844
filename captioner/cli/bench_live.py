"""`captioner bench live`: play recordings through the live pipeline, faster than they last."""

import argparse
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from captioner.cli.experiments import checked
from captioner.composition.options import LaunchOptions
from captioner.config import MAX_LAG_S, SegmenterConfig
from captioner.errors import ConfigError
from captioner.field_options import add_option

if TYPE_CHECKING:
    from captioner.bench.clips import Clip
    from captioner.bench.live_run import Setup
    from captioner.bench.report import Report
    from captioner.bench.run import OwnEngine
    from captioner.bench.system import Skipped, SystemSpec
    from captioner_models.progress import Progress

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


def reports(
    args: argparse.Namespace,
    folder: Path | None,
    options: LaunchOptions,
    own: "OwnEngine",
    progress: "Progress",
) -> "Iterator[Report]":
    """The report after each of its sections.

    Raises:
        CaptionerError: no recordings, no extra, or our own model does not work.
    """
    from captioner.bench import machine
    from captioner.bench.kept import kept_texts
    from captioner.bench.live_run import LiveRun
    from captioner.bench.live_text import sections
    from captioner.bench.report import Begun
    from captioner.bench.run import warm_up_of
    from captioner.bench.worker import Worker

    begun = Begun()
    setup, (recordings, noises) = _setup(args, options), _recordings(folder)
    recordings = recordings[: args.long]
    threads = options.recognition.threads
    cores, warm_up = machine.last_cores(threads), warm_up_of(recordings[0])
    with TemporaryDirectory() as spare:
        own = replace(own, config=replace(own.config, drafts=True))
        systems, readers, skipped = _line_up(args, own, Path(spare))
        run = LiveRun(
            setup=setup,
            recordings=recordings,
            noises=noises,
            systems=systems,
            n_for_peers=min(args.peers, len(recordings)),
            start=lambda spec: Worker(spec, cores, warm_up, threads),
            hours=args.hours,
            say=progress,
            readers=readers,
            kept=kept_texts(args.peer_texts, own.fingerprint, threads),
        )
        done = []
        for section in sections(run):
            done.append(section)
            how = {
                "threads": str(threads),
                "clock": f"simulated; a call takes its measured {args.clock} time / {args.speed:g}",
            }
            missed = [*dict.fromkeys([*skipped, *run.skipped])]
            yield begun.report({"model": own.about}, how, run.systems, missed, done)


def _line_up(
    args: argparse.Namespace, own: "OwnEngine", spare: Path
) -> "tuple[list[SystemSpec], list[SystemSpec], list[Skipped]]":
    """Who captions live, who reads whole recordings, and who does not."""
    from captioner.bench.checkpoint import Weights
    from captioner.bench.peers import MOONSHINE  # cannot read long recordings whole
    from captioner.bench.registry import OURS, USUAL_QUICK, USUAL_WHOLE, line_up, line_up_whole

    weights = Weights(own.model, spare)
    names = tuple(dict.fromkeys((OURS, *(args.systems or USUAL_QUICK))))
    systems, skipped = line_up(names, own, weights)
    asked = [one for one in args.systems or USUAL_WHOLE if one not in (OURS, MOONSHINE)]
    readers, missing = line_up_whole(asked, own, weights)
    return systems, readers, [*skipped, *missing]


def _setup(args: argparse.Namespace, options: LaunchOptions) -> "Setup":
    from captioner.bench.extras import english
    from captioner.bench.live_run import Clock, Setup
    from captioner.config import EngineConfig
    from captioner.vad.factory import make_vad

    segmenter = replace(SegmenterConfig(), partial_every_ms=args.every)
    return Setup(
        config=EngineConfig(segmenter=segmenter, max_lag_s=MAX_LAG_S),
        make_vad=partial(make_vad, options.vad),
        clock=Clock(args.clock),
        speed=args.speed,
        normalise=english(),
    )


def _recordings(folder: Path | None) -> "tuple[tuple[Clip, ...], list[Path]]":
    """Long recordings, and recordings without speech."""
    from captioner.bench.clips import long_recordings, packaged

    if folder is None:
        return (packaged(30.0).long,), []
    return long_recordings(folder), sorted((folder / "noise").glob("*.*"))


def _count(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text)):
        raise ConfigError(f"{text!r} is not a number from 1")
    return int(text)


def _positive(text: str) -> float:
    value = float(text)
    if not 0 < value < float("inf"):
        raise ConfigError(f"{text!r} is not a number above 0")
    return value
