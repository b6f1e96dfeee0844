"""Where one voice ends and another begins. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from math import inf
from typing import Final, Protocol

import numpy as np

from captioner.speakers.embedder import Voiceprints
from captioner.units import FloatArray

MIXED_S: Final = 0.5  # a piece whose middle is nearer to a change hears both voices
DISTANCE_WEIGHT: Final = 0.5  # s of a gap between words that a second of distance outweighs


class Timed(Protocol):
    """A word, as far as it matters here."""

    @property
    def start_s(self) -> float:
        """Where it begins, s from the start of the segment; may be negative."""
        ...

    @property
    def end_s(self) -> float:
        """Where it ends, not before `start_s`."""
        ...


@dataclass(frozen=True, slots=True)
class Turn:
    """Words of a segment that one voice speaks."""

    first: int
    """The first of its words."""
    end: int
    """After its last word."""
    embedding: FloatArray
    """Sum of the embeddings of its pieces that hear no other voice, (d,)."""


def turns_of(
    prints: Voiceprints, path: Sequence[int], words: Sequence[Timed], gap_within_s: float
) -> list[Turn]:
    """The turns of a segment, each with at least one word; all words are in one.

    Args:
        prints: of the segment, n.
        path: who is heard in each, n.
        words: in order, at least one.
        gap_within_s: how far from where the path changes a gap between words is looked for.
    """
    runs = [list(run) for _, run in groupby(range(len(path)), key=path.__getitem__)]
    middles_s = prints.middles_s
    changes_s = [
        _gap_near(float(middles_s[run[-1]] + middles_s[after[0]]) / 2, words, gap_within_s)
        for run, after in pairwise(runs)
    ]
    edges_s = [-inf, *changes_s, inf]
    turns: list[Turn] = []
    first = 0
    for run, (start_s, end_s) in zip(runs, pairwise(edges_s), strict=True):
        end = next((i for i in range(first, len(words)) if _middle(words[i]) >= end_s), len(words))
        if end > first:
            pure = [i for i in run if start_s + MIXED_S <= middles_s[i] <= end_s - MIXED_S]
            rows = pure or [run[len(run) // 2]]
            total = np.sum(prints.embeddings[rows], axis=0)
            turns.append(Turn(first, end, total))
        first = end
    return turns


def _gap_near(time_s: float, words: Sequence[Timed], within_s: float) -> float:
    """The middle of the widest gap between words near a time, or the time itself."""

    def worth(gap: tuple[Timed, Timed]) -> float:
        before, after = gap
        return after.start_s - before.end_s - DISTANCE_WEIGHT * abs(_between(gap) - time_s)

    near = [gap for gap in pairwise(words) if abs(_between(gap) - time_s) <= within_s]
    return _between(max(near, key=worth)) if near else time_s


def _between(gap: tuple[Timed, Timed]) -> float:
    return (gap[0].end_s + gap[1].start_s) / 2


def _middle(word: Timed) -> float:
    return (word.start_s + word.end_s) / 2
