"""Speech that repeats itself and then goes on, made from a seed by voices that are synthesised."""

import re
import shutil
import subprocess
from dataclasses import dataclass
from functools import cache
from tempfile import TemporaryDirectory

import numpy as np
import pytest

from support import speech

VOICES = ("slt", "awb", "rms")
KINDS = ("word", "digit", "sentence")
FEWEST, MOST = 2, 12  # copies
RATE = 16_000
LEVEL = 0.05  # RMS
WORDS = ("no", "wait", "stop", "yes", "never", "please", "go", "very", "ha", "okay")
DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
SENTENCES = (
    "The boat left the harbour.",
    "We were told to wait.",
    "Nobody opened the door.",
    "Please close the window.",
    "I have seen it before.",
    "They walked home together.",
    "This is not my coat.",
    "The train is late again.",
)
FOLLOWING = (
    "The children played beside the river until their mother called them in for dinner.",
    "I will not do that today, and I will not do it tomorrow.",
    "Where did you put the keys to the garden house?",
    "After the storm the farmers repaired the fence and counted the cattle.",
    "A letter from the capital arrived on Monday, but it said nothing about money.",
    "She opened the old book and read the first page to the whole class.",
    "The new bridge will be finished before the winter, if the weather stays dry.",
    "He bought bread, butter and apples at the market near the station.",
)


@dataclass(frozen=True)
class Repetition:
    """A sound that repeats something, and what is said in it."""

    name: str
    sound: np.ndarray
    """(n,) float32 at 16 kHz."""
    repeated: str
    """The word, the digit or the sentence, once."""
    copies: int
    following: str
    """What is said after it."""
    following_sound: np.ndarray
    """(n,), the same alone."""

    @property
    def kind(self):
        return self.name.partition("-")[0]


def repetitions(n, seed=13):
    """So many, of each voice and kind as many."""
    return [repetition(at, seed) for at in range(n)]


def repetition(at, seed=13):
    """Number `at` of a series."""
    rng = np.random.default_rng((seed, at))
    voice, kind = VOICES[at % len(VOICES)], KINDS[at // len(VOICES) % len(KINDS)]
    copies = int(rng.integers(FEWEST, MOST + 1))
    repeated = str(rng.choice({"word": WORDS, "digit": DIGITS, "sentence": SENTENCES}[kind]))
    following = " ".join(rng.choice(FOLLOWING, 2, replace=False))
    if kind == "digit":
        others = rng.choice([digit for digit in DIGITS if digit != repeated], 3, replace=False)
        following = f"{' '.join(others)}. {following}"
    pause_s = rng.uniform(0.05, 0.5)
    one, after = said(repeated, voice), said(following, voice)
    if kind == "word" and rng.random() < 0.5:  # in one breath
        repeatedly = said(", ".join([repeated] * copies) + ".", voice)
    else:
        repeatedly = np.concatenate(
            [part for _ in range(copies) for part in (one, _quiet(pause_s))]
        )
    sound = np.concatenate((_quiet(0.3), repeatedly, _quiet(0.3), after, _quiet(0.3)))
    return Repetition(
        f"{kind}-{at}-{voice}-{repeated}-{copies}", sound, repeated, copies, following, after
    )


@cache
def said(text, voice):
    """(n,) of a text by a voice, without the silence around it."""
    if shutil.which("flite") is None:
        pytest.skip("voices that repeat themselves need flite, which is not installed")
    with TemporaryDirectory() as folder:
        path = f"{folder}/said.wav"
        subprocess.run(["flite", "-voice", voice, "-t", text, "-o", path], check=True, timeout=60)
        sound = speech.read(path)
    heard = np.flatnonzero(np.abs(sound) > 0.02 * np.abs(sound).max())
    sound = sound[max(0, heard[0] - 800) : heard[-1] + 800]
    return (sound * LEVEL / np.sqrt(np.square(sound).mean())).astype(np.float32)


def words_of(text):
    """Words without capitals and marks; numbers digit by digit, spelt as digits."""
    found = re.findall(r"[a-z']+|\d", text.casefold())
    return [str(DIGITS.index(word)) if word in DIGITS else word for word in found]


def share_found(wanted, text):
    """How many of the words `wanted` are in `text` in order, 0 to 1."""
    a, b = words_of(wanted), words_of(text)
    row = [0] * (len(b) + 1)
    for word in a:
        before = row
        row = [0]
        for at, other in enumerate(b):
            row.append(max(row[-1], before[at + 1], before[at] + (word == other)))
    return row[-1] / len(a) if a else 1.0


def _quiet(duration_s):
    return np.random.default_rng(0).normal(0, 1e-4, int(duration_s * RATE)).astype(np.float32)
