"""`captioner bench cost`: what listening and reading take, as a report."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from captioner.bench import cold_start, devices_off, idle_cost, machine
from captioner.bench.clips import Clip, long_recordings, packaged
from captioner.bench.extras import english
from captioner.bench.live_run import Clock, Setup
from captioner.bench.report import Begun, Report
from captioner.bench.run import OwnEngine, warm_up_of
from captioner.bench.system import Skipped
from captioner.bench.table import Section
from captioner.bench.worker import Worker
from captioner.config import MAX_LAG_S, EngineConfig, VadKind
from captioner.errors import BenchError
from captioner.vad.factory import make_vad
from captioner_models.progress import Progress

LONGEST_S: Final = 60.0  # of the packaged recordings that are read
MINUTE_S: Final = 60.0
QUICK_S: Final = 15.0
N_STARTS: Final = 3
N_STARTS_QUICK: Final = 1
LISTENING: Final = "listening"  # names of the sections, for what is not measured
STARTING: Final = "starting"


@dataclass(frozen=True, slots=True, kw_only=True)
class CostOptions:
    """What is measured, and how long."""

    folder: Path | None
    """Of long recordings; None: the one that comes along."""
    n_recordings: int | None
    """Only so many of them with devices switched off; None for all."""
    quick: bool
    vad: VadKind

    def recordings(self) -> tuple[Clip, ...]:
        """Long ones, a clear one first; raises BenchError without any."""
        if self.folder is None:
            return (packaged(LONGEST_S).long,)
        return long_recordings(self.folder)[: self.n_recordings]


def cost_reports(asked: CostOptions, own: OwnEngine, progress: Progress) -> Iterator[Report]:
    """The report after each of its sections.

    Raises:
        CaptionerError: no recordings, no extra, or our own model does not work.
    """
    begun, recordings, threads = Begun(), asked.recordings(), own.config.threads
    setup = Setup(
        config=EngineConfig(max_lag_s=MAX_LAG_S),
        make_vad=partial(make_vad, asked.vad),
        make_whole_vad=partial(make_vad, asked.vad, sparing=False),
        clock=Clock.CPU,
        speed=1.0,
        normalise=english(),
    )
    run = list(devices_off.variants(own, setup))
    skipped: list[Skipped] = []
    done: list[Section] = []

    def report() -> Report:
        how = {"threads": str(threads)}
        return begun.report({"model": own.about}, how, [run[0].spec], skipped, done)

    span_s = QUICK_S if asked.quick else MINUTE_S
    n_starts = N_STARTS_QUICK if asked.quick else N_STARTS
    clip = recordings[0]
    steps: tuple[tuple[str, Callable[[], Section]], ...] = (
        (LISTENING, lambda: idle_cost.section(1, clip, span_s, progress)),
        (STARTING, lambda: cold_start.section(2, clip, n_starts, progress)),
    )
    for name, measure in steps:
        try:
            done.append(measure())
        except BenchError as exc:
            skipped.append(Skipped(name, str(exc)))
        yield report()
    cores, warm_up = machine.last_cores(threads), warm_up_of(clip)
    done.append(
        devices_off.section(
            3, run, recordings, lambda spec: Worker(spec, cores, warm_up, threads), progress
        )
    )
    yield report()
