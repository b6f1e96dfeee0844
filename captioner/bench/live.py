"""Table 7: captioning a recording live, with partials, by systems behind the same segmenter."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from captioner.bench.alternate import Comparison
from captioner.bench.budget import Budget
from captioner.bench.peers import MOONSHINE_VAD
from captioner.bench.registry import OURS
from captioner.bench.run import Done, Run, raw_of, within
from captioner.bench.scoring import score
from captioner.bench.system import Item, Loaded, Result, SystemSpec
from captioner.bench.table import Cell, Column, Section, Table
from captioner.config import SegmenterConfig
from captioner.engine.framing import Framer
from captioner.engine.stats import Recognised
from captioner.events import AudioChunk, Segment, StageTimes, Transcript
from captioner.units import FloatArray, seconds
from captioner.vad.segmenter import Segmenter, SpeechProbability

NUMBER: Final = 7
CADENCES_MS: Final = (500, 1600)  # ours, and the original notes'
AT_LEAST: Final = 6  # segments that are read even without time
NO_DRAFTS: Final = "captioner, no drafts"
MB: Final = 1e6


def section(run: Run, budget: Budget, done: Done) -> Section:
    """Every partial is transcribed, in order, by all systems in turn."""
    peers = [spec for spec in run.peers if spec.name != MOONSHINE_VAD]
    ours = run.own.live_system(OURS, f"this program, {run.own.model}")
    undrafted = run.own.live_system(NO_DRAFTS, "each partial from the start", drafts=False)
    specs = [ours, undrafted, *peers]
    run.pool.dismiss([OURS])  # it was there for segments that are read once
    loaded = {spec.name: run.pool.memory_alone(spec) for spec in specs if spec.name != NO_DRAFTS}
    tables: list[Table] = []
    drafts: list[tuple[Cell, ...]] = []
    differing: list[str] = []
    raw: dict[str, Any] = {}
    for at, cadence_ms in enumerate(CADENCES_MS):
        comparison = _captioned(run, specs, cadence_ms, budget, within(done, at, len(CADENCES_MS)))
        caption = f"A partial every {cadence_ms / 1000:g} s of speech{_extent(comparison)}"
        tables.append(_table(run, comparison, loaded, caption))
        if {OURS, NO_DRAFTS} <= comparison.readings.keys():
            drafts.append(_drafts_row(comparison, cadence_ms))
            differing += _differing(comparison)
        raw[f"every {cadence_ms} ms"] = raw_of(comparison, {})
    run.pool.dismiss([OURS, NO_DRAFTS])
    return Section(
        NUMBER,
        "Live captioning",
        (
            f"Recording: {run.clips.long.id}, {run.clips.long.duration_s:.1f} s. One segmenter "
            "cut it once for each cadence; every window, partial or full, was then transcribed in "
            "order by each system in turn. (The program itself skips partials that come too fast.)",
            "Model RAM: private memory gained by load and warm-up. Frames: samples of speech, each "
            "counted once. RTFx: speech time over inference time.",
            *differing,
        ),
        (*tables, _drafts_table(drafts)),
        raw=raw,
    )


def live_windows(
    recording: FloatArray, vad: SpeechProbability, config: SegmenterConfig
) -> list[Segment]:
    """Every segment of a recording (n,), partial and full, in the order of a live run."""
    segmenter = Segmenter(config)
    framer = Framer()
    found: list[Segment] = []
    for frame in (*framer.push(AudioChunk(recording, 0)), *framer.flush()):
        found += segmenter.feed(frame.samples, vad(frame.samples))
    return [*found, *segmenter.flush()]


def _captioned(
    run: Run, specs: Sequence[SystemSpec], cadence_ms: int, budget: Budget, done: Done
) -> Comparison:
    config = SegmenterConfig(partial_every_ms=cadence_ms)
    segments = live_windows(run.clips.long.read(), run.make_vad(), config)
    items = [Item(f"{cadence_ms} ms, {n}", one, "", "") for n, one in enumerate(segments)]
    first = cadence_ms == CADENCES_MS[0]
    part = budget.part(0.6) if first else budget
    return run.compare(specs, items, part, done, at_least=AT_LEAST, iterations=1)


def _extent(comparison: Comparison) -> str:
    n_read = len(comparison.items)
    if n_read == comparison.n_planned:
        return ""
    return f" (the first {n_read} of {comparison.n_planned} windows)"


def _table(
    run: Run, comparison: Comparison, loaded: dict[str, Loaded | None], caption: str
) -> Table:
    names = list(comparison.readings)
    totals = {name: _totals(comparison, name) for name in names}
    ours = totals[OURS].inference_s if OURS in totals else 0.0
    figures: dict[str, Callable[[str], Cell]] = {
        "model RAM, MB": lambda name: _gained_mb(loaded.get(name)),
        "inference calls": lambda name: totals[name].partials + totals[name].finals,
        "partial segments": lambda name: totals[name].partials,
        "full segments": lambda name: totals[name].finals,
        "frames transcribed": lambda name: _frames(totals[name]),
        "speech time, s": lambda name: seconds(_frames(totals[name])),
        "inference time, s": lambda name: totals[name].inference_s,
        "RTFx": lambda name: seconds(_frames(totals[name])) / totals[name].inference_s,
        "times our inference": lambda name: totals[name].inference_s / ours if ours else None,
        "CPU time, s": lambda name: _cpu_s(comparison, name),
        "times our CPU time": lambda name: (
            _cpu_s(comparison, name) / _cpu_s(comparison, OURS) if ours else None
        ),
        "word error rate, %": lambda name: _word_errors(run, comparison, name),
    }
    columns = (Column("figure"), *(Column(name, 2) for name in names))
    rows = tuple((figure, *map(value, names)) for figure, value in figures.items())
    return Table(caption, columns, rows)


def _gained_mb(loaded: Loaded | None) -> float | None:
    return loaded.gained_bytes / MB if loaded else None


def _totals(comparison: Comparison, name: str) -> Recognised:
    """As the engine counts them."""
    totals = Recognised()
    for item, readings in _rows(comparison, name):
        reading = readings[0]
        times = StageTimes(reading.mel_s, reading.encode_s, reading.decode_s)
        transcript = Transcript(reading.text, (), 0.0, 0.0, times)
        totals = totals.observe(item.segment, transcript, reading.total_s)
    return totals


def _cpu_s(comparison: Comparison, name: str) -> float:
    return sum(readings[0].cpu_s for _, readings in _rows(comparison, name))


def _frames(totals: Recognised) -> int:
    return totals.final_samples + totals.open_samples


def _word_errors(run: Run, comparison: Comparison, name: str) -> float | None:
    """Of the full segments' text; None unless the whole recording was captioned."""
    if len(comparison.items) < comparison.n_planned:
        return None
    full = [rows[0].text for item, rows in _rows(comparison, name) if item.segment.closed]
    return score(run.clips.long.text, " ".join(full), run.normalise).words.percent


def _drafts_row(comparison: Comparison, cadence_ms: int) -> tuple[Cell, ...]:
    with_drafts = [rows[0] for _, rows in _rows(comparison, OURS)]
    without = [rows[0] for _, rows in _rows(comparison, NO_DRAFTS)]
    same = sum(one.text == other.text for one, other in zip(with_drafts, without, strict=True))
    passes = [sum(reading.passes for reading in side) for side in (with_drafts, without)]
    spent = [sum(reading.decode_s for reading in side) for side in (with_drafts, without)]
    return (
        f"{cadence_ms / 1000:g} s",
        *passes,
        passes[1] / max(passes[0], 1),
        *spent,
        spent[1] / spent[0],
        f"{same} of {len(without)}",
    )


def _differing(comparison: Comparison) -> list[str]:
    """Windows whose text a draft changed, which it must not."""
    pairs = zip(_rows(comparison, OURS), _rows(comparison, NO_DRAFTS), strict=True)
    return [
        f"A draft changed the text of window {item.id}: {with_draft[0].text!r} instead of "
        f"{without[0].text!r}."
        for (item, with_draft), (_, without) in pairs
        if with_draft[0].text != without[0].text
    ]


def _drafts_table(rows: list[tuple[Cell, ...]]) -> Table:
    columns = (
        *(Column("partial every"), Column("passes"), Column("without drafts"), Column("ratio", 2)),
        *(Column("decoder, s", 2), Column("without drafts", 2), Column("ratio", 2)),
        Column("same text"),
    )
    return Table("Draft and verify", columns, tuple(rows))


def _rows(comparison: Comparison, name: str) -> list[tuple[Item, tuple[Result, ...]]]:
    rows = comparison.readings[name][: len(comparison.items)]
    return list(zip(comparison.items, rows, strict=True))
