"""The voices of one source that are known by now. Pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from captioner.speakers.embedder import DIMENSIONS
from captioner.speakers.grouping import unit
from captioner.speakers.options import MOST_SPEAKERS, SpeakerOptions
from captioner.units import FloatArray

MOST_UNSURE: Final = 8  # turns of nobody known that are kept, in case they were one voice
SAME_UNSURE: Final = 0.72  # similarity of such turns that are one voice
LONGER: Final = 1.2  # times `shortest_new_s`: what several such turns have to come to


@dataclass(frozen=True, slots=True)
class _Unsure:
    """Speech of somebody who may be new."""

    total: FloatArray
    """Sum of its embeddings, (d,)."""
    duration_s: float


class Roster:
    """Voices and their numbers. It only grows, and not beyond MOST_SPEAKERS and MOST_UNSURE.

    Not for several threads.
    """

    def __init__(self, options: SpeakerOptions, numbers: Iterator[int]) -> None:
        """Know nobody; `numbers` gives the number of whoever comes next."""
        self._options = options
        self._numbers = numbers
        self._totals: dict[int, FloatArray] = {}  # sums of embeddings by number
        self._unsure: list[_Unsure] = []

    @property
    def numbers(self) -> Sequence[int]:
        """Of the known voices, in the order of `centroids`."""
        return tuple(self._totals)

    @property
    def centroids(self) -> FloatArray:
        """What each known voice sounds like on average, (n, DIMENSIONS) of length 1."""
        if not self._totals:
            return np.empty((0, DIMENSIONS), np.float32)
        return np.stack([unit(total) for total in self._totals.values()])

    @property
    def most(self) -> int:
        """How many voices there can be."""
        return self._options.n_speakers or MOST_SPEAKERS

    @property
    def full(self) -> bool:
        """Whether nobody new is expected."""
        return len(self._totals) >= self.most

    def add(self, total: FloatArray) -> int:
        """Somebody new, from a sum of embeddings (DIMENSIONS,); returns the number."""
        number = next(self._numbers)
        self._totals[number] = total
        return number

    def learn(self, number: int, total: FloatArray) -> None:
        """More of a known voice, as a sum of embeddings."""
        self._totals[number] = self._totals[number] + total

    def doubt(self, total: FloatArray, duration_s: float) -> int | None:
        """Remember a turn of nobody known; the new number if such turns have become somebody."""
        voice = unit(total)
        for at, unsure in enumerate(self._unsure):
            if voice @ unit(unsure.total) >= SAME_UNSURE:
                both = _Unsure(unsure.total + total, unsure.duration_s + duration_s)
                del self._unsure[at]
                if both.duration_s >= LONGER * self._options.shortest_new_s:
                    return self.add(both.total)
                self._unsure.append(both)
                return None
        self._unsure = [*self._unsure, _Unsure(total, duration_s)][-MOST_UNSURE:]
        return None

    def merge(self, number: int, into: int) -> None:
        """From now on, `number` is no voice of its own but part of `into`.

        Raises:
            ValueError: they are not two known voices.
        """
        if number == into or not {number, into} <= self._totals.keys():
            raise ValueError(f"{number} and {into} are not two of the voices {self.numbers}")
        self.learn(into, self._totals.pop(number))
