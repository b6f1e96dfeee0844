"""One recording that is read in a process of its own."""

import json
import logging
import subprocess
import threading
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from PySide6.QtCore import QObject, Signal

from captioner.composition.another_process import program, program_environment
from captioner_ui.files.outcome import FOLDER, Outcome
from captioner_ui.threads import begin_for
from captioner_ui.translation import tr

log = logging.getLogger(__name__)

PATIENCE_S: Final = 5.0  # for a process that was asked to stop
LAST_LINES: Final = 20  # of what it complains of
MARK: Final = "captioner: "  # before complaints
NO_WINDOW: Final = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # a console, on Windows


class FileReading(QObject):
    """Starts the program anew and listens to it on a thread. All methods on the main thread.

    The process ends when it is told to, and when this one is gone: its standard input then ends.

    Signals:
        prepared: str and float: what is done with the model, and the share that is done.
        begun: length of the recording in s, or None.
        progressed: float, how far it was read, s.
        ended: Outcome; the last signal, once.
    """

    prepared = Signal(str, float)
    begun = Signal(object)
    progressed = Signal(float)
    ended = Signal(object)

    def __init__(
        self,
        path: Path,
        folder: Path,
        words: Sequence[str],
        command: Sequence[str] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Begin with nothing started.

        Args:
            path: of the recording.
            folder: where its session is to be.
            words: options of `captioner transcribe`.
            command: started in place of this same program; what follows is added to it.
            parent: Qt's.
        """
        super().__init__(parent)
        self._path = path
        fixed = ["transcribe", "--json", f"--keep-in={folder}", "--beside-the-window"]
        told = [*fixed, *words, "--", str(path.absolute())]
        self._command = program(*told) if command is None else [*command, *told]
        self._lock = threading.Lock()  # for the two that follow
        self._process: subprocess.Popen[str] | None = None
        self._stopping = False
        self._thread = threading.Thread(target=self._run, name="captioner-file", daemon=True)

    @property
    def path(self) -> Path:
        """Of the recording."""
        return self._path

    def begin(self) -> None:
        """Start; returns at once."""
        begin_for(self._thread, self)

    def stop(self) -> None:
        """Have it end soon; what was read is kept. Returns at once."""
        with self._lock:
            self._stopping = True
            process = self._process
        if process is not None:
            _let_go(process)
            timer = threading.Timer(PATIENCE_S, process.kill)
            timer.daemon = True
            timer.start()

    def join(self, timeout_s: float) -> bool:
        """Wait at most `timeout_s` seconds for its end; whether it has come."""
        self._thread.join(timeout_s)
        return not self._thread.is_alive()

    # on the thread

    def _run(self) -> None:
        try:
            outcome = self._folder() or self._listen()
        except OSError as exc:
            outcome = Outcome(self._path, error="ResourceError", problem=str(exc))
        except Exception as exc:  # a thread's last resort; reported, never dropped
            log.exception("a recording could not be read")
            outcome = Outcome(self._path, error=type(exc).__name__, problem=str(exc))
        with suppress(RuntimeError):  # the window is gone
            self.ended.emit(outcome)

    def _folder(self) -> Outcome | None:
        """What is to be said of a folder; asked here, as a disk may take its time."""
        return Outcome(self._path, error=FOLDER) if self._path.is_dir() else None

    def _listen(self) -> Outcome:
        complaints = deque[str](maxlen=LAST_LINES)
        process = subprocess.Popen(
            self._command,
            env=program_environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
            creationflags=NO_WINDOW,
        )
        with process:
            with self._lock:
                self._process = process
                stopping = self._stopping
            if stopping:
                _let_go(process)
            assert process.stdout is not None
            assert process.stderr is not None
            listener = threading.Thread(
                target=_read_into, args=(process.stderr, complaints), daemon=True
            )
            listener.start()
            outcome = None
            for line in process.stdout:
                outcome = self._hear(line) or outcome
            listener.join(PATIENCE_S)
            _let_go(process)
            try:
                process.wait(PATIENCE_S)
            except subprocess.TimeoutExpired:
                process.kill()
        return outcome or self._broken_off(complaints)

    def _hear(self, line: str) -> Outcome | None:
        """Pass on what a line says; the outcome, if it is the last one."""
        try:
            told = json.loads(line)
            match told["type"]:
                case "model":
                    self.prepared.emit(str(told["step"]), float(told["share"]))
                case "begun":
                    length_s = told["duration_s"]
                    self.begun.emit(None if length_s is None else float(length_s))
                case "progress":
                    self.progressed.emit(float(told["at_s"]))
                case "kept":
                    return Outcome.of(self._path, told)
                case _:
                    log.debug("the reading process says %r", line[:200])
        except (ValueError, KeyError, TypeError) as exc:
            log.warning("the reading process says %r: %s", line[:200], exc)
        return None

    def _broken_off(self, complaints: Sequence[str]) -> Outcome:
        """It ended without saying how."""
        if self._stopping:
            return Outcome(self._path, stopped=True)
        said = [line.removeprefix(MARK) for line in complaints if line.startswith(MARK)]
        why = said[-1] if said else tr("The process that read it ended without a word.")
        return Outcome(self._path, error="CaptionerError", problem=why)


def _let_go(process: "subprocess.Popen[str]") -> None:
    """Close its standard input, which asks it to stop."""
    with suppress(OSError, ValueError):
        if process.stdin is not None:
            process.stdin.close()


def _read_into(stream: IO[str], lines: "deque[str]") -> None:
    with suppress(ValueError, OSError):
        lines.extend(line.strip() for line in stream)
