"""What each device for speed spares: live captions with all of them, and with each switched off."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from captioner.bench.clips import Clip
from captioner.bench.live_run import Setup, play
from captioner.bench.noises import pink_noise
from captioner.bench.run import OwnEngine
from captioner.bench.scoring import score
from captioner.bench.shown import latencies, spoken_words, spread
from captioner.bench.system import SystemSpec
from captioner.bench.table import Cell, Column, Section, Table
from captioner.bench.worker import Worker
from captioner.config import VadKind
from captioner.units import VAD_FRAME
from captioner.vad.factory import make_vad
from captioner.vad.segmenter import Segmenter

ALL: Final = "as it is"
NOISE_S: Final = 60.0
NOISE_DBFS: Final = -60.0
MINUTE_S: Final = 60.0


@dataclass(frozen=True, slots=True)
class Variant:
    """Live captions with one device switched off."""

    name: str
    spec: SystemSpec
    setup: Setup


class ClockedSegmenter(Segmenter):
    """Has a partial each time it is due, whatever was said since the last."""

    def _partial_is_due(self) -> bool:
        return self.position - self._partial_end >= self._partial_every


def variants(own: OwnEngine, setup: Setup) -> Iterator[Variant]:
    """All devices on first, then each off."""
    usual = own.live_system("on", ALL)
    config = setup.config
    yield Variant(ALL, usual, setup)
    undrafted = own.live_system("no-drafts", "each text from the start", drafts=False)
    yield Variant("drafts off: no text of the partial before is verified", undrafted, setup)
    free = own.live_system("no-prefix", "nothing is forced", prefix=False)
    yield Variant("settled words not forced: all is read again", free, setup)
    long = replace(setup, config=replace(config, partial_context_s=config.context_s))
    yield Variant(f"partials with {config.context_s:g} s of context", usual, long)
    clock = replace(setup, make_segmenter=ClockedSegmenter)
    yield Variant("partials by the clock alone", usual, clock)
    unbounded = replace(setup, config=replace(config, max_lag_s=None))
    yield Variant("no pace: nothing is given up for time", usual, unbounded)
    if own.config.beam > 1:
        greedy = own.live_system("greedy", "one hypothesis", beam=1)
        yield Variant("for comparison: final text with one hypothesis", greedy, setup)


def section(
    number: int,
    run: Sequence[Variant],
    clips: Sequence[Clip],
    start: Callable[[SystemSpec], Worker],
    say: Callable[[str, float], None],
) -> Section:
    """Play the recordings with every variant in turn.

    Args:
        number: of the section.
        run: the variants, all devices on first.
        clips: to play; each with all variants before the next.
        start: starts a worker.
        say: told what is done, and the share.

    Raises:
        BenchError: our own engine failed.
    """
    rows: list[tuple[Cell, ...]] = []
    raw: dict[str, Any] = {}
    usual_s = 0.0
    for at, one in enumerate(run):
        with start(one.spec) as worker:
            say(one.name, at / len(run))
            figures = _played(worker, one.setup, clips)
        usual_s = usual_s or figures.spent_s
        rows.append(figures.row(one.name, usual_s))
        raw[one.name] = {"spent_s": figures.spent_s, "texts": figures.texts}
    return Section(
        number,
        "Devices for speed, each switched off",
        (
            f"{', '.join(clip.id for clip in clips)} through the live pipeline on a simulated "
            "clock on which a call takes its processor time, as in `bench live`. Work: processor "
            "time of all calls of the model for a minute of sound.",
            "The gate keeps sound that is nothing but its background from the voice network; the "
            f"second table has what the detector takes of a minute of pink noise of {NOISE_DBFS:g} "
            "dBFS.",
        ),
        (_table(rows), _gate_table()),
        raw={"devices": raw},
    )


@dataclass(frozen=True, slots=True)
class _Figures:
    spent_s: float
    duration_s: float
    n_calls: int
    shown_s: tuple[float, ...]
    final_s: tuple[float, ...]
    errors: float | None
    texts: tuple[str, ...]

    def row(self, name: str, usual_s: float) -> tuple[Cell, ...]:
        """With the work over that of all devices on."""
        a_minute = MINUTE_S / self.duration_s
        return (
            *(name, self.spent_s * a_minute, self.spent_s / usual_s, self.n_calls * a_minute),
            *(spread(self.shown_s).median_s, spread(self.final_s).median_s, self.errors),
        )


def _played(worker: Worker, setup: Setup, clips: Sequence[Clip]) -> _Figures:
    spent_s, duration_s, n_calls = 0.0, 0.0, 0
    shown: tuple[float, ...] = ()
    finals: tuple[float, ...] = ()
    texts = []
    for clip in clips:
        played = play(worker, clip.read(), setup)
        spent_s += played.inference_s
        duration_s += played.duration_s
        n_calls += played.n_calls
        shown += latencies(played.seen, spoken_words(played.seen)).shown_s
        finals += played.final_latencies_s
        texts.append(played.text)
    said = " ".join(clip.text for clip in clips)
    errors = score(said, " ".join(texts), setup.normalise).words.percent
    return _Figures(spent_s, duration_s, n_calls, shown, finals, errors, tuple(texts))


def _table(rows: Sequence[tuple[Cell, ...]]) -> Table:
    columns = (
        *(Column("device"), Column("work a minute, s", 2), Column("of all on", 2)),
        *(Column("calls a minute", 0), Column("word shown, median, s", 2)),
        *(Column("final, median, s", 2), Column("word errors, %", 2)),
    )
    return Table("Live captions with a device switched off", columns, tuple(rows))


def _gate_table() -> Table:
    on, off = (detector_s(sparing=sparing) for sparing in (True, False))
    rows = (("with its gate", on, 1.0), ("without", off, off / on))
    columns = (Column("detector"), Column("processor time a minute, s", 2), Column("times", 2))
    return Table("The detector while nobody speaks", columns, rows)


def detector_s(*, sparing: bool) -> float:
    """Processor time, s, that the detector takes of a minute of noise."""
    vad = make_vad(VadKind.SILERO, sparing=sparing)
    frames = pink_noise(NOISE_S, NOISE_DBFS).reshape(-1, VAD_FRAME)
    began_s = time.thread_time()
    for frame in frames:
        vad(frame)
    return time.thread_time() - began_s
