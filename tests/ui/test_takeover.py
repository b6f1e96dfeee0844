import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from captioner.events import Gap, GapReason, SourceChanged, SourceStatus
from captioner.units import samples
from captioner_ui.session import CaptionSession, Phase
from captioner_ui.source_choice import DEFAULT_MICROPHONE, DEMO_RECORDING
from captioner_ui.takeover import Takeover
from support.fakes import Clock

pytestmark = pytest.mark.ui

OPENED = SourceChanged(SourceStatus("a microphone"))


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def takeover(clock):
    return Takeover(clock)


def gap_of(length_s):
    return Gap(-samples(length_s), 0, GapReason.LOST)


def test_an_engine_that_takes_over_tells_once_how_long_nobody_listened(takeover, clock):
    takeover.begin()
    first = takeover.gap(OPENED)
    takeover.leave()
    clock.now_s += 2.5
    takeover.begin()
    told = [takeover.gap(OPENED), takeover.gap(OPENED)]

    assert first is None
    assert told == [gap_of(2.5), None]


def test_an_engine_that_never_heard_anything_hands_on_what_it_took_over(takeover, clock):
    takeover.begin()
    takeover.gap(OPENED)
    takeover.leave()
    clock.now_s += 2.0
    takeover.begin()
    takeover.leave()
    late = takeover.gap(OPENED)  # it opens while it is being stopped
    clock.now_s += 1.0
    takeover.begin()

    assert late is None
    assert takeover.gap(OPENED) == gap_of(3.0)


def test_what_a_leaving_engine_still_says_of_its_source_ends_no_gap(takeover, clock):
    takeover.begin()
    takeover.gap(OPENED)
    takeover.leave()
    clock.now_s += 1.0
    last_words = takeover.gap(OPENED)
    clock.now_s += 1.0
    takeover.begin()

    assert last_words is None
    assert takeover.gap(OPENED) == gap_of(2.0)


def test_a_start_of_ones_own_has_no_gap_before_it(takeover, clock):
    takeover.begin()
    takeover.gap(OPENED)
    takeover.leave()
    takeover.forget()
    clock.now_s += 5.0
    takeover.begin()

    assert takeover.gap(OPENED) is None


@pytest.fixture
def gaps(bridge):
    seen = []
    bridge.gap_found.connect(seen.append)
    return seen


@pytest.fixture
def session(qtbot, bridge, workshop, takeover):
    session = CaptionSession(bridge, workshop, takeover)
    yield session
    session.close()
    assert session.wait_closed(5)


def replaced(qtbot, session, workshop, listening, clock, choice):
    """A running engine that listened, was replaced, and whose follower listens."""
    listening(choice).sink(OPENED)
    clock.now_s += 60.0
    assert session.restart()
    clock.now_s += 1.5
    qtbot.waitUntil(lambda: len(workshop.made) == 2, timeout=5000)
    follower = workshop.made[1]
    assert follower.started.wait(5)
    follower.sink(OPENED)
    follower.listen()
    qtbot.waitUntil(lambda: session.phase is Phase.LISTENING, timeout=5000)


def test_other_settings_leave_a_gap_as_long_as_nobody_listened(
    qtbot, session, workshop, listening, clock, gaps
):
    replaced(qtbot, session, workshop, listening, clock, DEFAULT_MICROPHONE)

    assert gaps == [gap_of(1.5)]


def test_a_recording_that_begins_anew_has_no_gap(qtbot, session, workshop, listening, clock, gaps):
    replaced(qtbot, session, workshop, listening, clock, DEMO_RECORDING)

    assert gaps == []


def test_stop_and_start_have_no_gap_between_them(qtbot, session, workshop, listening, clock, gaps):
    listening().sink(OPENED)
    session.stop()
    qtbot.waitUntil(lambda: session.phase is Phase.IDLE, timeout=5000)
    clock.now_s += 30.0
    listening().sink(OPENED)

    assert gaps == []


def test_a_moment_is_no_gap(takeover, clock):
    takeover.begin()
    takeover.gap(OPENED)
    takeover.leave()
    clock.now_s += 0.1
    takeover.begin()

    assert takeover.gap(OPENED) is None
