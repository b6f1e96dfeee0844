"""Beam search: several hypotheses of a window grow side by side, and the likeliest whole one wins.

One pass of the decoder graph takes a token of each, so the weights are read once for all of them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from captioner.asr.bias import NO_BIAS, NOWHERE, Bias, Place
from captioner.asr.passes import Expansion, Passes
from captioner.asr.repetition import way_out
from captioner.events import Token

PRUNED_BELOW: Final = 2.0
"""Log-probability, nats, that a hypothesis may be behind the likeliest one before it is given up.
With a width of 5 that leaves 2.6 hypotheses a pass; word error rate of tiny.en on the speech set
8.07 %, without this and the next 8.21 (halves of the speakers 9.58 and 6.39 against 9.58 and
6.68)."""
SAME_ENDING: Final = 3
"""Of hypotheses whose last so many tokens are the same only the likeliest is kept: what follows is
as likely after each of them, so the others would only take the place of different ones."""
EXPECTED: Final = 2
"""Hypotheses in the midst of an expected phrase that are followed besides the width: most of them
are given up a token or two later, and must not take the place of what is really said. Of rare
words 14 of 122 are missed with 2 and a list of 1,000, 16 with 1, 12 with 3, which takes longer."""
BEGUN: Final = 1
"""Of these, how many have only just begun with their phrase: with a long list nearly every token
begins one."""
BEGUN_BELOW: Final = 1.0
"""Nats that such a one may be behind the likeliest hypothesis, its bonus counted. With this and
BEGUN a list of 2,000 takes 9 % fewer rows. Half A misses as many rare words with lists of 100 and
1,000 as without them, half B 8 and 9 of 84 instead of 8 and 8."""
NEVER: Final = -1e3  # log-probability of a token that may not be chosen, or less


@dataclass(frozen=True, slots=True)
class BeamText:
    """A hypothesis: what was chosen after the prefix, and how likely that is."""

    chosen: tuple[Token, ...] = ()
    logprob: float = 0.0
    """Natural log of the probability of all of `chosen`, given the audio and the prefix."""
    bonus: float = 0.0
    """Nats for phrases that are expected."""
    place: Place = NOWHERE
    """Where in the tree of these phrases it stands."""

    def with_token(self, token: Token, bias: Bias) -> "BeamText":
        """The hypothesis that goes on with `token`."""
        place, worth = bias.step(self.place, token.id)
        logprob = self.logprob + token.logprob
        return BeamText((*self.chosen, token), logprob, self.bonus + worth, place)

    @property
    def score(self) -> float:
        """How likely it is if the phrase it is in goes on."""
        return self.logprob + self.bonus

    @property
    def sure_score(self) -> float:
        """How likely it is if not."""
        return self.score - self.place.owed

    @property
    def mean_score(self) -> float:
        """By token, so that short texts have no advantage; 0 for no tokens."""
        return self.sure_score / len(self.chosen) if self.chosen else 0.0

    @property
    def hoped_score(self) -> float:
        """The same if the phrase it is in goes on."""
        return self.score / len(self.chosen) if self.chosen else 0.0

    def ending(self, n_tokens: int) -> tuple[int, ...]:
        """Ids of the last tokens; of all if there are fewer, which is another ending then."""
        last = tuple(token.id for token in self.chosen[-n_tokens:])
        return last if len(last) == n_tokens else (-1, *last)

    @property
    def ids(self) -> list[int]:
        """Token ids."""
        return [token.id for token in self.chosen]


class BeamSearch:
    """The search over one window. Pure but for the passes it runs."""

    def __init__(
        self,
        width: int,
        end: int,
        prefix: Sequence[Token],
        room: int,
        bias: Bias = NO_BIAS,
    ) -> None:
        """Begin with nothing chosen.

        Args:
            width: hypotheses that are kept at a time, 2 or more.
            end: the end-of-text token.
            prefix: text tokens before what is chosen; a loop may begin in them.
            room: the most tokens that may be chosen, the end included; 1 or more.
            bias: towards the phrases that are expected.
        """
        self._bias = bias
        self._width = width
        self._end = end
        self._prefix = tuple(prefix)
        self._room = room
        self._growing = [BeamText(place=bias.after([token.id for token in prefix]))]
        self._whole: list[BeamText] = []

    def run(
        self, first: Expansion, passes: Passes, cancelled: Callable[[], bool]
    ) -> BeamText | None:
        """Search to the end; None if `cancelled` said so between two passes.

        Args:
            first: what may come first, a row for the only hypothesis there is.
            passes: with the past of prompt and prefix.
            cancelled: asked before each pass.
        """
        parents = self._grow(first)
        while not self._over():
            if cancelled():
                return None
            passes.follow(parents)
            parents = self._grow(passes.expand([text.chosen[-1].id for text in self._growing]))
        return self.best()

    def best(self) -> BeamText:
        """The likeliest whole hypothesis; one that was cut short if there is no other."""
        of = self._whole or self._growing
        return max(of, key=lambda text: text.mean_score)

    def _over(self) -> bool:
        if not self._growing or len(self._growing[0].chosen) >= self._room:
            return True
        if len(self._whole) >= self._width:
            return True
        best = max((text.mean_score for text in self._whole), default=NEVER)
        return best >= max(text.hoped_score for text in self._growing)

    def _grow(self, expansion: Expansion) -> list[int]:
        """Take the likeliest continuations; gives which hypothesis each of them goes on with."""
        loops = [way_out([*self._prefix, *text.chosen]) for text in self._growing]
        continued = [
            (text.with_token(token, self._bias), parent)
            for parent, text in enumerate(self._growing)
            for token in self._continuations(expansion, parent)
            if token.logprob > NEVER and token.id != loops[parent]
        ]
        continued.sort(key=lambda pair: pair[0].sure_score, reverse=True)
        floor = continued[0][0].sure_score - PRUNED_BELOW if continued else 0.0
        growing: dict[tuple[int, ...], tuple[BeamText, int]] = {}  # by ending
        for text, parent in continued:
            if len(growing) == self._width or text.sure_score < floor:
                break
            if text.chosen[-1].id == self._end:
                self._whole.append(text)
            else:
                growing.setdefault(text.ending(SAME_ENDING), (text, parent))
        if self._bias and continued:
            self._add_expected(growing, continued, floor)
        self._growing = [text for text, _parent in growing.values()]
        return [parent for _text, parent in growing.values()]

    def _add_expected(
        self,
        growing: dict[tuple[int, ...], tuple[BeamText, int]],
        continued: Sequence[tuple[BeamText, int]],
        floor: float,
    ) -> None:
        """Follow some more that are in the midst of a phrase; `floor`: the lowest score."""
        n_left, n_begun_left = EXPECTED, BEGUN
        begun_floor = floor + PRUNED_BELOW - BEGUN_BELOW
        inside = [pair for pair in continued if pair[0].place.owed and pair[0].score >= floor]
        for text, parent in sorted(inside, key=lambda pair: pair[0].score, reverse=True):
            begun = text.place.depth == 1
            ending = text.ending(SAME_ENDING)
            if begun and (not n_begun_left or text.score < begun_floor):
                continue
            if not n_left:
                break
            if ending not in growing:
                growing[ending] = (text, parent)
                n_left -= 1
                n_begun_left -= begun

    def _continuations(self, expansion: Expansion, parent: int) -> list[Token]:
        """The likeliest tokens, and of those that are less likely the expected ones."""
        expects = self._bias.expects(self._growing[parent].place) if self._bias else None
        return expansion.likeliest(parent, self._width + 1, expects)
