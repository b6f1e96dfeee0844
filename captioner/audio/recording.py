"""Recordings as a source: whatever FFmpeg reads, from files and pipes."""

import itertools
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

import numpy as np

from captioner.audio.channels import Taken, VoiceDetector, any_sound
from captioner.audio.converter import AudioConverter
from captioner.audio.recording_bytes import STANDARD_INPUT, RecordingBytes, name_of
from captioner.audio.source import AudioSource
from captioner.errors import AudioFileError, worded
from captioner.events import AudioChunk, SourceStatus
from captioner.units import FloatArray, seconds

if TYPE_CHECKING:
    from captioner.audio.recording_reader import RecordingReader
    from captioner.audio.recording_sound import Block


def _never() -> bool:
    return False


class Recording:
    """An `AudioSource` that reads a recording block by block, so memory stays flat.

    It is opened by `with`, read and closed on one thread. Where something is damaged it goes on
    behind that; what can be read comes first, and then the report that it is not all.
    """

    def __init__(
        self,
        path: Path,
        *,
        paced: bool,
        apart: bool = False,
        detector: Callable[[], VoiceDetector] = lambda: any_sound,
        clock: Callable[[], float] = time.monotonic,
        wait: Callable[[float], object] = time.sleep,
        stopped: Callable[[], bool] = _never,
    ) -> None:
        """Describe the recording; nothing is opened yet.

        Args:
            path: the file; `-` is standard input.
            paced: hand it out in real time; otherwise as fast as it is read.
            apart: hand out the voices on its channels one by one (`AudioChunk.others`), in longer
                blocks.
            detector: makes what tells voices from other sound, for choosing among its channels.
            clock: monotonic seconds.
            wait: waits that many seconds; never asked for more than the timeout of a `read`.
            stopped: asked while a pipe is waited for; from True on, the pipe has ended.
        """
        self.gather_s = 0.0
        self._path = path
        self._paced = paced
        self._apart = apart
        self._detector = detector
        self._clock = clock
        self._wait = wait
        self._stopped = stopped
        self._file: RecordingBytes | None = None
        self._reader: RecordingReader | None = None
        self._blocks: Iterator[Block] = iter(())
        self._converter: AudioConverter | None = None  # before the first block, after the last
        self._form = (0, 0)  # rate in Hz and channels that the converter expects
        self._position = 0  # samples handed out
        self._ready: AudioChunk | None = None  # read, but not yet due
        self._started_s = 0.0

    @property
    def status(self) -> SourceStatus:
        """The file's name; a recording has no passing problems."""
        name = name_of(self._path) if self._path == STANDARD_INPUT else self._path.name
        return SourceStatus(name)

    @property
    def duration_s(self) -> float | None:
        """How long it probably is, s; None if that is not known, as of a pipe."""
        return self._reader.duration_s if self._reader is not None else None

    def __enter__(self) -> Self:
        """Open the recording, and wait for its first sound.

        Raises:
            AudioFileError: it is missing, empty, unreadable or not a recording.
        """
        from captioner.audio.recording_reader import RecordingReader  # loads FFmpeg
        from captioner.audio.recording_sound import BLOCK_S, LONG_BLOCK_S

        self._file = RecordingBytes(self._path, self._stopped)
        self._reader = RecordingReader(self._file, self._path)
        self._position = 0
        self._ready = None
        try:
            blocks = self._reader.blocks(LONG_BLOCK_S if self._apart else BLOCK_S)
            first = next(blocks, None)
            if first is None:
                raise self._reader.account.nothing(name_of(self._path))
            self._blocks = itertools.chain([first], blocks)
            self._expect(first)
        except AudioFileError:
            self._file.close()
            raise
        self._started_s = self._clock()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, exc: BaseException | None, tb: TracebackType | None
    ) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()

    def read(self, timeout_s: float) -> AudioChunk | None:
        """The next chunk, or None if it is not due within `timeout_s`.

        Raises:
            EOFError: the recording has ended.
            AudioFileError: it broke off in the middle.
        """
        chunk = self._ready or self._next()
        if self._paced:
            due_s = self._started_s + seconds(chunk.start + len(chunk.samples))
            early_s = due_s - self._clock()
            if early_s > 0:
                self._wait(min(early_s, timeout_s))
            if early_s > timeout_s:
                self._ready = chunk
                return None
        self._ready = None
        return chunk

    def _next(self) -> AudioChunk:
        taken = self._convert()
        while not len(taken.samples):
            taken = self._convert()
        chunk = AudioChunk(taken.samples, self._position, 0, taken.revised, taken.others)
        self._position += len(taken.samples)
        return chunk

    def _convert(self) -> Taken:
        """One block of the file, or the rest of the resampler after the last one."""
        assert self._reader is not None, "a recording is read inside `with`"
        if self._converter is None:
            self._check_complete(self._reader)
            raise EOFError(f"{self._path.name} has ended")
        block = next(self._blocks, None)
        if block is None:
            rest = self._converter.finish()
            self._converter = None
            return rest
        if _form(block) != self._form:  # joined from recordings of different kinds
            rest = self._converter.finish()
            self._expect(block)
            self._blocks = itertools.chain([block], self._blocks)
            return rest
        return self._converter.feed(block.samples)

    def _expect(self, block: "Block") -> None:
        self._form = _form(block)
        try:
            self._converter = AudioConverter(*self._form, self._detector, apart=self._apart)
        except ValueError as exc:
            raise AudioFileError(
                worded("{path}: {why}", path=name_of(self._path), why=exc)
            ) from exc

    def _check_complete(self, reader: "RecordingReader") -> None:
        if not self._stopped() and (problem := reader.account.complaint(name_of(self._path))):
            raise problem


def read_recording(path: Path) -> FloatArray:
    """A whole recording, mono at units.SAMPLE_RATE: (n,) float32 in [-1, 1].

    Raises:
        AudioFileError: it is missing, empty, unreadable, broken or not a recording.
    """
    parts: list[FloatArray] = [np.empty(0, np.float32)]
    with Recording(path, paced=False) as recording:
        for chunk in chunks_of(recording):
            if chunk.revised is not None:
                so_far = np.concatenate(parts)
                so_far[len(so_far) - len(chunk.revised) :] = chunk.revised
                parts = [so_far]
            parts.append(chunk.samples)
    return np.concatenate(parts)


def chunks_of(source: AudioSource) -> Iterator[AudioChunk]:
    """What an opened source that ends hands out."""
    while True:
        try:
            chunk = source.read(0.0)
        except EOFError:
            return
        if chunk is not None:
            yield chunk


def _form(block: "Block") -> tuple[int, int]:
    return block.rate_hz, block.samples.shape[1]
