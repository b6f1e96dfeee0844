"""Decide which words of a growing caption are settled. Pure.

A word settles when the last few hypotheses agree on it and on all words before it. Settled words
are given to the next decoding of their window as its prefix, so they cannot change any more.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from captioner.asr.words import heard_part
from captioner.events import Token, Word


@dataclass(frozen=True, slots=True)
class Settled:
    """The settled beginning of one caption."""

    tokens: tuple[Token, ...] = ()
    text: str = ""
    """Of the tokens, nothing before its first word."""
    n_words: int = 0
    until_s: float = 0.0
    """Where in the window its last word ends, s."""


NOTHING: Final = Settled()
SHOWING: Final = 2  # hypotheses that have to agree on a word before it is shown
UNSURE: Final = -0.5  # mean log-probability of a word below which it needs more agreement:
UNSURE_MORE: Final = 3  # so many more hypotheses
"""Measured on the long recordings of the speech set, a hypothesis every 0.25 s; wrong: settled
words that a free decoding of the whole window contradicts. Three agreeing: 4.6 % wrong, median
1.0 s after the word; four 4.4 %, 1.25 s; five 2.6 %, 1.5 s; three, or six for unsure words: 3.1 %,
1.4 s. Shown at once, the erasure is 1.0; two agreeing without the last word: 0.17."""


class Stabiliser:
    """Follows the hypotheses of one window. Not for several threads."""

    def __init__(self, agreeing: int) -> None:
        """Args: agreeing: hypotheses in a row that have to agree on a word (at least 1)."""
        self._agreeing = agreeing
        self._recent: deque[list[str]] = deque(maxlen=max(agreeing + UNSURE_MORE, SHOWING))
        self.settled: Settled = NOTHING
        self.n_likely = 0
        """Words of the newest hypothesis that may be shown, settled ones included."""

    def observe(self, words: Sequence[Word]) -> Settled:
        """Take the newest hypothesis, which begins with what is settled; what is settled now.

        The last word of a hypothesis may be cut and settles nothing; punctuation settles with the
        word after it, and so does a number, which may still go on.
        """
        self._recent.append([_spoken_form(word) for word in words[:-1]])
        n_words = self.settled.n_words
        while n_words < len(words) - 1 and self._agreed(n_words, self._needed(words[n_words])):
            n_words += 1
        while n_words > self.settled.n_words and not _may_end_with(words[n_words - 1]):
            n_words -= 1
        if n_words > self.settled.n_words:
            self.settled = _beginning(words, n_words)
        self.n_likely = self.settled.n_words
        while self.n_likely < len(words) - 1 and self._agreed(self.n_likely, SHOWING):
            self.n_likely += 1
        return self.settled

    def _needed(self, word: Word) -> int:
        return self._agreeing + (UNSURE_MORE if word.logprob < UNSURE else 0)

    def _agreed(self, at: int, n_hypotheses: int) -> bool:
        """Whether so many of the newest hypotheses have the same words up to this one."""
        if len(self._recent) < n_hypotheses:
            return False
        newest = self._recent[-1][: at + 1]
        return all(self._recent[-n][: at + 1] == newest for n in range(1, n_hypotheses + 1))


def _spoken_form(word: Word) -> str:
    """Without what cannot be heard: capitals and punctuation."""
    return heard_part(word.piece.casefold())


def _may_end_with(word: Word) -> bool:
    """Whether settled text may end here: with a word, not with punctuation or a number."""
    return bool(word.bare.strip()) and not word.bare[-1].isdigit()


def _beginning(words: Sequence[Word], n_words: int) -> Settled:
    last = words[n_words - 1]
    before = words[: n_words - 1]
    tokens = (*(token for word in before for token in word.tokens), *last.tokens[: last.n_bare])
    text = "".join([*(word.piece for word in before), last.bare]).lstrip()
    return Settled(tokens, text, n_words, last.end_s)
