"""Table 10: how much of whole recordings each system gets right, and how sure that is."""

from collections.abc import Sequence
from typing import Any, Final

from captioner.bench.budget import Budget
from captioner.bench.clips import LONG
from captioner.bench.halves import HALVES
from captioner.bench.reading import Texts, read_texts
from captioner.bench.run import Done, Run, items_of
from captioner.bench.scoring import Score
from captioner.bench.statistic import conditions
from captioner.bench.table import Section, Table
from captioner.bench.trust import DIFFERENCES, INTERVALS, differences_table, rates_table

NUMBER: Final = 10
CAPTION: Final = "Word error rate, %"


def section(run: Run, budget: Budget, done: Done) -> Section:
    """Every system reads every recording whole, as its users would have it read a file."""
    items = items_of(run.clips.whole)
    texts = read_texts(items, run.whole_systems, run.crew, run.kept, budget, done)
    each = texts.scores(run.normalise)
    titles = {spec.name: spec.title for spec in run.whole_systems}
    return Section(
        NUMBER,
        "Accuracy of whole recordings",
        (*_remarks(texts), *(f"{name}: {titles[name]}." for name in each)),
        tuple(tables(texts, each, run.whole_systems[0].name if run.whole_systems else "")),
        raw=raw_of_texts(texts, titles),
    )


def tables(texts: Texts, each: dict[str, list[Score]], ours: str) -> list[Table]:
    """Over the clips, over each half of their speakers, and over long recordings by themselves."""
    clips = [n for n, item in enumerate(texts.items) if item.condition != LONG]
    parts = {f"{CAPTION}, clips": clips}
    for name in HALVES:
        own = [n for n in clips if texts.items[n].half == name]
        parts[f"{CAPTION}, half {name} of the speakers"] = own
    parts[f"{CAPTION}, long recordings"] = [
        n for n, item in enumerate(texts.items) if item.condition == LONG
    ]
    found: list[Table] = []
    for caption, own in parts.items():
        if not own:
            continue
        items = [texts.items[n] for n in own]
        scores = {name: [one[n] for n in own] for name, one in each.items()}
        first = not found
        found.append(rates_table(caption, items, scores, lambda score: score.words, runaways=first))
        pairs = [(ours, name) for name in scores if name != ours]
        apart = differences_table(
            f"{caption}: differences", items, scores, pairs, by_condition=first
        )
        found += [apart] if apart else []
    return found


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


def _remarks(texts: Texts) -> list[str]:
    n_speakers = len({item.speaker or item.id for item in texts.items})
    counts = ", ".join(
        f"{sum(item.condition == name for item in texts.items)} {name}"
        for name in conditions(texts.items)
    )
    remarks = [
        f"{len(texts.items)} of {texts.n_planned} recordings by {n_speakers} speakers: {counts}. "
        "Of any length; ours are cut as `captioner transcribe` cuts them, the others read files "
        "by the defaults of their libraries.",
        INTERVALS,
        DIFFERENCES,
        "Halves: no speaker is in both; see Tuning in the README of this folder.",
    ]
    return remarks + _read_before(texts)


def _read_before(texts: Texts) -> list[str]:
    kept: Sequence[str] = [f"{name} {n}" for name, n in texts.n_kept.items() if n]
    return [f"Texts read in an earlier run on this machine: {', '.join(kept)}."] if kept else []
