"""A person at a display: keys, mouse, and pictures of what is seen, by the display's own means.

with desk(":90") as at:
    at.focus(window_id)
    at.press("ctrl+f")
    at.type("wisdom")
    at.drag((100, 100), (200, 100))
"""

import os
import re
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path

import pytest

LIMIT_S = 20
N_COLOURS = 96  # of a picture: enough for smooth letters, a fifth of the size
BACKGROUND = "#3b5068"  # a black screen would hide where a black bar ends


class Desk:
    """What a person can do at the X display of this name."""

    def __init__(self, display):
        self._environment = {**os.environ, "DISPLAY": display}

    def focus(self, window):
        """Let keys go to the window of this id."""
        self._xdotool("windowfocus", window)

    def press(self, *keys):
        """One after the other, such as `ctrl+shift+o`."""
        self._xdotool("key", "--clearmodifiers", *keys)

    def type(self, text):
        """Letter by letter."""
        self._xdotool("type", "--delay", "15", text)

    def resize(self, window, width, height):
        """As its frame's handle would."""
        self._xdotool("windowsize", window, width, height)

    def click(self, point):
        """With the left button; the point is (x, y), px."""
        self._xdotool("mousemove", *point, "click", 1)

    def drag(self, start, end):
        """With the left button, in some steps as a hand does; points are (x, y), px."""
        self._xdotool("mousemove", *start, "mousedown", 1)
        for n in range(1, 6):
            x, y = (round(a + (b - a) * n / 5) for a, b in zip(start, end, strict=True))
            self._xdotool("mousemove", x, y)
        self._xdotool("mouseup", 1)

    def raise_window(self, window):
        """Above the others, as a click on its title does."""
        self._xdotool("windowraise", window)

    def window_at(self, point):
        """Which window a click at this point would go to; the mouse goes there.

        The id is the frame's where the window manager has given it one.
        """
        told = self._xdotool("mousemove", *point, "getmouselocation", "--shell")
        return int(re.search(r"WINDOW=(\d+)", told)[1])

    def paint_background(self):
        """Something else than black behind all windows, for pictures."""
        self._run(["xsetroot", "-solid", BACKGROUND])

    def picture(self, path: Path):
        """The whole screen, as a PNG."""
        small = ["+dither", "-colors", N_COLOURS, f"png8:{path}"]
        self._run(["import", "-window", "root", *small])

    def _xdotool(self, *arguments):
        return self._run(["xdotool", *arguments])

    def _run(self, command):
        words = [str(word) for word in command]
        done = subprocess.run(
            words,
            env=self._environment,
            stdout=subprocess.PIPE,
            text=True,
            timeout=LIMIT_S,
            check=True,
        )
        return done.stdout


@contextmanager
def desk(display):
    """With a window manager if there is one; skips the test where no key can be pressed."""
    if shutil.which("xdotool") is None:
        pytest.skip("keys and mouse need xdotool, which is not installed")
    manager = None
    if shutil.which("openbox") is not None:
        environment = {**os.environ, "DISPLAY": display}
        quiet = subprocess.DEVNULL
        manager = subprocess.Popen(["openbox"], env=environment, stdout=quiet, stderr=quiet)
    try:
        yield Desk(display)
    finally:
        if manager is not None:
            manager.terminate()
            manager.wait(LIMIT_S)
