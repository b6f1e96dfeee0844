"""How long work reports how far it is."""

from collections.abc import Callable
from typing import TypeAlias

Progress: TypeAlias = Callable[[str, float], None]
"""Called with what is being done, in a few words, and the share that is done, 0 to 1."""


def silent(_step: str, _done: float) -> None:
    """Report nothing."""


def within(progress: Progress, start: float, end: float) -> Progress:
    """A progress of 0 to 1 shown as `start` to `end` of `progress`."""

    def part(step: str, done: float) -> None:
        progress(step, start + (end - start) * min(max(done, 0.0), 1.0))

    return part
