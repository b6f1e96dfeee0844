"""Voices in sound that has everything the network was trained with.

The embeddings of all people have much in common, so that strangers are alike already. Without most
of what they have in common, what is left of a cosine is the voice. Not all of it is taken away:
short turns differ from their own voice in every direction, and that counts the more the less else
there is.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from captioner.speakers.learnt import load_learnt
from captioner.units import FloatArray

COMMON: Final = 0.7  # how much of what voices have in common is taken away
FILE: Final = "wideband.npz"


@dataclass(frozen=True, slots=True)
class Wideband:
    """What was learnt of wide sound, by captioner/bench/narrowband.py."""

    middle: FloatArray
    """Shape (d,): the mean embedding of many people."""

    def embeddings(self, raw: FloatArray) -> FloatArray:
        """Embeddings (n, d) of length 1 from those of the network (n, d)."""
        rest = raw - np.float32(COMMON) * self.middle
        length = np.linalg.norm(rest, axis=1, keepdims=True)
        return np.asarray(rest / np.maximum(length, 1e-9), np.float32)


def load_wideband(path: Path | None = None) -> Wideband:
    """By default what comes with the program.

    Raises:
        BackendError: it is missing or damaged.
    """
    return Wideband(*load_learnt(FILE, Wideband.__slots__, path))
