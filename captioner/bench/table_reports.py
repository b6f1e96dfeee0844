"""The report of the tables that were asked for, put together."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from captioner.bench import machine
from captioner.bench.budget import QUICK_S, Budget
from captioner.bench.checkpoint import Weights
from captioner.bench.clips import ClipSet, packaged, read_folder
from captioner.bench.extras import english
from captioner.bench.kept import kept_texts
from captioner.bench.measure import measure
from captioner.bench.own_engine import own_engine
from captioner.bench.pool import WorkerPool
from captioner.bench.registry import USUAL, USUAL_QUICK, USUAL_WHOLE, line_up, line_up_whole
from captioner.bench.report import Begun, Report
from captioner.bench.run import OwnEngine, Run, warm_up_of
from captioner.bench.system import Skipped, SystemSpec
from captioner.bench.table import Section
from captioner.bench.worker import Worker
from captioner.composition.options import LaunchOptions
from captioner.config import VadKind
from captioner.vad.factory import make_vad
from captioner_models.progress import Progress

OF_SEGMENTS: Final = frozenset((1, 2, 7, 8))  # tables that have the peers in, segment by segment
OF_FILES: Final = 10  # the table in which they read whole recordings


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOptions:
    """Which tables, of what, on what."""

    tables: tuple[int, ...]
    """Their numbers, ascending."""
    quick: bool
    """Part of everything, within a budget of time."""
    iterations: int
    """How often each clip is read, 1 or more."""
    folder: Path | None
    """Of recordings with a manifest; None: the few that come along."""
    longest_s: float
    """Longer clips are left out."""
    conditions: tuple[str, ...]
    """Only recordings of these; none for all."""
    systems: tuple[str, ...]
    """Names; none for the usual ones."""
    peer_texts: Path | None
    """Where texts of peers are kept; None for the cache folder."""
    simulated_npu: bool
    """Whether rows of an NPU that is not here are wanted."""

    def clips(self) -> ClipSet:
        """The recordings.

        Raises:
            BenchError: there are none.
        """
        if self.folder is not None:
            return read_folder(self.folder, self.longest_s, self.conditions)
        clips = packaged(self.longest_s)
        return clips.of_conditions(self.conditions) if self.conditions else clips


def table_reports(
    asked: TableOptions, options: LaunchOptions, progress: Progress
) -> Iterator[Report]:
    """The report after each of its tables.

    Raises:
        CaptionerError: no clips, no extra, or our own model does not work.
    """
    budget, begun, clips = Budget(QUICK_S) if asked.quick else Budget(), Begun(), asked.clips()
    threads = options.recognition.threads
    cores, warm_up = machine.last_cores(threads), warm_up_of(clips.long)

    def start(spec: SystemSpec) -> Worker:
        return Worker(spec, cores, warm_up, threads)

    with TemporaryDirectory() as spare, WorkerPool(start) as pool:
        own = own_engine(options, progress)
        run, skipped = _run(asked, clips, own, pool, Weights(own.model, Path(spare)))
        sections: list[Section] = []
        for section in measure(run, asked.tables, budget, progress):
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
    asked: TableOptions, clips: ClipSet, own: OwnEngine, pool: WorkerPool, weights: Weights
) -> tuple[Run, list[Skipped]]:
    """What the tables are measured with, and the systems that are not here."""
    usual, whole = (USUAL_QUICK, USUAL_QUICK) if asked.quick else (USUAL, USUAL_WHOLE)
    of_segments = (asked.systems or usual) if OF_SEGMENTS & set(asked.tables) else ()
    of_files = (asked.systems or whole) if OF_FILES in asked.tables else ()
    systems, skipped = line_up(of_segments, own, weights)
    readers, missing = line_up_whole(of_files, own, weights)
    run = Run(
        quick=asked.quick,
        iterations=asked.iterations,
        clips=clips,
        own=own,
        systems=tuple(systems),
        whole_systems=tuple(readers),
        kept=kept_texts(asked.peer_texts, own.fingerprint, own.config.threads),
        pool=pool,
        normalise=english(),
        make_vad=partial(make_vad, VadKind.SILERO),
        simulated_npu=asked.simulated_npu,
    )
    return run, list(dict.fromkeys((*skipped, *missing)))
