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
NOTHING: Final = -1.0  # how alike nobody is
LONGER: Final = 1.5  # times `shortest_new_s`: what several turns of somebody new have to come to


class Decision:
    """Made once for a segment; the roster learns from it."""

    def __init__(self, options: SpeakerOptions, roster: Roster, prints: Voiceprints) -> None:
        self._options = options
        self._roster = roster
        self._voices = roster.telephone if prints.narrow else roster.wide
        self._like = self._voices.like
        self._prints = prints
        self._new: list[Heard] = []  # who may be new, while the segment grows

    def labels(
        self, words: Sequence[Timed], *, growing: bool = False
    ) -> list[tuple[int, int, int | None]]:
        """(first word, end, speaker) of each turn; all of `words`, at least one, are in a turn.

        While the segment is `growing`, nobody learns of it, and somebody new gets no number yet.
        """
        candidates = self._candidates()
        if not candidates:  # everybody who is expected speaks in the other kind of sound
            return [(0, len(words), None)]
        scores = self._prints.embeddings @ np.stack(candidates, axis=1)  # (n, candidates)
        path = best_path(scores, self._like.change_cost)
        turns = turns_of(self._prints, path, words, self._options.gap_within_s)
        decide = self._guess if growing else self._decide
        return [(turn.first, turn.end, decide(turn, words)) for turn in turns]

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
            nearest = max(self._voices.alike(heard).values(), default=NOTHING)
            is_new = nearest < like.same and duration_s >= self._options.shortest_new_s
            if (is_new or not found) and len(found) - n_known < self._roster.n_missing:
                found.append(unit(heard.total))
        return found

    def _guess(self, turn: Turn, words: Sequence[Timed]) -> int | None:
        """Who speaks a turn as far as it was heard; somebody new has the number that comes next."""
        heard = _heard(turn, words)
        number, nearest, ahead = self._nearest(heard)
        if number is not None and self._is_sure(nearest, ahead):
            return number
        if number is not None and not self._is_other(heard, nearest):
            return None
        known = (n for n, one in enumerate(self._new) if self._is_same(heard, one))
        at = next(known, len(self._new))
        self._new[at:] = self._new[at:] or [heard]
        return self._roster.following + at if at < self._roster.n_missing else None

    def _decide(self, turn: Turn, words: Sequence[Timed]) -> int | None:
        """Who speaks a turn: a known voice, or somebody new if there is enough of it."""
        heard = _heard(turn, words)
        number, nearest, ahead = self._nearest(heard)
        if number is None:
            return self._roster.add(self._voices, heard) if self._roster.n_missing else None
        if self._is_sure(nearest, ahead):
            teaches = heard.duration_s >= self._options.shortest_turn_s
            if teaches and nearest >= self._like.same:
                self._voices.learn(number, heard)
            return number
        return self._other(heard, nearest) if self._roster.n_missing else None

    def _nearest(self, heard: Heard) -> tuple[int | None, float, float]:
        """The known voice that is most like, how much, and how far ahead of the next one."""
        alike = self._voices.alike(heard)
        if not alike:
            return None, NOTHING, 0.0
        number = max(alike, key=alike.__getitem__)
        nearest = alike.pop(number)
        return number, nearest, nearest - max(alike.values(), default=NOTHING)

    def _is_same(self, one: Heard, other: Heard) -> bool:
        return self._voices.between(one, other) >= self._like.same

    def _is_other(self, heard: Heard, nearest: float) -> bool:
        """Whether a turn alone is somebody new."""
        caution = self._like.caution * max(0.0, 1 - heard.duration_s / FULL_S)
        is_long = heard.duration_s >= self._options.shortest_new_s
        return is_long and nearest < self._like.other - caution

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
        if self._is_other(heard, nearest):
            return self._roster.add(self._voices, heard)
        if heard.duration_s < options.shortest_turn_s or nearest >= like.other:
            return None
        all_heard = self._voices.doubt(heard, LONGER * options.shortest_new_s)
        return None if all_heard is None else self._roster.add(self._voices, all_heard)


def _heard(turn: Turn, words: Sequence[Timed]) -> Heard:
    return Heard(turn.embedding, words[turn.end - 1].end_s - words[turn.first].start_s)
