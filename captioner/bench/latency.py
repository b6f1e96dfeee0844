"""Table 1: how long each system takes for a clip, and how much of it it gets right."""

from captioner.bench.alternate import Comparison
from captioner.bench.budget import Budget
from captioner.bench.comparing import (
    MS,
    accuracy_tables,
    condition_counts,
    each_score,
    latency_table,
    ratio,
)
from captioner.bench.run import Done, Run, items_of, raw_of
from captioner.bench.scoring import Score
from captioner.bench.statistic import by_condition, conditions, totals_s
from captioner.bench.table import Bars, Cell, Chart, Column, Section, Table
from captioner.bench.trust import DIFFERENCES, INTERVALS

NUMBER = 1


def section(run: Run, budget: Budget, done: Done) -> Section:
    """Every system over every clip, in turn."""
    comparison = run.compare(run.systems, items_of(run.clips.clips), budget, done)
    present = [spec for spec in run.systems if spec.name in comparison.readings]
    tables = [latency_table(comparison, present)]
    if len(present) > 1 and present[0] is run.systems[0]:
        tables.append(_ratios(run, comparison))
    tables += accuracy_tables(comparison, present, run.normalise)
    return Section(
        NUMBER,
        "Latency and accuracy",
        tuple(_remarks(run, comparison)),
        tuple(tables),
        _charts(run, comparison),
        raw_of(comparison, {spec.name: spec.title for spec in run.systems}),
    )


def _ratios(run: Run, comparison: Comparison) -> Table:
    ours = run.systems[0].name
    columns = (
        *(Column("system"), Column("all clips"), Column("median clip")),
        Column("all clips, CPU time"),
    )
    rows: list[tuple[Cell, ...]] = [
        (peer.name, *ratio(comparison, ours, peer.name))
        for peer in run.peers
        if peer.name in comparison.readings
    ]
    return Table(f"Time of each system over that of {ours}", columns, tuple(rows))


def _remarks(run: Run, comparison: Comparison) -> list[str]:
    n_read, n_planned = len(comparison.items), comparison.n_planned
    remarks = [
        f"{n_read} of {n_planned} clips: {condition_counts(comparison)}. Each clip is one window, "
        f"read by all systems before the next clip, {run.iterations} time(s) in all, a different "
        "system first each time.",
        "CPU: processor time of all threads, which does not count what else the machine does.",
        "Error rates are of text in Whisper's English normalisation, digit strings digit by digit; "
        "the tables of the text as written are of just that.",
        "Runaway: far more words than were said, or a phrase three times back to back that was not "
        "said so.",
    ]
    remarks += [INTERVALS, DIFFERENCES]
    for name, found in each_score(comparison, run.systems, run.normalise).items():
        wild = [item.id for item, one in zip(comparison.items, found, strict=True) if one.n_runaway]
        if wild:
            remarks.append(f"Runaway clips of {name}: {', '.join(wild)}.")
    return remarks


def _charts(run: Run, comparison: Comparison) -> tuple[Chart, ...]:
    names = tuple(comparison.readings)
    if not comparison.items:
        return ()
    means = [MS * sum(totals_s(comparison, name)) / len(comparison.items) for name in names]
    groups = conditions(comparison.items)
    each = each_score(comparison, run.systems, run.normalise)
    rates = []
    for name in names:
        parts = by_condition(comparison, each[name])
        overall = sum(each[name], Score())
        values = [parts[condition].words.percent for condition in groups]
        rates.append((name, (*values, overall.words.percent)))
    return (
        Bars("total-time.png", "Time of a clip, mean", "ms", names, (("total", tuple(means)),)),
        Bars("word-errors.png", "Word error rate", "%", (*groups, "all"), tuple(rates)),
    )
