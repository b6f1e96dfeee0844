"""The running engine, as the window sees it."""

from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from captioner.events import EngineEvent, EngineState, StateChanged
from captioner_ui.bridge import EngineBridge
from captioner_ui.engine_run import EngineRun, MakeEngine
from captioner_ui.source_choice import SourceChoice
from captioner_ui.takeover import Takeover


class Phase(Enum):
    """Where the session is; any order is possible."""

    IDLE = auto()
    LOADING = auto()
    LISTENING = auto()
    STOPPING = auto()


class CaptionSession(QObject):
    """Owns at most one engine at a time and never makes the main thread wait for it.

    A new engine is made only when the one before has ended, so events of different engines never
    mix. All methods are for the main thread.

    Signals:
        phase_changed: Phase, whenever it changes.
        run_ended: nothing more will come from this engine.
    """

    phase_changed = Signal(Phase)
    run_ended = Signal()
    _ended = Signal()  # from the helper thread to the main one

    def __init__(
        self, bridge: EngineBridge, make_engine: MakeEngine, takeover: Takeover | None = None
    ) -> None:
        super().__init__()
        self._bridge = bridge
        self._make_engine = make_engine
        self._takeover = takeover or Takeover()
        self._run: EngineRun | None = None
        self._next: SourceChoice | None = None
        self._choice: SourceChoice | None = None  # of the run
        self._phase = Phase.IDLE
        self._closed = False
        self._ended.connect(self._on_ended)
        bridge.state_changed.connect(self._on_state_changed)

    @property
    def phase(self) -> Phase:
        """Where the session is now."""
        return self._phase

    def start(self, choice: SourceChoice) -> None:
        """Caption `choice`; a running engine is stopped first. Returns at once."""
        self._takeover.forget()
        self._start(choice)

    def _start(self, choice: SourceChoice) -> None:
        if self._closed:
            return
        if self._run is None:
            self._begin(choice)
        else:
            self._next = choice
            self._stop_run()

    def stop(self) -> None:
        """Stop; open speech is still captioned, unless this is the second call. At once."""
        self._takeover.forget()
        self._next = None
        self._stop_run()

    def restart(self) -> bool:
        """Go on with a new engine for the same source, as the settings are now; whether one ran.

        What was said so far is still captioned. What is said until the new engine listens is not:
        a gap tells how much that was, unless the source is a recording, which begins anew.
        """
        wanted = self._next or self._choice
        if self._phase not in (Phase.LOADING, Phase.LISTENING) or wanted is None:
            return False
        if wanted.live:
            self._takeover.leave()
        self._start(wanted)
        return True

    def retry_encoder(self) -> None:
        """Try the encoder again that was asked for, without a new engine. At once."""
        if self._run is not None:
            self._run.retry_encoder()

    def close(self) -> None:
        """Stop, and hear nothing more of it: the window is going. Returns at once."""
        self._closed = True
        self._bridge.close()
        self.stop()
        self.stop()  # nobody is left to read the last words

    def wait_closed(self, timeout_s: float) -> bool:
        """After `close`: wait at most `timeout_s` seconds; whether the engine has ended."""
        return self._run is None or self._run.join(timeout_s)

    def _begin(self, choice: SourceChoice) -> None:
        self._choice = choice
        self._takeover.begin()
        make = partial(self._make_engine, choice, self._post, self._bridge.post_progress)
        self._run = EngineRun(make, self._post, self._ended.emit)
        self._set_phase(Phase.LOADING)
        self._run.begin()

    def _post(self, event: EngineEvent) -> None:
        """The engine's sink, on its threads."""
        self._bridge.post(event)
        missed = self._takeover.gap(event)
        if missed is not None:
            self._bridge.post(missed)

    def _stop_run(self) -> None:
        if self._run is not None:
            self._set_phase(Phase.STOPPING)
            self._run.stop()

    def _set_phase(self, phase: Phase) -> None:
        if phase is not self._phase:
            self._phase = phase
            self.phase_changed.emit(phase)

    @Slot(StateChanged)
    def _on_state_changed(self, change: StateChanged) -> None:
        if change.state is EngineState.LISTENING and self._phase is Phase.LOADING:
            self._set_phase(Phase.LISTENING)

    @Slot()
    def _on_ended(self) -> None:
        if self._closed:
            return
        self._run = None
        self.run_ended.emit()
        if self._next is not None:
            choice, self._next = self._next, None
            self._begin(choice)
        else:
            self._set_phase(Phase.IDLE)
