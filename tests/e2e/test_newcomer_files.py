"""Somebody new has a video and wants subtitles: no terminal, no document, five clicks.

`pytest tests/e2e/test_newcomer_files.py --newcomer-pictures docs/newcomer` writes a picture of each
step.
"""

import os
import tempfile
from pathlib import Path
from typing import Final

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")
pytest.importorskip("av", reason="FFmpeg, which writes the video, is not installed")

from support.desk import desk
from support.marked_recordings import FORMS
from support.speech import packaged, read
from support.teller import Teller
from support.told import AGES, BEST_OF_TIMES, words

pytestmark = [pytest.mark.slow, pytest.mark.ui]

WINDOW: Final = Path(__file__).with_name("newcomer_files_window.py")
SPOKEN_S: Final = 27.0
EXPORT: Final = "Export the transcript"
STEPS: Final = ("start", "choose", "read", "ready", "save", "done")


class Newcomer:
    """Has a mouse; each click is counted."""

    def __init__(self, at, window, picture):
        self.at = at
        self.window = window
        self.clicks = []
        self.seen = {}
        self._picture = picture

    def wait(self, fact):
        self.seen = self.window.wait_for(lambda told: "buttons" in told and fact(told))
        return self.seen

    def click(self, name):
        """Once it is there and in its place."""
        if name not in self.seen.get("buttons", {}):
            self.wait(lambda seen: name in seen["buttons"])
        self.clicks.append(name)
        self.at.click(self.seen["buttons"][name])

    def picture(self, step):
        self._picture(f"files-{STEPS.index(step) + 1}-{step}")


@pytest.fixture(scope="module")
def home():
    """Of somebody who has a video, and nothing of Captioner's; a short name fits the pictures."""
    talk = FORMS["mp4"].write(read(packaged("two_cities.wav"), SPOKEN_S))
    with tempfile.TemporaryDirectory(prefix="anna-") as folder:
        (Path(folder) / "Videos").mkdir()
        (Path(folder) / "Videos" / "talk.mp4").write_bytes(talk)
        yield Path(folder)


@pytest.fixture(scope="module")
def newcomer(request, display, default_model, home):
    """All that somebody new does, from the start to the subtitles."""
    folder = request.config.getoption("--newcomer-pictures")
    environment = os.environ | {
        "HOME": str(home),
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "CAPTIONER_MODELS": str(default_model.parent),
    }
    for name in ("WAYLAND_DISPLAY", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "QT_SCALE_FACTOR"):
        environment.pop(name, None)
    with desk(display) as at, Teller(WINDOW, environment=environment) as window:

        def picture(name):
            if folder is not None:
                path = Path(folder).absolute() / f"{name}.png"
                window.say(f"picture {path}")
                window.wait_for(lambda told: told.get("picture") == str(path))

        new = Newcomer(at, window, picture)
        new.wait(lambda seen: "Transcribe a file" in seen["buttons"])
        new.picture("start")
        new.click("Transcribe a file")
        new.click("talk.mp4")
        new.picture("choose")
        new.click("Transcribe")
        new.wait(lambda seen: "Stop" in seen["buttons"])
        new.picture("read")
        new.wait(lambda seen: "is ready" in seen["files"])
        new.picture("ready")
        new.click("Export…")
        new.wait(lambda seen: EXPORT in seen["windows"] and "Save" in seen["buttons"])
        new.picture("save")
        new.click("Save")
        new.wait(lambda seen: "talk.srt" in seen["status"])
        new.picture("done")
    return new


def test_a_video_becomes_subtitles_by_five_clicks(newcomer):
    assert newcomer.clicks == ["Transcribe a file", "talk.mp4", "Transcribe", "Export…", "Save"]


def test_the_subtitles_lie_beside_the_video_where_players_look_for_them(newcomer, home):
    subtitles = (home / "Videos" / "talk.srt").read_text("utf-8")

    said = words(subtitles)
    assert subtitles.startswith("1\n00:00:0")
    assert said[: len(BEST_OF_TIMES)] == BEST_OF_TIMES
    assert AGES[-1] in said
