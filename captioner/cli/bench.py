"""`captioner bench`: measure the engine against its peers and against itself."""

import argparse
import os
import shlex
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from captioner.cli import bench_live
from captioner.cli.experiments import checked
from captioner.cli.options import launch_options, positive_seconds
from captioner.composition.messages import complain, explain
from captioner.composition.options import LaunchOptions
from captioner.config import EncoderChoice
from captioner.errors import BenchError, ConfigError

if TYPE_CHECKING:
    from captioner.bench.checkpoint import Weights
    from captioner.bench.clips import ClipSet
    from captioner.bench.pool import WorkerPool
    from captioner.bench.report import Report
    from captioner.bench.run import OwnEngine, Run
    from captioner.bench.system import Skipped, SystemSpec
    from captioner.bench.table import Section
    from captioner_models.progress import Progress
    from captioner_models.variants import Variant

TABLES: Final = tuple(range(1, 12))
OF_WINDOWS: Final = frozenset((1, 2, 7, 8))  # tables that have the peers in, window by window
OF_FILES: Final = 10  # the table in which they read whole recordings
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
        "words",
        metavar="[live] [FOLDER]",
        nargs="*",
        help="recordings with a manifest.jsonl (default: the few that come along); after `live`, "
        "live text is measured instead of the tables",
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
        help="which tables, 1 to 11 (default: all); 10 and 11 are accuracy alone",
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

    live, folder = parse_words(args.words)
    with ProgressLine(sys.stderr, bar()) as progress:
        for report in (_live_reports if live else _reports)(args, folder, progress):
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


def parse_words(words: Sequence[str]) -> tuple[bool, Path | None]:
    """Whether live text is to be measured, and the folder, if one is named.

    Raises:
        ConfigError: there are too many words.
    """
    live = words[:1] == [bench_live.LIVE]
    folders = words[1:] if live else words
    if len(folders) > 1:
        raise ConfigError(f"one folder is enough: {shlex.join(folders)}")
    return live, Path(folders[0]) if folders else None


def _live_reports(
    args: argparse.Namespace, folder: Path | None, progress: "Progress"
) -> "Iterator[Report]":
    options = launch_options(args)
    return bench_live.reports(args, folder, options, _own(options, progress), progress)


def _reports(
    args: argparse.Namespace, folder: Path | None, progress: "Progress"
) -> "Iterator[Report]":
    """The report after each of its tables."""
    from captioner.bench import machine
    from captioner.bench.budget import QUICK_S, Budget
    from captioner.bench.checkpoint import Weights
    from captioner.bench.measure import measure
    from captioner.bench.pool import WorkerPool
    from captioner.bench.report import Begun
    from captioner.bench.run import warm_up_of
    from captioner.bench.worker import Worker

    budget = Budget(QUICK_S) if args.quick else Budget()
    begun = Begun()
    clips, options = _clips(folder, args.max_seconds, args.conditions), launch_options(args)
    threads = options.recognition.threads
    cores, warm_up = machine.last_cores(threads), warm_up_of(clips.long)

    def start(spec: "SystemSpec") -> Worker:
        return Worker(spec, cores, warm_up, threads)

    with TemporaryDirectory() as spare, WorkerPool(start) as pool:
        own = _own(options, progress)
        run, skipped = _run(args, clips, own, pool, Weights(own.model, Path(spare)))
        sections: list[Section] = []
        for section in measure(run, args.tables, budget, progress):
            sections.append(section)
            how = {
                "threads": str(threads),
                "cores the systems are held to": ", ".join(map(str, cores)),
            }
            yield begun.report(
                {"model": own.about, "recordings": clips.name},
                how,
                run.systems or run.whole_systems,
                [*skipped, *pool.skipped],
                sections,
                run.pool.restarts,
            )


def _run(
    args: argparse.Namespace,
    clips: "ClipSet",
    own: "OwnEngine",
    pool: "WorkerPool",
    weights: "Weights",
) -> "tuple[Run, list[Skipped]]":
    """What the tables are measured with, and the systems that are not here."""
    from captioner.bench.extras import english
    from captioner.bench.kept import kept_texts
    from captioner.bench.registry import USUAL, USUAL_QUICK, USUAL_WHOLE, line_up, line_up_whole
    from captioner.bench.run import Run
    from captioner.config import VadKind
    from captioner.vad.factory import make_vad

    asked, usual = args.systems, USUAL_QUICK if args.quick else USUAL
    whole = asked or (USUAL_QUICK if args.quick else USUAL_WHOLE)
    of_windows = (asked or usual) if OF_WINDOWS & set(args.tables) else ()
    systems, skipped = line_up(of_windows, own, weights)
    readers, missing = line_up_whole(whole if OF_FILES in args.tables else (), own, weights)
    run = Run(
        quick=args.quick,
        iterations=args.iterations,
        clips=clips,
        own=own,
        systems=tuple(systems),
        whole_systems=tuple(readers),
        kept=kept_texts(args.peer_texts, own.fingerprint, own.config.threads),
        pool=pool,
        normalise=english(),
        make_vad=partial(make_vad, VadKind.SILERO),
        simulated_npu=args.simulated_npu,
    )
    return run, list(dict.fromkeys((*skipped, *missing)))


def _own(options: LaunchOptions, progress: "Progress") -> "OwnEngine":
    """Our engine as the options have it; builds the model if need be."""
    from captioner.bench.run import OwnEngine
    from captioner.composition.assemble import model_name, prepare_model
    from captioner.composition.model_store import open_store
    from captioner_models.hef_files import compiled_for
    from captioner_models.manifest import check_parts

    if options.recognition.encoder is EncoderChoice.HAILO:
        raise ConfigError(
            "the NPU is measured as a system of its own, not by --encoder",
            hint="Take `--tables 9`, or `--systems captioner,hybrid,full-npu`.",
        )
    name = model_name(options)

    @cache
    def folder_of(variant: "Variant") -> Path:
        step = f"Building {name} {variant.key}".strip()
        asked = _plainest(name, variant)
        return prepare_model(
            replace(options, variant=asked), lambda _step, done: progress(step, done)
        )

    manifest = check_parts(folder_of(options.variant))
    return OwnEngine(
        model=name,
        fingerprint=manifest.fingerprint,
        config=replace(options.recognition, drafts=False, encoder=EncoderChoice.ONNX),
        variant=options.variant,
        folder_of=folder_of,
        hefs=compiled_for(open_store(os.environ).root, name),
    )


def _plainest(name: str, variant: "Variant") -> "Variant":
    """The model as it is, where the variant asked for is the same."""
    from captioner_models.catalogue import load_catalogue
    from captioner_models.recipes import recipe_for
    from captioner_models.variants import Variant

    spec = load_catalogue().models.get(name)
    if spec is None or variant.fixed is not None or variant.full_npu is not None:
        return variant
    recipe = recipe_for(name, multilingual=spec.multilingual)
    return Variant() if variant.applied_to(recipe) == recipe else variant


def _clips(folder: Path | None, longest_s: float, only: Sequence[str]) -> "ClipSet":
    from captioner.bench.clips import packaged, read_folder

    if folder is not None:
        return read_folder(folder, longest_s, only)
    clips = packaged(longest_s)
    return clips.of_conditions(only) if only else clips


def _systems(text: str) -> tuple[str, ...]:
    from captioner.bench.registry import parse_names

    return parse_names(text)


def _iterations(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and 1 <= int(text) <= MAX_ITERATIONS):
        raise ConfigError(f"{text!r} is not a number from 1 to {MAX_ITERATIONS}")
    return int(text)
