"""What is said in a recording, in each format, as soon as it is known."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Final, TypeAlias

import numpy as np

from captioner.audio.source import AudioSource
from captioner.cli.jsonlines import to_line
from captioner.cli.transcription import Transcription, cues_of, segments_of, sentences_of
from captioner.engine.legibility import Legibility
from captioner.engine.whole import Captioned
from captioner.errors import AudioError
from captioner.events import AudioChunk
from captioner.history.formats import Cue
from captioner.history.subtitle_layout import SubtitleLayout
from captioner.units import seconds

WAIT_S: Final = 1.0  # for a chunk of a source that is not there yet

Caption: TypeAlias = Callable[[Iterable[AudioChunk]], Iterable[Captioned]]
OnRead: TypeAlias = Callable[[float], None]


class RecordingText:
    """A recording that is being captioned. One of its forms can be had, and that once."""

    def __init__(
        self,
        file: str,
        source: AudioSource,
        caption: Caption,
        on_read: OnRead,
        *,
        line_by_line: bool,
    ) -> None:
        """Begin an opened recording.

        Args:
            file: as the user named it.
            source: the recording.
            caption: captions its chunks, window by window, when it is asked for the next one.
            on_read: told how far it was read, s.
            line_by_line: whether `json` has a line for each segment, too.
        """
        self._file = file
        self._source = source
        self._caption = caption
        self._on_read = on_read
        self._line_by_line = line_by_line
        self._legibility = Legibility()
        self.n_samples = 0
        """Length of the recording so far, at units.SAMPLE_RATE."""
        self.found = False
        """Whether there was any text yet."""
        self.problem: AudioError | None = None
        """Why not all of it could be read; known after the last piece of text."""

    @property
    def doubtful(self) -> bool:
        """Whether the text, or a stretch of it, is probably not what is said."""
        return self._legibility.doubted

    def cues(self, layout: SubtitleLayout) -> Iterator[Cue]:
        """As subtitles."""
        return cues_of(self._windows(), layout, lambda: seconds(self.n_samples))

    def sentences(self) -> Iterator[Cue]:
        """One line each."""
        return sentences_of(self._windows())

    def json(self) -> Iterator[str]:
        """The object of the whole recording as a line; before it perhaps those of its segments."""
        kept = []
        for captioned in self._windows():
            kept.append(_without_sound(captioned))
            if self._line_by_line and captioned.transcript.text:
                for segment in segments_of(captioned):
                    yield to_line({"type": "segment", "file": self._file} | segment) + "\n"
        whole = Transcription(self._file, self.n_samples, tuple(kept))
        yield to_line(whole.to_object()) + "\n"

    def _windows(self) -> Iterator[Captioned]:
        for captioned in self._caption(self._chunks()):
            self.found |= bool(captioned.transcript.text)
            self._legibility.observe(captioned.transcript)
            yield captioned

    def _chunks(self) -> Iterator[AudioChunk]:
        """The sound to its end, or to where it cannot be read on."""
        while True:
            try:
                chunk = self._source.read(WAIT_S)
            except EOFError:
                return
            except AudioError as exc:
                self.problem = exc
                return
            if chunk is not None:
                self.n_samples += len(chunk.samples)
                self._on_read(seconds(self.n_samples))
                yield chunk


def _without_sound(captioned: Captioned) -> Captioned:
    """The same window with samples that take no memory."""
    segment = captioned.segment
    nothing = np.broadcast_to(np.zeros(1, np.float32), segment.samples.shape)
    return replace(captioned, segment=replace(segment, samples=nothing))
