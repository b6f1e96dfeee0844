"""How far a recording is, and how long the rest will take, on a terminal."""

import shutil
import time
from collections.abc import Callable
from typing import Final, TextIO

from captioner.composition.text import end_of
from captioner.composition.time_left import time_left_s

WIDTH: Final = 24  # characters of the bar
EVERY_S: Final = 0.25  # between two looks of it


class TimeLeft:
    """A line that is rewritten in place; nothing where no terminal reads `stream`."""

    def __init__(
        self, stream: TextIO, name: str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Args: clock: monotonic seconds."""
        self._stream = stream
        self._name = name
        self._clock = clock
        self._began_s = clock()
        self._due_s = self._began_s + EVERY_S
        self._known_s = 0.0  # of the recording, read in an earlier run
        self._shown = ""
        self._is_terminal = stream.isatty()

    def __enter__(self) -> "TimeLeft":
        """Nothing to prepare."""
        return self

    def __exit__(self, *_exception: object) -> None:
        """Leave an empty line."""
        self.clear()

    def skip(self, to_s: float) -> None:
        """An earlier run has read so far: how fast this one is counts from there and from now."""
        self._known_s, self._began_s = to_s, self._clock()

    def show(self, at_s: float, length_s: float | None) -> None:
        """Show that the recording was read up to `at_s` of `length_s`, if it is time to."""
        now_s = self._clock()
        if not self._is_terminal or now_s < self._due_s:
            return
        self._due_s = now_s + EVERY_S
        self.clear()
        columns = shutil.get_terminal_size().columns - 1
        figures = _figures(at_s, length_s, now_s - self._began_s, self._known_s)
        self._shown = f"{figures} {end_of(self._name, max(4, columns - len(figures) - 1))}"
        print(f"\r{self._shown}", end="", file=self._stream, flush=True)

    def clear(self) -> None:
        """Make room for another line. Without escapes, which not every terminal knows."""
        if self._shown:
            print(f"\r{' ' * len(self._shown)}\r", end="", file=self._stream, flush=True)
            self._shown = ""


def clock_time(time_s: float) -> str:
    """Minutes and seconds, or hours, minutes and seconds."""
    hours, rest = divmod(int(time_s), 3600)
    minutes, rest_s = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{rest_s:02}" if hours else f"{minutes}:{rest_s:02}"


def _figures(at_s: float, length_s: float | None, spent_s: float, known_s: float) -> str:
    if not length_s:
        return f"{clock_time(at_s)} read"
    done = min(at_s / length_s, 1.0)
    bar = "#" * round(WIDTH * done)
    left_s = time_left_s(at_s, length_s, spent_s, known_s)
    left = "" if left_s is None else f" {clock_time(left_s)} left"
    return f"[{bar:.<{WIDTH}}] {done:4.0%}{left}"
