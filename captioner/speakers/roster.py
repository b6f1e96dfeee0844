"""The voices of one source that are known by now. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from captioner.speakers.likeness import likeness
from captioner.speakers.names import SpeakerNumbers
from captioner.speakers.options import Likeness
from captioner.units import FloatArray

MOST_UNSURE: Final = 8  # turns of nobody known that are kept, in case they were one voice


@dataclass(frozen=True, slots=True)
class Heard:
    """Speech of one voice."""

    total: FloatArray
    """Sum of its embeddings, (d,)."""
    duration_s: float

    def __add__(self, more: "Heard") -> "Heard":
        return Heard(self.total + more.total, self.duration_s + more.duration_s)


class Voices:
    """Known voices of one kind of sound. They only grow, and no more than MOST_UNSURE are unsure.

    Not for several threads.
    """

    def __init__(self, like: Likeness) -> None:
        """Know nobody."""
        self.like = like
        self._known: dict[int, Heard] = {}  # by number
        self._unsure: list[Heard] = []

    @property
    def numbers(self) -> Sequence[int]:
        """Of the known voices, in the order in which they came."""
        return tuple(self._known)

    @property
    def known(self) -> Sequence[Heard]:
        """What was heard of each, in the same order."""
        return tuple(self._known.values())

    def alike(self, heard: Heard) -> dict[int, float]:
        """How alike speech is to each of the known voices, by number."""
        return {number: self.between(heard, voice) for number, voice in self._known.items()}

    def learn(self, number: int, heard: Heard) -> None:
        """More of a voice, known or new."""
        before = self._known.get(number)
        self._known[number] = heard if before is None else before + heard

    def doubt(self, heard: Heard, enough_s: float) -> Heard | None:
        """Remember a turn of nobody known; all such turns of its voice once they are enough.

        Args:
            heard: the turn.
            enough_s: what turns of one voice have to come to, together.
        """
        same = (n for n, it in enumerate(self._unsure) if self.between(heard, it) >= self.like.same)
        at = next(same, None)
        both = heard if at is None else self._unsure.pop(at) + heard
        nearest = max(self.alike(both).values(), default=-1.0)
        if at is not None and both.duration_s >= enough_s and nearest < self.like.other:
            return both
        self._unsure = [*self._unsure, both][-MOST_UNSURE:]
        return None

    def rename(self, number: int, into: int) -> None:
        """Whoever had `number` has `into`, alone or with whom has it already."""
        if number in self._known:
            self.learn(into, self._known.pop(number))

    def between(self, one: Heard, other: Heard) -> float:
        """How alike the speech of two turns or voices is."""
        return likeness(
            one.total, one.duration_s, other.total, other.duration_s, self.like.attenuation_s
        )


class Roster:
    """Who is known of one source: at most as many as are expected, in wide and telephone sound."""

    def __init__(
        self, most: int, numbers: SpeakerNumbers, *, wide: Likeness, telephone: Likeness
    ) -> None:
        """Know nobody; `numbers` gives the number of whoever comes next, `most` come."""
        self._numbers = numbers
        self.most = most
        self.wide, self.telephone = Voices(wide), Voices(telephone)

    @property
    def speakers(self) -> Sequence[int]:
        """Numbers in use, rising."""
        return tuple(sorted({*self.wide.numbers, *self.telephone.numbers}))

    @property
    def following(self) -> int:
        """The number that whoever comes next will have, unless another source is before."""
        return self._numbers.following

    @property
    def n_missing(self) -> int:
        """How many can still come."""
        return self.most - len(self.speakers)

    def add(self, voices: Voices, heard: Heard) -> int:
        """Somebody new; returns the number."""
        number = self._numbers.take()
        voices.learn(number, heard)
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
