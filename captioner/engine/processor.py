"""How much of the processor this process takes."""

import time
from collections.abc import Callable


class ProcessorMeter:
    """Tells the share since it was asked last. Used on one thread."""

    def __init__(
        self,
        wall: Callable[[], float] = time.perf_counter,
        busy: Callable[[], float] = time.process_time,
    ) -> None:
        """Args: wall: seconds that pass; busy: seconds of processor time, all threads together."""
        self._wall = wall
        self._busy = busy
        self._last = wall(), busy()

    def percent(self) -> float:
        """Of one core, so that two busy ones are 200; 0 where no time has passed."""
        before_wall, before_busy = self._last
        now_wall, now_busy = self._last = self._wall(), self._busy()
        passed_s = now_wall - before_wall
        return 100.0 * max(0.0, now_busy - before_busy) / passed_s if passed_s > 0 else 0.0
