"""A segment that is not finished: who speaks in it as far as it was heard."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import numpy as np

from captioner.speakers.embedder import PIECE_S, Known
from captioner.speakers.spans import SpeakerSpan, spans_of
from captioner.speakers.turns import Timed
from captioner.units import HOP, SAMPLE_RATE, FloatArray, samples, seconds

LOUD_RANGE_DB: Final = 30.0  # below the loud frames of a segment: still speech
SILENCE_DBFS: Final = -75.0  # frames below it are no speech in any case
FIRST_S: Final = 1.0  # speech that a first guess needs
COMPARED: Final = samples(0.1)  # of the beginning of a segment, by which it is known again

Labelled: TypeAlias = Sequence[tuple[int, int, int | None]]
"""First word, end and speaker of each turn."""
Guess: TypeAlias = Callable[[FloatArray, tuple[float, float], Known, Sequence[Timed]], Labelled]
"""Tells turns of words from the sound, where speech begins and ends in it, and what is known."""


@dataclass(slots=True)
class _Segment:
    beginning: FloatArray = field(default_factory=lambda: np.empty(0, np.float32))
    start_s: float | None = None
    """Where speech begins in it; None while there is none."""
    until_s: float = 0.0
    """How far it was guessed."""
    known: Known = field(default_factory=Known)
    turns: list[tuple[float, int | None]] = field(default_factory=list)
    """Where each begins, s, and who speaks."""

    def goes_on(self, sound: FloatArray) -> bool:
        """Whether `sound` is the same, or more of it."""
        n = len(self.beginning)
        return n > 0 and np.array_equal(sound[:n], self.beginning)


class Growing:
    """Follows one segment after the other. Not for several threads."""

    def __init__(self, hop_s: float) -> None:
        """Guess again when there is `hop_s` more of it."""
        self._hop_s = hop_s
        self._of = _Segment()

    def spans(self, sound: FloatArray, words: Sequence[Timed], guess: Guess) -> list[SpeakerSpan]:
        """Who says the words so far; nothing while that is too little.

        Asked often, it guesses anew when there is another piece; in between, words go where their
        time is.
        """
        if not self._of.goes_on(sound):
            self._of = _Segment(sound[:COMPARED].copy())
        of = self._of
        if of.start_s is None:
            heard_s = heard(sound)
            of.start_s = None if heard_s is None else heard_s[0]
        if of.start_s is None:
            return []
        until_s = self._until(of.start_s, seconds(len(sound)))
        if until_s > of.until_s:
            of.until_s = until_s
            labelled = guess(sound, (of.start_s, until_s), of.known, words)
            of.turns = [(words[first].start_s, speaker) for first, _, speaker in labelled]
        return spans_of(words, _placed(words, of.turns)) if of.turns else []

    def end(self, sound: FloatArray) -> tuple[tuple[float, float] | None, Known]:
        """The segment is finished: where speech begins and ends in it, and what is known of it."""
        of, self._of = self._of, _Segment()
        heard_s = heard(sound)
        if heard_s is None or of.start_s is None or not of.goes_on(sound):
            return heard_s, Known()
        return (of.start_s, max(heard_s[1], of.start_s + seconds(HOP))), of.known

    def _until(self, start_s: float, end_s: float) -> float:
        """As far as there are whole pieces, or a first short one; each is computed once."""
        length_s = end_s - start_s
        if length_s < PIECE_S:
            return start_s + FIRST_S if length_s >= FIRST_S else 0.0
        return start_s + PIECE_S + (length_s - PIECE_S) // self._hop_s * self._hop_s


def _placed(words: Sequence[Timed], turns: Sequence[tuple[float, int | None]]) -> Labelled:
    """Each word in the last turn that begins before the middle of it."""
    found: list[tuple[int, int, int | None]] = []
    for n, word in enumerate(words):
        middle_s = (word.start_s + word.end_s) / 2
        at = max(0, sum(start_s <= middle_s for start_s, _ in turns) - 1)
        found.append((n, n + 1, turns[at][1]))
    return found


def heard(sound: FloatArray) -> tuple[float, float] | None:
    """From the first to the last loud frame, in s; None if there is nothing but silence."""
    n_frames = len(sound) // HOP
    frames = sound[: n_frames * HOP].reshape(n_frames, HOP)
    power = np.mean(frames**2, axis=1)
    if not n_frames:
        return None
    least = max(np.quantile(power, 0.95) / 10 ** (LOUD_RANGE_DB / 10), 10 ** (SILENCE_DBFS / 10))
    loud = np.flatnonzero(power >= least)
    if not len(loud):
        return None
    return float(loud[0]) * HOP / SAMPLE_RATE, float(loud[-1] + 1) * HOP / SAMPLE_RATE
