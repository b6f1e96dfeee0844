"""Hours of simulated captioning: whether memory grows, and whether anything is left out."""

from collections.abc import Callable, Sequence
from statistics import linear_regression
from typing import Final

from captioner.asr.transcriber import Transcriber
from captioner.bench.live_run import Setup, costed, looped
from captioner.bench.simulated import Simulation
from captioner.bench.table import Column, Section, Table
from captioner.bench.worker import Worker
from captioner.engine.memory import resident_bytes
from captioner.events import CaptionChanged, EngineEvent, Gap
from captioner.units import FloatArray, samples, seconds

STEP_S: Final = 300.0  # simulated time between two looks at the memory
WARM_SHARE: Final = 0.25  # of the run, at its beginning, is no part of the slope
MB: Final = 1e6


class _Counted:
    """What came out; keeps no text, so that it does not grow itself."""

    def __init__(self) -> None:
        self.n_words = 0
        self.n_finals = 0
        self.n_gaps = 0

    def __call__(self, _at: int, event: EngineEvent) -> None:
        match event:
            case CaptionChanged(final=True):
                self.n_finals += 1
                self.n_words += len(event.text.split())
            case Gap():
                self.n_gaps += 1
            case _:
                pass


def hours_section(
    number: int,
    worker: Worker,
    setup: Setup,
    recordings: Sequence[FloatArray],
    hours: float,
    say: Callable[[str, float], None],
) -> Section:
    """Caption recordings over and over.

    Raises:
        BenchError: the system failed.
    """
    once = looped(recordings, sum(map(len, recordings)) + len(recordings) * samples(1.0))
    counted = _Counted()
    simulation = Simulation(
        setup.make_vad(),
        lambda one, now: costed(worker, one, setup, None, now),
        counted,
        setup.config,
    )
    rows: list[tuple[float, float, float]] = []  # s, MB of the engine's process, of ours
    n_words: list[int] = []  # of each round
    while seconds(simulation.position) < 3600 * hours:
        before = counted.n_words
        for at in range(0, len(once), samples(STEP_S)):
            simulation.play(once[at : at + samples(STEP_S)])
            now_s = seconds(simulation.position)
            say(f"{now_s / 60:.0f} simulated minutes", 0.75 + 0.25 * min(now_s / 3600 / hours, 1.0))
            rows.append((now_s, worker.ask(_resident) / MB, resident_bytes() / MB))
        n_words.append(counted.n_words - before)
    simulation.finish()
    figures = _figures(rows, n_words, counted)
    return Section(
        number,
        "Hours",
        ("Resident memory; the slope leaves the first quarter out.",),
        (Table("Memory", (Column("figure"), Column("value", 2)), figures),),
        raw={"resident_mb": [[round(value, 2) for value in row] for row in rows]},
    )


def _figures(
    rows: Sequence[tuple[float, float, float]], n_words: Sequence[int], counted: _Counted
) -> tuple[tuple[str, float], ...]:
    warm = [row for row in rows if row[0] >= WARM_SHARE * rows[-1][0]]
    return (
        ("simulated, h", rows[-1][0] / 3600),
        ("model's process, warm, MB", warm[0][1]),
        ("model's process, at the end, MB", warm[-1][1]),
        ("its slope, MB/h", slope([(at_s / 3600, mb) for at_s, mb, _ in warm])),
        ("engine's process, warm, MB", warm[0][2]),
        ("engine's process, at the end, MB", warm[-1][2]),
        ("its slope, MB/h", slope([(at_s / 3600, mb) for at_s, _, mb in warm])),
        ("final captions", counted.n_finals),
        ("skips", counted.n_gaps),
        ("rounds of the recordings", len(n_words)),
        ("words in a round, at least", min(n_words)),
        ("words in a round, at most", max(n_words)),
    )


def slope(points: Sequence[tuple[float, float]]) -> float:
    """Of the straight line with the smallest squares; 0 for a single point."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return linear_regression(xs, ys).slope if len(set(xs)) > 1 else 0.0


def _resident(_transcriber: Transcriber) -> int:
    return resident_bytes()
