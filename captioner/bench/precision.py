"""Table 6: what each part costs and gains in another precision."""

from pathlib import Path
from typing import Final

from captioner.bench.budget import Budget
from captioner.bench.run import Done, Run, raw_of, within
from captioner.bench.study import Study, study, study_tables
from captioner.bench.system import SystemSpec
from captioner.bench.table import Cell, Column, Section, Table
from captioner_models.variants import PRECISIONS, Variant

NUMBER: Final = 6
MB: Final = 1e6
AS_BUILT: Final = "as built"
ONE_PART: Final = tuple(
    f"{part}={precision}" for part in ("enc", "cross", "dec", "voc") for precision in PRECISIONS
)
FILES: Final = ("encoder.onnx", "cross.onnx", "decoder.onnx")
TOGETHER: Final = 6
"""Configurations measured at a time, each in a process of some hundred MB."""


def section(run: Run, budget: Budget, done: Done) -> Section:
    """All parts in one precision, and each part in each with the others as they are built."""
    keys = [AS_BUILT, "fp32", "q8"] if run.quick else [AS_BUILT, *PRECISIONS, *ONE_PART]
    tables: list[Table] = []
    sizes: list[tuple[Cell, ...]] = []
    extents: list[str] = []
    raw = {}
    groups = grouped(keys)
    for at, group in enumerate(groups):
        part = budget.part(1 / (len(groups) - at))
        found, folders = _measured(run, group, part, within(done, at, len(groups)))
        tables += study_tables(run, found, f"Precisions, {', '.join(group)}", "precision")
        sizes += [_sizes(run, spec, folders[spec.name]) for spec in found.specs]
        extents.append(found.extent)
        raw[f"group {at + 1}"] = raw_of(found.comparison, {})
    return Section(
        NUMBER,
        "Quantisation study",
        (
            *dict.fromkeys(extents),
            "A precision alone is that of all parts, without a shortlist of tokens; PART=PRECISION "
            "changes one part: the encoder, the cross-attention keys and values, the decoder's "
            "layers, the vocabulary (which then decides alone). int8: dynamic quantisation; q8 and "
            "q4: weights in blocks of 8 and 4 bits.",
            "Each table was measured by itself, in turn with the build as it is. Memory is private "
            "memory gained by load and warm-up, each alone.",
        ),
        (*tables, _size_table(sizes)),
        raw=raw,
    )


def grouped(keys: list[str]) -> list[list[str]]:
    """The keys in groups of TOGETHER at the most, each of which begins with the build as it is."""
    others = [key for key in keys if key != AS_BUILT]
    step = TOGETHER - 1
    return [[AS_BUILT, *others[at : at + step]] for at in range(0, len(others), step)]


def _measured(
    run: Run, keys: list[str], budget: Budget, done: Done
) -> tuple[Study, dict[str, Path]]:
    variants = {key: Variant() if key == AS_BUILT else Variant.parse(key) for key in keys}
    folders = {key: run.own.folder_of(variant) for key, variant in variants.items()}
    specs = [run.own.system(key, key, variant) for key, variant in variants.items()]
    return study(run, specs, budget, done), folders


def _sizes(run: Run, spec: SystemSpec, folder: Path) -> tuple[Cell, ...]:
    sizes = [
        sum(path.stat().st_size for path in sorted(folder.glob(f"{file}*"))) / MB for file in FILES
    ]
    loaded = None if run.quick else run.pool.memory_alone(spec)
    return (spec.name, *sizes, loaded.gained_bytes / MB if loaded else None)


def _size_table(rows: list[tuple[Cell, ...]]) -> Table:
    columns = (
        *(Column("precision"), Column("encoder file"), Column("cross file")),
        *(Column("decoder files"), Column("memory of the model")),
    )
    once = {row[0]: row for row in reversed(rows)}
    return Table(
        "Sizes, MB", columns, tuple(once[name] for name in dict.fromkeys(r[0] for r in rows))
    )
