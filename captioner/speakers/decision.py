"""Which of the known voices, or who new, speaks the turns of one segment. Pure."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from captioner.speakers.embedder import PIECE_S, Voiceprints
from captioner.speakers.grouping import best_path, groups, unit
from captioner.speakers.options import SpeakerOptions
from captioner.speakers.roster import Roster
from captioner.speakers.turns import Timed, Turn, turns_of
from captioner.units import FloatArray

LONG_S: Final = 2.5  # turns of this length need not be ahead of other voices
FULL_S: Final = 5.0  # turns of this length tell as much as they ever will
LONGER: Final = 1.2  # times `shortest_new_s`: what several turns of somebody new have to come to


class Decision:
    """Made once for a segment; the roster learns from it."""

    def __init__(self, options: SpeakerOptions, roster: Roster, prints: Voiceprints) -> None:
        """Look for known voices and for groups of pieces that none of these is like."""
        self._options = options
        self._like = options.telephone if prints.narrow else options.wide
        self._roster = roster
        self._voices = roster.telephone if prints.narrow else roster.wide
        self._prints = prints
        self._numbers: list[int | None] = [*self._voices.numbers]  # of the candidates
        self._candidates = self._with_new(self._voices.centroids(prints.embeddings.shape[1]))

    def labels(self, words: Sequence[Timed]) -> list[tuple[int, int, int | None]]:
        """(first word, end, speaker) of each turn; all of `words`, at least one, are in a turn."""
        if not len(self._candidates):  # everybody who is expected speaks in the other kind of sound
            return [(0, len(words), None)]
        scores = self._prints.embeddings @ self._candidates.T  # (n, candidates)
        path = best_path(scores, self._like.change_cost)
        turns = turns_of(self._prints, path, words, self._options.gap_within_s)
        return [(turn.first, turn.end, self._decide(turn, words)) for turn in turns]

    def _with_new(self, centroids: FloatArray) -> FloatArray:
        """Centroids of whoever may be heard: the known ones, then those of new voices."""
        n_known = len(centroids)
        for rows in groups(self._prints.embeddings, self._like.together):
            centroid = unit(self._prints.embeddings[rows].mean(axis=0))
            reach_s = PIECE_S + self._options.hop_s * (len(rows) - 1)
            nearest = float((centroids @ centroid).max(initial=-1.0))
            is_new = nearest < self._like.other and reach_s >= self._options.shortest_new_s
            if (is_new or not len(centroids)) and len(centroids) - n_known < self._roster.n_missing:
                centroids = np.concatenate((centroids, centroid[None]))
        self._numbers += [None] * (len(centroids) - n_known)
        return centroids

    def _decide(self, turn: Turn, words: Sequence[Timed]) -> int | None:
        """Who speaks a turn: a known voice, or somebody new if there is enough of it."""
        similar = self._candidates @ unit(turn.embedding)  # (candidates,)
        duration_s = words[turn.end - 1].end_s - words[turn.first].start_s
        number = self._numbers[turn.candidate]
        if number is None:
            if not self._is_new(similar, duration_s):
                return self._doubt(turn, similar, duration_s)
            number = self._roster.add(self._voices, turn.embedding)
            self._numbers[turn.candidate] = number
            return number
        if not self._is_sure(similar, turn.candidate, duration_s):
            return self._doubt(turn, similar, duration_s)
        teaches = duration_s >= self._options.shortest_turn_s
        if teaches and similar[turn.candidate] >= self._like.known:
            self._voices.learn(number, turn.embedding)
        return number

    def _nearest(self, similar: FloatArray) -> float:
        """The largest similarity to anybody who has a number; -1 if nobody has."""
        numbered = [number is not None for number in self._numbers]
        return float(similar[numbered].max(initial=-1.0))

    def _is_new(self, similar: FloatArray, duration_s: float) -> bool:
        if not any(self._numbers):
            return True  # whoever speaks first
        if duration_s < self._options.shortest_new_s:
            return False
        caution = self._like.caution * max(0.0, 1 - duration_s / FULL_S)
        return self._nearest(similar) < self._like.other - caution

    def _is_sure(self, similar: FloatArray, candidate: int, duration_s: float) -> bool:
        like = self._like
        own = float(similar[candidate])
        ahead = own - float(np.delete(similar, candidate).max(initial=0.0))
        return (
            own >= like.known
            or (duration_s >= LONG_S and own >= (like.known + like.other) / 2)
            or (own >= like.likely and ahead >= like.ahead)
            or (not self._roster.n_missing and ahead >= like.ahead / 2)
        )

    def _doubt(self, turn: Turn, similar: FloatArray, duration_s: float) -> int | None:
        """Nobody, or somebody new if there was enough of such a voice before."""
        is_short = duration_s < self._options.shortest_turn_s
        if is_short or not self._roster.n_missing or self._nearest(similar) >= self._like.other:
            return None
        enough_s = LONGER * self._options.shortest_new_s
        total = self._voices.doubt(turn.embedding, duration_s, enough_s)
        return None if total is None else self._roster.add(self._voices, total)
