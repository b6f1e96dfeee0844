"""Whether the machine runs on its battery."""

import math
from collections.abc import Callable
from typing import Final

import psutil

EVERY_S: Final = 10.0  # between two looks: nobody sees sooner what is saved


def on_battery() -> bool:
    """Whether it does now; False where that cannot be told. A few small files; any thread."""
    try:
        battery = psutil.sensors_battery()
    except (AttributeError, OSError, ValueError):  # not on this system, or not readable
        return False
    return battery is not None and battery.power_plugged is False


class PowerWatch:
    """Asks now and then whether the machine runs on its battery. Used on one thread."""

    def __init__(self, ask: Callable[[], bool] = on_battery) -> None:
        """Args: ask: tells it; takes no more than milliseconds."""
        self._ask = ask
        self._next_s = -math.inf
        self._saving = False

    def saving(self, now_s: float) -> bool:
        """Whether to save power, at so many seconds since any moment."""
        if now_s >= self._next_s:
            self._next_s = now_s + EVERY_S
            self._saving = self._ask()
        return self._saving
