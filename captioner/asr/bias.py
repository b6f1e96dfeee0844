"""Expect the words of a list: a prefix tree over tokens, and what it adds to a hypothesis. Pure.

Shallow fusion as in "Contextualized Streaming End-to-End Speech Recognition with Trie-Based Deep
Biasing and Shallow Fusion" (Le et al., 2021): each token with which a hypothesis goes on along the
tree is worth a bonus, and the bonuses of a path that is left before a phrase ends are taken back.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

BONUS: Final = 2.0
"""Nats for each token of a phrase. The least with which half A of the speakers of 58 clips gets the
fewest rare words wrong with lists of 100 (5 of 38; 7 with 1 or 1.5, 5 with 3; 9 without a list):
`captioner.bench.vocabulary`. Other ways were tried and lost words that were said: raising an
expected token only as far as the likeliest one (8 of 38), nothing where the decoder is 70 % sure
(5 of 38, but 10 instead of 8 of 84 on half B)."""


class Place(NamedTuple):
    """Where in the tree a hypothesis stands."""

    node: int = 0
    """0 outside of every phrase."""
    owed: float = 0.0
    """Nats that are taken back if the phrase is not finished."""
    depth: int = 0
    """Tokens of the phrase so far."""


@dataclass(slots=True)
class _Node:
    following: dict[int, int] = field(default_factory=dict)
    """Token to number of a node."""
    whole: bool = False
    """Whether a phrase ends here."""


class Bias:
    """The tree of a list of phrases. Any thread; it never changes."""

    def __init__(
        self,
        phrases: Collection[Sequence[int]],
        parts_words: npt.NDArray[np.bool_],
        bonus: float = BONUS,
    ) -> None:
        """Build the tree.

        Args:
            phrases: token ids of each, in every spelling that is expected.
            parts_words: (vocabulary,) whether a token parts the word before it from what it spells:
                a space, a mark, the end of the text.
            bonus: nats for each token of a phrase.
        """
        self._parts_words = parts_words.astype(np.uint8).tobytes()  # quicker to ask one by one
        self._bonus = bonus
        self._nodes = [_Node()]
        for phrase in phrases:
            node = self._nodes[0]
            for token in phrase:
                if token not in node.following:
                    node.following[token] = len(self._nodes)
                    self._nodes.append(_Node())
                node = self._nodes[node.following[token]]
            node.whole = True

    def step(self, place: Place, token: int) -> tuple[Place, float]:
        """Where a hypothesis stands after `token`, and what that adds, nats; may be negative."""
        if place.node == 0:
            return self._begin(token)
        node = self._nodes[place.node]
        parts = bool(self._parts_words[token])
        kept = node.whole and parts
        if (following := node.following.get(token)) is not None:
            owed = (0.0 if kept else place.owed) + self._bonus
            return Place(following, owed, place.depth + 1), self._bonus
        begun, more = self._begin(token)
        return begun, more - (0.0 if kept else place.owed)

    def _begin(self, token: int) -> tuple[Place, float]:
        """The same outside of every phrase."""
        begun = self._nodes[0].following.get(token)
        if begun is None or not self._parts_words[token]:
            return NOWHERE, 0.0
        return Place(begun, self._bonus, 1), self._bonus

    def __bool__(self) -> bool:
        """Whether there is a phrase at all."""
        return len(self._nodes) > 1

    def expects(self, place: Place) -> Callable[[int], bool]:
        """What tells whether a token begins a phrase or goes on with the one at `place`."""
        begins, goes_on = self._nodes[0].following, self._nodes[place.node].following
        if place.node == 0:
            return begins.__contains__
        return lambda token: token in goes_on or token in begins

    def bonuses(self, place: Place, tokens: Sequence[int]) -> list[float]:
        """Nats for each token: the bonus if it goes on with a phrase that has begun."""
        following = self._nodes[place.node].following if place.node else {}
        return [self._bonus * (token in following) for token in tokens]

    def after(self, tokens: Sequence[int]) -> Place:
        """Where a hypothesis stands after these tokens, which are given: nothing is owed."""
        place = Place()
        for token in tokens:
            place, _worth = self.step(place, token)
        return place._replace(owed=0.0)


NOWHERE: Final = Place()
NO_BIAS: Final = Bias((), np.zeros(0, np.bool_))
