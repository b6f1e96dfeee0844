"""The windows of one recording, as they are asked for."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from captioner.engine.legibility import Legibility
from captioner.engine.recordings import Begun, Ended, RecordingEvent, Window
from captioner.engine.whole import Captioned
from captioner.errors import AudioError
from captioner.events import Transcript
from captioner.units import seconds

OnRead: TypeAlias = Callable[[float, bool], None]
"""Told how far the recording was read, s, and whether that was in an earlier run."""


class Recorded:
    """What was read in one recording, window by window; to be gone through once."""

    def __init__(
        self,
        begun: Begun,
        events: Iterator[RecordingEvent],
        on_read: OnRead,
    ) -> None:
        """Begin a recording.

        Args:
            begun: its first event.
            events: those that follow; read up to its end.
            on_read: told how far that is.
        """
        self.begun = begun
        self._events = events
        self._on_read = on_read
        self._legibility = Legibility()
        self.n_samples = 0
        """How far the recording had been heard when the last window was cut, and its length after
        the last one; samples."""
        self.read_s = 0.0
        """Where the last window ends that was read."""
        self.found = False
        """Whether there was any text yet."""
        self.problem: AudioError | None = None
        """Why not all of it could be read; known after the last window."""

    @property
    def doubtful(self) -> bool:
        """Whether the text, or a stretch of it, is probably not what is said."""
        return self._legibility.doubted

    def __iter__(self) -> Iterator[Captioned]:
        """The windows that were read, in order."""
        for event in self._events:
            match event:
                case Window():
                    transcript = event.pending.result()
                    self.n_samples = event.n_samples
                    if transcript is not None:
                        yield self._captioned(event, transcript)
                case Ended():
                    self.n_samples, self.problem = event.n_samples, event.problem
                    return
                case Begun():
                    raise AssertionError("another recording begins before this one has ended")

    def _captioned(self, window: Window, transcript: Transcript) -> Captioned:
        segment = window.segment
        if not window.recalled:
            self.begun.kept.add(segment, transcript)
        self.read_s = seconds(segment.end)
        self.found |= bool(transcript.text)
        self._legibility.observe(transcript)
        self._on_read(self.read_s, window.recalled)
        return Captioned(segment, transcript)
