"""Which levels are worth waking the window for. No Qt."""

from typing import Final

from captioner.events import LevelMeasured, Origin
from captioner_ui.sound.level_state import LevelState

CHANGE: Final = 0.025  # of the bar: 1.5 dB, as much as steady noise changes by itself
LONGEST: Final = 10  # levels, 1 s: the words change so often, and no longer means that it is gone


class LevelThinning:
    """Passes a level of a source if its bar changes visibly, else every LONGEST-th.

    Used on one thread at a time.
    """

    def __init__(self) -> None:
        self._states: dict[Origin, LevelState] = {}  # with every level
        self._shown: dict[Origin, tuple[float, int]] = {}  # share, and levels since

    def passes(self, level: LevelMeasured) -> bool:
        """Whether to show it."""
        before = self._states.get(level.origin, LevelState(level.origin))
        now = self._states[level.origin] = before.after(level)
        shown, n_since = self._shown.get(level.origin, (-1.0, 0))
        n_since += 1
        clip = before.clipped or now.clipped  # its end is counted in levels
        if clip or n_since >= LONGEST or abs(now.share - shown) > CHANGE:
            self._shown[level.origin] = now.share, 0
            return True
        self._shown[level.origin] = shown, n_since
        return False
