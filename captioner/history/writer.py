"""Keep a session while it is captioned, on a thread of its own."""

import logging
import os
import queue
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from captioner.errors import HistoryError, worded
from captioner.events import EngineEvent
from captioner.history.journal import KEPT_EVENTS, Journal
from captioner.history.records import Header, line_of, title_line
from captioner.history.session_file import SessionFile, Write

log = logging.getLogger(__name__)

SYNC_EVERY_S: Final = 5.0
"""A power cut loses this much; a killed process loses nothing that was written.

Not after each line: the demo recording gives 39 a minute instead of 12 syncs, and each makes a
memory card write some blocks of 4 KB for a hundred bytes. docs/raspberry_pi.md reckons its wear.
"""
RETRY_EVERY_S: Final = 10.0  # after the disk refused
MAX_WAITING: Final = 10_000  # events that wait for a disk that hangs: about an hour of captions
MAX_UNWRITTEN: Final = 10_000  # lines kept for a disk that refuses, about 2 MB
FULL_HINT: Final = worded("Make room or choose another folder; captions go on meanwhile.")


class Listener(Protocol):
    """Who is told how keeping goes, on the writer's thread."""

    def on_kept(self, path: Path) -> None:
        """There is more in this session file."""
        ...

    def on_trouble(self, error: HistoryError | None) -> None:
        """Nothing can be written at the moment; None: it can be again. Once each."""
        ...


@dataclass(frozen=True, slots=True)
class _Timed:
    event: EngineEvent
    at_s: float


@dataclass(frozen=True, slots=True)
class _Title:
    title: str


@dataclass(frozen=True, slots=True)
class _End:
    discard: bool = False


class SessionWriter:
    """Writes what settles at once, so that killing the process loses pending words at most.

    Every line is written when it comes, and synced to the disk at most SYNC_EVERY_S later. The
    file is made with the first caption: a session without any leaves nothing behind. While the
    disk refuses, lines are kept in memory (the newest MAX_UNWRITTEN) and written later.
    `post` never waits; `close` and `discard` wait for the disk, with a limit.
    """

    def __init__(
        self,
        folder: Path,
        listener: Listener,
        *,
        clock: Callable[[], float] = time.time,
        write: Write = os.write,
    ) -> None:
        """Args: folder: where the file will be; clock: s since 1970; write: as os.write."""
        self._folder = folder
        self._listener = listener
        self._clock = clock
        self._write = write
        self._events: queue.Queue[_Timed | _Title | _End] = queue.Queue(MAX_WAITING)
        # what follows belongs to the thread
        self._header = own_header(clock())
        self._journal = Journal(self._header.started_s)
        self._file: SessionFile | None = None
        self._title: str | None = None  # that a person has given it
        self._unwritten: deque[bytes] = deque(maxlen=MAX_UNWRITTEN)
        self._retry_at_s = 0.0  # time.monotonic
        self._synced_s = time.monotonic()
        self._troubled = False
        self._thread = threading.Thread(target=self._run, name="captioner-history", daemon=True)
        self._thread.start()

    def post(self, event: EngineEvent) -> None:
        """Accept an event; any thread. Those that are not KEPT_EVENTS are of no interest."""
        if isinstance(event, KEPT_EVENTS):
            try:
                self._events.put_nowait(_Timed(event, self._clock()))
            except queue.Full:
                log.warning("the disk hangs: an event is not kept")

    def set_title(self, title: str) -> None:
        """Call the session so from now on; any thread."""
        try:
            self._events.put_nowait(_Title(title))
        except queue.Full:
            log.warning("the disk hangs: a title is not kept")

    def close(self, timeout_s: float = 2.0) -> bool:
        """Write what is left and mark the session as ended; whether that was done in time."""
        return self._end(_End(), timeout_s)

    def discard(self, timeout_s: float = 2.0) -> bool:
        """End, and delete the session; whether that was done in time."""
        return self._end(_End(discard=True), timeout_s)

    def _end(self, how: _End, timeout_s: float) -> bool:
        try:
            self._events.put(how, timeout=timeout_s)
        except queue.Full:
            return False
        self._thread.join(timeout_s)
        return not self._thread.is_alive()

    # on the thread

    def _run(self) -> None:
        try:
            end = self._follow()
            self._finish(end)
        except Exception as exc:  # a thread's last resort; reported, never dropped
            log.exception("the history cannot be kept")
            self._listener.on_trouble(
                HistoryError(worded("The captions are not kept: {why}", why=exc))
            )

    def _follow(self) -> _End:
        """Write what comes until the end is asked for."""
        while True:
            try:
                item = self._events.get(timeout=SYNC_EVERY_S)
            except queue.Empty:
                item = None
            if isinstance(item, _End):
                return item
            if isinstance(item, _Title):
                self._title = item.title
                if self._file is not None:
                    self._unwritten.append(title_line(item.title))
            elif item is not None:
                records = self._journal.records(item.event, item.at_s)
                self._unwritten.extend(map(line_of, records))
            self._unwritten.extend(map(line_of, self._journal.due(self._clock())))
            self._write_out()

    def _finish(self, end: _End) -> None:
        if end.discard:
            if self._file is not None:
                self._file.discard()
            return
        self._unwritten.extend(map(line_of, self._journal.end_run()))
        if self._file is not None and self._title is not None:
            self._unwritten.append(title_line(self._title))  # again, where a list looks for it
        self._retry_at_s = 0.0
        self._write_out()
        if self._file is not None:
            self._file.close()

    def _write_out(self) -> None:
        """Write and sync what is due, unless the disk refused just now."""
        now_s = time.monotonic()
        if now_s < self._retry_at_s:
            return
        try:
            if self._unwritten:
                self._append()
            if self._file is not None and now_s - self._synced_s >= SYNC_EVERY_S:
                self._file.sync()
                self._synced_s = now_s
        except OSError as exc:
            self._retry_at_s = now_s + RETRY_EVERY_S
            self._tell_trouble(exc)
            return
        if self._troubled:
            self._troubled = False
            self._listener.on_trouble(None)

    def _append(self) -> None:
        if self._file is None:
            self._file = SessionFile(self._folder, self._header, self._write)
            if self._title is not None:
                self._unwritten.appendleft(title_line(self._title))
        lines = list(self._unwritten)
        self._file.append(lines)
        self._unwritten.clear()
        self._listener.on_kept(self._file.path)

    def _tell_trouble(self, exc: OSError) -> None:
        if not self._troubled:
            self._troubled = True
            why = exc.strerror or str(exc)
            message = worded(
                "The captions cannot be saved in {folder}: {why}", folder=self._folder, why=why
            )
            self._listener.on_trouble(HistoryError(message, hint=FULL_HINT))


def own_header(now_s: float, recording: str = "") -> Header:
    """The first line of a session of this process that begins now, s since 1970.

    Args:
        now_s: now.
        recording: path of what it is read from; empty where somebody is heard live.
    """
    import psutil

    return Header(now_s, os.getpid(), psutil.Process().create_time(), recording)
