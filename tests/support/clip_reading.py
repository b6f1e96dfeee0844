"""Clips read by a Python of some processor: what comes out, and how far it is from float32."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import numpy as np

READ_CLIPS = Path(__file__).parents[1] / "processors/read_clips.py"
RATE = 16_000
QUIET = RATE // 10  # samples of the stretch that has to be quiet
NEAR_S = 1.5  # a recording is cut so near to the place that was asked for


@dataclass(frozen=True)
class Reading:
    """What a model makes of clips, by name."""

    states: dict = field(repr=False)
    """Encoder states (positions, d_model)."""
    texts: dict

    def error(self, reference, names):
        """The relative error of the states against a reference, mean over the clips `names`."""
        return float(np.mean([relative(self.states[n], reference.states[n]) for n in names]))


def relative(states, reference):
    """|states - reference| / |reference| in Frobenius norms over all states of a window."""
    return np.linalg.norm(states - reference) / np.linalg.norm(reference)


def read_clips(python, model, clips_file, states_file, limit_s, environment=None):
    """A Reading by `python`, the words of a command; it has to end within `limit_s`."""
    result = subprocess.run(
        [*python, READ_CLIPS, model, clips_file, states_file],
        env=environment,
        capture_output=True,
        text=True,
        timeout=limit_s,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return reading(states_file, result.stdout)


def reading(states_file, said):
    """What read_clips.py left and printed."""
    with np.load(states_file) as states:
        return Reading(dict(states), json.loads(said))


def cut_at_pauses(samples, places_s):
    """The pieces of (n,) between the quietest places near `places_s`."""
    loudness = np.convolve(samples**2, np.ones(QUIET), "same")
    ends = [0]
    for place_s in places_s:
        around = slice(int((place_s - NEAR_S) * RATE), int((place_s + NEAR_S) * RATE))
        ends.append(around.start + int(loudness[around].argmin()))
    ends.append(len(samples))
    return [samples[a:b] for a, b in pairwise(ends)]


def python_here():
    """An environment in which any Python of this version finds what this one finds."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def words(text):
    """The words of a text, without capitals and marks."""
    return "".join(c if c.isalnum() or c == "'" else " " for c in text.casefold()).split()
