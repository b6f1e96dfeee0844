"""Measure labels of speakers on dialogues put together from a folder with a manifest.

    python -m captioner.bench.speakers ../shared/speech --half B --dialogues 20

Voices are in two halves: labels were tuned on A. Each dialogue is cut into segments as when it is
heard live, and labelled as it is and as telephone sound. Words are stretches of up to 0.45 s
between quiet points, because reading them takes far longer than labelling them.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from captioner.audio.recording import read_recording
from captioner.bench.dialogues import Dialogue, converse
from captioner.config import SegmenterConfig
from captioner.speakers.embedder import Embedder
from captioner.speakers.labeller import SpeakerLabeller
from captioner.units import HOP, SAMPLE_RATE, VAD_FRAME, FloatArray, samples, seconds
from captioner.vad.segmenter import Segmenter
from captioner.vad.silero import SileroVad

KINDS: Final = ("2 of each sex", "2 of one sex", "3", "4")
NOBODY: Final = ("-", "FLEURS", "crowd", "two speakers", "AMI")  # not one known person
LEAST_S: Final = 7.0  # of speech that a voice has
MAIN_S: Final = 20.0  # all voices of a dialogue but one have as much
MOST_S: Final = 60.0  # of a voice in one dialogue
FRAMES_PER_S: Final = SAMPLE_RATE // HOP
UNSURE: Final = 0
UNHEARD: Final = -1
KNOWN_SEX: Final = {
    **dict.fromkeys(("LibriSpeech 1089", "LibriSpeech 1272", "CMU ARCTIC", "John F"), "M"),
    **dict.fromkeys(("Earnings", "Michael McAuliffe", "VCTK p226"), "M"),
    **dict.fromkeys(("LibriVox reader, Sense", "Linda", "VCTK p225", "Kerstin", "Allison"), "F"),
}
"""Of voices whose name in the manifest does not say it, by how it begins."""


@dataclass(frozen=True, slots=True)
class Voice:
    """Somebody, and recordings of nobody else."""

    name: str
    files: tuple[Path, ...]
    duration_s: float
    sex: str
    """F, M, or nothing."""


@dataclass(frozen=True, slots=True)
class Span:
    """A word: a stretch between quiet points."""

    start_s: float
    end_s: float


@dataclass(slots=True)
class Score:
    """Frames of dialogues of one kind."""

    n_dialogues: int = 0
    n_right_number: int = 0
    n_frames: int = 0
    n_wrong: int = 0
    n_unsure: int = 0

    def add(self, dialogue: Dialogue, labels: npt.NDArray[np.int64]) -> None:
        """Count a dialogue by the number of a speaker for each frame, UNSURE, or UNHEARD."""
        truth = {v: np.zeros(len(labels), bool) for v in dialogue.voices}
        for turn in dialogue.turns:
            at = slice(round(turn.start_s * FRAMES_PER_S), round(turn.end_s * FRAMES_PER_S))
            truth[turn.voice][at] = True
        counted = np.any(list(truth.values()), axis=0) & (labels != UNHEARD)
        numbers = sorted({*labels[counted].tolist()} - {UNSURE})
        right = best_match(list(truth.values()), labels, numbers) & counted
        unsure = counted & (labels == UNSURE)
        self.n_dialogues += 1
        self.n_right_number += len(numbers) == len(truth)
        self.n_frames += int(counted.sum())
        self.n_unsure += int(unsure.sum())
        self.n_wrong += int((counted & ~right & ~unsure).sum())

    def __str__(self) -> str:
        wrong, unsure = (100 * n / max(1, self.n_frames) for n in (self.n_wrong, self.n_unsure))
        return f"{wrong:.1f} % | {unsure:.1f} % | {self.n_right_number} of {self.n_dialogues}"


def best_match(
    truth: Sequence[npt.NDArray[np.bool_]], labels: npt.NDArray[np.int64], numbers: Sequence[int]
) -> npt.NDArray[np.bool_]:
    """Frames that are right under the best one-to-one map of voices to numbers."""
    shared = {
        (voice, number): int((heard & (labels == number)).sum())
        for voice, heard in enumerate(truth)
        for number in numbers
    }
    nobody = range(-1, -1 - len(truth), -1)  # for voices that have no number
    best = max(
        permutations([*numbers, *nobody], len(truth)),
        key=lambda chosen: sum(shared.get(pair, 0) for pair in enumerate(chosen)),
    )
    right = np.zeros(len(labels), bool)
    for heard, number in zip(truth, best, strict=True):
        right |= heard & (labels == number) & (number > 0)
    return right


def voices_of(folder: Path) -> list[Voice]:
    """Everybody in a manifest who is known and says enough."""
    clips: dict[str, list[tuple[Path, float]]] = defaultdict(list)
    for line in (folder / "manifest.jsonl").read_text("utf-8").splitlines():
        entry = json.loads(line)
        known = not entry["speaker"].startswith(NOBODY)
        if known and "joined back to back (no" not in entry["condition"]:
            clips[entry["speaker"]].append((folder / entry["file"], entry["seconds"]))
    found = (
        Voice(name, tuple(path for path, _ in own), sum(s for _, s in own), _sex(name))
        for name, own in clips.items()
    )
    return [voice for voice in found if voice.duration_s >= LEAST_S]


def _sex(name: str) -> str:
    for sex, marks in (("F", ("(F)", "(f,")), ("M", ("(M)", "(m,"))):
        if any(mark in name for mark in marks):
            return sex
    return next((sex for start, sex in KNOWN_SEX.items() if name.startswith(start)), "")


def half(voices: Sequence[Voice], name: str) -> list[Voice]:
    """Every second voice of each sex, by how much there is of it; A or B."""
    chosen: list[Voice] = []
    for first, sex in enumerate(("F", "M", "")):
        own = sorted((v for v in voices if v.sex == sex), key=lambda v: -v.duration_s)
        chosen += own[(first % 2) ^ (name == "B") :: 2]
    return chosen


def cast(voices: Sequence[Voice], kind: str, seed: int) -> list[Voice]:
    """Who speaks in a dialogue."""
    draw = np.random.default_rng(1000 * seed + KINDS.index(kind))
    main = [voice for voice in voices if voice.duration_s >= MAIN_S]
    women, men = ([v for v in main if v.sex == sex] for sex in "FM")
    if kind == KINDS[0]:
        return [group[draw.integers(len(group))] for group in (women, men)]
    if kind == KINDS[1]:
        group = women if seed % 2 else men
        return [group[i] for i in draw.permutation(len(group))[:2]]
    chosen = [main[i] for i in draw.permutation(len(main))[: int(kind) - 1]]
    others = [voice for voice in voices if voice not in chosen]
    return [*chosen, others[draw.integers(len(others))]]


def recordings(voice: Voice, seed: int) -> list[FloatArray]:
    """Recordings of a voice in an order of the seed, about MOST_S of them."""
    sounds: list[FloatArray] = []
    for at in np.random.default_rng(seed).permutation(len(voice.files)):
        if sum(map(len, sounds)) < samples(MOST_S):
            sounds.append(read_recording(voice.files[at]))
    return sounds


def segments(sound: FloatArray) -> Iterator[tuple[int, int]]:
    """First sample and end of each segment as live."""
    detector, segmenter = SileroVad(), Segmenter(SegmenterConfig())
    for at in range(0, len(sound) - VAD_FRAME + 1, VAD_FRAME):
        frame = sound[at : at + VAD_FRAME]
        for segment in segmenter.feed(frame, detector(frame)):
            if segment.closed:
                yield segment.start, segment.end


def stretches(sound: FloatArray) -> list[Span]:
    """What stands for words: loud frames, cut at the quietest point every 0.15 to 0.45 s."""
    power = np.mean(sound[: len(sound) // HOP * HOP].reshape(-1, HOP) ** 2, axis=1)
    loud = power > np.quantile(power, 0.95) / 1000
    spans: list[Span] = []
    at = 0
    while at < len(power):
        window = power[at + 15 : at + 45]
        end = at + 15 + int(window.argmin()) if len(window) else len(power)
        heard = at + np.flatnonzero(loud[at:end])
        if len(heard):
            spans.append(Span(heard[0] / FRAMES_PER_S, (heard[-1] + 1) / FRAMES_PER_S))
        at = end
    return spans


def labels_of(
    dialogue: Dialogue, cuts: Sequence[tuple[int, int]], labeller: SpeakerLabeller
) -> npt.NDArray[np.int64]:
    """The number of the speaker for each frame of 10 ms, UNSURE or UNHEARD."""
    labels = np.full(len(dialogue.samples) // HOP + 1, UNHEARD, np.int64)
    for start, end in cuts:
        sound = dialogue.samples[start:end]
        for span in labeller.assign(sound, stretches(sound)):
            first, last = (
                round((seconds(start) + s) * FRAMES_PER_S) for s in (span.start_s, span.end_s)
            )
            labels[first:last] = span.speaker or UNSURE
    return labels


def measure(voices: Sequence[Voice], n_dialogues: int) -> Mapping[str, Score]:
    """Scores by kind of dialogue and of sound."""
    embedder = Embedder()
    scores: dict[str, Score] = defaultdict(Score)
    for kind in KINDS:
        for seed in range(n_dialogues):
            people = cast(voices, kind, seed)
            wide = converse({voice.name: recordings(voice, seed) for voice in people}, seed)
            cuts = list(segments(wide.samples))
            for sound, dialogue in (("wide", wide), ("telephone", wide.over_telephone())):
                labels = labels_of(dialogue, cuts, SpeakerLabeller(embedder=embedder))
                scores[f"{kind} | {sound}"].add(dialogue, labels)
    return scores


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--half", choices=("A", "B"), default="B")
    parser.add_argument("--dialogues", type=int, default=20)
    args = parser.parse_args()
    scores = measure(half(voices_of(args.folder), args.half), args.dialogues)
    print("| voices | sound | wrong voice | unsure | number right |\n|---|---|---|---|---|")  # noqa: T201 - what it is for
    for name, score in scores.items():
        print(f"| {name} | {score} |")  # noqa: T201 - what it is for


if __name__ == "__main__":
    main()
