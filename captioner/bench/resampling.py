"""How far an error rate can be trusted: the bootstrap, over clips and over speakers. Pure.

A rate is the errors of all clips over the words of all clips. It is computed again for many sets
drawn from the clips at hand, and the middle 95 % of what comes out is its interval.

The clips of one speaker are no independent samples: who is hard to understand in one is so in the
next. What is said of a rate is meant for people who are not in the set. So the interval of a rate
draws speakers first, and then as many clips of each as there are of them. That leans to the wide
side. Who speaks is told by the manifest; without it each clip stands for a speaker of its own.

A difference between two systems is paired: both are scored on the same drawn clips, so what is
hard for both cancels out. It is drawn over clips, which is the question of which one reads this
kind of speech better; and once more over speakers, which asks for other people, too.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from captioner.bench.scoring import Errors

N_RESAMPLES: Final = 10_000
SEED: Final = 20_240_229  # the same draws in each run, and for all systems of a table
MIDDLE: Final = (2.5, 97.5)  # percentiles
LEAST_CLIPS: Final = 5  # fewer can only be drawn in so few ways that an interval would mislead

Counts: TypeAlias = npt.NDArray[np.int64]
"""How often each clip was drawn in each resample, (n_resamples, n_clips)."""
Rates: TypeAlias = npt.NDArray[np.float64]
"""Error rates in per cent, (n_resamples,)."""


@dataclass(frozen=True, slots=True)
class Interval:
    """What holds 95 % of the resamples, in per cent or in points."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Difference:
    """The error rate of one system less that of another, on the same clips."""

    points: float
    """Below 0: the first makes fewer errors."""
    interval: Interval | None
    """None: too few clips."""
    better: float
    """Share of resamples in which the first makes fewer errors, 0 to 1. A tie is not better."""


class Draws:
    """The same resamples for everything that is said about some clips."""

    def __init__(
        self,
        n_clips: int,
        speakers: Sequence[str] | None = None,
        *,
        n_resamples: int = N_RESAMPLES,
        seed: int = SEED,
    ) -> None:
        """Draw.

        Args:
            n_clips: in the set, at least 1.
            speakers: of each clip, (n_clips,): draw speakers, then clips of theirs. None: clips.
            n_resamples: how often.
            seed: of the generator; the same gives the same draws.
        """
        rng = np.random.default_rng(seed)
        self.counts: Counts = (
            _of_clips(rng, np.full(n_resamples, n_clips), n_clips)
            if speakers is None
            else _of_speakers(rng, speakers, n_resamples)
        )

    def interval(self, each: Sequence[Errors]) -> Interval | None:
        """Of the rate over all clips; None if they are fewer than LEAST_CLIPS."""
        return _middle(self._rates(each)) if len(each) >= LEAST_CLIPS else None

    def difference(self, first: Sequence[Errors], second: Sequence[Errors]) -> Difference:
        """Of two systems on the same clips, in the same order."""
        apart = self._rates(first) - self._rates(second)  # (n_resamples,)
        points = sum(first, Errors()).percent - sum(second, Errors()).percent
        interval = _middle(apart) if len(first) >= LEAST_CLIPS else None
        return Difference(points, interval, float(np.mean(apart < 0)))

    def _rates(self, each: Sequence[Errors]) -> Rates:
        """Of all resamples, as `Errors.percent` has it where not one word was said."""
        n_errors = self.counts @ np.array([one.n_errors for one in each])
        n_words = self.counts @ np.array([one.n_reference for one in each])
        of_nothing = np.where(n_errors > 0, 100.0, 0.0)
        return np.where(n_words > 0, 100.0 * n_errors / np.maximum(n_words, 1), of_nothing)


def _of_clips(rng: np.random.Generator, n_draws: Counts, n_clips: int) -> Counts:
    """Counts of `n_draws` (n_resamples,) draws among `n_clips`, with replacement."""
    return rng.multinomial(n_draws, np.full(n_clips, 1.0 / n_clips))


def _of_speakers(rng: np.random.Generator, speakers: Sequence[str], n_resamples: int) -> Counts:
    """Counts when as many speakers are drawn as there are, and from each his number of clips.

    A speaker who is drawn k times gives k times as many clips, which is the same as drawing that
    many from him at once.
    """
    names = list(dict.fromkeys(speakers))
    drawn = _of_clips(rng, np.full(n_resamples, len(names)), len(names))  # (n_resamples, speakers)
    counts = np.zeros((n_resamples, len(speakers)), np.int64)
    for at, name in enumerate(names):
        own = [n for n, speaker in enumerate(speakers) if speaker == name]
        counts[:, own] = _of_clips(rng, drawn[:, at] * len(own), len(own))
    return counts


def _middle(values: Rates) -> Interval:
    low, high = np.percentile(values, MIDDLE)
    return Interval(float(low), float(high))
