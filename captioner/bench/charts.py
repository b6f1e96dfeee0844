"""Draw the charts of a report as PNG files, without a display."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from captioner.bench.extras import need
from captioner.bench.table import Bars, Chart, Lines
from captioner.errors import BenchError

SIZE: Final = (8.0, 4.5)  # inches
DOTS: Final = 110  # an inch
GROUP_WIDTH: Final = 0.8  # of the room between two groups of bars


def draw(charts: Sequence[Chart], folder: Path) -> list[str]:
    """Draw all charts into `folder`; the names of the files.

    Raises:
        BenchError: matplotlib is not installed, or a file cannot be written.
    """
    figure_module = need("matplotlib.figure")
    drawn = []
    for chart in charts:
        figure = figure_module.Figure(figsize=SIZE, dpi=DOTS, layout="constrained")
        axes = figure.subplots()
        axes.set_title(chart.title)
        match chart:
            case Bars():
                _bars(axes, chart)
            case Lines():
                _lines(axes, chart)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            figure.savefig(folder / chart.file, format="png")
        except OSError as exc:
            raise BenchError(f"{folder / chart.file} cannot be written: {exc.strerror}") from exc
        drawn.append(chart.file)
    return drawn


def _bars(axes: Any, chart: Bars) -> None:  # noqa: ANN401 - of matplotlib, an untyped extra
    """Groups from the top down, so that long names have room."""
    n_bars = 1 if chart.stacked else len(chart.series)
    height = GROUP_WIDTH / max(n_bars, 1)
    starts = [0.0] * len(chart.groups)
    for n, (name, values) in enumerate(chart.series):
        offset = 0.0 if chart.stacked else (n - (n_bars - 1) / 2) * height
        places = [group + offset for group in range(len(chart.groups))]
        left = list(starts) if chart.stacked else None
        bars = axes.barh(places, values, height=height, left=left, label=name)
        if chart.stacked:
            starts = [start + value for start, value in zip(starts, values, strict=True)]
        else:
            axes.bar_label(bars, fmt="%.1f", padding=2, fontsize=8)
    axes.set_yticks(range(len(chart.groups)), chart.groups)
    axes.invert_yaxis()
    axes.set_xlabel(chart.unit)
    axes.margins(x=0.1)
    if len(chart.series) > 1:
        axes.legend()


def _lines(axes: Any, chart: Lines) -> None:  # noqa: ANN401 - of matplotlib, an untyped extra
    for line in chart.lines:
        xs = [x for x, _ in line.points]
        (shown,) = axes.plot(xs, [y for _, y in line.points], "o", label=line.name, markersize=4)
        ends = [0.0, max(xs)]
        fitted = [line.intercept + line.slope * x for x in ends]
        axes.plot(ends, fitted, "-", color=shown.get_color(), linewidth=1)
    axes.set_xlabel(chart.x_label)
    axes.set_ylabel(chart.y_label)
    axes.set_xlim(left=0)
    axes.set_ylim(bottom=0)
    axes.grid(alpha=0.3)
    axes.legend()
