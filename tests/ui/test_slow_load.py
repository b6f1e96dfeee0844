"""A model that takes minutes to load: said in words, waited for, never started again."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel, QPushButton

from captioner_ui.session import Phase

pytestmark = pytest.mark.ui


@pytest.fixture
def loading(qtbot, window, session, workshop):
    """A window whose engine has begun to load and does not come to an end."""
    window.start_when_painted()
    window.show()
    qtbot.waitUntil(lambda: len(workshop.made) == 1, timeout=5000)
    qtbot.waitUntil(workshop.made[0].started.is_set, timeout=5000)
    return workshop.made[0]


def let_the_time_pass(window):
    for timer in window.findChildren(QTimer):
        timer.timeout.emit()


def test_a_load_that_takes_long_is_said_and_not_begun_again(window, session, workshop, loading):
    at_first = window.findChild(QLabel, "status").text()

    let_the_time_pass(window)

    assert window.findChild(QLabel, "status").text() != at_first
    assert "oading" in window.findChild(QLabel, "status").text()
    assert session.phase is Phase.LOADING
    assert workshop.made == [loading]


def test_a_load_that_takes_long_can_be_stopped(qtbot, window, session, loading):
    let_the_time_pass(window)

    window.findChild(QPushButton, "toggle").click()
    qtbot.waitUntil(lambda: session.phase is Phase.IDLE, timeout=5000)

    assert loading.stops >= 1
