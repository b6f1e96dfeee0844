"""Recordings as a source: WAV, FLAC, MP3, OGG and whatever else libsndfile reads."""

import os
import re
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import numpy as np
import soundfile

from captioner.audio.converter import AudioConverter
from captioner.errors import AudioFileError
from captioner.events import AudioChunk, SourceStatus
from captioner.units import FloatArray, seconds

BLOCK_S: Final = 0.05  # a paced recording arrives in pieces of this length, as from a microphone

# libsndfile's note about a WAV whose header promises more than the file holds. Programs that do
# not know the length when they begin to write promise 2 GB or more: those files are whole.
_PROMISE = re.compile(r"^data : (\d+) \(should be (\d+)\)", re.MULTILINE)
_UNKNOWN_LENGTH: Final = 0x7FFF_0000  # bytes


class _ForwardFile(soundfile.SoundFile):  # type: ignore[misc] # the base class is untyped
    """A sound file that is only read onwards.

    Where a file can seek, soundfile seeks to where it is after every read. That makes the MP3
    decoder start anew without the data of the frames before: parts of the sound become silence.
    """

    def seekable(self) -> bool:
        """Never; so no such seek happens."""
        return False


class Recording:
    """An `AudioSource` that reads a recording block by block, so memory stays flat.

    It is opened by `with`, read and closed on one thread. MP3 and OGG are streams that may end
    anywhere; a WAV or FLAC that is cut short is read to where it breaks off, then reported.
    """

    def __init__(
        self,
        path: Path,
        *,
        paced: bool,
        clock: Callable[[], float] = time.monotonic,
        wait: Callable[[float], object] = time.sleep,
    ) -> None:
        """Describe the recording; nothing is opened yet.

        Args:
            path: the file.
            paced: hand it out in real time; otherwise as fast as it is read.
            clock: monotonic seconds.
            wait: waits that many seconds; never asked for more than the timeout of a `read`.
        """
        self.gather_s = 0.0
        self._path = path
        self._paced = paced
        self._clock = clock
        self._wait = wait
        self._file: soundfile.SoundFile | None = None
        self._converter: AudioConverter | None = (
            None  # None before opening and after the last block
        )
        self._position = 0  # samples handed out
        self._ready: AudioChunk | None = None  # read, but not yet due
        self._started_s = 0.0

    @property
    def status(self) -> SourceStatus:
        """The file's name; a recording has no passing problems."""
        return SourceStatus(self._path.name)

    def __enter__(self) -> Self:
        """Open the recording.

        Raises:
            AudioFileError: it is missing, empty, unreadable or not a recording.
        """
        self._file = _open(self._path)
        try:
            self._converter = AudioConverter(self._file.samplerate, self._file.channels)
        except ValueError as exc:
            self._file.close()
            raise AudioFileError(f"{self._path}: {exc}") from exc
        self._position = 0
        self._ready = None
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
        samples = np.empty(0, np.float32)
        while not len(samples):
            samples = self._convert()
        chunk = AudioChunk(samples, self._position)
        self._position += len(samples)
        return chunk

    def _convert(self) -> FloatArray:
        """One block of the file, or the rest of the resampler after the last one, (n,)."""
        assert self._file is not None, "a recording is read inside `with`"
        if self._converter is None:
            self._check_complete()
            raise EOFError(f"{self._path.name} has ended")
        try:
            block = self._file.read(
                round(self._file.samplerate * BLOCK_S), dtype="float32", always_2d=True
            )
        except soundfile.LibsndfileError as exc:
            raise self._broken() from exc
        if len(block):
            return self._converter.feed(block)
        rest = self._converter.finish()
        self._converter = None
        return rest

    def _check_complete(self) -> None:
        assert self._file is not None
        found = _PROMISE.search(self._file.extra_info)
        if found is not None and int(found[2]) < int(found[1]) < _UNKNOWN_LENGTH:
            raise self._broken()

    def _broken(self) -> AudioFileError:
        return AudioFileError(
            f"{self._path} breaks off after {seconds(self._position):.1f} s",
            hint="The file is damaged or incomplete: copy or download it again.",
        )


def read_recording(path: Path) -> FloatArray:
    """A whole recording, mono at units.SAMPLE_RATE: (n,) float32 in [-1, 1].

    Raises:
        AudioFileError: it is missing, empty, unreadable, broken or not a recording.
    """
    parts = [np.empty(0, np.float32)]
    with Recording(path, paced=False) as recording:
        while True:
            try:
                chunk = recording.read(0.0)
            except EOFError:
                return np.concatenate(parts)
            if chunk is not None:
                parts.append(chunk.samples)


def _open(path: Path) -> soundfile.SoundFile:
    """Open for reading, with what is wrong in a user's words."""
    try:
        empty = path.stat().st_size == 0
        with path.open("rb"):
            pass
    except FileNotFoundError as exc:
        raise AudioFileError(f"{path} does not exist", hint="Check the file's name.") from exc
    except IsADirectoryError as exc:
        raise AudioFileError(f"{path} is a folder", hint="Name a recording in it.") from exc
    except OSError as exc:
        raise AudioFileError(
            f"{path} cannot be read: {exc.strerror}", hint="Check who may read the file."
        ) from exc
    if empty:
        raise AudioFileError(f"{path} is empty", hint="The recording has no content: record again.")
    try:
        file = _ForwardFile(os.fsencode(path))  # soundfile takes no name that is not UTF-8
    except (soundfile.SoundFileError, TypeError) as exc:  # TypeError: headerless formats (.raw)
        raise AudioFileError(f"{path} is not a recording that can be read") from exc
    if file.frames == 0:
        file.close()
        raise AudioFileError(
            f"{path} holds no sound", hint="The recording has no content: record again."
        )
    return file
