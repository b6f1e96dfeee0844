"""Several recordings as one stream: what is found in each, and the windows that are being read."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from captioner.audio.recording import Recording
from captioner.config import SegmenterConfig
from captioner.engine.reading import Pending, Readers
from captioner.engine.whole import voice_segments
from captioner.errors import AudioError
from captioner.events import AudioChunk, Segment, Transcript
from captioner.units import seconds
from captioner.vad.segmenter import SpeechProbability

WAIT_S: Final = 1.0  # for a chunk of a source that is not there yet


class Kept(Protocol):
    """What was read of a recording, kept for another run."""

    def recall(self, segment: Segment) -> Transcript | None:
        """What an earlier run read in the next window; None from the first that it did not read."""
        ...

    def add(self, segment: Segment, transcript: Transcript) -> None:
        """Keep the next window, after all that could be recalled."""
        ...


class NothingKept:
    """A `Kept` of nothing."""

    def recall(self, _segment: Segment) -> Transcript | None:
        """See `Kept`."""
        return None

    def add(self, _segment: Segment, _transcript: Transcript) -> None:
        """See `Kept`."""


@dataclass(frozen=True, slots=True)
class Begun:
    """A recording was opened."""

    name: str
    duration_s: float | None
    """How long it probably is; None if that is not known."""
    kept: Kept
    """What was read of it before; takes what is read now."""


@dataclass(frozen=True, slots=True)
class Window:
    """The next window of it."""

    segment: Segment
    pending: Pending
    n_samples: int
    """How far it had been heard when this window was cut, samples."""
    recalled: bool
    """Whether it was read in an earlier run."""


@dataclass(frozen=True, slots=True)
class Ended:
    """Nothing more comes of it."""

    n_samples: int
    """Its length, as far as it could be heard."""
    problem: AudioError | None
    """Why not all of it could be, if so."""


RecordingEvent: TypeAlias = Begun | Window | Ended


def listen(
    paths: Sequence[Path],
    kept: Callable[[Path], Kept],
    readers: Readers,
    how: "Hearing",
    stopped: Callable[[], bool],
) -> Iterator[RecordingEvent]:
    """Hear recordings one after the other and give their windows to be read, without waiting.

    Each has at most one `Begun`, then its windows, then `Ended`. Used on one thread.

    Args:
        paths: of the recordings.
        kept: opens what is kept of one.
        readers: that read windows.
        how: they are heard.
        stopped: asked often; from True on, the recording ends, and no other one is begun.
    """
    for path in paths:
        heard = _Heard(stopped, how.on_heard)
        try:
            with Recording(path, paced=False, apart=True, stopped=stopped) as recording:
                before = kept(path)
                yield Begun(recording.status.name, recording.duration_s, before)
                for segment in voice_segments(heard.chunks(recording), how.make_vad, how.cut):
                    yield _window(segment, heard.n_samples, before.recall(segment), readers)
        except AudioError as exc:
            heard.problem = exc
        yield Ended(heard.n_samples, heard.problem)
        if stopped():
            return


@dataclass(frozen=True, slots=True)
class Hearing:
    """How recordings are heard."""

    make_vad: Callable[[], SpeechProbability]
    """Makes a fresh detector for each channel."""
    cut: SegmenterConfig
    """How speech is cut."""
    on_heard: Callable[[float], None]
    """Told how far the recording was heard, s, on the thread that hears it."""


def _window(
    segment: Segment, n_samples: int, before: Transcript | None, readers: Readers
) -> Window:
    if before is None:
        return Window(segment, readers.submit(segment), n_samples, recalled=False)
    return Window(segment, readers.recall(segment, before), n_samples, recalled=True)


class _Heard:
    """What was heard of a recording."""

    def __init__(self, stopped: Callable[[], bool], on_heard: Callable[[float], None]) -> None:
        self.n_samples = 0
        self.problem: AudioError | None = None
        self._stopped = stopped
        self._on_heard = on_heard

    def chunks(self, recording: Recording) -> Iterator[AudioChunk]:
        """The sound to its end, or to where it cannot be read on."""
        while not self._stopped():
            try:
                chunk = recording.read(WAIT_S)
            except EOFError:
                return
            except AudioError as exc:
                self.problem = exc
                return
            if chunk is not None:
                self.n_samples += len(chunk.samples)
                self._on_heard(seconds(self.n_samples))
                yield chunk
