"""Table 2: memory of each system, and whether it grows."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from captioner.bench.budget import Budget
from captioner.bench.parts import parts_of
from captioner.bench.pool import told
from captioner.bench.registry import OURS
from captioner.bench.run import Done, Run
from captioner.bench.statistic import Fit
from captioner.bench.system import Item, Loaded, Skipped, SystemSpec
from captioner.bench.table import Bars, Cell, Column, Section, Table
from captioner.bench.worker import Worker, private_now
from captioner.config import EncoderWindow
from captioner.errors import BenchError
from captioner.events import Closed, Segment
from captioner.units import FloatArray, samples
from captioner_models.variants import Variant

NUMBER: Final = 2
MB: Final = 1e6
N_WINDOWS: Final = 2000
N_WINDOWS_QUICK: Final = 300
PEER_S: Final = 45.0  # a slower system gets this long instead of all windows
N_MARKS: Final = 50  # readings of the memory while it works
SETTLING: Final = 0.25  # share of the windows in which memory is still found for every length
ENOUGH: Final = 1000  # windows, for a slope that means something: the first 500 still find memory
LENGTHS_S: Final = (1.0, 9.0)


@dataclass(frozen=True, slots=True)
class Growth:
    """Private memory while windows of varied length are transcribed."""

    n_windows: int
    marks: tuple[tuple[int, int], ...]
    """Windows so far, and bytes then."""

    @property
    def slope(self) -> float | None:
        """Bytes a window after the settling; None if there was too little to tell."""
        settled = [mark for mark in self.marks if mark[0] >= SETTLING * self.n_windows]
        return Fit.through(settled).slope if self.n_windows >= ENOUGH else None


def section(run: Run, budget: Budget, done: Done) -> Section:
    """Every system in a process of its own; encoder and decoder of ours in two more."""
    loaded: dict[str, Loaded] = {}
    growth: dict[str, Growth] = {}
    for at, spec in enumerate(run.systems):
        done(at / (len(run.systems) + 1))
        worker = run.pool.alone(spec)
        if worker is None:
            continue
        loaded[spec.name] = worker.loaded
        try:
            growth[spec.name] = grow(worker, run, budget, ours=spec is run.systems[0])
        except BenchError as exc:
            run.pool.give_up(Skipped(spec.name, told(exc)))
    loaded_parts = _loaded_parts(run)
    tables = [_table(loaded, growth), _parts_table(loaded_parts)]
    return Section(
        NUMBER,
        "Memory",
        (
            "Private memory (USS): what would be free again if the process ended. Each system, and "
            "in the second table each part, is in a process of its own and alone (two would share "
            "the pages of libraries and count them less). At load: from before its "
            "libraries were imported until it was ready, our engine's own warm-up included; by "
            "warm-up: three windows of speech more. Of parts, the libraries are not counted.",
            "Private memory leaves out the pages of libraries that another process uses at the "
            "same time; resident memory counts them in any case.",
            f"Growth: windows of {LENGTHS_S[0]:g} to {LENGTHS_S[1]:g} s at random, one after the "
            "other; the slope is that of a line through the last three quarters. Slower systems "
            f"get {PEER_S:g} s instead of {N_WINDOWS} windows.",
        ),
        tuple(tables),
        (_chart(loaded),) if loaded else (),
        {"growth": {name: _plain(one) for name, one in growth.items()}},
    )


def grow(worker: Worker, run: Run, budget: Budget, *, ours: bool) -> Growth:
    """Transcribe windows and read the memory now and then; raises BenchError."""
    n_windows = N_WINDOWS_QUICK if run.quick else N_WINDOWS
    if not ours:
        budget = Budget(0.0 if run.quick else PEER_S)
    every = max(1, n_windows // N_MARKS)
    marks = [(0, worker.ask(private_now))]
    for n, item in enumerate(varied_windows(run.clips.long.read(), n_windows), 1):
        if budget.is_over():
            break
        worker.read(item)
        if n % every == 0:
            marks.append((n, worker.ask(private_now)))
    return Growth(marks[-1][0], tuple(marks))


def varied_windows(recording: FloatArray, n_windows: int) -> Sequence[Item]:
    """The same windows of random place and length each time."""
    random = Random(0)
    longest = min(LENGTHS_S[1], len(recording) / samples(1.0))
    items = []
    for n in range(n_windows):
        length = samples(random.uniform(LENGTHS_S[0], longest))
        start = random.randrange(max(1, len(recording) - length))
        window = Segment(n, recording[start : start + length], 0, Closed.PAUSE)
        items.append(Item(f"window {n}", window, "", ""))
    return items


def _parts(run: Run) -> list[SystemSpec]:
    """Encoder and decoder of ours, and in a full run of the notes' systems."""
    own = run.own
    found = list(parts_of(OURS, own.folder_of(own.variant), own.config))
    if run.quick:
        return found
    ten = replace(own.config, encoder_window=EncoderWindow.TEN_S)
    thirty = replace(own.config, encoder_window=EncoderWindow.THIRTY_S)
    found += parts_of("10 s", own.folder_of(own.variant), ten)
    for precision in ("int8", "fp32"):
        folder = own.folder_of(Variant.uniform(precision))
        found += parts_of(f"30 s {precision}", folder, thirty)
    return found


def _loaded_parts(run: Run) -> dict[str, Loaded]:
    found = {spec.name: run.pool.memory_alone(spec) for spec in _parts(run)}
    return {name: loaded for name, loaded in found.items() if loaded is not None}


def _table(loaded: dict[str, Loaded], growth: dict[str, Growth]) -> Table:
    columns = (
        *(Column("system"), Column("at load"), Column("by warm-up"), Column("model, both")),
        *(Column("model, resident"), Column("process, private"), Column("process, resident")),
        Column("threads"),
        *(Column("windows"), Column("growth, bytes a window", 0)),
    )
    rows: list[tuple[Cell, ...]] = []
    for name, one in loaded.items():
        grown = growth.get(name)
        rows.append(
            (
                *_marks(name, one),
                (one.resident_bytes - one.resident_before_bytes) / MB,
                one.warm_bytes / MB,
                one.resident_bytes / MB,
                one.n_threads,
                (grown.n_windows or None) if grown else None,
                grown.slope if grown else None,
            )
        )
    return Table("Memory of whole systems, MB", columns, tuple(rows))


def _parts_table(loaded: dict[str, Loaded]) -> Table:
    columns = (Column("part"), Column("at load"), Column("by warm-up"), Column("both"))
    rows = tuple(_marks(name, one) for name, one in loaded.items())
    return Table("Memory of encoders and decoders of ours, MB", columns, rows)


def _marks(name: str, one: Loaded) -> tuple[Cell, ...]:
    return (
        name,
        (one.loaded_bytes - one.before_bytes) / MB,
        (one.warm_bytes - one.loaded_bytes) / MB,
        one.gained_bytes / MB,
    )


def _chart(loaded: dict[str, Loaded]) -> Bars:
    every = tuple(loaded.values())
    series = (
        ("Python", tuple(one.before_bytes / MB for one in every)),
        ("at load", tuple((one.loaded_bytes - one.before_bytes) / MB for one in every)),
        ("by warm-up", tuple(max(0, one.warm_bytes - one.loaded_bytes) / MB for one in every)),
    )
    return Bars("memory.png", "Private memory", "MB", tuple(loaded), series, stacked=True)


def _plain(growth: Growth) -> dict[str, Any]:
    return {"windows": growth.n_windows, "slope": growth.slope, "marks": growth.marks}
