"""Tell a decoder's loop from what is really said again and again. Pure.

Copies of a phrase that are spoken one after the other are read one after the other: the alignment
moves on with the sound. In a loop it stands still. It may seem to do so in a real repetition, too,
where the heads rest on one place while words are equal, so a loop is only left, never the end of
the text: `way_out` says which token may not come next, and the decoder goes on with what follows.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from captioner.events import Token

LONGEST: Final = 24  # tokens of the longest phrase whose repetition is looked for
FREE: Final = {1: 9, 2: 9, 3: 5}  # copies below which nothing is a loop, by tokens of the phrase
FREE_LONGER: Final = 3
STILL: Final = {1: 8, 2: 8, 3: 4}  # copies in a row at which the alignment stood still
STILL_LONGER: Final = 1
MOVED_S: Final = 0.1  # a token read so much later than in all copies before was read anew
PACE_S: Final = 0.4  # from one copy to the next where no two can be told apart
SHORTEST_S: Final = 0.2  # from one copy to the next
LONGEST_TOKEN_S: Final = 0.8  # of a copy, for each of its tokens: what is longer is a jump
COPIES_KEPT: Final = 2  # of a loop at least; one if the phrase is long


@dataclass(frozen=True, slots=True)
class Loop:
    """A phrase that stands at the end of a text again and again."""

    copies: tuple[Sequence[Token], ...]
    """The tokens of each."""

    @property
    def length(self) -> int:
        """Tokens of the phrase."""
        return len(self.copies[0])

    @property
    def n_still(self) -> int:
        """Copies since one was read anew."""
        return len(self.copies) - 1 - max((at for at, new in enumerate(self._read_anew()) if new))

    @property
    def n_said(self) -> int:
        """How many of the copies there is room for in the sound, at the pace of those read anew."""
        steps = [
            later.read_s - token.read_s
            for copy, following in zip(self.copies, self.copies[1:], strict=False)
            for token, later in zip(copy, following, strict=True)
        ]
        longest_s = LONGEST_TOKEN_S * self.length
        pace_s = median([s for s in steps if SHORTEST_S <= s <= longest_s] or [PACE_S])
        begun_s = median(token.read_s for token in self.copies[0])
        reached_s = max(token.read_s for copy in self.copies for token in copy)
        fewest = COPIES_KEPT if self.length in FREE else 1
        said = max(fewest, sum(self._read_anew()), 1 + round((reached_s - begun_s) / pace_s))
        return min(said, len(self.copies))

    def _read_anew(self) -> Iterator[bool]:
        """For each copy, whether a token of it was read later than in all copies before."""
        reached_s = [float("-inf")] * self.length
        for copy in self.copies:
            pairs = list(zip(copy, reached_s, strict=True))
            yield any(token.read_s > s + MOVED_S for token, s in pairs)
            reached_s = [max(token.read_s, s) for token, s in pairs]


def way_out(tokens: Sequence[Token]) -> int | None:
    """The token that may not come next, because it would go on with a loop; None if there is none.

    A loop is a phrase of up to `LONGEST` tokens that stands at the end back to back, at the last
    `STILL` copies of which the alignment did not move on.
    """
    loop = _loop_at_end(tokens)
    return loop.copies[0][0].id if loop else None


def without_loops(tokens: Sequence[Token], n_given: int = 0) -> tuple[Token, ...]:
    """The tokens without the copies of loops for which there was no room in the sound.

    The first `n_given` tokens stay as they are.
    """
    kept: list[Token] = []
    for token in tokens:
        kept.append(token)
        loop = _loop_at_end(kept) if len(kept) > n_given else None
        if loop:
            superfluous = (len(loop.copies) - loop.n_said) * loop.length
            del kept[max(n_given, len(kept) - superfluous) :]
    return tuple(kept)


def _loop_at_end(tokens: Sequence[Token]) -> Loop | None:
    ids = [token.id for token in tokens]
    for length in range(1, min(LONGEST, len(ids) // 2) + 1):
        if ids[-length:] != ids[-2 * length : -length] or _repeats_itself(ids[-length:]):
            continue
        n_copies = _copies_at_end(ids, length)
        if n_copies < FREE.get(length, FREE_LONGER):
            continue
        starts = range(len(ids) - n_copies * length, len(ids), length)
        loop = Loop(tuple(tokens[start : start + length] for start in starts))
        if loop.n_still >= STILL.get(length, STILL_LONGER):
            return loop
    return None


def _repeats_itself(phrase: Sequence[int]) -> bool:
    """Whether a phrase is a shorter one again and again."""
    n = len(phrase)
    return any(n % part == 0 and phrase[part:] == phrase[:-part] for part in range(1, n // 2 + 1))


def _copies_at_end(ids: Sequence[int], length: int) -> int:
    """How often the last `length` tokens stand back to back at the end."""
    phrase = ids[-length:]
    copies = 1
    end = len(ids) - length
    while end >= length and ids[end - length : end] == phrase:
        copies += 1
        end -= length
    return copies
