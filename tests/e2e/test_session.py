"""A whole session of the real program, by keys and mouse: from the start to Quit.

`pytest tests/e2e/test_session.py --session-pictures docs/session` writes a picture of each step,
and `-o junit_family=xunit1 --junitxml FILE` what each part took of the GUI thread.
"""

import time
from pathlib import Path
from typing import Final

import pytest
import soundfile

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from captioner.history.sessions import SessionFolder
from captioner_ui.caption_document import GROWING_MARK
from support.desk import desk
from support.homes import opened_before
from support.speech import packaged, read
from support.teller import Teller
from support.told import AGES, BEST_OF_TIMES, words

pytestmark = [pytest.mark.slow, pytest.mark.ui]

WINDOW: Final = Path(__file__).with_name("session_window.py")
SPOKEN_S: Final = 27.0  # the first sentence of A Tale of Two Cities, to "the winter of despair"
FRAME_MS: Final = 50.0  # more is seen as a stutter
STUCK_MS: Final = 1000.0  # of wall time, on a machine that does other things, too
SMALL: Final = (800, 440)
UP_PX: Final = 200  # from the lower edge of the screen onto the window
FROM_EDGE_PX: Final = 24  # inside the overlay
STACKED_S: Final = 5.0  # without a window manager the overlay raises itself every second
EXPORT: Final = "Export the transcript"


def grows(seen):
    return any(line.endswith(GROWING_MARK) for line in seen.get("captions", ()))


def shown(seen):
    return words(" ".join(seen.get("captions", ())))


def has_ended(part):
    return lambda told: told.get("part") == part


class Session:
    """What a person does, step by step; `at` is where, `window` what tells."""

    def __init__(self, at, window, microphone, picture):
        self.at = at
        self.window = window
        self.microphone = microphone
        self.picture = picture
        self.parts = {}
        self.main = None

    def wait(self, fact):
        return self.window.wait_for(lambda told: "status" in told and fact(told))

    def end_part(self, name):
        self.window.say(name)
        self.parts[name] = self.window.wait_for(has_ended(name))

    def press(self, *keys):
        self.at.focus(self.main)
        self.at.press(*keys)

    def start(self):
        seen = self.wait(lambda seen: seen["status"].startswith("Listening to"))
        self.main = seen["windows"]["Captioner"]
        self.picture("01-start")
        self.end_part("start")

    def hear(self):
        """Until the first sentence is there and the second grows."""
        self.wait(lambda seen: grows(seen) and len(shown(seen)) > len(BEST_OF_TIMES) + 3)
        self.picture("02-speak")
        self.end_part("speak")

    def show_overlay(self):
        """Dragged over the window, which is then raised: the overlay has to stay above it."""
        self.press("ctrl+shift+o")
        x, y, _, height = self.wait(lambda seen: seen["overlay"] is not None)["overlay"]
        held = (x + FROM_EDGE_PX, y + height - FROM_EDGE_PX)  # on the words, wherever they end
        middle = (held[0], held[1] - UP_PX)
        overlay, window = self.at.window_at(held), self.at.window_at(middle)
        self.at.drag(held, middle)
        self.wait(lambda seen: seen["overlay"][1] == y - UP_PX)
        self.at.raise_window(self.main)
        self.on_top = self._is_at(middle, overlay)
        self.press("ctrl+shift+t")
        self.clicks_go_through = self._is_at(middle, window)
        self.press("ctrl+shift+t")
        self.clicks_come_back = self._is_at(middle, overlay)
        self.wait(grows)
        self.picture("03-overlay")
        self.at.drag(middle, held)
        self.wait(lambda seen: seen["overlay"][1] == y)
        self.end_part("overlay")

    def resize(self):
        """The overlay by its right edge, the window as its frame would."""
        x, y, width, height = self._overlay()
        self.at.window_at((x + FROM_EDGE_PX, y + height - FROM_EDGE_PX))
        self.wait(lambda seen: seen["awake"])  # and so all of its place is there
        self.at.drag((x + width - 3, y + height // 2), (x + width - 150, y + height // 2))
        self.wait(lambda seen: seen["overlay"] and seen["overlay"][2] < width - 100)
        self.at.resize(self.main, *SMALL)
        self.wait(lambda seen: tuple(seen["size"]) == SMALL)
        self.wait(grows)
        self.picture("04-resize")
        self.end_part("resize")

    def search(self):
        self.press("ctrl+f")
        self.at.type("wisdom")
        self.hits = self.wait(lambda seen: " of " in seen["hits"])["hits"]
        self.picture("05-search")
        self.press("Escape", "Escape")
        self.wait(lambda seen: not seen["hits"])
        self.end_part("search")

    def listen_to_the_end(self):
        self.wait(lambda seen: "despair" in shown(seen) and not grows(seen))
        self.end_part("to the end")

    def export(self, name):
        self.press("ctrl+s")
        seen = self.wait(lambda seen: EXPORT in seen["windows"])
        self.at.focus(seen["windows"][EXPORT])
        self.at.press("ctrl+a")
        self.at.type(name)
        self.picture("06-export")
        self.at.press("Return")
        self.wait(lambda seen: name in seen["status"])
        self.picture("07-exported")

    def unplug(self):
        self.microphone.unplug()
        self.lost = self.wait(lambda seen: "lost" in seen["status"])["status"]
        self.picture("08-unplug")

    def replug(self, speech):
        self.microphone.replug()
        self.wait(lambda seen: seen["status"].startswith("Listening to"))
        with self.microphone.playing(speech):
            self.after = self.wait(lambda seen: shown(seen)[-len(AGES) :] == AGES)
            self.picture("09-replug")

    def quit(self):
        """By the menu's letters."""
        self.press("alt+f")
        self.picture("10-quit")
        self.at.press("q")

    def _is_at(self, point, window):
        """Whether this window is the one that is hit there, at last: nothing tells of it."""
        patience = time.monotonic() + STACKED_S
        while self.at.window_at(point) != window:
            if time.monotonic() > patience:
                return False
        return True

    def _overlay(self):
        return next(told["overlay"] for told in reversed(self.window.told) if "overlay" in told)


@pytest.fixture(scope="module")
def long_speech(tmp_path_factory):
    path = tmp_path_factory.mktemp("speech") / "long.wav"
    soundfile.write(path, read(packaged("two_cities.wav"), SPOKEN_S), 16_000)
    return path


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """Of the person: with settings that nobody has changed, and a folder for texts."""
    home = tmp_path_factory.mktemp("reader", numbered=False)
    (home / "Documents").mkdir()
    return opened_before(home)


@pytest.fixture(scope="module")
def session(request, microphone, display, speech, long_speech, home):
    """All of it; ended by the person."""
    folder = request.config.getoption("--session-pictures")
    environment = {
        **microphone.environment,
        "HOME": str(home),
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
    }
    for name in ("WAYLAND_DISPLAY", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "QT_SCALE_FACTOR"):
        environment.pop(name, None)
    with desk(display) as at, Teller(WINDOW, environment=environment) as window:

        def picture(name):
            if folder is not None:
                at.paint_background()
                at.picture(Path(folder) / f"{name}.png")

        session = Session(at, window, microphone, picture)
        session.start()
        with microphone.playing(long_speech):
            session.hear()
            session.show_overlay()
            session.resize()
            session.search()
            session.listen_to_the_end()
        session.export("cities.srt")
        session.unplug()
        session.replug(speech)
        session.quit()
        session.exit_code = window.left()
    return session


def test_what_is_spoken_is_captioned_while_the_person_does_other_things(session):
    captions = [told for told in session.window.told if "captions" in told]
    expected = BEST_OF_TIMES + AGES

    assert any(shown(seen)[: len(expected)] == expected for seen in captions)
    assert any(grows(seen) for seen in captions)


def test_no_frame_takes_longer_than_is_seen_while_captions_stream(session, record_property):
    record_property("frames", session.parts)
    streaming = {name: part for name, part in session.parts.items() if name != "start"}

    assert max(part["cpu_ms"] for part in streaming.values()) < FRAME_MS, streaming
    assert max(part["wall_ms"] for part in streaming.values()) < STUCK_MS, streaming


def test_the_overlay_stays_above_a_window_that_is_raised(session):
    assert session.on_top


def test_clicks_go_through_the_overlay_and_are_taken_again(session):
    assert session.clicks_go_through
    assert session.clicks_come_back


def test_the_search_finds_the_word_once(session):
    assert session.hits == "1 of 1"


def test_the_export_has_all_that_was_said_with_its_times(session, home):
    subtitles = (home / "Documents/cities.srt").read_text("utf-8")

    said = words(subtitles)
    assert said[: len(BEST_OF_TIMES)] == BEST_OF_TIMES
    assert "despair" in said
    assert subtitles.startswith("1\n00:00:0")


def test_an_unplugged_microphone_is_named_with_the_next_step_and_heard_again(session):
    assert "microphone is lost" in session.lost
    assert shown(session.after)[-len(AGES) :] == AGES


def test_quit_ends_well_and_keeps_the_session(session, home):
    kept = SessionFolder(home / ".local/share/captioner/sessions").sessions()

    assert session.exit_code == 0
    assert len(kept) == 1
    assert words(kept[0].first_words)[:3] == BEST_OF_TIMES[:3]
