"""Settle what two models agree on, or the better one alone. Pure.

The first model's hypotheses come often and are shown; they settle nothing. The second model reads
the growing segment now and then. Of its reading a word is settled, after all before it,

- if the newest hypotheses of the first model have the same words up to there, or
- if the second model has read it twice in a row, now a while before the end of the sound, so
  that what follows will not change it.

Settled words are given to both models as the beginning of what they read next, so no model takes
them back; where the second one corrects the first, what is shown follows it at once. So that this
is rare, a word of which the first model is unsure is shown only when the second one has it, too, or
when hypotheses would settle it: with tiny.en and base that halved the words taken back.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from captioner.engine.stabilise import UNSURE, Agreement, Rules, Settled, Stabiliser, spoken_form
from captioner.events import Word

AS_FAR_S: Final = 0.1  # words that end so much later than what was shown take its place


class CheckedStabiliser(Stabiliser):
    """Follows the hypotheses of one segment by two models. Not for several threads."""

    def __init__(self, rules: Rules, settled_after_s: float) -> None:
        """Begin with nothing settled.

        Args:
            rules: what shows a word, and how many hypotheses of the first model have to agree.
            settled_after_s: see `SecondModel`.
        """
        super().__init__(rules)
        self._settled_after_s = settled_after_s
        unsure_below = max(UNSURE, rules.to_show.unsure_below)
        self._to_show = Agreement(rules.to_show.usual, rules.to_settle.unsure, unsure_below)
        self._checked: Sequence[Word] = ()  # the second model's newest hypothesis
        self._earlier: Sequence[Word] = ()  # and the one before
        self._alone = False  # whether the second model rests

    def show(self, words: Sequence[Word]) -> Settled:
        """Take the first model's newest hypothesis; what is settled now."""
        self._alone = False
        self._note(words)
        self._settle_checked(len(self._checked), 0.0)
        self._show(words)
        return self.settled

    def observe(self, words: Sequence[Word]) -> Settled:
        """The same while there is no second model: what the first one agrees on is settled."""
        self._checked, self._earlier, self._alone = (), (), True
        return super().observe(words)

    def check(self, words: Sequence[Word], heard_s: float) -> Settled:
        """Take the second model's newest hypothesis; what is settled now.

        Args:
            words: they begin with what is settled.
            heard_s: length of the sound they were read from, s.
        """
        self._earlier, self._checked = self._checked, words
        self._note(words)
        self._settle_checked(len(words), heard_s - self._settled_after_s)
        n_words = self.settled.n_words
        if self._contradicted(words[:n_words]):
            reached_s = self.shown[-1].end_s + AS_FAR_S
            after = takewhile(lambda word: word.end_s <= reached_s, words[n_words:-1])
            self.shown = (*words[:n_words], *after)
        else:
            self.shown = (*words[:n_words], *self.shown[n_words:])
            super()._show(words)
        return self.settled

    def _show(self, words: Sequence[Word]) -> None:
        """Show what enough hypotheses agree on, or both models; a doubtful word only then."""
        if self._alone:
            super()._show(words)
            return
        n_words = self._agreed_words(words, self._to_show)
        n_both = _in_both(words, self._checked)
        while n_words < len(words) - 1 and (
            n_words < n_both or self._agreed(n_words, self._to_show.needed(words[n_words]))
        ):
            n_words += 1
        self._keep(words, n_words)

    def _settle_checked(self, n_read: int, before_s: float) -> None:
        """Settle of the second model's hypothesis what may be; before `before_s` on its own."""
        words, n_words = self._checked, self.settled.n_words
        n_twice = _in_both(words, self._earlier)
        while n_words < n_read - 1:
            twice = n_words < n_twice and words[n_words].end_s <= before_s
            if not twice and not self._first_agrees(n_words):
                break
            n_words += 1
        self._settle(words, n_words)

    def _first_agrees(self, at: int) -> bool:
        """Whether the newest hypotheses of the first model have these words, up to this one."""
        needed = self._rules.to_settle.usual
        if len(self._recent) < needed:
            return False
        forms = [spoken_form(word) for word in self._checked[: at + 1]]
        return all(self._recent[-n][: at + 1] == forms for n in range(1, needed + 1))

    def _contradicted(self, words: Sequence[Word]) -> bool:
        """Whether other words are shown than these."""
        pairs = zip(self.shown, words, strict=False)
        return not all(_same(shown, word) for shown, word in pairs)


def _in_both(one: Sequence[Word], other: Sequence[Word]) -> int:
    """With how many of the same words both begin."""
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: _same(*pair), pairs))


def _same(one: Word, other: Word) -> bool:
    return spoken_form(one) == spoken_form(other)
