"""Decide which words of a growing caption are settled. Pure.

A word settles when the last few hypotheses agree on it and on all words before it. Settled words
are given to the next decoding of their segment as its prefix, so they cannot change any more.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import Final, Self

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
    """Where in the segment its last word ends, s."""


NOTHING: Final = Settled()


@dataclass(frozen=True, slots=True)
class Agreement:
    """How many hypotheses in a row have to agree on a word, and on all before it."""

    usual: int
    unsure: int
    """For a word whose mean log-probability is below `unsure_below`."""
    unsure_below: float

    def needed(self, word: Word) -> int:
        """For this word."""
        return self.unsure if word.logprob < self.unsure_below else self.usual


UNSURE: Final = -0.5
VERY_UNSURE: Final = -0.8
NOT_SURE: Final = -0.2  # instead, where the hypotheses come so slowly that one has to do
UNSURE_S: Final = 0.75  # more, to settle a word that the decoder is unsure of
SHOW_S: Final = 0.25
SHOW_UNSURE_S: Final = 0.75
"""Measured with tiny.en on the long recordings of the speech set (623 s, a hypothesis every 0.25 s,
settled words forced); wrong: settled words that a free decoding of the whole segment contradicts;
erased: words taken back per word of the final, capitals and punctuation aside; the median delays
are from where a word is read:

    settled by     shown by       wrong   erased   settled   shown   word errors
    3              2              6.9 %   0.22     0.96 s    0.55 s  9.7 %
    3, unsure 6    2, unsure 3    3.9 %   0.17     1.42 s    0.85 s  8.8 %
    4, unsure 6    2, unsure 3    3.7 %   0.17     1.48 s    0.85 s  8.8 %
    4, unsure 7    2, unsure 3    2.4 %   0.22     1.68 s    0.87 s  8.6 %
    4, unsure 7    2, unsure 4    2.4 %   0.15     1.69 s    1.02 s  8.6 %
    4, unsure 7    2, very 4      2.4 %   0.18     1.69 s    0.93 s  8.6 %

The last one is the default; "very" unsure is below -0.8, unsure below -0.5. With a hypothesis every
0.5 s (five of the recordings): 3, unsure 4, shown by one 0.76 s after the word, 0.31 words erased
for each in the end; by one only if it is sure, above -0.2, 0.93 s and 0.25; by two 1.03 s and 0.22.
"""


@dataclass(frozen=True, slots=True)
class Rules:
    """What it takes to settle a word, and to show it."""

    to_settle: Agreement
    to_show: Agreement

    @classmethod
    def spanning(cls, agree_for_s: float, every_s: float) -> Self:
        """For hypotheses that come each `every_s`, so that they agree for `agree_for_s` seconds.

        A word is settled by two at least.
        """
        settle = (
            _spanning(agree_for_s, every_s, ceil),
            _spanning(agree_for_s + UNSURE_S, every_s, ceil),
        )
        show = _spanning(SHOW_S, every_s, floor), _spanning(SHOW_UNSURE_S, every_s, floor)
        unsure_below = VERY_UNSURE if show[0] > 1 else NOT_SURE
        return cls(
            Agreement(max(2, settle[0]), max(2, settle[1]), UNSURE),
            Agreement(*show, unsure_below),
        )


def _spanning(span_s: float, every_s: float, whole: Callable[[float], int]) -> int:
    """Hypotheses from the first to the last of which so much time passes."""
    return 1 + whole(round(span_s / every_s, 3))


class Stabiliser:
    """Follows the hypotheses of one segment. Not for several threads."""

    def __init__(self, rules: Rules) -> None:
        """Begin with nothing settled."""
        self._rules = rules
        most = max(rules.to_settle.unsure, rules.to_show.unsure)
        self._recent: deque[list[str]] = deque(maxlen=most)
        self.settled: Settled = NOTHING
        self.shown: tuple[Word, ...] = ()
        """Words to show, settled ones included: they stay until hypotheses agree on others."""
        self.at_rest = False
        """Whether all words of the newest hypothesis are settled, but its last one."""

    def observe(self, words: Sequence[Word]) -> Settled:
        """Take the newest hypothesis, which begins with what is settled; what is settled now.

        The last word of a hypothesis may be cut and settles nothing; punctuation settles with the
        word after it, and so does a number, which may still go on.
        """
        self._note(words)
        self._settle(words, self._agreed_words(words, self._rules.to_settle))
        self._show(words)
        return self.settled

    def _note(self, words: Sequence[Word]) -> None:
        """Remember a hypothesis."""
        self._recent.append([spoken_form(word) for word in words[:-1]])

    def _settle(self, words: Sequence[Word], n_words: int) -> None:
        """Settle so many of the words, or as many of them as text may end with."""
        while n_words > self.settled.n_words and not _may_end_with(words[n_words - 1]):
            n_words -= 1
        if n_words > self.settled.n_words:
            self.settled = _beginning(words, n_words)

    def _show(self, words: Sequence[Word]) -> None:
        """Show what enough hypotheses agree on."""
        self._keep(words, self._agreed_words(words, self._rules.to_show))

    def _keep(self, words: Sequence[Word], n_words: int) -> None:
        """Show so many of the words."""
        self.shown = _kept(self.shown, words[:n_words]) if words else self.shown[:n_words]
        self.at_rest = 0 < len(words) - 1 <= self.settled.n_words

    def _agreed_words(self, words: Sequence[Word], agreement: Agreement) -> int:
        """How many words enough hypotheses agree on; the settled ones are among them."""
        n_words = self.settled.n_words
        while n_words < len(words) - 1:
            if not self._agreed(n_words, agreement.needed(words[n_words])):
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
        if spoken_form(before) != spoken_form(now):
            return tuple(agreed)
    return (*agreed, *shown[len(agreed) :])


def spoken_form(word: Word) -> str:
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
