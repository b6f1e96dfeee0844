"""Who speaks in a segment, given what was heard before."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

import numpy as np

from captioner.speakers.embedder import Embedder, Voiceprints
from captioner.speakers.grouping import best_path, groups, unit
from captioner.speakers.options import SpeakerOptions
from captioner.speakers.roster import Roster
from captioner.speakers.turns import Timed, Turn, turns_of
from captioner.units import HOP, SAMPLE_RATE, FloatArray

PIECE_S: Final = 1.6
LOUD_RANGE_DB: Final = 30.0  # below the loud frames of a segment: still speech
SILENCE_DBFS: Final = -75.0  # frames below it are no speech in any case
LONG_S: Final = 2.5  # turns of this length need not be ahead of other voices


@dataclass(frozen=True, slots=True)
class SpeakerSpan:
    """Words of a segment that one person says."""

    start_s: float
    """Where its first word begins, s from the start of the segment; may be negative."""
    end_s: float
    """Where its last word ends."""
    speaker: int | None
    """Number of the speaker; None: not sure."""
    first: int
    """The first of its words, counted in the segment."""
    end: int
    """After its last word."""


class SpeakerLabeller:
    """Labels of one source. What it said of a segment stands: a later one changes nothing.

    Each source has a labeller of its own, so that a voice in the room and one in the computer's
    sound are never one person; they share `numbers`, so that no number means two people, and may
    share the embedder. Memory does not grow with time: it keeps one centroid per voice. Used on
    one thread.
    """

    def __init__(
        self,
        options: SpeakerOptions | None = None,
        numbers: Iterator[int] | None = None,
        embedder: Embedder | None = None,
    ) -> None:
        """Know nobody yet."""
        self._options = options or SpeakerOptions()
        self._embedder = embedder or Embedder()
        self._roster = Roster(self._options, count(1) if numbers is None else numbers)

    @property
    def speakers(self) -> Sequence[int]:
        """Numbers given so far, without those that were merged into others."""
        return self._roster.numbers

    def assign(self, samples: FloatArray, words: Sequence[Timed]) -> list[SpeakerSpan]:
        """Who says which words of a finished segment; neighbours differ, and no word is left out.

        Args:
            samples: (n,) float32 in [-1, 1] at units.SAMPLE_RATE.
            words: of the segment, in order.

        Raises:
            BackendError: the network is missing or does not load.
        """
        heard_s = _heard(samples)
        if not words:
            return []
        if heard_s is None:
            return _spans(words, [(0, len(words), None)])
        return self.label(self._embedder.embed(samples, *heard_s, self._options.hop_s), words)

    def label(self, prints: Voiceprints, words: Sequence[Timed]) -> list[SpeakerSpan]:
        """The same from voiceprints of the segment; `words` has at least one."""
        candidates = self._candidates(prints)
        path = best_path(prints.embeddings @ candidates.T, self._options.change_cost)
        turns = turns_of(prints, path, words, self._options.gap_within_s)
        known: list[int | None] = [*self._roster.numbers]
        known += [None] * (len(candidates) - len(known))
        labels = [self._decide(turn, words, candidates, known) for turn in turns]
        return _spans(
            words, [(turn.first, turn.end, who) for turn, who in zip(turns, labels, strict=True)]
        )

    def merge(self, number: int, into: int) -> None:
        """Somebody was given two numbers; what comes has `into`. Raises ValueError, see `Roster`."""
        self._roster.merge(number, into)

    def _candidates(self, prints: Voiceprints) -> FloatArray:
        """Centroids of whoever may be heard: known voices, then groups of pieces of new ones."""
        centroids = self._roster.centroids
        for rows in groups(prints.embeddings, self._options.together):
            centroid = unit(prints.embeddings[rows].mean(axis=0))
            reach_s = PIECE_S + self._options.hop_s * (len(rows) - 1)
            nearest = float((centroids @ centroid).max(initial=-1.0))
            is_new = nearest < self._options.other and reach_s >= self._options.shortest_new_s
            if (is_new or not len(centroids)) and len(centroids) < self._roster.most:
                centroids = np.concatenate((centroids, centroid[None]))
        return centroids

    def _decide(
        self, turn: Turn, words: Sequence[Timed], candidates: FloatArray, known: list[int | None]
    ) -> int | None:
        """Who speaks a turn; `known` are the numbers of the candidates, and learns new ones."""
        options = self._options
        similar = candidates @ unit(turn.embedding)  # (candidates,)
        duration_s = words[turn.end - 1].end_s - words[turn.first].start_s
        number = known[turn.candidate]
        if number is None:
            of_known = [float(s) for s, n in zip(similar, known, strict=True) if n is not None]
            is_long = duration_s >= options.shortest_new_s
            if of_known and not (is_long and max(of_known) < options.other):
                return self._doubt(turn, duration_s)
            known[turn.candidate] = self._roster.add(turn.embedding)
            return known[turn.candidate]
        if not self._is_sure(similar, turn.candidate, duration_s):
            return self._doubt(turn, duration_s)
        if duration_s >= options.shortest_turn_s and similar[turn.candidate] >= options.known:
            self._roster.learn(number, turn.embedding)
        return number

    def _is_sure(self, similar: FloatArray, candidate: int, duration_s: float) -> bool:
        options = self._options
        own = float(similar[candidate])
        ahead = own - float(np.delete(similar, candidate).max(initial=0.0))
        between = (options.known + options.other) / 2
        return (
            own >= options.known
            or (duration_s >= LONG_S and own >= between)
            or (own >= options.likely and ahead >= options.ahead)
            or (self._roster.full and ahead >= options.ahead / 2)
        )

    def _doubt(self, turn: Turn, duration_s: float) -> int | None:
        """Nobody, or somebody new if there was enough of such a voice before."""
        if self._roster.full or duration_s < self._options.shortest_turn_s:
            return None
        nearest = float((self._roster.centroids @ unit(turn.embedding)).max(initial=-1.0))
        if nearest >= self._options.known:
            return None
        return self._roster.doubt(turn.embedding, duration_s)


def _heard(samples: FloatArray) -> tuple[float, float] | None:
    """From the first to the last loud frame, in s; None if there is nothing but silence."""
    n_frames = len(samples) // HOP
    frames = samples[: n_frames * HOP].reshape(n_frames, HOP)
    power = np.mean(frames**2, axis=1)
    if not n_frames:
        return None
    least = max(np.quantile(power, 0.95) / 10 ** (LOUD_RANGE_DB / 10), 10 ** (SILENCE_DBFS / 10))
    loud = np.flatnonzero(power >= least)
    if not len(loud):
        return None
    return float(loud[0]) * HOP / SAMPLE_RATE, float(loud[-1] + 1) * HOP / SAMPLE_RATE


def _spans(
    words: Sequence[Timed], labelled: Sequence[tuple[int, int, int | None]]
) -> list[SpeakerSpan]:
    """Spans of (first word, end, speaker), neighbours of one speaker joined."""
    joined: list[tuple[int, int, int | None]] = []
    for first, end, speaker in labelled:
        if joined and joined[-1][2] == speaker:
            joined[-1] = (joined[-1][0], end, speaker)
        else:
            joined.append((first, end, speaker))
    return [
        SpeakerSpan(words[first].start_s, words[end - 1].end_s, speaker, first, end)
        for first, end, speaker in joined
    ]
