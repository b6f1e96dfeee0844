"""Table 10: how much of whole recordings each system gets right, and how sure that is."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from captioner.bench.budget import Budget
from captioner.bench.clips import LONG
from captioner.bench.halves import HALVES
from captioner.bench.reading import Texts, read_texts
from captioner.bench.run import Done, Run, items_of, within
from captioner.bench.scoring import Normalise, Score
from captioner.bench.statistic import conditions
from captioner.bench.system import Item
from captioner.bench.table import Section, Table
from captioner.bench.trust import DIFFERENCES, INTERVALS, differences_table, rates_table

NUMBER: Final = 10
CAPTION: Final = "Word error rate, %"
SHARE: Final = 0.7  # of the time, for the clips


def section(run: Run, budget: Budget, done: Done) -> Section:
    """Every system reads every recording whole, as its users would have it read a file.

    Long recordings are read after the clips: some systems cannot read them.
    """
    every = items_of(run.clips.whole)
    clips = [item for item in every if item.condition != LONG]
    long = [item for item in every if item.condition == LONG]
    specs, pool, kept = run.whole_systems, run.pool, run.kept
    read = read_texts(clips, specs, pool, kept, budget.part(SHARE), within(done, 0, 2))
    read_long = read_texts(long, specs, pool, kept, budget, within(done, 1, 2))
    ours = specs[0].name if specs else ""
    titles = {spec.name: spec.title for spec in specs}
    return Section(
        NUMBER,
        "Accuracy of whole recordings",
        (
            *_remarks(read, read_long),
            *(f"{name}: {titles[name]}." for name in titles if name in read.of | read_long.of),
        ),
        tuple(tables(read, read_long, run.normalise, ours)),
        raw={**raw_of_texts(read, titles), "long_recordings": raw_of_texts(read_long, titles)},
    )


def tables(read: Texts, read_long: Texts, normalise: Normalise, ours: str) -> list[Table]:
    """Over the clips, over each half of their speakers, and over long recordings by themselves."""
    each = read.scores(normalise)
    found = _of(f"{CAPTION}, clips", read.items, each, ours, by_condition=True)
    for name in HALVES:
        own = [n for n, item in enumerate(read.items) if item.half == name]
        scores = {system: [one[n] for n in own] for system, one in each.items()}
        items = [read.items[n] for n in own]
        found += _of(f"{CAPTION}, half {name} of the speakers", items, scores, ours)
    long = read_long.scores(normalise)
    return found + _of(f"{CAPTION}, long recordings", read_long.items, long, ours)


def _of(
    caption: str,
    items: Sequence[Item],
    each: Mapping[str, Sequence[Score]],
    ours: str,
    *,
    by_condition: bool = False,
) -> list[Table]:
    """Rates and differences over some recordings; nothing if there are none."""
    if not items:
        return []
    rates = rates_table(caption, items, each, lambda score: score.words, runaways=by_condition)
    pairs = [(ours, name) for name in each if name != ours]
    apart = differences_table(
        f"{caption}: differences", items, each, pairs, by_condition=by_condition
    )
    return [rates, apart] if apart else [rates]


def raw_of_texts(texts: Texts, titles: dict[str, str]) -> dict[str, Any]:
    """Every text, of JSON's types."""
    return {
        "systems": {name: titles.get(name, name) for name in texts.of},
        "recordings_planned": texts.n_planned,
        "recordings": [
            {
                "id": item.id,
                "condition": item.condition,
                "speaker": item.speaker,
                "half": item.half,
                "seconds": item.segment.duration_s,
                "reference": item.reference,
                "texts": {name: found[n] for name, found in texts.of.items()},
            }
            for n, item in enumerate(texts.items)
        ],
    }


def _remarks(read: Texts, read_long: Texts) -> list[str]:
    items = (*read.items, *read_long.items)
    n_planned = read.n_planned + read_long.n_planned
    n_speakers = len({item.speaker or item.id for item in items})
    counts = ", ".join(
        f"{sum(item.condition == name for item in items)} {name}" for name in conditions(items)
    )
    remarks = [
        f"{len(items)} of {n_planned} recordings by {n_speakers} speakers: {counts}. "
        "Of any length; ours are cut as `captioner transcribe` cuts them, the others read files "
        "by the defaults of their libraries.",
        INTERVALS,
        DIFFERENCES,
        "Halves: no speaker is in both; see Tuning in the README of this folder.",
    ]
    return remarks + _read_before(read, read_long)


def _read_before(*read: Texts) -> list[str]:
    names = dict.fromkeys(name for texts in read for name in texts.n_kept)
    counts = {name: sum(texts.n_kept.get(name, 0) for texts in read) for name in names}
    kept = [f"{name} {n}" for name, n in counts.items() if n]
    return [f"Texts read in an earlier run on this machine: {', '.join(kept)}."] if kept else []
