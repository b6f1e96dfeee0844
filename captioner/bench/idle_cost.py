"""What the program takes while it listens, in real time, through a sound server of its own."""

import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import soundfile

from captioner.bench.clips import Clip
from captioner.bench.energy import read_counters
from captioner.bench.noises import pink_noise
from captioner.bench.program_run import (
    LIVE,
    SETTLE_S,
    WINDOW,
    Taken,
    first_event,
    running,
    taken_in,
)
from captioner.bench.sound_server import SoundServer, sound_server
from captioner.bench.table import Cell, Column, Section, Table
from captioner.composition.model_store import ROOT_VARIABLE, open_store
from captioner.units import SAMPLE_RATE, FloatArray, samples

NOISE_DBFS: Final = -60.0  # a quiet room
TWO_SOURCES: Final = '[sound]\nsource = "mic+computer"\n'
SPARE_S: Final = 240.0  # of sound, beyond what is measured: the start may take so long
WINDOW_START_S: Final = 20.0  # until a window listens; it tells nobody


@dataclass(frozen=True, slots=True)
class Case:
    """One program that listens to something."""

    name: str
    words: tuple[str, ...]
    """Python's arguments."""
    speech: bool = False
    two: bool = False
    """Whether the computer's sound is a source, too."""


CASES: Final = (
    Case("nobody speaks, `live`", (*LIVE, "--source", "mic")),
    Case("nobody speaks, `live`, two sources", (*LIVE, "--source", "mic+computer"), two=True),
    Case("nobody speaks, window", WINDOW),
    Case("nobody speaks, window, two sources", WINDOW, two=True),
    Case("somebody speaks without a pause, `live`", (*LIVE, "--source", "mic"), speech=True),
)


def section(number: int, clip: Clip, span_s: float, say: Callable[[str, float], None]) -> Section:
    """Each case for `span_s` seconds of real time.

    Args:
        number: of the section.
        clip: what is spoken, over and over.
        span_s: that are measured.
        say: told what is done, and the share.

    Raises:
        BenchError: PulseAudio is missing, or the program does not run.
    """
    rows, raw = [], {}
    for at, case in enumerate(CASES):
        say(case.name, at / len(CASES))
        taken = _measured(case, clip, span_s)
        rows.append(_row(case, taken))
        raw[case.name] = {"wall_s": taken.wall_s, "cpu_s": taken.cpu_s}
    return Section(
        number,
        "What listening takes",
        tuple(_remarks(clip, span_s)),
        (_table(rows),),
        raw={"idle": raw},
    )


def _remarks(clip: Clip, span_s: float) -> Iterator[str]:
    yield (
        f"{span_s:g} s of real time each, through a private PulseAudio, after the program has "
        f"listened for {SETTLE_S:g} s. Nobody speaks: pink noise of {NOISE_DBFS:g} dBFS. Somebody "
        f"speaks: {clip.id} over and over. The window is drawn into memory (`offscreen`)."
    )
    yield (
        "Processor time of all threads of the program; the sound server is not in it. Wakes: how "
        "often a thread that waited was woken."
    )
    counters = read_counters()
    if isinstance(counters, str):
        yield f"Energy is not measured: {counters}."
    else:
        yield "Energy: of the whole processor, with whatever else the machine did meanwhile."


def _table(rows: Sequence[tuple[Cell, ...]]) -> Table:
    columns = (
        *(Column("case"), Column("of a core, %", 2), Column("processor time a minute, s", 2)),
        *(Column("wakes a second"), Column("energy a minute, J")),
    )
    return Table("Processor time while the program listens", columns, tuple(rows))


def _row(case: Case, taken: Taken) -> tuple[Cell, ...]:
    a_minute = 60 / taken.wall_s
    energy = None if taken.energy_j is None else taken.energy_j * a_minute
    return (case.name, taken.percent, taken.cpu_s * a_minute, taken.wakes_per_s, energy)


def _measured(case: Case, clip: Clip, span_s: float) -> Taken:
    with sound_server() as server, tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        sound = folder / "sound.wav"
        soundfile.write(sound, _sound(case, clip, span_s + SPARE_S), SAMPLE_RATE)
        if case.two:
            server.connect_output("speakers")
            settings = folder / "captioner" / "settings.toml"  # of the window
            settings.parent.mkdir()
            settings.write_text(TWO_SOURCES)
        with (
            server.playing(sound),
            running(case.words, environment(server, folder), folder) as process,
        ):
            if case.words[: len(LIVE)] == LIVE:
                first_event(process, folder, text=False)
            else:
                taken_in(process, WINDOW_START_S, folder)
            taken_in(process, SETTLE_S, folder)
            return taken_in(process, span_s, folder)


def _sound(case: Case, clip: Clip, duration_s: float) -> FloatArray:
    if case.speech:
        spoken = clip.read()
        return np.tile(spoken, -(-samples(duration_s) // len(spoken)))[: samples(duration_s)]
    return pink_noise(duration_s, NOISE_DBFS)


def environment(server: SoundServer, folder: Path) -> dict[str, str]:
    """Of a program that hears the server, has settings of its own and our models."""
    own = {name: str(folder) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
    models = str(open_store(os.environ).root)
    return {**server.environment, **own, ROOT_VARIABLE: models, "QT_QPA_PLATFORM": "offscreen"}
