"""Which of the known voices, or who new, speaks the turns of one segment. Pure."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from captioner.speakers.embedder import Voiceprints
from captioner.speakers.grouping import best_path, groups, unit
from captioner.speakers.likeness import correction
from captioner.speakers.options import SpeakerOptions
from captioner.speakers.roster import Heard, Roster
from captioner.speakers.turns import Timed, Turn, turns_of
from captioner.units import FloatArray

FULL_S: Final = 5.0  # turns of this length tell as much as they ever will
LONGER: Final = 1.5  # times `shortest_new_s`: what several turns of somebody new have to come to


class Decision:
    """Made once for a segment; the roster learns from it."""

    def __init__(self, options: SpeakerOptions, roster: Roster, prints: Voiceprints) -> None:
        self._options = options
        self._roster = roster
        self._voices = roster.telephone if prints.narrow else roster.wide
        self._like = self._voices.like
        self._prints = prints

    def labels(self, words: Sequence[Timed]) -> list[tuple[int, int, int | None]]:
        """(first word, end, speaker) of each turn; all of `words`, at least one, are in a turn."""
        candidates = self._candidates()
        if not candidates:  # everybody who is expected speaks in the other kind of sound
            return [(0, len(words), None)]
        scores = self._prints.embeddings @ np.stack(candidates, axis=1)  # (n, candidates)
        path = best_path(scores, self._like.change_cost)
        turns = turns_of(self._prints, path, words, self._options.gap_within_s)
        return [(turn.first, turn.end, self._decide(turn, words)) for turn in turns]

    def _candidates(self) -> list[FloatArray]:
        """Whoever may be heard: the known voices, then groups of pieces that are like none."""
        prints, like = self._prints, self._like
        found = [
            unit(voice.total) * np.float32(correction(voice.duration_s, like.attenuation_s))
            for voice in self._voices.known
        ]
        n_known, hop_s = len(found), prints.hop_s
        for rows in groups(prints.embeddings, like.together):
            duration_s = prints.piece_s + hop_s * (len(rows) - 1)
            heard = Heard(prints.embeddings[rows].sum(axis=0), duration_s)
            nearest = max(self._voices.alike(heard).values(), default=-1.0)
            is_new = nearest < like.same and duration_s >= self._options.shortest_new_s
            if (is_new or not found) and len(found) - n_known < self._roster.n_missing:
                found.append(unit(heard.total))
        return found

    def _decide(self, turn: Turn, words: Sequence[Timed]) -> int | None:
        """Who speaks a turn: a known voice, or somebody new if there is enough of it."""
        heard = Heard(turn.embedding, words[turn.end - 1].end_s - words[turn.first].start_s)
        alike = self._voices.alike(heard)
        if not alike:
            return self._roster.add(self._voices, heard) if self._roster.n_missing else None
        number = max(alike, key=alike.__getitem__)
        nearest = alike.pop(number)
        if self._is_sure(nearest, nearest - max(alike.values(), default=-1.0)):
            teaches = heard.duration_s >= self._options.shortest_turn_s
            if teaches and nearest >= self._like.same:
                self._voices.learn(number, heard)
            return number
        if not self._roster.n_missing:
            return None
        return self._other(heard, nearest)

    def _is_sure(self, nearest: float, ahead: float) -> bool:
        like = self._like
        return (
            nearest >= like.known
            or (nearest >= like.likely and ahead >= like.ahead)
            or (not self._roster.n_missing and ahead >= like.ahead / 2)
        )

    def _other(self, heard: Heard, nearest: float) -> int | None:
        """Somebody new, if this turn or all such turns are enough; else nobody."""
        options, like = self._options, self._like
        caution = like.caution * max(0.0, 1 - heard.duration_s / FULL_S)
        if heard.duration_s >= options.shortest_new_s and nearest < like.other - caution:
            return self._roster.add(self._voices, heard)
        if heard.duration_s < options.shortest_turn_s or nearest >= like.other:
            return None
        all_heard = self._voices.doubt(heard, LONGER * options.shortest_new_s)
        return None if all_heard is None else self._roster.add(self._voices, all_heard)
