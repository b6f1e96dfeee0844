"""Notice that a decoder has begun to repeat itself. Pure."""

from collections.abc import Sequence
from typing import Final

LONGEST: Final = 24  # tokens of the longest phrase whose repetition is looked for
COPIES_ALLOWED: Final = {1: 8, 2: 4}  # "no no no", "ha, ha, ha", repeated digits are real speech
COPIES_ALLOWED_LONGER: Final = 2
COPIES_KEPT: Final = 2  # of what turned out to be a loop


def loop_start(tokens: Sequence[int]) -> int | None:
    """Where to cut `tokens` if they end in a loop, else None.

    A loop is a phrase of up to `LONGEST` tokens that stands at the end back to back more often
    than is allowed for its length; of it `COPIES_KEPT` copies stay, one if it is long.
    """
    n = len(tokens)
    for length in range(1, min(LONGEST, n // 2) + 1):
        allowed = COPIES_ALLOWED.get(length, COPIES_ALLOWED_LONGER)
        copies = _copies_at_end(tokens, length)
        if copies > allowed:
            kept = COPIES_KEPT if length in COPIES_ALLOWED else 1
            return n - (copies - kept) * length
    return None


def _copies_at_end(tokens: Sequence[int], length: int) -> int:
    """How often the last `length` tokens stand back to back at the end."""
    phrase = tokens[-length:]
    copies = 1
    end = len(tokens) - length
    while end >= length and tokens[end - length : end] == phrase:
        copies += 1
        end -= length
    return copies
