import threading

import pytest

from captioner.errors import AudioFileError, BackendError
from captioner.events import EngineState
from captioner_ui.session import Phase
from captioner_ui.source_choice import DEFAULT_MICROPHONE, DEMO_RECORDING
from support.events import final

pytestmark = pytest.mark.ui


@pytest.fixture
def phases(session):
    seen = []
    session.phase_changed.connect(seen.append)
    return seen


@pytest.fixture
def states(bridge):
    seen = []
    bridge.state_changed.connect(lambda change: seen.append((change.state, change.error)))
    return seen


def idle(session):
    return lambda: session.phase is Phase.IDLE


def test_a_session_loads_listens_stops_and_is_idle_again(qtbot, session, listening, phases):
    listening()

    session.stop()
    qtbot.waitUntil(idle(session), timeout=5000)

    assert phases == [Phase.LOADING, Phase.LISTENING, Phase.STOPPING, Phase.IDLE]


def test_the_engine_is_made_off_the_main_thread(qtbot, session, workshop):
    workshop.open.clear()  # making an engine would hang here if it were on this thread

    session.start(DEFAULT_MICROPHONE)

    assert session.phase is Phase.LOADING
    assert workshop.made == []


def test_a_recording_that_ends_by_itself_leaves_the_session_idle(qtbot, session, listening):
    engine = listening(DEMO_RECORDING)

    engine.end()

    qtbot.waitUntil(idle(session), timeout=5000)
    assert session.phase is Phase.IDLE


def test_another_device_is_captioned_when_the_engine_before_has_ended(
    qtbot, session, workshop, listening
):
    workshop.ends_on_stop = False
    first = listening(DEFAULT_MICROPHONE)

    session.start(DEMO_RECORDING)
    n_made_while_stopping = len(workshop.made)
    first.end()
    qtbot.waitUntil(lambda: len(workshop.made) == 2, timeout=5000)

    assert n_made_while_stopping == 1
    assert first.stops == 1
    assert workshop.made[1].choice == DEMO_RECORDING


def test_of_several_choices_while_stopping_only_the_last_is_captioned(
    qtbot, session, workshop, listening
):
    workshop.ends_on_stop = False
    first = listening(DEMO_RECORDING)

    session.start(DEMO_RECORDING)
    session.start(DEFAULT_MICROPHONE)
    first.end()
    qtbot.waitUntil(lambda: len(workshop.made) == 2, timeout=5000)

    assert workshop.made[1].choice == DEFAULT_MICROPHONE


def test_stop_after_another_choice_means_stop(qtbot, session, workshop, listening):
    workshop.ends_on_stop = False
    first = listening()

    session.start(DEMO_RECORDING)
    session.stop()
    first.end()
    qtbot.waitUntil(idle(session), timeout=5000)

    assert len(workshop.made) == 1


def test_an_engine_that_was_not_wanted_any_more_when_it_was_made_is_not_started(
    qtbot, session, workshop, states
):
    workshop.open.clear()
    session.start(DEFAULT_MICROPHONE)

    session.stop()
    workshop.open.set()
    qtbot.waitUntil(idle(session), timeout=5000)

    assert not workshop.made[0].started.is_set()
    assert states == [(EngineState.STOPPED, None)]


def test_an_engine_that_cannot_be_made_fails_like_any_other(qtbot, session, workshop, states):
    workshop.error = AudioFileError("the recording is missing")

    session.start(DEMO_RECORDING)
    qtbot.waitUntil(idle(session), timeout=5000)

    assert states == [(EngineState.FAILED, workshop.error)]


def test_an_unexpected_error_gets_a_next_step(qtbot, session, workshop, states):
    workshop.error = OSError("libportaudio.so.2: cannot open")

    session.start(DEFAULT_MICROPHONE)
    qtbot.waitUntil(idle(session), timeout=5000)

    error = states[0][1]
    assert isinstance(error, BackendError)
    assert "libportaudio.so.2" in str(error)
    assert "captioner doctor" in error.hint


def test_after_close_nothing_is_heard_of_the_engine(qtbot, bridge, session, listening):
    heard = []
    bridge.caption_changed.connect(heard.append)
    engine = listening()

    session.close()
    speaker = threading.Thread(target=engine.sink, args=(final(0, "too late"),))
    speaker.start()
    speaker.join(5)

    assert heard == []
    assert session.wait_closed(5)


def test_close_does_not_wait_for_an_engine_that_is_being_made(session, workshop):
    workshop.open.clear()
    session.start(DEFAULT_MICROPHONE)

    session.close()

    assert not session.wait_closed(0)


def test_a_restart_goes_on_with_the_same_source_when_the_engine_before_has_ended(
    qtbot, session, workshop, listening
):
    workshop.ends_on_stop = False
    first = listening(DEMO_RECORDING)

    assert session.restart()
    assert (session.phase, first.stops) == (Phase.STOPPING, 1)
    first.end()

    qtbot.waitUntil(lambda: len(workshop.made) == 2, timeout=5000)
    assert workshop.made[1].choice == DEMO_RECORDING
    workshop.made[1].end()


def test_nothing_is_restarted_that_does_not_run(session, workshop):
    assert not session.restart()
    assert workshop.made == []
