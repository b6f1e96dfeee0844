"""The real window: speech into a microphone, captions in the view."""

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from PySide6.QtGui import QImage

from captioner_ui.caption_document import GROWING_MARK
from support.teller import Teller
from support.told import AGES, BEST_OF_TIMES, words

pytestmark = [pytest.mark.slow, pytest.mark.ui]

WINDOW = Path(__file__).with_name("windows.py")
DEMO_TEXT = Path(__file__).parents[2] / "assets/demo.txt"
CONTRAST = 100  # of 255: letters differ by more than this from what is behind them
INK = (0.005, 0.3)  # their share of the upper half: lines of text, not an empty or a filled area


def grows(seen):
    return any(line.endswith(GROWING_MARK) for line in seen["captions"])


def shown(seen):
    return words(" ".join(seen["captions"]))


def hears(seen):
    """The model is loaded and the microphone open; exact silence there is told after 3 s."""
    listens = seen["status"].startswith(("Listening to", "Nothing is heard from"))
    return "RAM" in seen["figures"] and listens


def has_stopped(seen):
    return seen["button"] == "Paused" and seen["status"].startswith("Paused")


@pytest.fixture(scope="module")
def window(microphone, display, speech, tmp_path_factory):
    """Both sentences spoken into the microphone of an open window, then Stop."""
    environment = {**microphone.environment, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    environment.pop("WAYLAND_DISPLAY", None)
    picture = tmp_path_factory.mktemp("picture") / "window.png"
    with Teller(WINDOW, environment=environment) as window:
        window.wait_for(hears)
        window.picture = picture
        with microphone.playing(speech):
            window.wait_for(lambda seen: grows(seen) and len(shown(seen)) >= len(BEST_OF_TIMES))
            window.say(f"picture {picture}")
            window.wait_for(lambda seen: "foolishness" in shown(seen) and not grows(seen))
        window.say("press")
        window.wait_for(has_stopped)
        window.end()
    return window


def test_the_window_shows_partial_then_final_captions_of_what_is_spoken(window):
    growing = [seen for seen in window.told if grows(seen)]
    expected = BEST_OF_TIMES + AGES

    assert any(shown(seen) == BEST_OF_TIMES[: len(shown(seen))] for seen in growing if shown(seen))
    assert shown(window.told[-1])[: len(expected)] == expected
    assert not grows(window.told[-1])


def test_the_window_shows_states_and_figures_in_plain_words(window):
    statuses = [seen["status"] for seen in window.told]

    assert any(status.startswith("Loading") for status in statuses)
    assert any(status.startswith("Listening to") for status in statuses)
    assert "RTFx —" not in window.told[-1]["figures"]
    assert "MB model" in window.told[-1]["figures"]
    assert window.exit_code == 0


def test_the_window_is_painted_with_its_captions(window):
    picture = QImage(str(window.picture)).convertToFormat(QImage.Format.Format_Grayscale8)
    width, height = picture.width(), picture.height()
    gray = np.frombuffer(picture.constBits(), np.uint8).reshape(height, -1)[:, :width]

    captions = gray[height // 2 : height * 7 // 8].astype(int)  # the newest are at the foot
    background = np.bincount(captions.ravel()).argmax()

    assert INK[0] < np.mean(np.abs(captions - background) > CONTRAST) < INK[1]


def test_the_demo_recording_is_captioned_in_a_window_without_a_display(default_model):
    environment = {"QT_QPA_PLATFORM": "offscreen", "CAPTIONER_MODELS": str(default_model.parent)}

    with Teller(WINDOW, "unpaced", environment=environment) as window:
        done = window.wait_for(has_stopped)

    spoken = words(DEMO_TEXT.read_text("utf-8"))
    assert len(set(spoken) & set(shown(done))) > 0.9 * len(set(spoken))
    assert not grows(done)
    assert window.exit_code == 0
