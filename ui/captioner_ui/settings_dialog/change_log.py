"""What was changed in the dialog, to be taken back step by step or as a whole. No Qt."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from captioner_ui.settings import Settings
from captioner_ui.settings_merge import with_changes

ONE_STEP_S: Final = 2.0  # changes of the same setting, each so soon after the other, are one


@dataclass(frozen=True, slots=True)
class State:
    """All that the dialog changes."""

    settings: Settings
    lists: Mapping[str, str] = field(default_factory=dict)
    """Texts of the person's lists of words by name, as far as the dialog has read them."""

    def with_changes(self, before: "State", now: "State") -> "State":
        """This with whatever differs between two others."""
        lists = dict(self.lists)
        for name in before.lists.keys() | now.lists.keys():
            text = now.lists.get(name)
            if before.lists.get(name) == text:
                continue
            if text is None:
                lists.pop(name, None)
            else:
                lists[name] = text
        return State(with_changes(self.settings, before.settings, now.settings), lists)


@dataclass(frozen=True, slots=True)
class _Step:
    what: str
    before: State
    now: State
    at_s: float


class ChangeLog:
    """The steps since the dialog was opened. What others change meanwhile is not touched."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Args: clock: s."""
        self._clock = clock
        self._done: list[_Step] = []
        self._undone: list[_Step] = []

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether a step was taken back, and nothing changed since."""
        return bool(self._undone)

    def record(self, what: str, before: State, now: State) -> None:
        """Remember a step; `what` says which setting it is, for steps that become one."""
        self._undone.clear()
        at_s = self._clock()
        last = self._done[-1] if self._done else None
        if last is not None and last.what == what and at_s - last.at_s < ONE_STEP_S:
            before = last.before
            self._done.pop()
        self._done.append(_Step(what, before, now, at_s))

    def undo(self, current: State) -> State:
        """`current` without the newest step; as it is if there is none."""
        if not self._done:
            return current
        step = self._done.pop()
        self._undone.append(step)
        return current.with_changes(step.now, step.before)

    def redo(self, current: State) -> State:
        """`current` with the step that was taken back last."""
        if not self._undone:
            return current
        step = self._undone.pop()
        self._done.append(step)
        return current.with_changes(step.before, step.now)

    def undo_all(self, current: State) -> State:
        """`current` without any of the steps."""
        while self._done:
            current = self.undo(current)
        return current
