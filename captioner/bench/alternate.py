"""Let systems take turns over the same windows, so that a noisy moment hits all of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from captioner.bench.system import Item, Result, Skipped
from captioner.errors import BenchError


class Reader(Protocol):
    """What takes turns: a `Worker`, mostly."""

    def read(self, item: Item) -> Result:
        """Transcribe one window; raises BenchError if that fails."""
        ...


@dataclass(frozen=True, slots=True)
class Comparison:
    """What several systems made of the same windows."""

    items: tuple[Item, ...]
    """Those that every system has read at least once."""
    readings: dict[str, tuple[tuple[Result, ...], ...]]
    """By system; for each of `items` its readings, one an iteration."""
    failed: tuple[Skipped, ...] = ()
    """Systems that gave up on the way, and on what."""
    n_planned: int = 0
    """Windows there would have been, had there been time."""


def alternate(
    readers: Mapping[str, Reader],
    items: Sequence[Item],
    *,
    iterations: int = 1,
    at_least: int = 0,
    out_of_time: Callable[[], bool] = lambda: False,
    progress: Callable[[float], None] = lambda _done: None,
) -> Comparison:
    """Read each window with every system before the next one; each time another one begins.

    Args:
        readers: by name.
        items: in the order they are read in.
        iterations: how often the whole is gone through.
        at_least: windows that are read once even without time.
        out_of_time: asked before each window; windows left over are left out.
        progress: told the share that is done.
    """
    found: dict[str, list[list[Result]]] = {name: [] for name in readers}
    failed: list[Skipped] = []
    n_rounds = iterations * len(items)
    for turn in range(n_rounds):
        if turn >= at_least and out_of_time():
            break
        progress(turn / max(n_rounds, 1))
        at = turn % len(items)
        for name in _rotated(list(found), turn):
            try:
                reading = readers[name].read(items[at])
            except BenchError as exc:
                del found[name]
                failed.append(Skipped(name, f"failed on {items[at].id}: {exc}"))
                continue
            if turn < len(items):
                found[name].append([])
            found[name][at].append(reading)
    progress(1.0)
    n_read = min((len(rows) for rows in found.values()), default=0)
    readings = {name: tuple(map(tuple, rows)) for name, rows in found.items()}
    return Comparison(tuple(items[:n_read]), readings, tuple(failed), len(items))


def only(comparison: Comparison, keep: Callable[[Item], bool]) -> Comparison:
    """The part of a comparison about some of its windows."""
    chosen = [i for i, item in enumerate(comparison.items) if keep(item)]
    return replace(
        comparison,
        items=tuple(comparison.items[i] for i in chosen),
        readings={
            name: tuple(rows[i] for i in chosen) for name, rows in comparison.readings.items()
        },
    )


def _rotated(names: list[str], turn: int) -> list[str]:
    start = turn % len(names) if names else 0
    return names[start:] + names[:start]
