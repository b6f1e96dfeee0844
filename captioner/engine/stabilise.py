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


class Stabiliser:
    """Follows the hypotheses of one window. Not for several threads."""

    def __init__(self, agreeing: int) -> None:
        """Args: agreeing: hypotheses in a row that have to agree on a word (at least 1)."""
        self._recent: deque[list[str]] = deque(maxlen=agreeing)
        self.settled: Settled = NOTHING

    def observe(self, words: Sequence[Word]) -> Settled:
        """Take the newest hypothesis, which begins with what is settled; what is settled now.

        The last word of a hypothesis may be cut and settles nothing; punctuation settles with the
        word after it, and so does a number, which may still go on.
        """
        self._recent.append([_spoken_form(word) for word in words[:-1]])
        if len(self._recent) == self._recent.maxlen:
            n_words = _agreed(self._recent)
            while n_words and not _may_end_with(words[n_words - 1]):
                n_words -= 1
            if n_words > self.settled.n_words:
                self.settled = _beginning(words, n_words)
        return self.settled


def _agreed(hypotheses: Sequence[Sequence[str]]) -> int:
    """How many words at the beginning all hypotheses have."""
    n_agreed = 0
    for forms in zip(*hypotheses, strict=False):
        if len(set(forms)) > 1:
            break
        n_agreed += 1
    return n_agreed


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
