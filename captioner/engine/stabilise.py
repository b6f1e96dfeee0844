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
UNSURE_TO_SHOW: Final = 1  # so many more hypotheses to be shown
UNSURE_TO_SETTLE: Final = 3  # and to be settled
"""Measured on the long recordings of the speech set, a hypothesis every 0.25 s; wrong: settled
words that a free decoding of the whole window contradicts. Three agreeing: 4.6 % wrong, median
1.0 s after the word; four 4.4 %, 1.25 s; five 2.6 %, 1.5 s; three, or six for unsure words: 3.1 %,
1.4 s. Words taken back per word of the final: 1.0 if all is shown at once, 0.32 if two agree, 0.14
if for unsure words three do."""


class Stabiliser:
    """Follows the hypotheses of one window. Not for several threads."""

    def __init__(self, agreeing: int) -> None:
        """Args: agreeing: hypotheses in a row that have to agree on a word (at least 1)."""
        self._agreeing = agreeing
        self._recent: deque[list[str]] = deque(maxlen=agreeing + UNSURE_TO_SETTLE)
        self.settled: Settled = NOTHING
        self.shown: tuple[Word, ...] = ()
        """Words to show, settled ones included: they stay until hypotheses agree on others."""

    def observe(self, words: Sequence[Word]) -> Settled:
        """Take the newest hypothesis, which begins with what is settled; what is settled now.

        The last word of a hypothesis may be cut and settles nothing; punctuation settles with the
        word after it, and so does a number, which may still go on.
        """
        self._recent.append([_spoken_form(word) for word in words[:-1]])
        n_words = self._agreed_words(words, self._agreeing, UNSURE_TO_SETTLE)
        while n_words > self.settled.n_words and not _may_end_with(words[n_words - 1]):
            n_words -= 1
        if n_words > self.settled.n_words:
            self.settled = _beginning(words, n_words)
        n_words = self._agreed_words(words, SHOWING, UNSURE_TO_SHOW)
        self.shown = _kept(self.shown, words[:n_words]) if words else self.shown[:n_words]
        return self.settled

    def _agreed_words(self, words: Sequence[Word], needed: int, unsure: int) -> int:
        """How many words `needed` hypotheses agree on, `unsure` more where the decoder is."""
        n_words = self.settled.n_words
        while n_words < len(words) - 1:
            n = needed + (unsure if words[n_words].logprob < UNSURE else 0)
            if not self._agreed(n_words, n):
                break
            n_words += 1
        return n_words

    def _agreed(self, at: int, n_hypotheses: int) -> bool:
        """Whether so many of the newest hypotheses have the same words up to this one."""
        if len(self._recent) < n_hypotheses:
            return False
        newest = self._recent[-1][: at + 1]
        return all(self._recent[-n][: at + 1] == newest for n in range(1, n_hypotheses + 1))


def _kept(shown: Sequence[Word], agreed: Sequence[Word]) -> tuple[Word, ...]:
    """What is agreed now, and what was shown after it unless that is contradicted."""
    for before, now in zip(shown, agreed, strict=False):
        if _spoken_form(before) != _spoken_form(now):
            return tuple(agreed)
    return (*agreed, *shown[len(agreed) :])


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
