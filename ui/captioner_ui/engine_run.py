"""One engine from its making to its end, off the main thread. No Qt."""

import logging
import threading
from collections.abc import Callable
from typing import Protocol, TypeAlias

from captioner.errors import BackendError, CaptionerError
from captioner.events import EngineEvent, EngineState, StateChanged
from captioner_models.progress import Progress
from captioner_ui.source_choice import SourceChoice

log = logging.getLogger(__name__)

EventSink: TypeAlias = Callable[[EngineEvent], None]


class Engine(Protocol):
    """What the window needs from the captioning engine: `captioner.engine.CaptionEngine` has it."""

    def start(self) -> None:
        """Return at once; everything else is told to the sink."""
        ...

    def stop(self) -> None:
        """Ask for the end and return at once; a second call abandons what is still open."""
        ...

    def wait(self) -> object:
        """Wait for the end, whatever the reason."""
        ...

    def retry_encoder(self) -> None:
        """Try the encoder again that was asked for; returns at once."""
        ...


MakeEngine: TypeAlias = Callable[[SourceChoice, EventSink, Progress], Engine]
"""Builds an engine for a choice; may take long and may raise. Called on a helper thread."""


class EngineRun:
    """Makes, starts and outlives one engine on a helper thread.

    `begin` and `stop` return at once and are called from one thread. `ended` is called once, on
    the helper thread, when the engine's threads are gone. A failure to make the engine is told
    to the sink like any other failure. The thread is a daemon: closing the program does not wait
    for a model that is being loaded.
    """

    def __init__(
        self, make: Callable[[], Engine], sink: EventSink, ended: Callable[[], None]
    ) -> None:
        self._make = make
        self._sink = sink
        self._ended = ended
        self._engine: Engine | None = None  # written by the helper thread, under the lock
        self._stop_wanted = False  # written by the caller's thread, under the lock
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="captioner-run", daemon=True)

    def begin(self) -> None:
        """Start making the engine."""
        self._thread.start()

    def stop(self) -> None:
        """Ask for the end; open speech is still captioned, unless it is asked for again."""
        with self._lock:
            self._stop_wanted = True
            if self._engine is not None:
                self._engine.stop()

    def retry_encoder(self) -> None:
        """Have a running engine try the encoder again that was asked for."""
        with self._lock:
            if self._engine is not None:
                self._engine.retry_encoder()

    def join(self, timeout_s: float) -> bool:
        """Wait at most `timeout_s` seconds for the end; whether it has come."""
        self._thread.join(timeout_s)
        return not self._thread.is_alive()

    def _run(self) -> None:
        engine: Engine | None = None
        try:
            engine = self._make()
            if self._start(engine):
                engine.wait()
            else:
                self._sink(StateChanged(EngineState.STOPPED))
        except Exception as exc:  # noqa: BLE001 - a thread's last resort; reported, never dropped
            self._fail(exc)
        finally:
            engine = self._engine = None  # or its model would still be there beside the next one
            _give_back_memory()
            self._ended()

    def _start(self, engine: Engine) -> bool:
        """Start it unless the person has changed their mind meanwhile."""
        with self._lock:
            if self._stop_wanted:
                return False
            engine.start()
            self._engine = engine
            return True

    def _fail(self, exc: Exception) -> None:
        log.error("the engine could not be made", exc_info=exc)
        error = exc if isinstance(exc, CaptionerError) else _unexpected(exc)
        self._sink(StateChanged(EngineState.FAILED, error))


def _give_back_memory() -> None:
    from captioner.engine.memory import give_back_memory

    give_back_memory()


def _unexpected(exc: Exception) -> CaptionerError:
    return BackendError(
        f"{type(exc).__name__}: {exc}", hint="`captioner doctor` shows what is missing."
    )
