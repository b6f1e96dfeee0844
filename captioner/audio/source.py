"""Where audio comes from."""

from types import TracebackType
from typing import Protocol, Self

from captioner.events import AudioChunk, SourceStatus


class AudioSource(Protocol):
    """A live or recorded stream of chunks, opened as a context manager.

    Opened, read and closed on one thread (the engine's audio thread). `__enter__` raises
    `AudioError` when the device or the recording cannot be opened.
    """

    gather_s: float
    """How much live sound `read` may wait for, s, to hand it out at once; 0: none. The reader sets
    it, between two reads. A recording need not care."""

    @property
    def status(self) -> SourceStatus:
        """Name, present problem and overflow count; asked after each `read`."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, exc: BaseException | None, tb: TracebackType | None
    ) -> None: ...

    def read(self, timeout_s: float) -> AudioChunk | None:
        """The next chunk, or None if none arrived within `timeout_s`.

        A device that disappears is not an error here: `status.problem` says so, and chunks
        come again when it is back, the first one with `lost` set.

        Raises:
            EOFError: a recording has ended.
            AudioFileError: a recording broke off in the middle.
        """
        ...
