"""Figures about many readings. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import correlation, fmean, linear_regression, median, pstdev

from captioner.bench.alternate import Comparison
from captioner.bench.scoring import Normalise, Score, score
from captioner.bench.system import Item, Result


@dataclass(frozen=True, slots=True)
class Spread:
    """Mean, median, extremes and standard deviation."""

    mean: float
    median: float
    least: float
    most: float
    deviation: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Spread":
        """Of at least one value."""
        return cls(fmean(values), median(values), min(values), max(values), pstdev(values))


@dataclass(frozen=True, slots=True)
class Fit:
    """A straight line through points by least squares."""

    slope: float
    intercept: float
    r2: float
    """Share of the variance that the line explains, 0 to 1."""
    worst: float
    """Largest distance of a point from the line, as a share of the point's y."""

    @classmethod
    def through(cls, points: Sequence[tuple[float, float]]) -> "Fit":
        """Through at least two points with different x."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        slope, intercept = linear_regression(xs, ys)
        flat = max(ys) == min(ys)  # correlation of nothing is not defined; the line fits it
        r2 = 1.0 if flat else correlation(xs, ys) ** 2
        worst = max(abs(y - intercept - slope * x) / abs(y) if y else 0.0 for x, y in points)
        return cls(slope, intercept, r2, worst)


def total_s(readings: Sequence[Result]) -> float:
    """The time of one segment: the median of its iterations."""
    return median(reading.total_s for reading in readings)


def totals_s(comparison: Comparison, name: str) -> list[float]:
    """Time of each segment of one system, in the order of the items."""
    return [total_s(readings) for readings in comparison.readings[name][: len(comparison.items)]]


def speech_s(comparison: Comparison) -> float:
    """Seconds of audio in the segments."""
    return sum(item.segment.duration_s for item in comparison.items)


def scores(comparison: Comparison, name: str, normalise: Normalise) -> list[Score]:
    """Score of each segment of one system; of several iterations the first counts."""
    return [
        score(item.reference, readings[0].text, normalise)
        for item, readings in _read(comparison, name)
    ]


def by_condition(comparison: Comparison, each: Sequence[Score]) -> dict[str, Score]:
    """Scores of the segments added up, by condition in alphabetic order."""
    sums: dict[str, Score] = {}
    for item, one in zip(comparison.items, each, strict=True):
        sums[item.condition] = sums.get(item.condition, Score()) + one
    return dict(sorted(sums.items()))


def conditions(items: Sequence[Item]) -> list[str]:
    """Their conditions in alphabetic order."""
    return sorted({item.condition for item in items})


def _read(comparison: Comparison, name: str) -> list[tuple[Item, tuple[Result, ...]]]:
    rows = comparison.readings[name][: len(comparison.items)]
    return list(zip(comparison.items, rows, strict=True))
