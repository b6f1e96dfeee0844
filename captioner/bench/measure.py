"""Measure the tables that were asked for, one after the other."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from captioner.bench import (
    accuracy,
    cache,
    hour,
    latency,
    lengths,
    live,
    memory_use,
    npu,
    padding,
    precision,
    steps,
    windows,
)
from captioner.bench.budget import Budget
from captioner.bench.run import Done, Run
from captioner.bench.table import Section
from captioner_models.progress import Progress

NO_TIME: Final = "Left out: no time was left for it."

Measure: TypeAlias = Callable[[Run, Budget, Done], Section]

TABLES: Final[Mapping[int, tuple[str, Measure]]] = {
    latency.NUMBER: ("latency and accuracy", latency.section),
    memory_use.NUMBER: ("memory", memory_use.section),
    padding.NUMBER: ("paddings", padding.section),
    cache.NUMBER: ("the decoder's cache", cache.section),
    windows.NUMBER: ("10 s against 30 s", windows.section),
    precision.NUMBER: ("precisions", precision.section),
    live.NUMBER: ("live captioning", live.section),
    lengths.NUMBER: ("cost against length", lengths.section),
    npu.NUMBER: ("NPU", npu.section),
    accuracy.NUMBER: ("accuracy of whole recordings", accuracy.section),
    steps.NUMBER: ("what each step loses", steps.section),
    hour.NUMBER: ("an hour in one file", hour.section),
}
"""What each table is called while it is measured, and what measures it."""


def measure(
    run: Run, numbers: Sequence[int], budget: Budget, progress: Progress
) -> Iterator[Section]:
    """The sections of a report, in order, each as soon as it is measured.

    Args:
        run: with what and on what.
        numbers: of the tables, ascending.
        budget: for all of them; each gets a share of what those before it left.
        progress: told what is measured, and the share of the whole that is done.

    Raises:
        CaptionerError: our own model cannot be built or opened.
    """
    for at, number in enumerate(numbers):
        name, section = TABLES[number]
        step = f"Table {number}: {name}"

        def done(share: float, step: str = step, at: int = at) -> None:
            progress(step, (at + share) / len(numbers))

        done(0.0)
        if budget.is_over():
            yield Section(number, name.capitalize(), (NO_TIME,), ())
            continue
        began_s = time.monotonic()
        found = section(run, budget.for_table(number, numbers), done)
        spent_s = round(time.monotonic() - began_s, 1)
        yield replace(found, raw={"measured_in_s": spent_s, **found.raw})
