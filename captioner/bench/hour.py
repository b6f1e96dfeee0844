"""Table 12: an hour of recordings in one file, by the whole command and by a peer's batches."""

import json
import os
import random
import subprocess
import sys
import tempfile
import time
import wave
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

import numpy as np

from captioner.bench.batched import BATCH
from captioner.bench.budget import Budget
from captioner.bench.clips import LONG, Clip
from captioner.bench.extras import installed_version
from captioner.bench.run import Done, Run
from captioner.bench.scoring import Normalise, scored_form, word_errors
from captioner.bench.table import Cell, Column, Section, Table
from captioner.errors import BenchError
from captioner.units import SAMPLE_RATE, FloatArray, samples

NUMBER: Final = 12
SEED: Final = 14
MINUTES: Final = 60.0
MINUTES_QUICK: Final = 2.0
ROUNDS: Final = 3
PAUSES_S: Final = (0.1, 1.5)  # between two clips
NOISE: Final = 1e-4  # of full scale (-80 dBFS): no pause is digital silence
LOOK_S: Final = 0.05  # between two readings of the memory
LIMIT: Final = 3.0  # times the length of the recording, then a program counts as hung
MB: Final = 1e6


@dataclass(frozen=True, slots=True)
class Joined:
    """Recordings joined into one."""

    sound: FloatArray
    """(n,) float32 in [-1, 1], mono at units.SAMPLE_RATE."""
    text: str
    """What is said in it."""


@dataclass(frozen=True, slots=True)
class Spent:
    """What a program took for the recording, its start and the loading of the model included."""

    wall_s: float
    cpu_s: float
    peak_bytes: int
    """Resident memory."""
    text: str


def section(run: Run, budget: Budget, done: Done) -> Section:
    """The programs in turn, round after round, each a process of its own."""
    minutes = MINUTES_QUICK if run.quick else MINUTES
    joined = join(run.clips.whole, minutes, SEED)
    found: dict[str, list[Spent]] = defaultdict(list)
    failed: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "hour.wav"
        write(path, joined.sound)
        commands = _commands(run, path)
        rounds = 1 if run.quick else ROUNDS
        for at in range(rounds):
            for n, (name, command) in enumerate(commands.items()):
                done((at + n / len(commands)) / rounds)
                if name in failed or (at and budget.is_over()):
                    continue
                try:
                    found[name].append(spent(command, LIMIT * minutes * 60))
                except BenchError as exc:
                    failed[name] = str(exc)
    minutes = len(joined.sound) / SAMPLE_RATE / 60
    return Section(
        NUMBER,
        "An hour in one file",
        (
            f"{minutes:.1f} minutes put together from {len(run.clips.whole)} recordings by seed "
            f"{SEED}: those of a speaker one after the other, long ones whole, with "
            f"{PAUSES_S[0]} to {PAUSES_S[1]} s between. Each program is started anew for it and "
            "given the file; what it takes for starting and loading is counted. Medians of "
            f"{max(map(len, found.values()), default=0)} runs in turn.",
            f"faster-whisper: {installed_version('faster-whisper') or 'not installed'}, "
            f"BatchedInferencePipeline with batches of {BATCH}, beam 5 and its other defaults.",
            *(f"{name} failed: {reason}" for name, reason in failed.items()),
        ),
        (_table(found, joined, run.normalise),),
        raw={
            name: [
                {"wall_s": one.wall_s, "cpu_s": one.cpu_s, "peak_bytes": one.peak_bytes}
                for one in runs
            ]
            for name, runs in found.items()
        },
    )


def join(clips: Sequence[Clip], minutes: float, seed: int) -> Joined:
    """Clips until there are so many minutes: those of a speaker in a row, long ones whole.

    All are taken before one comes again; the order and the pauses are the seed's.
    """
    draw, noise = random.Random(seed), np.random.default_rng(seed)
    speakers: dict[str, list[Clip]] = defaultdict(list)
    for clip in clips:
        apart = clip.condition == LONG or not clip.speaker
        speakers[clip.id if apart else f"{clip.speaker} {clip.condition}"].append(clip)
    parts: list[FloatArray] = []
    texts: list[str] = []
    left: list[Clip] = []
    n_wanted, n = samples(60 * minutes), 0
    while n < n_wanted:
        if not left:
            order = list(speakers.values())
            draw.shuffle(order)
            left = [clip for group in order for clip in group]
        clip = left.pop(0)
        pause = np.zeros(samples(draw.uniform(*PAUSES_S)), np.float32)
        parts += [clip.read(), pause]
        n += len(parts[-2]) + len(pause)
        texts.append(clip.text)
    sound = np.concatenate(parts)
    sound += NOISE * noise.standard_normal(len(sound), np.float32)
    return Joined(sound.clip(-1.0, 1.0), " ".join(texts))


def write(path: Path, sound: FloatArray) -> None:
    """Write (n,) float32 as a WAV of 16 bits."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(SAMPLE_RATE)
        file.writeframes(np.round(sound * 32767).astype("<i2").tobytes())


def spent(command: Sequence[str], limit_s: float) -> Spent:
    """Run a program that prints an object with a `text`, and watch it.

    Raises:
        BenchError: it failed, took longer than `limit_s`, or printed something else.
    """
    import psutil

    began_s = time.monotonic()
    cpu_s, peak = 0.0, 0
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        process = psutil.Popen(command, stdout=out, stderr=err, stdin=subprocess.DEVNULL)
        try:
            while process.poll() is None:
                if time.monotonic() - began_s > limit_s:
                    raise BenchError(f"no end within {limit_s:.0f} s")
                try:
                    times, memory = process.cpu_times(), process.memory_info()
                    cpu_s = times.user + times.system
                    peak = max(peak, getattr(memory, "peak_wset", memory.rss))
                except (psutil.NoSuchProcess, psutil.ZombieProcess):
                    pass
                time.sleep(LOOK_S)
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
        wall_s = time.monotonic() - began_s
        out.seek(0)
        err.seek(0)
        if process.returncode:
            *_, last = err.read().decode(errors="replace").strip().splitlines() or ["no word"]
            raise BenchError(f"exit code {process.returncode}: {last}")
        try:
            text = json.loads(out.read().splitlines()[-1])["text"]
        except (ValueError, LookupError, TypeError) as exc:
            raise BenchError("it printed no text") from exc
    return Spent(wall_s, cpu_s, peak, str(text))


def _commands(run: Run, path: Path) -> dict[str, list[str]]:
    """Ours with one job and with all cores, and the peer, by what they are called."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    config = run.own.config
    ours = [
        *(sys.executable, "-m", "captioner", "transcribe", "--json", "--model", run.own.model),
        *("--beam", str(config.beam), "--threads", str(config.threads)),
    ]
    found = {
        f"captioner, {n} {'job' if n == 1 else 'jobs'}": [*ours, "--jobs", str(n), str(path)]
        for n in dict.fromkeys((1, cores or 1))
    }
    peer = [sys.executable, "-m", "captioner.bench.batched", run.own.model, str(cores), str(path)]
    return found | {f"faster-whisper batched, {cores} threads": peer}


def _table(found: dict[str, list[Spent]], joined: Joined, normalise: Normalise) -> Table:
    columns = (
        *(Column("program"), Column("wall, s"), Column("times real time")),
        *(Column("processor, s"), Column("peak memory, MB", 0), Column("word errors, %", 2)),
    )
    length_s = len(joined.sound) / SAMPLE_RATE
    rows: list[tuple[Cell, ...]] = []
    for name, runs in found.items():
        if not runs:
            continue
        wall_s = median(one.wall_s for one in runs)
        said, heard = (scored_form(one, normalise) for one in (joined.text, runs[0].text))
        words = word_errors(said, heard)
        rows.append(
            (
                *(name, wall_s, length_s / wall_s, median(one.cpu_s for one in runs)),
                max(one.peak_bytes for one in runs) / MB,
                words.percent,
            )
        )
    return Table("The whole recording", columns, tuple(rows))
