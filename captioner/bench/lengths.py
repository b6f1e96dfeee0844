"""Table 8: what a window costs that is 1 to 9 s long."""

from collections import defaultdict
from collections.abc import Sequence
from statistics import median
from typing import Final

from captioner.bench.alternate import Comparison
from captioner.bench.budget import Budget
from captioner.bench.comparing import MS
from captioner.bench.run import Done, Run, raw_of
from captioner.bench.statistic import Fit, totals_s
from captioner.bench.system import Item
from captioner.bench.table import Cell, Column, FittedLine, Lines, Section, Table
from captioner.events import Closed, Segment
from captioner.units import FloatArray, samples

NUMBER: Final = 8
LENGTHS_S: Final = tuple(range(1, 10))
PARTIAL_S: Final = 2
LONGEST_S: Final = 9
N_STARTS: Final = 16
N_STARTS_QUICK: Final = 4


def section(run: Run, budget: Budget, done: Done) -> Section:
    """Windows of all lengths from the same places of a recording, read in turn."""
    n_starts = N_STARTS_QUICK if run.quick else N_STARTS
    items = windows_of_length(run.clips.long.read(), n_starts)
    comparison = run.compare(run.systems, items, budget, done, at_least=len(LENGTHS_S))
    points = {name: medians(comparison, name) for name in comparison.readings}
    fits = {name: Fit.through(one) for name, one in points.items() if len(one) > 1}
    return Section(
        NUMBER,
        "Cost against length",
        (
            f"{len(comparison.items)} of {comparison.n_planned} windows cut out of "
            f"{run.clips.long.id}, those of all lengths from the same places; for each length the "
            "median. Windows end where they end, mostly inside a word.",
            "Off the line: the largest distance of a length from the fitted line, as a share of "
            f"its cost. 2 s of 9 s: what a partial of {PARTIAL_S} s costs of a full window.",
        ),
        (_costs(points), _fits(points, fits)),
        (_chart(points, fits),) if fits else (),
        raw_of(comparison, {spec.name: spec.title for spec in run.systems}),
    )


def windows_of_length(recording: FloatArray, n_starts: int) -> list[Item]:
    """Windows of LENGTHS_S from `n_starts` places spread over a recording.

    Places come with all lengths before the next one. In a recording of less than 9 s the longer
    windows go without.
    """
    room = max(0, len(recording) - samples(LONGEST_S))
    items: list[Item] = []
    for n in range(n_starts):
        start = round(room * n / max(n_starts - 1, 1))
        for length_s in LENGTHS_S:
            piece = recording[start : start + samples(length_s)]
            if len(piece) == samples(length_s):
                window = Segment(len(items), piece, 0, Closed.END_OF_STREAM)
                items.append(Item(f"{length_s} s from {start}", window, "", f"{length_s} s"))
    return items


def medians(comparison: Comparison, name: str) -> list[tuple[float, float]]:
    """Length in s and median cost in ms, by length."""
    costs: dict[float, list[float]] = defaultdict(list)
    for item, spent_s in zip(comparison.items, totals_s(comparison, name), strict=True):
        costs[round(item.segment.duration_s)].append(MS * spent_s)
    return [(length_s, median(spent)) for length_s, spent in sorted(costs.items())]


def _costs(points: dict[str, list[tuple[float, float]]]) -> Table:
    lengths = sorted({length for one in points.values() for length, _ in one})
    columns = (Column("system"), *(Column(f"{length:g} s") for length in lengths))
    rows: list[tuple[Cell, ...]] = [
        (name, *(dict(one).get(length) for length in lengths)) for name, one in points.items()
    ]
    return Table("Time by length, ms", columns, tuple(rows))


def _fits(points: dict[str, list[tuple[float, float]]], fits: dict[str, Fit]) -> Table:
    columns = (
        *(Column("system"), Column("ms a second"), Column("ms besides"), Column("r2", 3)),
        *(Column("off the line, %"), Column("2 s of 9 s, %")),
    )
    rows: list[tuple[Cell, ...]] = []
    for name, fit in fits.items():
        share = _share(points[name])
        rows.append((name, fit.slope, fit.intercept, fit.r2, 100 * fit.worst, share))
    return Table("A straight line through them", columns, tuple(rows))


def _share(points: Sequence[tuple[float, float]]) -> float | None:
    costs = dict(points)
    if PARTIAL_S not in costs or LONGEST_S not in costs:
        return None
    return 100 * costs[PARTIAL_S] / costs[LONGEST_S]


def _chart(points: dict[str, list[tuple[float, float]]], fits: dict[str, Fit]) -> Lines:
    lines = [
        FittedLine(name, tuple(points[name]), fit.slope, fit.intercept)
        for name, fit in fits.items()
    ]
    return Lines("cost-against-length.png", "Time of a window", "length, s", "ms", tuple(lines))
