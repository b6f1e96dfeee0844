"""An engine without sound or model, and the window around it."""

import shutil
import subprocess
import threading

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from captioner.events import EngineState, StateChanged
from captioner_ui.bridge import EngineBridge
from captioner_ui.device_list import DeviceLister
from captioner_ui.main_window import MainWindow
from captioner_ui.session import CaptionSession, Phase
from captioner_ui.source_choice import DEFAULT_MICROPHONE, FirstSource

LIMIT_S = 5.0  # nothing here takes a tenth of it; a test that hangs ends


class FakeEngine:
    """Does what the test says; ends when it is stopped, or when the test ends it."""

    def __init__(self, choice, sink, progress, *, ends_on_stop=True):
        self.choice = choice
        self.sink = sink
        self.progress = progress
        self.stops = 0
        self.retries = 0
        self.started = threading.Event()
        self._ends_on_stop = ends_on_stop
        self._end = threading.Event()

    def start(self):
        self.sink(StateChanged(EngineState.LOADING))
        self.started.set()

    def listen(self):
        self.sink(StateChanged(EngineState.LISTENING))

    def stop(self):
        self.stops += 1
        if self._ends_on_stop:
            self.end()

    def retry_encoder(self):
        self.retries += 1

    def end(self, error=None):
        if not self._end.is_set():
            state = EngineState.FAILED if error else EngineState.STOPPED
            self.sink(StateChanged(state, error))
            self._end.set()

    def wait(self):
        self._end.wait(LIMIT_S)


class EngineWorkshop:
    """Makes fake engines and keeps them, the newest last."""

    def __init__(self):
        self.made = []
        self.ends_on_stop = True
        self.error = None
        self.open = threading.Event()  # cleared: making an engine takes until it is set again
        self.open.set()

    def __call__(self, choice, sink, progress):
        self.open.wait(LIMIT_S)
        if self.error is not None:
            raise self.error
        engine = FakeEngine(choice, sink, progress, ends_on_stop=self.ends_on_stop)
        self.made.append(engine)
        return engine


@pytest.fixture
def bridge(qapp):
    return EngineBridge()


@pytest.fixture
def workshop():
    return EngineWorkshop()


@pytest.fixture
def session(qtbot, bridge, workshop):
    session = CaptionSession(bridge, workshop)
    yield session
    workshop.open.set()
    session.close()
    for engine in workshop.made:
        engine.end()
    assert session.wait_closed(LIMIT_S)


@pytest.fixture
def window(qtbot, bridge, session):
    window = MainWindow(bridge, session, DeviceLister(lambda: []), FirstSource())
    qtbot.addWidget(window)
    return window


@pytest.fixture
def listening(qtbot, bridge, session, workshop):
    """Start the session on the default microphone; gives the engine once it listens."""

    def start(choice=DEFAULT_MICROPHONE):
        with qtbot.waitSignal(bridge.state_changed, timeout=5000):  # LOADING
            session.start(choice)
        engine = workshop.made[-1]
        engine.listen()
        qtbot.waitUntil(lambda: session.phase is Phase.LISTENING, timeout=5000)
        return engine

    return start


@pytest.fixture
def x11(monkeypatch):
    """A display of its own, named in the environment."""
    if shutil.which("Xvfb") is None:
        pytest.skip("a display without a screen needs Xvfb, which is not installed")
    command = ["Xvfb", "-displayfd", "1", "-noreset", "-nolisten", "tcp"]
    command += ["-screen", "0", "640x480x24"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    monkeypatch.setenv("DISPLAY", f":{server.stdout.readline().strip()}")
    yield
    server.terminate()
    server.wait(10)
    server.stdout.close()
