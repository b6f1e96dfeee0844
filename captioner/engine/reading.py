"""Windows of recordings read by the model, one after the other or several at a time.

ONNX Runtime lets go of the interpreter while it computes, so threads take all cores; they share the
weights, which processes would hold once each.
"""

import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, Protocol, runtime_checkable

from captioner.asr.transcriber import Cancelled, Transcriber
from captioner.events import Segment, Transcript

ANSWERED_S: Final = 0.2  # a signal is answered so late at the most while a window is waited for


class Pending(Protocol):
    """A window that is being read."""

    def result(self) -> Transcript | None:
        """What was read; None if it was told to stop. Waits for it; raises what the model does."""
        ...


class Readers(Protocol):
    """What windows are given to be read."""

    def submit(self, segment: Segment) -> Pending:
        """Give a window."""
        ...

    def recall(self, segment: Segment, transcript: Transcript) -> Pending:
        """A window that was read in an earlier run."""
        ...

    def close(self) -> None:
        """End, and release the model."""
        ...


@runtime_checkable
class InTurn(Protocol):
    """A transcriber whose windows depend on those before them."""

    @property
    def in_turn(self) -> bool:
        """Whether they do."""
        ...

    def recall(self, segment: Segment, transcript: Transcript) -> None:
        """Learn from a window that was read before, as if it had been read now."""
        ...


def needs_turns(transcriber: Transcriber) -> bool:
    """Whether windows have to be read one after the other, by one transcriber."""
    return isinstance(transcriber, InTurn) and transcriber.in_turn


class OneReader:
    """Reads a window when its text is asked for, on the thread that asks."""

    def __init__(self, transcriber: Transcriber, cancelled: Cancelled) -> None:
        self._transcriber = transcriber
        self._cancelled = cancelled

    def submit(self, segment: Segment) -> Pending:
        """See `Readers`."""
        return _Later(lambda: self._read(segment))

    def recall(self, segment: Segment, transcript: Transcript) -> Pending:
        """See `Readers`."""
        return _Later(lambda: self._recalled(segment, transcript))

    def close(self) -> None:
        """See `Readers`."""
        self._transcriber.close()

    def _read(self, segment: Segment) -> Transcript | None:
        if self._cancelled():
            return None
        return self._transcriber.transcribe(segment, self._cancelled)

    def _recalled(self, segment: Segment, transcript: Transcript) -> Transcript:
        if isinstance(self._transcriber, InTurn):
            self._transcriber.recall(segment, transcript)
        return transcript


class SeveralReaders:
    """Reads several windows at a time, each on a thread. Made, used and closed on one thread.

    A thread is begun, and another transcriber loaded, only when a window finds all others busy.
    """

    def __init__(
        self,
        first: Transcriber,
        load: Callable[[], Transcriber],
        most: int,
        cancelled: Cancelled,
    ) -> None:
        """Begin with one transcriber.

        Args:
            first: loaded already; closed with the rest.
            load: makes another one that reads alike; called on the thread that needs it.
            most: windows that are read at a time, 2 or more.
            cancelled: asked often, on any thread; from True on, nothing more is read.
        """
        self._load = load
        self._loading = threading.Lock()
        self._all = [first]
        self._idle = deque(self._all)
        self._cancelled = cancelled
        self._closing = threading.Event()
        self._pool = ThreadPoolExecutor(most, thread_name_prefix="reader")

    def submit(self, segment: Segment) -> Pending:
        """See `Readers`; any thread may give windows."""
        return _Waiting(self._pool.submit(self._read, segment))

    def recall(self, _segment: Segment, transcript: Transcript) -> Pending:
        """See `Readers`."""
        return _Later(lambda: transcript)

    def close(self) -> None:
        """See `Readers`; what was not read yet is not read any more."""
        self._closing.set()
        self._pool.shutdown(cancel_futures=True)
        for transcriber in self._all:
            transcriber.close()

    def _read(self, segment: Segment) -> Transcript | None:
        if self._stopped():
            return None
        transcriber = self._take()
        try:
            return transcriber.transcribe(segment, self._stopped)
        finally:
            self._idle.append(transcriber)

    def _take(self) -> Transcriber:
        try:
            return self._idle.pop()
        except IndexError:
            with self._loading:
                another = self._load()
                self._all.append(another)
            return another

    def _stopped(self) -> bool:
        return self._closing.is_set() or self._cancelled()


class _Later:
    """A window that is read when that is asked for."""

    def __init__(self, read: Callable[[], Transcript | None]) -> None:
        self._read = read

    def result(self) -> Transcript | None:
        return self._read()


class _Waiting:
    """A window that is read on another thread."""

    def __init__(self, future: "Future[Transcript | None]") -> None:
        self._future = future

    def result(self) -> Transcript | None:
        while True:  # a wait without a limit cannot be interrupted on Windows
            try:
                return self._future.result(ANSWERED_S)
            except TimeoutError:
                if self._future.done():
                    raise
