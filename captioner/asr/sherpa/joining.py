"""Join what was read again with what stands already. Pure."""

from collections.abc import Sequence
from typing import Final

from captioner.asr.words import heard_part
from captioner.events import Token, Word

PLACE_WEIGHT: Final = 1e-3  # of a second, against one word put in, left out or changed


def words_accounted_for(known: Sequence[Word], read: Sequence[Word]) -> int:
    """How many of the words read at the beginning are those that are known already.

    That is where the fewest words have to be put in, left out or changed to turn the one into the
    other; of equal places the one where the last known word ends.

    Args:
        known: words that stand, in order.
        read: words of a later reading that begins with the same sound.
    """
    if not known:
        return 0
    said = [_heard(word) for word in known]
    costs = list(range(len(said) + 1))  # to make the first n known words of no word read
    ended_s = known[-1].end_s
    best, fewest = 0, costs[-1] + PLACE_WEIGHT * abs(ended_s)
    for at, word in enumerate(read, start=1):
        costs = _next_costs(costs, said, _heard(word))
        cost = costs[-1] + PLACE_WEIGHT * abs(word.end_s - ended_s)
        if cost <= fewest:
            best, fewest = at, cost
    return best


def marks_after(settled: Sequence[Word], read: Sequence[Word]) -> Sequence[Token]:
    """The marks that the last settled word has now that more was said.

    Words are settled without what follows them, which a cut sound may have made up.

    Args:
        settled: words that stand.
        read: words of a later reading that they account for.
    """
    if not settled or not read or _heard(settled[-1]) != _heard(read[-1]):
        return ()
    bare = len(settled[-1].tokens) == settled[-1].n_bare
    return read[-1].tokens[read[-1].n_bare :] if bare else ()


def _next_costs(costs: Sequence[int], said: Sequence[str], word: str) -> list[int]:
    """One row of the edit distance: the costs with one more word read."""
    row = [costs[0] + 1]
    for at, known in enumerate(said):
        row.append(min(costs[at] + (known != word), costs[at + 1] + 1, row[at] + 1))
    return row


def _heard(word: Word) -> str:
    return heard_part(word.piece.casefold())
