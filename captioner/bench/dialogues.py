"""Conversations put together from recordings of people who speak alone. Pure, by a seed.

Who speaks when is known to the sample, so labels of speakers can be measured against it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import soxr

from captioner.units import SAMPLE_RATE, FloatArray, samples

SHORTEST_S: Final = 1.5
LONGEST_S: Final = 12.0
OVERLAP_S: Final = 0.2
PAUSES_S: Final = (0.1, 0.9)  # between turns that do not overlap
OVERLAPPING: Final = 0.3  # share of turns that begin before the last one ended
LEVEL_DBFS: Final = -26.0  # of a voice; each is off by up to LEVEL_SPREAD_DB
LEVEL_SPREAD_DB: Final = 4.0
ROOM_DBFS: Final = -62.0  # of the noise that joins the recordings
EDGE_S: Final = 0.1  # of a voice's recording kept around its speech
FADE_S: Final = 0.01
TELEPHONE_HZ: Final = (300.0, 3400.0)
TELEPHONE_RATE: Final = 8000


@dataclass(frozen=True, slots=True)
class Turn:
    """One stretch of one voice."""

    voice: str
    start_s: float
    end_s: float


@dataclass(frozen=True, slots=True)
class Dialogue:
    """A conversation and who speaks in it."""

    samples: FloatArray
    """Shape (n,), mono at units.SAMPLE_RATE."""
    turns: tuple[Turn, ...]
    """In order of their starts; neighbours may overlap by OVERLAP_S."""

    @property
    def voices(self) -> tuple[str, ...]:
        """In the order they are first heard in."""
        return tuple(dict.fromkeys(turn.voice for turn in self.turns))

    def over_telephone(self) -> "Dialogue":
        """The same from 300 to 3400 Hz, at 8 kHz and back."""
        narrow = soxr.resample(self.samples, SAMPLE_RATE, TELEPHONE_RATE)
        spectrum = np.fft.rfft(narrow)
        hz = np.fft.rfftfreq(len(narrow), 1 / TELEPHONE_RATE)
        low_hz, high_hz = TELEPHONE_HZ
        spectrum[(hz < low_hz) | (hz > high_hz)] = 0
        band = np.fft.irfft(spectrum, len(narrow)).astype(np.float32)
        wide = soxr.resample(band, TELEPHONE_RATE, SAMPLE_RATE)
        return Dialogue(np.asarray(wide, np.float32), self.turns)


def converse(
    recordings: Mapping[str, Sequence[FloatArray]], seed: int, longest_s: float = 90.0
) -> Dialogue:
    """Let voices speak in turn; none says the same twice, and each speaks at least twice if it can.

    Args:
        recordings: of each voice, at units.SAMPLE_RATE, in the order they are cut from.
        seed: of everything that is drawn.
        longest_s: the dialogue ends with the first turn that reaches it, or where fewer than two
            voices have anything left to say.
    """
    draw = np.random.default_rng(seed)
    left = {name: _levelled(clips, draw) for name, clips in recordings.items()}
    said: list[tuple[str, int, FloatArray]] = []
    at = samples(0.5)
    while at < samples(longest_s) and sum(map(bool, left.values())) > 1:
        voice = _next_voice(left, said, draw)
        piece = _cut(left[voice], draw)
        said.append((voice, at, piece))
        overlapping = draw.random() < OVERLAPPING
        at += len(piece) + samples(-OVERLAP_S if overlapping else draw.uniform(*PAUSES_S))
    room = draw.normal(0, 10 ** (ROOM_DBFS / 20), at + samples(1.5))
    mixed = room.astype(np.float32)
    for _, start, piece in said:
        mixed[start : start + len(piece)] += piece
    turns = (
        Turn(voice, start / SAMPLE_RATE, (start + len(piece)) / SAMPLE_RATE)
        for voice, start, piece in said
    )
    return Dialogue(np.clip(mixed, -1, 1), tuple(turns))


def _next_voice(
    left: Mapping[str, Sequence[FloatArray]],
    said: Sequence[tuple[str, int, FloatArray]],
    draw: np.random.Generator,
) -> str:
    """Another voice than the last one; who was not heard for long is likelier."""
    last = said[-1][0] if said else None
    able = [name for name, clips in left.items() if clips and name != last]
    heard = [voice for voice, _, _ in said]
    waited = [1 + (heard[::-1].index(name) if name in heard else len(heard) + 2) for name in able]
    return str(draw.choice(able, p=np.array(waited) / sum(waited)))


def _cut(clips: list[FloatArray], draw: np.random.Generator) -> FloatArray:
    """Take the next turn off the recordings of a voice; ends of less than SHORTEST_S are lost."""
    clip = clips.pop(0)
    wanted = samples(float(np.exp(draw.uniform(np.log(SHORTEST_S), np.log(LONGEST_S)))))
    if len(clip) - wanted >= samples(SHORTEST_S):
        clips.insert(0, clip[wanted:])
        clip = clip[:wanted]
    piece = clip[: samples(LONGEST_S)].copy()
    fade = np.linspace(0, 1, samples(FADE_S), dtype=np.float32)
    piece[: len(fade)] *= fade
    piece[-len(fade) :] *= fade[::-1]
    return piece


def _levelled(clips: Sequence[FloatArray], draw: np.random.Generator) -> list[FloatArray]:
    """Recordings of at least SHORTEST_S without silence at their ends, all at one level."""
    level_dbfs = LEVEL_DBFS + draw.uniform(-LEVEL_SPREAD_DB, LEVEL_SPREAD_DB)
    spoken = [_trimmed(clip) for clip in clips]
    return [
        (clip * 10 ** (level_dbfs / 20) / np.sqrt(np.mean(clip**2))).astype(np.float32)
        for clip in spoken
        if len(clip) >= samples(SHORTEST_S)
    ]


def _trimmed(clip: FloatArray) -> FloatArray:
    """Without what is 30 dB below its loud frames at either end."""
    frame = samples(0.02)
    n_frames = len(clip) // frame
    power = np.mean(clip[: n_frames * frame].reshape(n_frames, frame) ** 2, axis=1)
    loud = np.flatnonzero(power > np.quantile(power, 0.95) / 1000)
    first, last = int(loud[0]) * frame, (int(loud[-1]) + 1) * frame
    return clip[max(0, first - samples(EDGE_S)) : last + samples(EDGE_S)]
