"""What the strip says, and for how long, while several things have to be said."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel, QPushButton

from captioner.errors import AudioDeviceError
from captioner_ui.status_bar import StatusBar
from support.events import source

pytestmark = pytest.mark.ui

LOST = AudioDeviceError("the microphone is lost: Desk", hint="Connect it again.")
LOST_WORDS = "The microphone is lost: Desk. Connect it again."


def strip(window):
    """Words, whether as a problem, and the button beside them."""
    bar = window.findChild(StatusBar)
    help_button = bar.findChild(QPushButton, "help")
    return (
        bar.findChild(QLabel, "status").text(),
        bar.findChild(QLabel, "problem").isVisible(),
        help_button.isVisible(),
    )


def passing(window):
    return window.findChild(QTimer, "passing")


@pytest.fixture
def shown(qtbot, window, listening):
    """The window, and the engine that it listens with."""
    window.show()
    engine = listening()
    engine.sink(source("Desk"))
    return window, engine


def over(window):
    """As if what passes had been read."""
    timer = passing(window)
    timer.setInterval(0)
    timer.start()


def test_copying_is_confirmed_while_a_warning_shows_which_is_there_again_after_it(qtbot, shown):
    window, engine = shown
    engine.sink(source("Desk", LOST))
    before = strip(window)

    window.notify("Copied 3 lines.")
    meanwhile = strip(window)
    over(window)
    qtbot.waitUntil(lambda: strip(window) == before, timeout=5000)

    assert before == (LOST_WORDS, True, True)
    assert meanwhile == ("Copied 3 lines.", False, False)


def test_while_nothing_is_wrong_a_notice_stands_beside_what_is_listened_to(shown):
    window, _ = shown

    window.notify("Copied 3 lines.")

    assert strip(window)[0] == "Listening to Desk. Copied 3 lines."


def test_a_problem_does_not_wait_for_a_notice_to_be_read(shown):
    window, engine = shown
    window.show_controls(False)
    window.notify("Copied 3 lines.")
    confirmed = strip(window)[0]

    engine.sink(source("Desk", LOST))

    assert confirmed == "Copied 3 lines."
    assert strip(window)[:2] == (LOST_WORDS, True)


def test_in_reading_mode_a_notice_shows_the_strip_for_a_moment(qtbot, shown):
    window, _ = shown
    bar = window.findChild(StatusBar)
    window.show_controls(False)
    hidden = bar.isHidden()

    window.notify("Copied 3 lines.")
    confirmed = not bar.isHidden()
    over(window)
    qtbot.waitUntil(bar.isHidden, timeout=5000)

    assert (hidden, confirmed) == (True, True)


def test_a_long_notice_stays_as_long_as_it_takes_to_read(shown):
    window, engine = shown
    engine.sink(source("Desk", LOST))

    window.notify("Copied.")
    short_ms = passing(window).interval()
    window.notify("The captions cannot be saved: the disk is full. " * 3)
    long_ms = passing(window).interval()

    assert 2500 <= short_ms <= 4000
    assert long_ms > 9000
