"""What is not heard while one engine takes over from another. No Qt."""

import threading
import time
from collections.abc import Callable
from typing import Final

from captioner.events import EngineEvent, Gap, GapReason, SourceChanged
from captioner.units import samples

SHORTEST_S: Final = 0.3  # less is no word, and a microphone often opens sooner


class Takeover:
    """Tells, as a gap before the new engine's sound, for how long nobody listened. Any thread.

    Sound is heard as soon as an engine has opened its source; the model may load meanwhile.
    """

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        """Args: clock: s of wall time."""
        self._clock = clock
        self._lock = threading.Lock()  # for what follows
        self._since_s: float | None = None  # nobody has listened from then on
        self._opened = False  # the present engine has opened a source, or never will

    def begin(self) -> None:
        """Another engine is made; the one before has ended."""
        with self._lock:
            self._opened = False

    def leave(self) -> None:
        """The engine hears no more, and another one will go on.

        If it had not begun to hear, it counts from where it took over itself.
        """
        with self._lock:
            if self._opened:
                self._since_s = self._clock()
            self._opened = True

    def forget(self) -> None:
        """What comes next does not go on with what was before."""
        with self._lock:
            self._since_s = None

    def gap(self, event: EngineEvent) -> Gap | None:
        """What was not heard before `event`, once, if that is the first source of the engine."""
        if not isinstance(event, SourceChanged):
            return None
        with self._lock:
            if self._opened:
                return None
            since_s, self._since_s, self._opened = self._since_s, None, True
            missed_s = 0.0 if since_s is None else self._clock() - since_s
        return Gap(-samples(missed_s), 0, GapReason.LOST) if missed_s >= SHORTEST_S else None
