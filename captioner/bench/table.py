"""What a report consists of: tables, charts and remarks. Plain values, and how a table is written.

Nothing here measures or draws.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and the 95 % interval that it is known to; none: nothing is known about that."""

    value: float
    low: float | None = None
    high: float | None = None


Cell: TypeAlias = str | float | int | Estimate | None
"""None: does not apply."""


@dataclass(frozen=True, slots=True)
class Column:
    """A heading, with the unit if there is one."""

    name: str
    digits: int = 1
    """After the point, for numbers that are not whole."""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under columns; the first column names the row."""

    caption: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]

    def __post_init__(self) -> None:
        """Check that every row has all cells."""
        for row in self.rows:
            if len(row) != len(self.columns):
                raise ValueError(f"{row} has {len(row)} cells for {len(self.columns)} columns")


@dataclass(frozen=True, slots=True)
class Bars:
    """A bar chart: a group of bars for each of `groups`, a bar for each series."""

    file: str
    title: str
    unit: str
    groups: tuple[str, ...]
    series: tuple[tuple[str, tuple[float, ...]], ...]
    """Name and a value for each group."""
    stacked: bool = False


@dataclass(frozen=True, slots=True)
class FittedLine:
    """Points and the straight line through them."""

    name: str
    points: tuple[tuple[float, float], ...]
    slope: float
    intercept: float


@dataclass(frozen=True, slots=True)
class Lines:
    """A chart of points with a straight line through each series."""

    file: str
    title: str
    x_label: str
    y_label: str
    lines: tuple[FittedLine, ...]


Chart: TypeAlias = Bars | Lines


@dataclass(frozen=True, slots=True)
class Section:
    """One of the numbered parts of a report."""

    number: int
    title: str
    remarks: tuple[str, ...]
    """How it was measured, and what limits it."""
    tables: tuple[Table, ...]
    charts: tuple[Chart, ...] = ()
    raw: dict[str, Any] = field(default_factory=dict)
    """Everything behind the tables, of JSON's types."""


def written(cell: Cell, digits: int) -> str:
    """A cell as it is shown."""
    match cell:
        case None:
            return "–"  # noqa: RUF001 - a dash, as tables have it
        case bool() | str() | int():
            return str(cell)
        case float():
            return f"{cell:.{digits}f}"
        case Estimate(value, low, high):
            if low is None or high is None:
                return f"{value:.{digits}f}"
            return f"{value:.{digits}f} ({low:.1f} to {high:.1f})"


def to_markdown(table: Table) -> str:
    """The table in GitHub's Markdown, columns aligned so that it reads as text, too."""
    heads = [column.name for column in table.columns]
    body = [
        [written(cell, column.digits) for cell, column in zip(row, table.columns, strict=True)]
        for row in table.rows
    ]
    widths = [max(3, *(len(row[i]) for row in [heads, *body])) for i in range(len(heads))]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    lines = [_line(row, widths) for row in [heads, rule, *body]]
    return "\n".join([f"**{table.caption}**", "", *lines])


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    first, *rest = zip(row, widths, strict=True)
    cells = [first[0].ljust(first[1]), *(text.rjust(width) for text, width in rest)]
    return f"| {' | '.join(cells)} |"
