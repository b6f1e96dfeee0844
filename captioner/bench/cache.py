"""Table 4: what it saves to keep the decoder's keys and values from token to token."""

from typing import Final

from captioner.bench.budget import Budget
from captioner.bench.comparing import mean_ms, passes
from captioner.bench.run import Done, Run, raw_of
from captioner.bench.study import Study, study
from captioner.bench.system import SystemSpec
from captioner.bench.table import Cell, Column, Section, Table

NUMBER: Final = 4
N_FIXED: Final = 32  # tokens of the decoder without a cache


def section(run: Run, budget: Budget, done: Done) -> Section:
    """The decoder with its cache, and one of 32 tokens that starts anew for each token."""
    specs = [
        run.own.system("cache", "decoder with a cache"),
        run.own.system("no cache", f"decoder of {N_FIXED} tokens without one", cache=False),
    ]
    found = study(run, specs, budget, done)
    same, n_items = _same_texts(found)
    return Section(
        NUMBER,
        "Cache study",
        (
            found.extent,
            f"Without a cache all {N_FIXED} tokens, prompt included, are computed for each token, "
            "as by the notes' NPU decoder, and a text ends there.",
            f"The texts are the same for {same} of {n_items} clips.",
        ),
        (_table(found),),
        raw=raw_of(found.comparison, {spec.name: spec.title for spec in found.specs}),
    )


def _table(found: Study) -> Table:
    columns = (
        *(
            Column("decoder"),
            Column("passes a clip"),
            Column("decoder, ms"),
            Column("ms a pass", 2),
        ),
        Column("times the first"),
    )
    first = _decode_ms(found, found.specs[0]) if found.specs else 0.0
    rows: list[tuple[Cell, ...]] = []
    for spec in found.specs:
        spent, n_passes = _decode_ms(found, spec), passes(found.comparison, spec.name)
        rows.append((spec.name, n_passes, spent, spent / n_passes, spent / first))
    return Table("Decoder with and without a cache", columns, tuple(rows))


def _decode_ms(found: Study, spec: SystemSpec) -> float:
    return mean_ms(found.comparison, spec, lambda reading: reading.decode_s) or 0.0


def _same_texts(found: Study) -> tuple[int, int]:
    """Clips whose text is the same with all, and how many clips there are."""
    readings = found.comparison.readings.values()
    texts = [{rows[n][0].text for rows in readings} for n in range(len(found.comparison.items))]
    return sum(len(one) == 1 for one in texts), len(texts)
