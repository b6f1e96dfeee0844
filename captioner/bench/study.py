"""What tables 3 to 6 have in common: our engine in several configurations over the clips."""

from collections.abc import Sequence
from dataclasses import dataclass

from captioner.bench.alternate import Comparison
from captioner.bench.budget import Budget
from captioner.bench.comparing import condition_counts, each_score, mean_ms, passes
from captioner.bench.run import Done, Run, items_of
from captioner.bench.scoring import Score
from captioner.bench.statistic import by_condition, conditions
from captioner.bench.system import SystemSpec
from captioner.bench.table import Cell, Column, Table
from captioner.bench.trust import differences_table, overall_rate


@dataclass(frozen=True, slots=True)
class Study:
    """Configurations that were measured together."""

    specs: tuple[SystemSpec, ...]
    """Those that could be measured."""
    comparison: Comparison

    @property
    def extent(self) -> str:
        """How much was measured, as a sentence."""
        n_read, n_planned = len(self.comparison.items), self.comparison.n_planned
        return f"{n_read} of {n_planned} clips: {condition_counts(self.comparison)}."


def study(run: Run, specs: Sequence[SystemSpec], budget: Budget, done: Done) -> Study:
    """Measure configurations over the clips, clip by clip in turn; their processes end after it."""
    comparison = run.compare(specs, items_of(run.clips.clips), budget, done)
    kept = {spec.name for spec in run.systems}
    run.pool.dismiss([spec.name for spec in specs if spec.name not in kept])
    present = tuple(spec for spec in specs if spec.name in comparison.readings)
    return Study(present, comparison)


def study_tables(run: Run, found: Study, caption: str, heading: str) -> list[Table]:
    """A row for each configuration: times, passes of the decoder, errors.

    And how its errors differ from those of the first configuration.
    """
    comparison = found.comparison
    each = each_score(comparison, found.specs, run.normalise)
    names = conditions(comparison.items)
    columns = (
        *(Column(heading), Column("encoder, ms"), Column("decoder, ms"), Column("total, ms")),
        *(Column("passes"), Column("WER, %", 2), Column("CER, %", 2), Column("runaway")),
        *(Column(f"WER {name}", 2) for name in names),
    )
    rows = [_row(found, spec, each[spec.name], names) for spec in found.specs]
    pairs = [(spec.name, found.specs[0].name) for spec in found.specs[1:]]
    apart = differences_table(
        f"{caption}: differences of the word error rate",
        *(comparison.items, each, pairs),
        by_condition=False,
    )
    return [Table(caption, columns, tuple(rows)), *([apart] if apart else [])]


def _row(
    found: Study, spec: SystemSpec, each: Sequence[Score], names: Sequence[str]
) -> tuple[Cell, ...]:
    comparison = found.comparison
    overall = sum(each, Score())
    parts = by_condition(comparison, each)
    return (
        spec.name,
        mean_ms(comparison, spec, lambda reading: reading.encode_s),
        mean_ms(comparison, spec, lambda reading: reading.decode_s),
        mean_ms(comparison, spec, lambda reading: reading.total_s),
        passes(comparison, spec.name),
        overall_rate(comparison.items, each, lambda score: score.words),
        overall_rate(comparison.items, each, lambda score: score.characters),
        overall.n_runaway,
        *(parts[name].words.percent for name in names),
    )
