"""Table 9: what an NPU changes: the encoder on it, all on it, nothing on it.

What was measured here and what is simulated never stand in one table, nor in one chart.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from captioner.bench import published
from captioner.bench.budget import Budget
from captioner.bench.comparing import (
    condition_counts,
    each_score,
    latency_table,
    mean_ms,
    passes,
)
from captioner.bench.npu_simulated import SIMULATED, simulated
from captioner.bench.npu_systems import FULL, HYBRID, WINDOW_S, full_npu, hybrid, twin
from captioner.bench.published import CHECKPOINTS, SOURCE, PublishedTimes
from captioner.bench.run import Done, Run, raw_of, within
from captioner.bench.study import Study, study, study_tables
from captioner.bench.system import Result, Skipped, SystemSpec
from captioner.bench.table import Bars, Cell, Column, Section, Table
from captioner.bench.trust import overall_rate
from captioner.config import EncoderChoice, EncoderWindow

NUMBER: Final = 9
CPU: Final = "CPU, what was said"
CPU_10S: Final = "CPU, 10 s"
CAPTION: Final = "NPU (simulated)"
PUBLISHED: Final[Mapping[str, PublishedTimes]] = {
    HYBRID + SIMULATED: published.HYBRID,
    FULL + SIMULATED: published.FULL_NPU,
}


def section(run: Run, budget: Budget, done: Done) -> Section:
    """CPU, hybrid and full NPU, as far as they are here; and what is simulated, if asked for."""
    specs, skipped = systems(run)
    run = _with_short_clips(run)
    n_parts = 2 if run.simulated_npu else 1
    found = study(run, specs, budget.part(1 / n_parts), within(done, 0, n_parts))
    remarks = [
        f"{found.extent} What the first two tables show was measured on this machine. CPU: "
        "processor time of all threads but those of the process that owns the NPU.",
        *(f"{one.name}: not measured, {one.reason}." for one in skipped),
    ]
    tables = [
        *study_tables(run, found, "Encoder and decoder on this machine", "system"),
        latency_table(found.comparison, found.specs),
    ]
    charts = [_chart(found)] if found.comparison.items else []
    raw: dict[str, Any] = raw_of(found.comparison, {spec.name: spec.title for spec in found.specs})
    if run.simulated_npu and run.own.model in CHECKPOINTS:
        fake = study(run, simulated(run.own), budget, within(done, 1, n_parts))
        remarks.append(
            f"{CAPTION}: no device was used. Times: {SOURCE}. Texts: our encoder in float32 with "
            f"noise as large as the chip's published error ({condition_counts(fake.comparison)}). "
            "The published error rates are of other clips and of text that was not normalised."
        )
        tables.append(_simulated_table(run, fake))
        charts.append(_simulated_chart(fake))
        raw["simulated"] = _raw_of_simulated(fake)
    elif run.simulated_npu:
        remarks.append(
            f"{CAPTION}: times are published of {' and '.join(CHECKPOINTS)} only, not of "
            f"{run.own.model}."
        )
    return Section(NUMBER, "NPU", tuple(remarks), tuple(tables), tuple(charts), raw)


def systems(run: Run) -> tuple[list[SystemSpec], list[Skipped]]:
    """What can be measured here, and what cannot and why."""
    own = run.own
    cpu, ten_s = EncoderChoice.ONNX, EncoderWindow.TEN_S
    found = [
        own.system(CPU, "this program on the CPU", encoder=cpu),
        own.system(CPU_10S, "on the CPU, 10 s", encoder=cpu, encoder_window=ten_s),
    ]
    skipped = []
    for system in (hybrid(own), full_npu(own)):
        if isinstance(system, Skipped):
            skipped.append(system)
        else:
            found.append(system)
    if not run.quick:
        found.append(twin(own))
    return found, skipped


def _with_short_clips(run: Run) -> Run:
    """Only clips that fit the shortest compiled encoder: longer ones would go to the CPU."""
    limits_s = [file.record.window_s for file in run.own.hefs if file.record is not None]
    limit_s = min([WINDOW_S, *limits_s])
    short = tuple(clip for clip in run.clips.clips if clip.duration_s <= limit_s)
    return replace(run, clips=replace(run.clips, clips=short or run.clips.clips))


def _chart(found: Study) -> Bars:
    stages: dict[str, Callable[[Result], float]] = {
        "encoder": lambda reading: reading.encode_s,
        "decoder": lambda reading: reading.decode_s,
    }
    series = tuple(
        (name, tuple(mean_ms(found.comparison, spec, stage) or 0.0 for spec in found.specs))
        for name, stage in stages.items()
    )
    names = tuple(spec.name for spec in found.specs)
    return Bars("npu.png", "Measured on this machine", "ms", names, series, stacked=True)


def _simulated_table(run: Run, fake: Study) -> Table:
    columns = (
        *(Column("system"), Column("encoder, ms, published"), Column("decoder, ms, published")),
        *(Column("total, ms, published"), Column("passes"), Column("WER, %, simulated", 2)),
        *(Column("CER, %, simulated", 2), Column("WER, %, published, not normalised", 2)),
    )
    each = each_score(fake.comparison, fake.specs, run.normalise)
    rows: list[tuple[Cell, ...]] = []
    for spec, times in _timed(fake):
        items, scores = fake.comparison.items, each[spec.name]
        rows.append(
            (
                *(spec.name, times.encoder_ms, times.decoder_ms, times.total_ms),
                passes(fake.comparison, spec.name) if fake.comparison.items else None,
                overall_rate(items, scores, lambda score: score.words),
                overall_rate(items, scores, lambda score: score.characters),
                times.word_errors,
            )
        )
    return Table(CAPTION, columns, tuple(rows))


def _simulated_chart(fake: Study) -> Bars:
    timed = _timed(fake)
    return Bars(
        "npu-simulated.png",
        f"{CAPTION}: published for a Raspberry Pi 5, not measured here",
        "ms",
        tuple(spec.name for spec, _ in timed),
        (
            ("encoder", tuple(times.encoder_ms for _, times in timed)),
            ("decoder", tuple(times.decoder_ms for _, times in timed)),
        ),
        stacked=True,
    )


def _timed(fake: Study) -> list[tuple[SystemSpec, PublishedTimes]]:
    """The simulated systems that worked, with the times that were published of them."""
    return [(spec, PUBLISHED[spec.name]) for spec in fake.specs]


def _raw_of_simulated(fake: Study) -> dict[str, Any]:
    """Texts and passes; no times, as none were measured."""
    rows = fake.comparison.readings
    return {
        "times_ms": {
            spec.name: {
                "encoder": times.encoder_ms,
                "decoder": times.decoder_ms,
                "total": times.total_ms,
            }
            for spec, times in _timed(fake)
        },
        "times_are": SOURCE,
        "windows": [
            {
                "id": item.id,
                "reference": item.reference,
                "readings": {
                    name: [{"text": one.text, "passes": one.passes} for one in readings[n]]
                    for name, readings in rows.items()
                },
            }
            for n, item in enumerate(fake.comparison.items)
        ],
    }
