"""How long a run may take, and how its parts share that. Pure but for the clock it is given."""

import math
import time
from collections.abc import Callable, Sequence
from typing import Final

QUICK_S: Final = 145.0  # what `--quick` gives out; with what is begun by then it ends in 180 s
WEIGHTS: Final = {
    1: 40,
    2: 20,
    3: 18,
    4: 8,
    5: 16,
    6: 20,
    7: 24,
    8: 14,
    9: 10,
    10: 20,
    11: 12,
    12: 30,
}
"""Shares of the tables in a quick run, from how long each takes to say something."""


class Budget:
    """Seconds to spend, from when it was made."""

    def __init__(
        self, limit_s: float = math.inf, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._clock = clock
        self._end = clock() + limit_s

    @property
    def left_s(self) -> float:
        """Seconds left, 0 at the least; infinite without a limit."""
        return max(0.0, self._end - self._clock())

    def is_over(self) -> bool:
        """Whether nothing is left."""
        return self.left_s <= 0.0

    def part(self, share: float) -> "Budget":
        """A budget of `share` (0 to 1) of what is left now."""
        return Budget(self.left_s * share, self._clock)

    def for_table(self, number: int, numbers: Sequence[int]) -> "Budget":
        """The share of a table of what is left, among the tables from it on.

        Args:
            number: of the table.
            numbers: of all tables of the run, in their order.
        """
        still = numbers[numbers.index(number) :]
        return self.part(WEIGHTS[number] / sum(WEIGHTS[n] for n in still))
