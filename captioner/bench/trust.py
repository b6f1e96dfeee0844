"""Tables of error rates with what they can be trusted to."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from captioner.bench.resampling import Difference, Draws, Interval
from captioner.bench.scoring import Errors, Score
from captioner.bench.statistic import conditions
from captioner.bench.system import Item
from captioner.bench.table import Cell, Column, Estimate, Table

ALL: Final = "all"
INTERVALS: Final = (
    "In parentheses: the middle 95 % of 10,000 bootstrap resamples, which draw speakers and then "
    "clips of theirs, since the clips of one speaker have their difficulty in common; where the "
    "manifest names no speaker, each clip is one. Under 5 clips no interval is given."
)
DIFFERENCES: Final = (
    "Differences are paired: both systems are scored on the same drawn clips. Over clips: which of "
    "them reads this kind of speech better. Over speakers: the same for people who are not in the "
    "set. Better: share of resamples over clips in which the first makes fewer errors."
)

Measure = Callable[[Score], Errors]
Each = Mapping[str, Sequence[Score]]
"""Scores of all items, by system."""


def rates_table(
    caption: str, items: Sequence[Item], each: Each, measure: Measure, *, runaways: bool = False
) -> Table:
    """Error rates with intervals: a row for each system, a column for each condition and all."""
    names = conditions(items)
    groups = {name: [n for n, one in enumerate(items) if one.condition == name] for name in names}
    groups[ALL] = list(range(len(items)))
    draws = {name: _over_speakers(items, own) for name, own in groups.items()}
    columns = [Column("system", 2), *(Column(name, 2) for name in groups)]
    rows: list[tuple[Cell, ...]] = []
    for system, scores in each.items():
        found = [measure(one) for one in scores]
        row: tuple[Cell, ...] = (
            system,
            *(estimate([found[n] for n in own], draws[name]) for name, own in groups.items()),
        )
        rows.append((*row, sum(one.n_runaway for one in scores)) if runaways else row)
    if runaways:
        columns.append(Column("runaway"))
    return Table(caption, tuple(columns), tuple(rows))


def differences_table(
    caption: str,
    items: Sequence[Item],
    each: Each,
    pairs: Sequence[tuple[str, str]],
    *,
    by_condition: bool = True,
) -> Table | None:
    """Word error rate of one system less that of another, of each pair that was measured.

    Returns:
        None if there is no such pair or no item.
    """
    present = [pair for pair in pairs if pair[0] in each and pair[1] in each]
    if not present or not items:
        return None
    groups = {ALL: list(range(len(items)))}
    if by_condition and len(conditions(items)) > 1:
        for name in conditions(items):
            groups[name] = [n for n, one in enumerate(items) if one.condition == name]
    draws = {name: (Draws(len(own)), _over_speakers(items, own)) for name, own in groups.items()}
    rows: list[tuple[Cell, ...]] = []
    for first, second in present:
        for name, own in groups.items():
            mine, theirs = ([each[system][n].words for n in own] for system in (first, second))
            over_clips, over_speakers = (one.difference(mine, theirs) for one in draws[name])
            rows.append(
                (
                    *(first, second, name, len(own), _estimate_of(over_clips)),
                    *(100 * over_clips.better, _span(over_speakers.interval)),
                )
            )
    columns = (
        *(Column("system"), Column("less"), Column("of"), Column("clips")),
        *(Column("points, over clips", 2), Column("better, %"), Column("over speakers", 2)),
    )
    return Table(caption, columns, tuple(rows))


def estimate(each: Sequence[Errors], draws: Draws) -> Estimate:
    """The rate over all clips with its interval."""
    interval = draws.interval(each)
    value = sum(each, Errors()).percent
    return Estimate(value, interval.low, interval.high) if interval else Estimate(value)


def overall_rate(items: Sequence[Item], scores: Sequence[Score], measure: Measure) -> Cell:
    """The rate over all items with its interval over speakers; None if there are none."""
    if not items:
        return None
    return estimate([measure(one) for one in scores], _over_speakers(items, range(len(items))))


def _over_speakers(items: Sequence[Item], own: Sequence[int]) -> Draws:
    return Draws(len(own), [items[n].speaker or items[n].id for n in own])


def _estimate_of(found: Difference) -> Estimate:
    if found.interval is None:
        return Estimate(found.points)
    return Estimate(found.points, found.interval.low, found.interval.high)


def _span(interval: Interval | None) -> str | None:
    return None if interval is None else f"{interval.low:.1f} to {interval.high:.1f}"
