"""Play recordings through the live pipeline under a simulated clock, with any system inside."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np

from captioner.asr.transcriber import Transcriber
from captioner.bench.clips import Clip
from captioner.bench.kept import KeptTexts
from captioner.bench.scoring import Normalise
from captioner.bench.shown import Seen
from captioner.bench.simulated import Call, Simulation
from captioner.bench.system import Skipped, SystemSpec
from captioner.bench.worker import Worker
from captioner.config import EngineConfig, SegmenterConfig
from captioner.engine.whole import windows
from captioner.errors import BackendError
from captioner.events import (
    CaptionChanged,
    Closed,
    EngineEvent,
    Gap,
    Known,
    Segment,
    Transcript,
)
from captioner.units import FloatArray, samples, seconds
from captioner.vad.segmenter import TRAILING_SILENCE, Segmenter, SpeechProbability

UNFORCED: Final = 1 << 40  # ids of windows read once more: no draft of theirs is remembered


Say: TypeAlias = Callable[[str, float], None]
"""Told a step and the share of the whole that is done."""


class Clock(StrEnum):
    """What a call costs on the simulated clock."""

    WALL = "wall"
    """The time it took."""
    CPU = "cpu"
    """The processor time of all its threads: what else the machine does is not in it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """How recordings are played."""

    config: EngineConfig
    make_vad: Callable[[], SpeechProbability]
    """A fresh detector for each recording, as live sound has it."""
    make_whole_vad: Callable[[], SpeechProbability]
    """The same as a recording that is read whole has it."""
    clock: Clock
    speed: float
    """Of the engine: calls take this many times less than they were measured to take."""
    normalise: Normalise
    make_segmenter: Callable[[SegmenterConfig], Segmenter] = Segmenter
    """Cuts the speech; another one only to be compared."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LiveRun:
    """What a live report is measured with."""

    setup: Setup
    recordings: Sequence[Clip]
    noises: Sequence[Path]
    systems: Sequence[SystemSpec]
    """Ours first."""
    n_for_peers: int
    """Recordings that the other systems caption live; the first ones."""
    start: Callable[[SystemSpec], Worker]
    hours: float
    """Of simulated captioning, for the memory; 0: not measured."""
    say: Say
    readers: Sequence[SystemSpec] = ()
    """Other systems, to read the recordings whole."""
    kept: KeptTexts | None = None
    """Texts of theirs that were read before."""
    skipped: list[Skipped] = field(default_factory=list)
    """Systems that failed; filled while measuring."""


@dataclass(frozen=True, slots=True)
class Slowness:
    """A stretch of a run in which calls take a given time."""

    start_s: float
    end_s: float
    work_s_per_s: float
    """Seconds of work per second of sound that is read: 2 is half of real-time speed."""


@dataclass(slots=True)
class Played:
    """What came of a recording. Filled while it is played."""

    duration_s: float
    seen: list[Seen] = field(default_factory=list)
    gaps: list[tuple[int, Gap]] = field(default_factory=list)
    """With the stream position at which each was seen."""
    windows: list[Segment] = field(default_factory=list)
    """Closed ones as they were read, with what was known about them."""
    lags: list[tuple[float, float]] = field(default_factory=list)
    """Time and lag after each frame, s."""
    inference_s: float = 0.0
    n_calls: int = 0
    """Of the transcriber, given up ones included."""
    left_out_s: float = 0.0

    @property
    def text(self) -> str:
        """Of the final captions."""
        return " ".join(c.text for _, c in self.seen if c.final and c.text)

    @property
    def final_latencies_s(self) -> tuple[float, ...]:
        """From the end of speech, as the detector has it, to the final caption after a pause."""
        ends = {one.id: one.end for one in self.windows if one.closed is Closed.PAUSE}
        return tuple(
            seconds(at - (ends[caption.segment_id] - TRAILING_SILENCE))
            for at, caption in self.seen
            if caption.final and caption.text and caption.segment_id in ends
        )

    @property
    def last_word_latencies_s(self) -> tuple[float, ...]:
        """The same from the read position of the caption's last word."""
        closed = {one.id for one in self.windows if one.closed is Closed.PAUSE}
        return tuple(
            seconds(at - caption.start) - caption.words[-1].end_s
            for at, caption in self.seen
            if caption.final and caption.words and caption.segment_id in closed
        )


def play(
    worker: Worker, recording: FloatArray, setup: Setup, slow: Slowness | None = None
) -> Played:
    """Caption a recording (n,) as if it were live.

    Raises:
        BenchError: the system failed.
    """
    played = Played(seconds(len(recording)))

    def see(at: int, event: EngineEvent) -> None:
        match event:
            case CaptionChanged():
                played.seen.append((at, event))
            case Gap():
                played.gaps.append((at, event))
            case _:
                pass

    def transcribe(segment: Segment, now_s: float) -> Call:
        played.n_calls += 1
        if segment.closed is not None:
            played.windows.append(segment)
        return costed(worker, segment, setup, slow, now_s)

    simulation = Simulation(setup.make_vad(), transcribe, see, setup.config, setup.make_segmenter)
    simulation.play(recording, lambda now_s, lag_s: played.lags.append((now_s, lag_s)))
    simulation.finish()
    played.inference_s = simulation.inference_s
    played.left_out_s = simulation.left_out_s
    return played


def costed(
    worker: Worker, segment: Segment, setup: Setup, slow: Slowness | None = None, now_s: float = 0.0
) -> Call:
    """A call and what it takes on the simulated clock."""
    transcript, wall_s, cpu_s = worker.ask(partial(_timed, segment))
    spent_s = (wall_s if setup.clock is Clock.WALL else cpu_s) / setup.speed
    if slow and slow.start_s <= now_s < slow.end_s:
        before = segment.known.before
        n_read = len(segment.samples) + (len(before.samples) if before else 0)
        spent_s = seconds(n_read) * slow.work_s_per_s
    times = transcript.times
    share = min((times.mel_s + times.encode_s) / wall_s, 1.0) if wall_s else 0.0
    return Call(transcript, spent_s, deaf_s=share * spent_s)


def unforced(worker: Worker, segment: Segment) -> str:
    """The text of a window when nothing of it is given; what was said before it stays."""
    known = Known((), segment.known.before)
    again = replace(segment, id=segment.id + UNFORCED, known=known)
    return worker.ask(partial(_timed, again))[0].text


def read_whole(worker: Worker, recording: FloatArray, setup: Setup) -> str:
    """What `captioner transcribe` reads from a recording (n,)."""
    second = setup.config.second is not None
    found = (replace(one, second=second) for one in windows(recording, setup.make_whole_vad()))
    texts = [worker.ask(partial(_timed, segment))[0].text for segment in found]
    return " ".join(filter(None, texts))


def looped(recordings: Sequence[FloatArray], n_samples: int) -> FloatArray:
    """Recordings one after the other, a second of silence between them, cut to (n_samples,)."""
    silence = np.zeros(samples(1.0), np.float32)
    parts: list[FloatArray] = []
    n_parts = 0
    while n_parts < n_samples:
        for recording in recordings:
            parts += [recording, silence]
            n_parts += len(recording) + len(silence)
    return np.concatenate(parts)[:n_samples]


def _timed(segment: Segment, transcriber: Transcriber) -> tuple[Transcript, float, float]:
    """Transcript, wall-clock and processor time, s."""
    began_s, began_cpu_s = time.perf_counter(), time.process_time()
    transcript = transcriber.transcribe(segment, _never)
    spent_s, cpu_s = time.perf_counter() - began_s, time.process_time() - began_cpu_s
    if transcript is None:
        raise BackendError("a call gave up that nobody had cancelled")
    return transcript, spent_s, cpu_s


def _never() -> bool:
    return False
