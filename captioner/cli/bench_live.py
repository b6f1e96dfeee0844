"""`captioner bench live`: play recordings through the live pipeline, faster than they last."""

import argparse
import shlex
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from captioner.cli.experiments import checked
from captioner.cli.options import LaunchOptions
from captioner.config import SegmenterConfig
from captioner.errors import ConfigError

if TYPE_CHECKING:
    from captioner.bench.clips import Clip
    from captioner.bench.live_run import LiveRun, Setup
    from captioner.bench.report import Report
    from captioner.bench.run import OwnEngine
    from captioner.bench.system import Skipped
    from captioner.bench.table import Section
    from captioner_models.progress import Progress

LIVE: Final = "live"
MANY: Final = 1000  # more recordings than there are
CLOCKS: Final = ("wall", "cpu")
MAX_LAG_S: Final = 5.0  # as the program has it for live sound


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
    group.add_argument(
        "--every",
        metavar="MS",
        type=checked(int),
        default=SegmenterConfig().partial_every_ms,
        help="spacing of partials (default: %(default)s)",
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
    from captioner.bench.checkpoint import Weights
    from captioner.bench.live_run import LiveRun
    from captioner.bench.live_text import sections
    from captioner.bench.peers import MOONSHINE  # cannot read long recordings whole
    from captioner.bench.registry import OURS, USUAL_QUICK, USUAL_WHOLE, line_up, line_up_whole
    from captioner.bench.run import warm_up_of
    from captioner.bench.worker import Worker
    from captioner.cli.bench import kept_texts

    began, load_before = datetime.now(UTC), machine.load()
    setup, (recordings, noises) = _setup(args, options), _recordings(folder)
    recordings = recordings[: args.long]
    threads = options.recognition.threads
    cores, warm_up = machine.last_cores(threads), warm_up_of(recordings[0])
    names = tuple(dict.fromkeys((OURS, *(args.systems or USUAL_QUICK))))
    with TemporaryDirectory() as spare:
        own = replace(own, config=replace(own.config, drafts=True))
        weights = Weights(own.model, Path(spare))
        systems, skipped = line_up(names, own, weights)
        asked = [one for one in args.systems or USUAL_WHOLE if one not in (OURS, MOONSHINE)]
        readers, missing = line_up_whole(asked, own, weights)
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
            kept=kept_texts(args.peer_texts, own),
        )
        done = []
        for section in sections(run):
            done.append(section)
            facts = {
                "model": f"{own.model}, checkpoint {own.fingerprint}",
                **machine.facts(),
                "threads": str(threads),
                "clock": f"simulated; a call takes its measured {args.clock} time / {args.speed:g}",
                "load before and after": f"{load_before} / {machine.load()}",
                "minutes": f"{(datetime.now(UTC) - began).total_seconds() / 60:.1f}",
            }
            yield _report(
                began, facts, run, [*dict.fromkeys([*skipped, *missing, *run.skipped])], done
            )


def _report(
    began: datetime,
    facts: dict[str, str],
    run: "LiveRun",
    skipped: "list[Skipped]",
    done: "list[Section]",
) -> "Report":
    from captioner.bench.machine import versions
    from captioner.bench.report import Report

    return Report(
        date=began.isoformat(timespec="seconds"),
        command=f"captioner {shlex.join(sys.argv[1:])}",
        facts=facts,
        versions=versions(),
        systems=run.systems,
        skipped=skipped,
        sections=tuple(done),
    )


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
