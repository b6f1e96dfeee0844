"""See one engine from its start to its last event, on the main thread."""

import queue
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from captioner.cli.terminal import View
from captioner.composition.stopping import counted
from captioner.composition.text import capitalised
from captioner.errors import AudioDeviceError, AudioError, CaptionerError
from captioner.events import (
    EngineEvent,
    LevelMeasured,
    Origin,
    SourceChanged,
    StateChanged,
    StatsUpdated,
)

POLL_S: Final = 0.5  # how late a Ctrl-C may be noticed where signals do not wake a thread
END_WITHIN_S: Final = 5.0  # an abandoned engine that takes longer hangs in a driver: leave it
UNHEARD_HINT: Final = "`captioner devices` shows what can be heard; `--source demo` needs nothing."
PATIENT_INTERRUPTS: Final = 2  # the first Ctrl-C drains, the second abandons, the next one kills


class Engine(Protocol):
    """What is needed of a CaptionEngine."""

    def start(self) -> None:
        """Begin; events reach the sink."""
        ...

    def stop(self) -> None:
        """Caption what is open, then end; a second call abandons it."""
        ...

    def abort(self) -> None:
        """End now."""
        ...

    def wait(self, timeout_s: float | None = None) -> bool:
        """Wait for the end; whether it came."""
        ...


@dataclass(frozen=True, slots=True)
class Timed:
    """An event and when it reached the sink."""

    event: EngineEvent
    at_s: float
    """time.perf_counter."""


class EventQueue:
    """The engine's sink: its threads post, the main thread takes. Posting never waits."""

    def __init__(self) -> None:
        self._events: queue.SimpleQueue[Timed | None] = queue.SimpleQueue()

    def post(self, event: EngineEvent) -> None:
        """Accept an event, on any thread.

        Levels are for a meter; ten a second would drown what is to be read.
        """
        if not isinstance(event, LevelMeasured):
            self._events.put(Timed(event, time.perf_counter()))

    def wake(self) -> None:
        """Have `take` return; any thread, also a signal's handler."""
        self._events.put(None)

    def take(self, timeout_s: float) -> Timed | None:
        """The next event, or None if none came within `timeout_s` or it was woken."""
        try:
            return self._events.get(timeout=timeout_s)
        except queue.Empty:
            return None


def follow(
    make_engine: Callable[[EventQueue], Engine], view: View, limit_s: float | None = None
) -> None:
    """Run an engine and show its events until the last one.

    Ctrl-C, SIGTERM and SIGHUP caption what is open, a second time they abandon it.

    Args:
        make_engine: builds it with the queue's `post` as its sink.
        view: shows the events, on this thread.
        limit_s: stop that many seconds of wall time after the source was opened.

    Raises:
        CaptionerError: why the engine failed, after its last event is shown; also when it ended
            as it was told to, but not one of its sources could be heard at any time.
        BrokenPipeError: from the view.
    """
    events = EventQueue()
    run = _Run(view, limit_s, events.wake)
    engine = make_engine(events)
    try:
        with counted(run.interrupt, PATIENT_INTERRUPTS):
            engine.start()
            while not run.over:
                run.show(events.take(run.patience_s()))
                run.stop_if_wanted(engine)
    finally:
        engine.abort()  # nothing to an engine that has ended
        engine.wait(END_WITHIN_S)
    error = run.error or run.unheard()
    if error is not None:
        raise error


class _Run:
    """What the loop remembers."""

    def __init__(self, view: View, limit_s: float | None, wake: Callable[[], None]) -> None:
        self._view = view
        self._wake = wake
        self._limit_s = limit_s
        self._opened_s: float | None = None  # time.perf_counter
        self._stops = 0
        self._captured_s = 0.0
        self._problems: dict[Origin, AudioError | None] = {}  # of each source
        self.interrupts = 0  # written by the signal handler
        self.error: CaptionerError | None = None
        self.over = False

    def show(self, timed: Timed | None) -> None:
        """Show an event and draw conclusions from it."""
        if timed is None:
            return
        match timed.event:
            case SourceChanged(status=status, origin=origin):
                self._problems[origin] = status.problem
                if self._opened_s is None:
                    self._opened_s = timed.at_s
            case StateChanged(error=error) if error is not None:
                self.error = error
            case StatsUpdated(last=last, captured_s=captured_s):
                self.over, self._captured_s = last, captured_s
            case _:
                pass
        self._view.show(timed.event, self._since_opened(timed.at_s))

    def unheard(self) -> AudioDeviceError | None:
        """What was wrong with every source, if no sound ever came from any; otherwise None."""
        problems = {origin: error for origin, error in self._problems.items() if error is not None}
        if self._captured_s > 0 or not problems or len(problems) < len(self._problems):
            return None
        what = "; ".join(origin.before(str(e)) for origin, e in problems.items())
        return AudioDeviceError(f"nothing was heard. {capitalised(what)}", hint=UNHEARD_HINT)

    def patience_s(self) -> float:
        """How long nothing has to be done if no event comes."""
        if self._limit_s is None:
            return POLL_S
        left_s = self._limit_s - self._since_opened(time.perf_counter())
        return min(POLL_S, max(0.0, left_s))

    def interrupt(self) -> None:
        """Somebody wants it to end; called by a signal handler."""
        self.interrupts += 1
        self._wake()

    def stop_if_wanted(self, engine: Engine) -> None:
        """Pass on interrupts and the end of the time limit."""
        if self._limit_s is not None and self._since_opened(time.perf_counter()) >= self._limit_s:
            self._limit_s = None
            self.interrupts += 1
        while self._stops < self.interrupts:
            self._stops += 1
            engine.stop()

    def _since_opened(self, now_s: float) -> float:
        return 0.0 if self._opened_s is None else now_s - self._opened_s
