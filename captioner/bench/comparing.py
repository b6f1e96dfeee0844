"""Tables that any comparison of systems over spoken clips gives."""

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean, median
from typing import Final

from captioner.bench.alternate import Comparison
from captioner.bench.scoring import Errors, Normalise, Score
from captioner.bench.statistic import Spread, conditions, scores, speech_s, totals_s
from captioner.bench.system import Result, SystemSpec
from captioner.bench.table import Cell, Column, Table
from captioner.bench.trust import differences_table, rates_table

MS: Final = 1000.0
MEASURES: Final[Mapping[str, Callable[[Score], Errors]]] = {
    "Word error rate, %": lambda score: score.words,
    "Character error rate, %": lambda score: score.characters,
    "Word error rate of the text as written, %": lambda score: score.raw_words,
    "Character error rate of the text as written, %": lambda score: score.raw_characters,
}


def mean_ms(
    comparison: Comparison, spec: SystemSpec, stage: Callable[[Result], float]
) -> float | None:
    """Mean of a stage over all readings; None if the system does not tell."""
    if not spec.timed_stages:
        return None
    return MS * fmean(stage(reading) for reading in _readings(comparison, spec.name))


def latency_table(comparison: Comparison, specs: Sequence[SystemSpec]) -> Table:
    """Milliseconds a segment: each stage in the mean, the whole with its spread."""
    columns = (
        *(Column("system"), Column("mel"), Column("encoder"), Column("decoder")),
        *(Column("total, mean"), Column("median"), Column("min"), Column("max")),
        *(Column("std"), Column("CPU, mean"), Column("x real time")),
    )
    rows = [_latency_row(comparison, spec) for spec in specs if spec.name in comparison.readings]
    n = len(comparison.items)
    mean_s = speech_s(comparison) / max(n, 1)
    return Table(f"Time, ms a window ({n} windows of {mean_s:.1f} s)", columns, tuple(rows))


def accuracy_tables(
    comparison: Comparison, specs: Sequence[SystemSpec], normalise: Normalise
) -> list[Table]:
    """Each error rate by condition and overall, and after the first the paired differences.

    The first table tells the runaways, too; differences are those of the first system.
    """
    each = each_score(comparison, specs, normalise)
    first, *others = MEASURES.items()
    found = [rates_table(first[0], comparison.items, each, first[1], runaways=True)]
    ours = specs[0].name if specs else ""
    pairs = [(ours, name) for name in each if name != ours]
    apart = differences_table(f"{first[0]}: differences", comparison.items, each, pairs)
    found += [apart] if apart else []
    return found + [
        rates_table(caption, comparison.items, each, measure) for caption, measure in others
    ]


def condition_counts(comparison: Comparison) -> str:
    """How many segments of each condition there are, in words."""
    names = conditions(comparison.items)
    counts = [(name, sum(item.condition == name for item in comparison.items)) for name in names]
    return ", ".join(f"{count} {name}" for name, count in counts)


def each_score(
    comparison: Comparison, specs: Sequence[SystemSpec], normalise: Normalise
) -> dict[str, list[Score]]:
    """Scores of all segments, by system."""
    return {
        spec.name: scores(comparison, spec.name, normalise)
        for spec in specs
        if spec.name in comparison.readings
    }


def ratio(comparison: Comparison, ours: str, peer: str) -> tuple[float, float, float]:
    """How many times longer `peer` takes.

    Returns:
        Over all segments together, for the median segment, and in processor time over all segments.
    """
    mine, theirs = totals_s(comparison, ours), totals_s(comparison, peer)
    each = [other / own for own, other in zip(mine, theirs, strict=True)]
    own_cpu_s, other_cpu_s = (
        sum(reading.cpu_s for reading in _readings(comparison, name)) for name in (ours, peer)
    )
    return sum(theirs) / sum(mine), median(each), other_cpu_s / own_cpu_s


def passes(comparison: Comparison, name: str) -> float:
    """Mean runs of the decoder a segment."""
    return fmean(reading.passes for reading in _readings(comparison, name))


def _latency_row(comparison: Comparison, spec: SystemSpec) -> tuple[Cell, ...]:
    readings = _readings(comparison, spec.name)
    totals = [MS * reading.total_s for reading in readings]
    spread = Spread.of(totals)
    n_iterations = len(readings) / len(comparison.items)
    speed = MS * speech_s(comparison) * n_iterations / sum(totals)
    return (
        spec.name,
        mean_ms(comparison, spec, lambda reading: reading.mel_s),
        mean_ms(comparison, spec, lambda reading: reading.encode_s),
        mean_ms(comparison, spec, lambda reading: reading.decode_s),
        *(spread.mean, spread.median, spread.least, spread.most, spread.deviation),
        MS * fmean(reading.cpu_s for reading in readings),
        speed,
    )


def _readings(comparison: Comparison, name: str) -> list[Result]:
    """All readings of the items that every system has read."""
    rows = comparison.readings[name][: len(comparison.items)]
    return [reading for readings in rows for reading in readings]
