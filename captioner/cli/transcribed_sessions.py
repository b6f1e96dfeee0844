"""`captioner transcribe --keep`: recordings become sessions, as in the window's history."""

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol, TextIO

from captioner.audio.recording_bytes import name_of
from captioner.cli.jsonlines import DECIMALS, JsonObject, to_line
from captioner.cli.terminal import HARDLY_LEGIBLE, OTHER_MODEL
from captioner.cli.time_left import TimeLeft, clock_time
from captioner.composition.messages import complain, explain
from captioner.composition.options import LaunchOptions
from captioner.composition.recorded import Recorded
from captioner.composition.recorded_session import RecordedSession
from captioner.composition.recordings import Run, Shape, shaping
from captioner.composition.stopping import Stopping
from captioner.composition.text import safe
from captioner.composition.worded_json import to_json
from captioner.engine.reading import Readers
from captioner.engine.recordings import Begun, Ended, NothingKept, RecordingEvent
from captioner.errors import CaptionerError, message_of
from captioner.units import seconds

TELL_EVERY_S: Final = 0.25  # between two lines of progress


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a recording."""

    path: Path
    session: Path | None
    """Its file; None if there were no words."""
    read_s: float
    """How far it was read."""
    doubtful: bool
    problem: CaptionerError | None
    """Why not all of it could be read, if so."""
    stopped: bool


class Report(Protocol):
    """Who is told how it goes, on the main thread."""

    def begun(self, path: Path, length_s: float | None) -> None:
        """A recording was opened; it is about so long."""
        ...

    def at(self, at_s: float) -> None:
        """So much of it was heard or read."""
        ...

    def ended(self, outcome: Outcome) -> None:
        """It is done, as far as it can be."""
        ...


@dataclass(slots=True)
class TranscribedSessions:
    """Keeps the text of recordings in their order. Used on the main thread."""

    paths: Sequence[Path]
    options: LaunchOptions
    folder: Path
    """Where sessions are kept."""
    stopping: Stopping
    report: Report

    def run(self, readers: Readers, jobs: int) -> bool:
        """Keep all that can be read; whether that is all.

        Raises:
            HistoryError: a session cannot be written.
        """
        run = Run(
            paths=self.paths,
            options=self.options,
            opened=lambda _path: NothingKept(),
            stopping=self.stopping,
            on_heard=self.report.at,
        )
        done = True
        with ExitStack() as stack:
            events = run.events(readers, jobs, stack)
            shape = shaping(self.options)
            for path in self.paths:
                outcome = self._keep(path, events, shape)
                self.report.ended(outcome)
                done &= outcome.problem is None and not outcome.stopped
                if self.stopping():
                    break
        return done

    def _keep(self, path: Path, events: Iterator[RecordingEvent], shape: Shape) -> Outcome:
        first = next(events, None)
        if not isinstance(first, Begun):
            problem = first.problem if isinstance(first, Ended) else None
            return Outcome(path, None, 0.0, False, problem, self.stopping())
        self.report.begun(path, first.duration_s)
        recorded = Recorded(first, events, lambda at_s, _recalled: self.report.at(at_s))
        session = RecordedSession(self.folder, path)
        try:
            session.keep(shape(recorded))
        finally:
            session.close(seconds(recorded.n_samples))
        return Outcome(
            path,
            session.path,
            recorded.read_s,
            recorded.doubtful,
            recorded.problem,
            self.stopping(),
        )


@dataclass(slots=True)
class Told:
    """On a terminal: a line of progress, and what there is to complain of."""

    _line: TimeLeft | None = None
    _length_s: float | None = None

    def begun(self, path: Path, length_s: float | None) -> None:
        """See `Report`."""
        self._line, self._length_s = TimeLeft(sys.stderr, safe(name_of(path))), length_s

    def at(self, at_s: float) -> None:
        """See `Report`."""
        if self._line is not None:
            self._line.show(at_s, self._length_s)

    def ended(self, outcome: Outcome) -> None:
        """See `Report`."""
        if self._line is not None:
            self._line.clear()
            self._line = None
        name = safe(name_of(outcome.path))
        if outcome.session is not None:
            complain(f"{name}: the text is kept in {safe(str(outcome.session))}")
        if outcome.doubtful:
            complain(f"{name}: {HARDLY_LEGIBLE} {OTHER_MODEL}")
        if outcome.stopped:
            complain(f"{name}: stopped at {clock_time(outcome.read_s)}.")
        elif outcome.problem is not None:
            complain(explain(outcome.problem))
        elif outcome.session is None:
            complain(f"No speech found in {name}.")


@dataclass(slots=True)
class Lines:
    """For programs, a JSON object a line.

    * model: step, share (0 to 1); of building it for its first use
    * begun: file, duration_s (null if unknown)
    * progress: file, at_s; four a second at most
    * kept: file, session (path of its file, null without words), read_s, doubtful, stopped, error
      (the kind of it), problem, hint, worded (both again, with template and values where they have
      some); the last four are null if all could be read
    """

    out: TextIO
    _file: str = ""
    _due_s: float = field(default=0.0)

    def model(self, step: str, share: float) -> None:
        """How far the model is that is built."""
        self._tell({"type": "model", "step": step, "share": round(share, DECIMALS)})

    def begun(self, path: Path, length_s: float | None) -> None:
        """See `Report`."""
        self._file = str(path)
        length_s = None if length_s is None else round(length_s, DECIMALS)
        self._tell({"type": "begun", "file": self._file, "duration_s": length_s})

    def at(self, at_s: float) -> None:
        """See `Report`."""
        now_s = time.monotonic()
        if self._file and now_s >= self._due_s:
            self._due_s = now_s + TELL_EVERY_S
            at_s = round(at_s, DECIMALS)
            self._tell({"type": "progress", "file": self._file, "at_s": at_s})

    def ended(self, outcome: Outcome) -> None:
        """See `Report`."""
        problem, self._file = outcome.problem, ""
        self._tell(
            {
                "type": "kept",
                "file": str(outcome.path),
                "session": None if outcome.session is None else str(outcome.session),
                "read_s": round(outcome.read_s, DECIMALS),
                "doubtful": outcome.doubtful,
                "stopped": outcome.stopped,
                "error": None if problem is None else type(problem).__name__,
                "problem": None if problem is None else str(problem),
                "hint": None if problem is None else str(problem.hint),
                "worded": None if problem is None else _worded(problem),
            }
        )

    def _tell(self, fact: JsonObject) -> None:
        self.out.write(to_line(fact) + "\n")
        self.out.flush()


def _worded(problem: CaptionerError) -> JsonObject:
    return {"problem": to_json(message_of(problem)), "hint": to_json(problem.hint)}
