"""How far a benchmark is, on standard error."""

import time
from typing import Final, TextIO

from captioner.cli.text import over

WIDTH: Final = 24  # characters of the bar


class Bar:
    """A progress bar rewritten in place on a terminal; elsewhere a line for each step."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._rewrites = stream.isatty()
        self._shown = ""
        self._began_s = time.monotonic()

    def __enter__(self) -> "Bar":
        """Nothing to prepare."""
        return self

    def __exit__(self, *_exception: object) -> None:
        """Leave the cursor at the start of a line, whatever happened."""
        if self._rewrites and self._shown:
            print(file=self._stream, flush=True)

    def __call__(self, step: str, done: float) -> None:
        """Show `step` and `done`, 0 to 1, if that changes what is seen."""
        text = _bar(step, done, time.monotonic() - self._began_s) if self._rewrites else step
        if text == self._shown:
            return
        before, self._shown = self._shown, text
        line, end = (f"\r{over(text, before)}", "") if self._rewrites else (text, "\n")
        print(line, end=end, file=self._stream, flush=True)


def _bar(step: str, done: float, spent_s: float) -> str:
    filled = round(WIDTH * min(max(done, 0.0), 1.0))
    minutes, seconds = divmod(int(spent_s), 60)
    bar = "#" * filled + "." * (WIDTH - filled)
    return f"[{bar}] {done:4.0%} {minutes}:{seconds:02d} {step}"
