"""The voices of one source that are known by now. Pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from captioner.speakers.grouping import unit
from captioner.units import FloatArray

MOST_UNSURE: Final = 8  # turns of nobody known that are kept, in case they were one voice


@dataclass(frozen=True, slots=True)
class _Unsure:
    """Speech of somebody who may be new."""

    total: FloatArray
    """Sum of its embeddings, (d,)."""
    duration_s: float


class Voices:
    """Known voices of one kind of sound. They only grow, and no more than MOST_UNSURE are unsure.

    Not for several threads.
    """

    def __init__(self, alike: float) -> None:
        """Know nobody; turns of nobody known that are so similar are one voice."""
        self._alike = alike
        self._totals: dict[int, FloatArray] = {}  # sums of embeddings by number
        self._unsure: list[_Unsure] = []

    @property
    def numbers(self) -> Sequence[int]:
        """Of the known voices, in the order of `centroids`."""
        return tuple(self._totals)

    def centroids(self, n_dimensions: int) -> FloatArray:
        """What each known voice sounds like on average, (n, n_dimensions) of length 1."""
        if not self._totals:
            return np.empty((0, n_dimensions), np.float32)
        return np.stack([unit(total) for total in self._totals.values()])

    def learn(self, number: int, total: FloatArray) -> None:
        """More of a voice, known or new, as a sum of embeddings (n_dimensions,)."""
        self._totals[number] = self._totals.get(number, np.float32(0)) + total

    def doubt(self, total: FloatArray, duration_s: float, enough_s: float) -> FloatArray | None:
        """Remember a turn of nobody known; the sum of such turns once they are enough of one voice.

        Args:
            total: sum of the turn's embeddings, (n_dimensions,).
            duration_s: of the turn.
            enough_s: what turns of one voice have to come to, together.
        """
        voice = unit(total)
        alike = (n for n, it in enumerate(self._unsure) if voice @ unit(it.total) >= self._alike)
        at = next(alike, None)
        before = self._unsure.pop(at) if at is not None else _Unsure(np.zeros_like(total), 0.0)
        both = _Unsure(before.total + total, before.duration_s + duration_s)
        if at is not None and both.duration_s >= enough_s:
            return both.total
        self._unsure = [*self._unsure, both][-MOST_UNSURE:]
        return None

    def rename(self, number: int, into: int) -> None:
        """Whoever had `number` has `into`, alone or with whom has it already."""
        if number in self._totals:
            self.learn(into, self._totals.pop(number))


class Roster:
    """Who is known of one source: at most as many as are expected, in wide and telephone sound."""

    def __init__(self, most: int, numbers: Iterator[int], *, wide: float, telephone: float) -> None:
        """Know nobody; `numbers` gives the number of whoever comes next, `most` come.

        `wide` and `telephone` say how similar turns of nobody known are that are one voice.
        """
        self._numbers = numbers
        self.most = most
        self.wide, self.telephone = Voices(wide), Voices(telephone)

    @property
    def speakers(self) -> Sequence[int]:
        """Numbers in use, rising."""
        return tuple(sorted({*self.wide.numbers, *self.telephone.numbers}))

    @property
    def n_missing(self) -> int:
        """How many can still come."""
        return self.most - len(self.speakers)

    def add(self, voices: Voices, total: FloatArray) -> int:
        """Somebody new, from a sum of embeddings; returns the number."""
        number = next(self._numbers)
        voices.learn(number, total)
        return number

    def merge(self, number: int, into: int) -> None:
        """From now on, `number` is no voice of its own but part of `into`.

        Raises:
            ValueError: they are not two known voices.
        """
        if number == into or not {number, into} <= set(self.speakers):
            raise ValueError(f"{number} and {into} are not two of the speakers {self.speakers}")
        for voices in (self.wide, self.telephone):
            voices.rename(number, into)
