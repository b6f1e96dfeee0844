"""Recognition begins anew once for many changes, and not in the middle of what is said."""

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from captioner_ui.fresh_start import LONGEST_WAIT_S, STILL_S, FreshStart, fresh_start
from support.events import final, growing
from support.fakes import Clock

pytestmark = pytest.mark.ui


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def said():
    return []


@pytest.fixture
def start(window, bridge, session, said, clock):
    return FreshStart(session, bridge, said.append, window, clock)


def pass_time(start):
    """As if the timer had run out."""
    assert start._soon.isActive()
    start._soon.timeout.emit()


def test_several_changes_are_one_new_start(qtbot, start, workshop, listening, said):
    engine = listening()

    start.ask("Begins again.")
    start.ask("Begins again.")
    pass_time(start)

    qtbot.waitUntil(lambda: len(workshop.made) == 2, timeout=5000)
    assert (engine.stops, said) == (1, ["Begins again."])


def test_what_is_being_said_is_captioned_to_its_end_first(start, listening, bridge, clock):
    engine = listening()
    bridge.post(growing(0, settled="as I", pending=" said"))
    start.ask("Begins again.")

    clock.now_s += STILL_S / 2
    pass_time(start)
    assert engine.stops == 0
    bridge.post(final(0, "as I said"))
    pass_time(start)

    assert engine.stops == 1


def test_a_caption_that_does_not_grow_any_more_is_not_waited_for(start, listening, bridge, clock):
    engine = listening()
    bridge.post(growing(0, settled="as I", pending=" said"))
    start.ask("Begins again.")

    clock.now_s += STILL_S
    pass_time(start)

    assert engine.stops == 1


def test_who_never_pauses_does_not_hold_it_up_for_ever(start, listening, bridge, clock):
    engine = listening()
    start.ask("Begins again.")
    clock.now_s += LONGEST_WAIT_S
    bridge.post(growing(0, settled="on and on", pending=" and on"))

    pass_time(start)

    assert engine.stops == 1


def test_where_nothing_runs_nothing_is_said(start, workshop, said):
    start.ask("Begins again.")
    pass_time(start)

    assert (workshop.made, said) == ([], [])


def test_a_window_has_one_of_them(window, session, bridge, said):
    first = fresh_start(window, session, bridge, said.append)

    assert fresh_start(window, session, bridge, said.append) is first
