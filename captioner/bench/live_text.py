"""`captioner bench live`: how far live text can be trusted, as sections of a report."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any, Final

from captioner.audio.recording import read_recording
from captioner.bench.clips import Clip
from captioner.bench.live_hours import hours_section
from captioner.bench.live_run import (
    LiveRun,
    Played,
    Slowness,
    looped,
    play,
    read_whole,
    unforced,
)
from captioner.bench.live_trust import FINALS, WHOLE, trusted
from captioner.bench.noises import generated
from captioner.bench.pool import WorkerPool
from captioner.bench.registry import OURS
from captioner.bench.scoring import Errors, score
from captioner.bench.shown import (
    Erasure,
    Latencies,
    Seen,
    Spoken,
    by_caption,
    contradicted,
    erasure,
    latencies,
    seam_errors,
    spoken_words,
    spread,
)
from captioner.bench.system import Skipped
from captioner.bench.table import Bars, Cell, Chart, Column, Section, Table
from captioner.bench.worker import Worker
from captioner.errors import BenchError
from captioner.units import SAMPLE_RATE, samples, seconds

BEFORE_S: Final = 20.0  # of normal speed, before the engine is slow
SLOW_S: Final = 120.0
AFTER_S: Final = 40.0
HALF_SPEED: Final = 2.0  # seconds of work per second of sound
NORMAL_S: Final = 1.0  # a lag that readers do not notice
GENERATED_S: Final = 150.0  # of each of the four kinds: ten minutes


@dataclass(slots=True)
class _Sums:
    """Of one system over the recordings."""

    name: str
    words: list[Errors] = field(default_factory=list)
    """Of the finals of each recording."""
    whole: list[Errors] = field(default_factory=list)
    """Of each recording read whole; none for peers, see `live_trust`."""
    times: Latencies = field(default_factory=Latencies)
    final_s: tuple[float, ...] = ()
    last_word_s: tuple[float, ...] = ()
    erased: Erasure = field(default_factory=Erasure)
    n_settled: int = 0
    n_contradicted: int = 0
    inference_s: float = 0.0
    duration_s: float = 0.0
    rows: list[tuple[Cell, ...]] = field(default_factory=list)
    raw: list[dict[str, Any]] = field(default_factory=list)

    def observe(self, played: Played, times: Latencies, erased: Erasure) -> None:
        """Add what was seen of a recording as it was played."""
        self.times += times
        self.final_s += played.final_latencies_s
        self.last_word_s += played.last_word_latencies_s
        self.erased += erased
        self.inference_s += played.inference_s
        self.duration_s += played.duration_s


def sections(run: LiveRun) -> Iterator[Section]:
    """The parts of the report, each as soon as it is measured.

    Raises:
        BenchError: our own engine failed.
    """
    spoken: dict[str, list[Spoken]] = {}
    sums: list[_Sums] = []
    for spec in run.systems:
        try:
            with run.start(spec) as worker:
                sums.append(_read_all(run, spec.name, worker, spoken))
        except BenchError as exc:
            if spec.name == OURS:
                raise
            run.skipped.append(Skipped(spec.name, str(exc)))
    yield _recordings(run, sums)
    ours = run.systems[0]
    with run.start(ours) as worker:
        yield _slowed(run, worker)
        yield _noise(run, worker)
    if run.hours:
        with run.start(ours) as worker:
            yield hours_section(
                4, worker, run.setup, [clip.read() for clip in run.recordings], run.hours, run.say
            )


def _read_all(run: LiveRun, name: str, worker: Worker, spoken: dict[str, list[Spoken]]) -> _Sums:
    sums = _Sums(name)
    n_all = len(run.recordings) * len(run.systems)
    for n, clip in enumerate(run.recordings):
        run.say(f"{clip.id}, {name}", 0.6 * (len(sums.rows) / n_all))
        recording = clip.read()
        whole = read_whole(worker, recording, run.setup) if name == OURS else None
        if name != OURS and n >= run.n_for_peers:
            continue
        played = play(worker, recording, run.setup)
        if name == OURS:
            spoken[clip.id] = spoken_words(played.seen)
        _add(run, sums, clip, played, whole, spoken[clip.id])
        if name == OURS:
            _check_settled(worker, played, sums)
    return sums


def _add(
    run: LiveRun,
    sums: _Sums,
    clip: Clip,
    played: Played,
    whole: str | None,
    spoken: Sequence[Spoken],
) -> None:
    words = score(clip.text, played.text, run.setup.normalise).words
    read = None if whole is None else score(clip.text, whole, run.setup.normalise).words
    times, erased = latencies(played.seen, spoken), erasure(played.seen)
    seams = seam_errors(clip.text, played.seen, run.setup.normalise)
    shown, finals = spread(times.shown_s), spread(played.final_latencies_s)
    sums.words.append(words)
    sums.whole += [read] if read else []
    sums.observe(played, times, erased)
    timed = sums.name == OURS  # peers tell no word times, so nothing is known about their seams
    sums.rows.append(
        (
            clip.id,
            played.duration_s,
            words.percent,
            None if read is None else read.percent,
            seams.n_seams if timed else None,
            (" ".join(seams.dropped) or 0) if timed else None,
            (" ".join(seams.doubled) or 0) if timed else None,
            shown.median_s,
            finals.median_s,
            erased.words / max(erased.final_words, 1),
        )
    )
    sums.raw.append(
        {
            "id": clip.id,
            "reference": clip.text,
            "finals": played.text,
            "whole_file": whole,
            "word_errors": asdict(words),
            "seams": asdict(seams) if timed else None,
            "latencies": asdict(times),
            "final_latencies_s": played.final_latencies_s,
            "erasure": asdict(erased),
            "lag_s_at_most": max(lag for _, lag in played.lags),
            "left_out_s": played.left_out_s,
            "captions": _plain(played.seen),
        }
    )


def _plain(seen: Sequence[Seen]) -> list[dict[str, Any]]:
    """What was seen, for who wants to see why a figure is what it is."""
    return [
        {
            "at_s": round(seconds(at), 3),
            "id": caption.segment_id,
            "final": caption.final,
            "settled": caption.settled,
            "pending": caption.pending,
        }
        for at, caption in seen
    ]


def _check_settled(worker: Worker, played: Played, sums: _Sums) -> None:
    """Read each window once more without its settled words, and compare."""
    captions = by_caption(played.seen)
    differing = []
    for segment in played.windows:
        before_final = [c for _, c in captions.get(segment.id, []) if not c.final]
        if not segment.known.settled or not before_final:
            continue
        again = unforced(worker, segment)
        settled = before_final[-1].settled
        n_wrong, n = contradicted(settled, again)
        sums.n_contradicted += n_wrong
        sums.n_settled += n
        if n_wrong:
            differing.append({"settled": settled, "unforced": again})
    sums.raw[-1]["contradicted"] = differing


def _recordings(run: LiveRun, sums: Sequence[_Sums]) -> Section:
    with WorkerPool(run.start) as pool:
        say = partial(run.say, "Recordings read whole by others")
        read = {f"{one.name}{FINALS}": one.words for one in sums}
        read |= {f"{one.name}{WHOLE}": one.whole for one in sums if one.whole}
        trust = trusted(run, read, pool, lambda share: say(0.6 + 0.05 * share))
    columns = (
        *(Column("recording"), Column("s"), Column("WER, finals, %", 2)),
        *(Column("WER, whole file, %", 2), Column("seams"), Column("dropped there")),
        *(Column("doubled there"), Column("word latency, median, s", 2)),
        *(Column("final latency, median, s", 2), Column("words erased per word", 3)),
    )
    tables = [Table(one.name, columns, tuple(one.rows)) for one in sums]
    every = run.setup.config.segmenter.partial_every_ms
    return Section(
        1,
        "Recordings captioned live",
        (
            f"A partial every {every} ms of speech at the most; the engine leaves out those it has "
            "no time for. All systems stand behind the same segmenter and the same lag policy.",
            "Word latency: from where the word was read in our final caption to when it was first "
            "shown; for other systems, of the words that align with ours. Final latency: from the "
            "end of speech as the detector has it, so the pause that ends a window is in it.",
            "Erased: words shown and then not shown any more from the first that changed, "
            "punctuation and capitals included, over words of the finals.",
            f"Other systems caption the first {run.n_for_peers} of {len(run.recordings)} "
            "recordings live; those of the tables of word error rates read all of them whole.",
            "At a seam: within 1 s of where one window ends and the next begins. Only our engine "
            "tells word times. Peers settle no words: theirs are settled when final.",
            "Whole file: ours as `captioner transcribe` does it, others by the defaults of their "
            "libraries. Moonshine's own streaming is not measured.",
            *trust.remarks,
        ),
        (_summary(sums), *trust.tables, *tables),
        _charts(sums),
        {"recordings": {one.name: one.raw for one in sums}, **trust.raw},
    )


def _summary(sums: Sequence[_Sums]) -> Table:
    def times(pick: Callable[[_Sums], Sequence[float]], part: str) -> Callable[[_Sums], Cell]:
        return lambda one: getattr(spread(pick(one)), part)

    def erased(pick: Callable[[Erasure], float]) -> Callable[[_Sums], Cell]:
        return lambda one: pick(one.erased)

    figures: dict[str, Callable[[_Sums], Cell]] = {
        "WER of finals, %": lambda one: sum(one.words, Errors()).percent,
        "WER of the whole file, %": lambda one: (
            sum(one.whole, Errors()).percent if one.whole else None
        ),
        "first word of a caption, median, s": times(lambda o: o.times.first_word_s, "median_s"),
        "first word of a caption, 95th percentile, s": times(
            lambda o: o.times.first_word_s, "p95_s"
        ),
        "word shown, median, s": times(lambda o: o.times.shown_s, "median_s"),
        "word shown, 95th percentile, s": times(lambda o: o.times.shown_s, "p95_s"),
        "word settled, median, s": times(lambda o: o.times.settled_s, "median_s"),
        "word settled, 95th percentile, s": times(lambda o: o.times.settled_s, "p95_s"),
        "final after end of speech, median, s": times(lambda o: o.final_s, "median_s"),
        "final after end of speech, 95th percentile, s": times(lambda o: o.final_s, "p95_s"),
        "final after its last word's place, median, s": times(lambda o: o.last_word_s, "median_s"),
        "words erased per final word": erased(lambda e: e.words / max(e.final_words, 1)),
        "the same without punctuation and capitals": erased(
            lambda e: e.heard_words / max(e.final_words, 1)
        ),
        "characters erased per final character": erased(
            lambda e: e.characters / max(e.final_characters, 1)
        ),
        "events that changed settled text": erased(lambda e: e.settled),
        "words settled before the final": lambda one: one.n_settled or None,
        "of them not in an unforced reading, %": lambda one: (
            100.0 * one.n_contradicted / one.n_settled if one.n_settled else None
        ),
        "inference per second of sound, s": lambda one: one.inference_s / one.duration_s,
    }
    rows = tuple((name, *map(value, sums)) for name, value in figures.items())
    columns = (Column("figure"), *(Column(one.name, 3) for one in sums))
    return Table("All recordings together", columns, rows)


def _charts(sums: Sequence[_Sums]) -> tuple[Chart, ...]:
    groups = ("first word", "word shown", "word settled", "final")

    def medians(one: _Sums) -> tuple[float, ...]:
        values = (one.times.first_word_s, one.times.shown_s, one.times.settled_s, one.final_s)
        return tuple(spread(value).median_s or 0.0 for value in values)

    series = tuple((one.name, medians(one)) for one in sums)
    return (Bars("latency.png", "Latency of live captions, median", "s", groups, series),)


def _slowed(run: LiveRun, worker: Worker) -> Section:
    """The engine at half of real-time speed for two minutes."""
    run.say("At half of real-time speed", 0.6)
    slow = Slowness(BEFORE_S, BEFORE_S + SLOW_S, HALF_SPEED)
    n_samples = samples(BEFORE_S + SLOW_S + AFTER_S)
    sound = looped([clip.read() for clip in run.recordings], n_samples)
    played = play(worker, sound, run.setup, slow)
    usual_s = max(lag for at, lag in played.lags if at < slow.start_s)
    normal_s = max(usual_s, NORMAL_S)
    late = [at for at, lag in played.lags if at >= slow.end_s and lag > normal_s]
    late += [seconds(gap.end) for _, gap in played.gaps if seconds(gap.end) > slow.end_s]
    rows: dict[str, Cell] = {
        "largest lag before, s": usual_s,
        "largest lag meanwhile and after, s": max(
            lag for at, lag in played.lags if at >= slow.start_s
        ),
        "skips marked": len(played.gaps),
        "left out, s": played.left_out_s,
        "back to normal after, s": max(late, default=slow.end_s) - slow.end_s,
    }
    return Section(
        2,
        "An engine at half of real-time speed",
        (
            f"{BEFORE_S:g} s as it is, {SLOW_S:g} s at {HALF_SPEED:g} s of work per second of "
            f"sound read, {AFTER_S:g} s as it is. Normal: no lag above {NORMAL_S:g} s or the "
            "largest before, and no skip.",
        ),
        (Table("Lag", (Column("figure"), Column("value", 2)), tuple(rows.items())),),
        raw={
            "lag_s_each_second": [round(lag, 3) for _, lag in played.lags[:: SAMPLE_RATE // 320]],
            "gaps_s": [[seconds(gap.start), seconds(gap.end)] for _, gap in played.gaps],
        },
    )


def _noise(run: LiveRun, worker: Worker) -> Section:
    """Captions where nobody speaks."""
    sounds = {path.stem: partial(read_recording, path) for path in run.noises}
    made = generated(GENERATED_S)
    rows: list[tuple[Cell, ...]] = []
    raw: list[dict[str, Any]] = []
    duration_s = {"recorded": 0.0, "generated": 0.0}
    false = dict.fromkeys(duration_s, 0)
    n_all = len(sounds) + len(made)
    for name in (*sounds, *made):
        run.say("Noise", 0.65 + 0.1 * len(raw) / n_all)
        kind = "generated" if name in made else "recorded"
        sound = made[name] if name in made else sounds[name]()
        played = play(worker, sound, run.setup)
        captions = [c for _, c in played.seen if c.final and c.text]
        partials = [c for _, c in played.seen if not c.final and c.text]
        duration_s[kind] += played.duration_s
        false[kind] += len(captions)
        raw.append({"sound": name, "windows": len(played.windows), "texts": played.text})
        if captions or partials:
            rows.append((name, len(played.windows), len(partials), len(captions), played.text))
    sums: tuple[tuple[Cell, ...], ...] = tuple(
        (kind, duration_s[kind] / 60, false[kind], 3600 * false[kind] / duration_s[kind])
        for kind in duration_s
        if duration_s[kind]
    )
    names = ("sound", "windows", "partials shown", "captions", "text")
    columns = (Column("sounds"), Column("min"), Column("captions"), Column("an hour"))
    tables = [Table("False captions", columns, sums)]
    if rows:
        tables.append(Table("Where", tuple(map(Column, names)), tuple(rows)))
    return Section(
        3,
        "Where nobody speaks",
        ("Generated: silence, noise, hum and typing-like clicks, a quarter of the time each.",),
        tuple(tables),
        raw={"sounds": raw},
    )
