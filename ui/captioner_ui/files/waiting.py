"""The recordings that wait to be read, one after the other."""

import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from captioner.composition.time_left import time_left_s
from captioner_ui.files.outcome import Outcome
from captioner_ui.files.process import FileReading
from captioner_ui.translation import tr

MOST_WAITING: Final = 100  # more at once is a slip of the hand: a whole disk, dropped


@dataclass(frozen=True, slots=True)
class Reading:
    """How far the recording is that is read now."""

    name: str
    at_s: float = 0.0
    length_s: float | None = None
    """None while that is not known."""
    left_s: float | None = None
    """How long the rest will take; None while that is not known."""
    preparing: str = ""
    """What is done with the model before; empty once the recording is read."""
    share: float = 0.0
    """How much of that is done, 0 to 1."""
    stopping: bool = False
    waiting: int = 0
    """Recordings after it."""

    @property
    def done(self) -> float | None:
        """The share that was read, 0 to 1; None if that is not known."""
        return min(1.0, self.at_s / self.length_s) if self.length_s else None


Start = Callable[[Path, QObject], FileReading]
"""Makes what reads a recording; begun by the queue."""


class FileQueue(QObject):
    """Reads what it is given in this order, one at a time. Main thread.

    Signals:
        changed: Reading, or None when nothing is read.
        ended: Outcome of a recording.
        told: str, why something is not read.
    """

    changed = Signal(object)
    ended = Signal(object)
    told = Signal(str)

    def __init__(
        self, start: Start, parent: QObject | None = None, clock: Callable[[], float] | None = None
    ) -> None:
        """Begin empty. Args: start: see `Start`; parent: Qt's; clock: monotonic seconds."""
        super().__init__(parent)
        self._start = start
        self._clock = clock or time.monotonic
        self._waiting = deque[Path]()
        self._reading: FileReading | None = None
        self._state = Reading("")
        self._since_s = 0.0  # when the first of it was read
        self._closed = False

    @property
    def reading(self) -> Reading | None:
        """What is read now; None if nothing is."""
        return self._state if self._reading is not None else None

    def add(self, paths: Iterable[Path]) -> None:
        """Read these after all others. What cannot be read is told when it is due."""
        again = too_many = 0
        known = {*self._waiting, *([self._reading.path] if self._reading else [])}
        for path in paths:
            if path in known:
                again += 1
            elif len(self._waiting) >= MOST_WAITING:
                too_many += 1
            else:
                known.add(path)
                self._waiting.append(path)
        if too_many:
            self.told.emit(
                tr("%n recording(s) wait already. Add the others later.", n=MOST_WAITING)
            )
        elif again:
            self.told.emit(tr("That recording waits already."))
        self._next()

    def stop(self) -> None:
        """Give up what is read now; the next one begins when that has ended."""
        if self._reading is not None and not self._state.stopping:
            self._reading.stop()
            self._show(stopping=True)

    def stop_all(self) -> None:
        """Give up everything."""
        self._waiting.clear()
        self.stop()
        self._show()

    def close(self) -> None:
        """The window is going: the process ends by itself, what was read is kept."""
        self._closed = True
        self._waiting.clear()
        if self._reading is not None:
            self._reading.stop()

    def _next(self) -> None:
        if self._reading is not None or self._closed:
            self._show()
            return
        if not self._waiting:
            self.changed.emit(None)
            return
        path = self._waiting.popleft()
        self._state = Reading(path.name)
        self._reading = reading = self._start(path, self)
        reading.prepared.connect(self._on_prepared)
        reading.begun.connect(self._on_begun)
        reading.progressed.connect(self._on_progressed)
        reading.ended.connect(self._on_ended)
        reading.begin()
        self._show()

    def _show(self, **changes: object) -> None:
        if self._reading is None:
            return
        known = {name: getattr(self._state, name) for name in Reading.__dataclass_fields__}
        waiting = {"waiting": len(self._waiting)}
        self._state = Reading(**{**known, **changes, **waiting})
        self.changed.emit(self._state)

    @Slot(str, float)
    def _on_prepared(self, step: str, share: float) -> None:
        self._show(preparing=step, share=share)

    @Slot(object)
    def _on_begun(self, length_s: float | None) -> None:
        self._since_s = self._clock()
        self._show(preparing="", length_s=length_s)

    @Slot(float)
    def _on_progressed(self, at_s: float) -> None:
        at_s = max(at_s, self._state.at_s)
        length_s, left_s = self._state.length_s, None
        if length_s:
            left_s = time_left_s(at_s, length_s, self._clock() - self._since_s)
        self._show(at_s=at_s, left_s=left_s)

    @Slot(object)
    def _on_ended(self, outcome: Outcome) -> None:
        if self._reading is not None:
            self._reading.deleteLater()
        self._reading = None
        if not self._closed:
            self.ended.emit(outcome)
            self._next()
