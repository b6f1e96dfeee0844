"""`captioner bench`: measure the engine against its peers and against itself."""

import argparse
import shlex
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from captioner.cli import bench_cost, bench_live
from captioner.cli.experiments import checked
from captioner.cli.options import launch_options, positive_seconds
from captioner.composition.messages import complain, explain
from captioner.errors import BenchError, ConfigError

if TYPE_CHECKING:
    from captioner.bench.report import Report
    from captioner_models.progress import Progress

TABLES: Final = tuple(range(1, 13))
OUT: Final = Path("captioner-bench")
LONGEST_S: Final = 9.5  # a live window of at most 9.0 s and what a manifest rounds
MAX_ITERATIONS: Final = 100


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the main parser; `run` becomes the default function."""
    parser = subparsers.add_parser(
        "bench",
        help="measure speed, accuracy and memory, against other programs, too",
        description="Needs more than captioning does, and says what is missing. What the tables "
        "say is in docs/benchmarks/README.md.",
    )
    parser.set_defaults(func=run)
    _add_subjects(parser)
    parser.add_argument(
        "--out", metavar="DIR", type=Path, default=OUT, help="where to write (default: %(default)s)"
    )
    parser.add_argument(
        "--max-seconds",
        metavar="SECONDS",
        type=positive_seconds,
        default=LONGEST_S,
        help="leave longer clips out (default: %(default)s)",
    )
    parser.add_argument(
        "--iterations",
        metavar="N",
        type=checked(_iterations),
        default=1,
        help="how often each clip is read (default: %(default)s)",
    )
    _add_accuracy(parser)
    parser.add_argument(
        "--simulated-npu",
        action="store_true",
        help="in table 9, rows of a Hailo NPU that is not here: its published times, and texts "
        "with its published error, labelled as simulated",
    )
    bench_live.add_options(parser)


def _add_subjects(parser: argparse.ArgumentParser) -> None:
    """What is measured, on what, for which tables."""
    parser.add_argument(
        "measured",
        metavar="[live|cost] [FOLDER]",
        nargs="*",
        help="recordings with a manifest.jsonl (default: the few that come along); after `live`, "
        "live text is measured instead of the tables, after `cost` what listening takes",
    )
    parser.add_argument("--quick", action="store_true", help="part of everything, in 3 minutes")
    parser.add_argument(
        "--systems",
        metavar="NAME,...",
        type=checked(_systems),
        help="what to measure (default: captioner and the peers that are installed)",
    )
    parser.add_argument(
        "--tables",
        metavar="N,...",
        type=checked(parse_tables),
        default=TABLES,
        help="which tables, 1 to 12 (default: all); 10 and 11 are accuracy alone",
    )


def _add_accuracy(parser: argparse.ArgumentParser) -> None:
    """Options of recordings and of what peers read from them."""
    parser.add_argument(
        "--conditions",
        metavar="NAME,...",
        type=parse_conditions,
        default=(),
        help="only recordings of these, such as clean,noisy; long are those read whole only",
    )
    parser.add_argument(
        "--peer-texts",
        metavar="DIR",
        type=Path,
        help="where texts of peers are kept, so that tables of accuracy need not wait for them "
        "again (default: in the cache folder); remove it to read anew",
    )


def run(args: argparse.Namespace) -> int:
    """Measure and write the report; 0, or 1 if this program is among what could not be measured.

    Raises:
        CaptionerError: no clips, no extra, our own model does not work, nowhere to write.
    """
    from captioner.bench.charts import draw
    from captioner.bench.registry import OURS
    from captioner.bench.report import write_report
    from captioner.cli.progress_line import ProgressLine, bar

    reports, folder = parse_measured(args.measured)
    with ProgressLine(sys.stderr, bar()) as progress:
        for report in _REPORTS[reports](args, folder, progress):
            write_report(report, args.out, [])  # what there is, should the rest be interrupted
        progress("Drawing the charts", 1.0)
        try:
            write_report(report, args.out, draw(report.charts(), args.out))
        except BenchError as exc:
            complain(f"{explain(exc)} The report goes without charts.")
    print(args.out / "report.md")
    return 1 if any(skipped.name == OURS for skipped in report.skipped) else 0


def parse_tables(text: str) -> tuple[int, ...]:
    """Numbers of tables with commas between them, in ascending order.

    Raises:
        ConfigError: there is no such table.
    """
    numbers = {number.strip() for number in text.split(",")}
    if not numbers <= {str(number) for number in TABLES}:
        raise ConfigError(f"tables is {text!r}, need some of {','.join(map(str, TABLES))}")
    return tuple(sorted(map(int, numbers)))


def parse_conditions(text: str) -> tuple[str, ...]:
    """Names with commas between them, each once."""
    return tuple(dict.fromkeys(name.strip() for name in text.split(",") if name.strip()))


def parse_measured(words: Sequence[str]) -> tuple[str, Path | None]:
    """What is to be measured (`live`, `cost`, or the tables: empty), and the folder, if named.

    Raises:
        ConfigError: there are too many words.
    """
    what = words[0] if words and words[0] in (bench_live.LIVE, bench_cost.COST) else ""
    folders = words[1:] if what else words
    if len(folders) > 1:
        raise ConfigError(f"one folder is enough: {shlex.join(folders)}")
    return what, Path(folders[0]) if folders else None


def _live_reports(
    args: argparse.Namespace, folder: Path | None, progress: "Progress"
) -> "Iterator[Report]":
    """The report after each of its sections."""
    from captioner.bench.live_reports import live_reports
    from captioner.bench.own_engine import own_engine

    options = launch_options(args)
    return live_reports(
        bench_live.live_options(args, folder, options), own_engine(options, progress), progress
    )


def _reports(
    args: argparse.Namespace, folder: Path | None, progress: "Progress"
) -> "Iterator[Report]":
    """The report after each of its tables."""
    from captioner.bench.table_reports import TableOptions, table_reports

    asked = TableOptions(
        tables=args.tables,
        quick=args.quick,
        iterations=args.iterations,
        folder=folder,
        longest_s=args.max_seconds,
        conditions=args.conditions,
        systems=args.systems or (),
        peer_texts=args.peer_texts,
        simulated_npu=args.simulated_npu,
    )
    return table_reports(asked, launch_options(args), progress)


def _cost_reports(
    args: argparse.Namespace, folder: Path | None, progress: "Progress"
) -> "Iterator[Report]":
    """The report after each of its sections."""
    from captioner.bench.cost_reports import cost_reports
    from captioner.bench.own_engine import own_engine

    options = launch_options(args)
    asked = bench_cost.cost_options(args, folder, options)
    return cost_reports(asked, own_engine(options, progress), progress)


_REPORTS: Final = {"": _reports, bench_live.LIVE: _live_reports, bench_cost.COST: _cost_reports}


def _systems(text: str) -> tuple[str, ...]:
    from captioner.bench.registry import parse_names

    return parse_names(text)


def _iterations(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and 1 <= int(text) <= MAX_ITERATIONS):
        raise ConfigError(f"{text!r} is not a number from 1 to {MAX_ITERATIONS}")
    return int(text)
