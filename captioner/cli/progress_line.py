"""How far something long is, on standard error."""

import time
from collections.abc import Callable
from typing import Final, TextIO, TypeAlias

from captioner.composition.text import over

WIDTH: Final = 24  # characters of a bar

Show: TypeAlias = Callable[[str, float], str]
"""What is seen of a step and the share that is done, 0 to 1."""


def percent(step: str, done: float) -> str:
    """The step and its percentage."""
    return f"{step} {done:4.0%}"


def bar() -> Show:
    """A bar, the percentage, the time since now and the step."""
    began_s = time.monotonic()

    def shown(step: str, done: float) -> str:
        filled = round(WIDTH * min(max(done, 0.0), 1.0))
        minutes, seconds = divmod(int(time.monotonic() - began_s), 60)
        drawn = "#" * filled + "." * (WIDTH - filled)
        return f"[{drawn}] {done:4.0%} {minutes}:{seconds:02d} {step}"

    return shown


class ProgressLine:
    """Shows progress: one line rewritten in place on a terminal, elsewhere a line for each step."""

    def __init__(self, stream: TextIO, show: Show = percent) -> None:
        self._stream = stream
        self._rewrites = stream.isatty()
        self._show = show
        self._shown = ""

    def __enter__(self) -> "ProgressLine":
        """Nothing to prepare."""
        return self

    def __exit__(self, *_exception: object) -> None:
        """Leave the cursor at the start of a line, whatever happened."""
        if self._rewrites and self._shown:
            print(file=self._stream, flush=True)

    def __call__(self, step: str, done: float) -> None:
        """Show `step` and `done`, 0 to 1, if that changes what is seen."""
        text = self._show(step, done) if self._rewrites else step
        if text == self._shown:
            return
        before, self._shown = self._shown, text
        if self._rewrites:
            print(f"\r{over(text, before)}", end="", file=self._stream, flush=True)
        else:
            print(text, file=self._stream, flush=True)
