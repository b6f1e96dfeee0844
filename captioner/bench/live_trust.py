"""How far the error rates of live text can be trusted, and what others read from whole files."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from captioner.bench.budget import Budget
from captioner.bench.live_run import LiveRun
from captioner.bench.pool import WorkerPool
from captioner.bench.reading import read_texts
from captioner.bench.run import Done, items_of
from captioner.bench.scoring import Errors, Score
from captioner.bench.system import Item
from captioner.bench.table import Table
from captioner.bench.trust import DIFFERENCES, INTERVALS, differences_table, rates_table

FINALS: Final = ", finals"
WHOLE: Final = ", whole file"


@dataclass(frozen=True, slots=True)
class Trusted:
    """A part of the section on recordings."""

    remarks: tuple[str, ...]
    tables: tuple[Table, ...]
    raw: dict[str, Any]


def trusted(
    run: LiveRun, read: Mapping[str, Sequence[Errors]], pool: WorkerPool, done: Done
) -> Trusted:
    """Let the readers read, and compare everything with our finals and our whole files.

    Args:
        run: with the recordings; systems that fail are added to its skipped ones.
        read: word errors of each recording by what was read: a system's name with FINALS or WHOLE.
            Those of part of the recordings only are left out.
        pool: starts the readers.
        done: told the share that is done.
    """
    items = items_of(run.recordings)
    texts = read_texts(items, run.readers, pool, run.kept, Budget(), done)
    run.skipped.extend(pool.skipped)
    each = {
        name: [Score(words=one) for one in errors]
        for name, errors in read.items()
        if len(errors) == len(items)
    }
    scores = texts.scores(run.setup.normalise)
    each |= {f"{name}{WHOLE}": found for name, found in scores.items()}
    ours = run.systems[0].name
    firsts = (f"{ours}{FINALS}", f"{ours}{WHOLE}")
    pairs = [(first, name) for first in firsts for name in each if name not in firsts]
    pairs.insert(0, firsts)
    rates = rates_table("Word error rate, %", _each_its_own(items), each, lambda one: one.words)
    apart = differences_table(
        "Word error rate: differences", items, each, pairs, by_condition=False
    )
    titles = tuple(f"{spec.name}{WHOLE}: {spec.title}." for spec in run.readers)
    few = f"{len(items)} recordings are few: believe an interval's width, not its ends."
    return Trusted(
        (INTERVALS, DIFFERENCES, few, *titles),
        (rates, apart) if apart else (rates,),
        {"whole_files": {name: list(found) for name, found in texts.of.items()}},
    )


def _each_its_own(items: Sequence[Item]) -> list[Item]:
    """With the name of the recording for its condition, so that each has a column."""
    return [replace(item, condition=item.id) for item in items]
