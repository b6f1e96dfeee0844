import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QSignalSpy

from captioner_ui.overlay.silence import Silence

pytestmark = pytest.mark.ui

LIMIT_MS = 5000


@pytest.fixture
def parent(qapp):
    return QObject()


def test_what_was_said_grows_paler_and_then_is_over(qtbot, parent):
    silence = Silence(1, lambda: True, parent)
    paler = QSignalSpy(silence.faded)

    with qtbot.waitSignal(silence.over, timeout=LIMIT_MS):
        silence.break_it()

    strengths = [paler.at(n)[0] for n in range(paler.count())]
    assert strengths
    assert strengths == sorted(strengths, reverse=True)
    assert all(0 < strength < 1 for strength in strengths)


def test_without_motion_it_is_over_at_once(qtbot, parent):
    silence = Silence(1, lambda: False, parent)
    paler = QSignalSpy(silence.faded)

    with qtbot.waitSignal(silence.over, timeout=LIMIT_MS):
        silence.break_it()

    assert paler.count() == 0


def test_who_speaks_while_it_fades_is_seen_at_once(qtbot, parent):
    silence = Silence(1, lambda: True, parent)
    over = QSignalSpy(silence.over)
    with qtbot.waitSignal(silence.faded, timeout=LIMIT_MS):
        silence.break_it()

    with qtbot.waitSignal(silence.faded, timeout=LIMIT_MS, check_params_cb=lambda s: s == 1.0):
        silence.break_it()

    assert over.count() == 0


def test_it_waits_for_ever_where_nothing_is_to_go(parent):
    silence = Silence(0, lambda: True, parent)

    silence.break_it()

    assert not silence._waiting.isActive()


def test_the_time_begins_anew_when_nobody_is_at_it_any_more(parent):
    silence = Silence(9, lambda: True, parent)
    silence.break_it()

    silence.hold(True)
    held = silence._waiting.isActive()
    silence.hold(False)

    assert not held
    assert silence._waiting.remainingTime() > 8000
