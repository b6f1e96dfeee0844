"""Learn what voices have in common, and what telephone sound does to them, from many people.

    python -m captioner.bench.narrowband FOLDER models/captioner_models/resources/speaker_encoder

FOLDER has one recording of each person, as SPEAKER-....flac. What the program has was learnt from
the 251 of `audio_data/librispeech_train-clean-100` in the repository of Resemblyzer (LibriSpeech,
CC BY 4.0). None of these people is in the speech set that labels are measured with.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from captioner.audio.recording import read_recording
from captioner.speakers import narrowband, wideband
from captioner.speakers.embedder import DIMENSIONS, Embedder
from captioner.speakers.mel import N_MELS, power_mel
from captioner.speakers.narrowband import FLOOR, MISSING, Narrowband, clues, in_band
from captioner.speakers.wideband import Wideband
from captioner.units import FloatArray, samples, seconds
from captioner_models.arrays import save_arrays
from captioner_models.mel_filters import mel_filters

LEVEL_DBFS: Final = -26.0
LONGEST_S: Final = 14.0
HOP_S: Final = 0.5
LOUD: Final = 1e-3  # power of a frame that the bands are learnt from
RIDGE: Final = 10.0  # frames of nothing that are added, so that few recordings cannot mislead
N_KEPT: Final = 120  # directions of 256 that are kept; 60 and 200 are no better
SHRINK: Final = 0.5  # how far the spread within a voice is drawn to that of a ball

Matrix = npt.NDArray[np.float64]


def recordings(folder: Path) -> Iterator[FloatArray]:
    """One of each person, all at one level."""
    for path in sorted(folder.glob("*.flac")):
        sound = read_recording(path)[: samples(LONGEST_S)]
        yield sound * np.float32(10 ** (LEVEL_DBFS / 20) / np.sqrt(np.mean(sound**2)))


def learn_bands(sounds: Sequence[FloatArray]) -> FloatArray:
    """Least squares from `clues` to the logarithms of the bands that were there."""
    filters = mel_filters(N_MELS)
    squares = RIDGE * np.eye(clues(sounds[0][:800], filters)[1].shape[1])
    products: Matrix | float = 0.0
    for sound in sounds:
        wide = power_mel(sound, filters)[:, MISSING]
        narrow, known = clues(in_band(sound), filters)
        loud = narrow.sum(axis=1) > LOUD
        squares += known[loud].T @ known[loud]
        products = products + known[loud].T @ np.log(wide[loud] + FLOOR)
    return np.linalg.solve(squares, products).astype(np.float32)


def learn_turn(voices: Sequence[FloatArray]) -> tuple[FloatArray, FloatArray]:
    """Linear discriminants of voices, each (n, d): their middle (d,) and the map (d, N_KEPT)."""
    means = np.array([voice.mean(axis=0) for voice in voices], np.float64)
    within = np.mean([np.cov(voice.T.astype(np.float64)) for voice in voices], axis=0)
    ball = np.eye(len(within)) * np.trace(within) / len(within)
    spread, axes = np.linalg.eigh((1 - SHRINK) * within + SHRINK * ball)
    white = axes / np.sqrt(spread)  # (d, d)
    between = np.cov(white.T @ (means - means.mean(axis=0)).T)
    _, directions = np.linalg.eigh(between)  # the strongest last
    turn = white @ directions[:, : -N_KEPT - 1 : -1]
    return means.mean(axis=0).astype(np.float32), turn.astype(np.float32)


def learn_middle(sounds: Sequence[FloatArray]) -> FloatArray:
    """The mean embedding of wide sound, (d,); each voice counts the same."""
    embedder = Embedder(wideband=Wideband(np.zeros(DIMENSIONS, np.float32)))
    prints = [embedder.embed(s, 0.0, seconds(len(s)), HOP_S) for s in sounds]
    means = [voice.embeddings.mean(axis=0) for voice in prints if not voice.narrow]
    return np.asarray(np.mean(means, axis=0), np.float32)


def main() -> None:
    """Learn both, and write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    args = parser.parse_args()
    sounds = list(recordings(args.folder))
    bands = learn_bands(sounds)
    plain = Narrowband(bands, np.zeros(256, np.float32), np.eye(256, dtype=np.float32))
    embedder = Embedder(narrowband=plain)
    prints = [embedder.embed(in_band(s), 0.0, seconds(len(s)), HOP_S) for s in sounds]
    middle, turn = learn_turn([voice.embeddings for voice in prints])
    with (args.out / narrowband.FILE).open("wb") as file:
        save_arrays(file, {"bands": bands, "middle": middle, "turn": turn.astype(np.float16)})
    with (args.out / wideband.FILE).open("wb") as file:
        save_arrays(file, {"middle": learn_middle(sounds)})


if __name__ == "__main__":
    main()
