"""The search over all sessions as a task: what it finds comes some times a second."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from captioner.history.search_all import FoundSession, search_all
from captioner.history.sessions import SessionInfo
from captioner_ui.history.tasks import Task

BREATHE_EVERY_S: Final = 0.01  # the window gets its turn in between
TELL_EVERY_S: Final = 0.1


@dataclass(frozen=True, slots=True)
class FoundNews:
    """What a search has found since it told something last."""

    number: int
    """Of the search; what an earlier one finds is of no interest."""
    found: tuple[FoundSession, ...]
    n_done: int
    """Sessions that were looked through."""


def look_through(sessions: Sequence[SessionInfo], text: str, number: int, task: Task) -> FoundNews:
    """Look through sessions on the thread of a task; what was not told yet is its result.

    Raises:
        GivenUp: nobody wants to know any more.
    """
    breathed_s = told_s = time.monotonic()
    found: list[FoundSession] = []
    told = False  # the first one is told at once

    def pause() -> None:
        nonlocal breathed_s
        if task.is_cancelled() or time.monotonic() - breathed_s >= BREATHE_EVERY_S:
            task.breathe()
            breathed_s = time.monotonic()

    n_done = 0
    for state in search_all(sessions, text, pause):
        n_done = state.n_done
        found += [state.found] if state.found is not None else []
        if (found and not told) or time.monotonic() - told_s >= TELL_EVERY_S:
            task.tell(FoundNews(number, tuple(found), n_done))
            told, told_s = told or bool(found), time.monotonic()
            found = []
    return FoundNews(number, tuple(found), n_done)
