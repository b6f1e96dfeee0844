"""What is said in a recording, in each format, as soon as it is known."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np

from captioner.cli.jsonlines import to_line
from captioner.cli.transcription import (
    Transcription,
    cues_of,
    paragraphs_of,
    segments_of,
    sentences_of,
)
from captioner.composition.recorded import Recorded
from captioner.composition.recordings import Shape
from captioner.engine.whole import Captioned
from captioner.history.formats import Cue
from captioner.history.minutes import Minutes
from captioner.history.subtitle_layout import SubtitleLayout
from captioner.units import seconds


class RecordingText:
    """A recording that is being captioned. One of its forms can be had, and that once."""

    def __init__(
        self,
        file: str,
        recorded: Recorded,
        shape: Shape = iter,
        *,
        line_by_line: bool,
    ) -> None:
        """Begin a recording.

        Args:
            file: as the user named it.
            recorded: its windows.
            shape: makes of them what is written; by default as they are.
            line_by_line: whether `json` has a line for each segment, too.
        """
        self._file = file
        self._recorded = recorded
        self._shape = shape
        self._line_by_line = line_by_line

    def cues(self, layout: SubtitleLayout) -> Iterator[Cue]:
        """As subtitles."""
        return cues_of(self._windows(), layout, lambda: seconds(self._recorded.n_samples))

    def sentences(self) -> Iterator[Cue]:
        """One line each."""
        return sentences_of(self._windows())

    def minutes(self) -> Minutes:
        """Paragraphs with who says them."""
        return Minutes(Path(self._file).name, None, paragraphs_of(self._windows()))

    def json(self) -> Iterator[str]:
        """The object of the whole recording as a line; before it perhaps those of its segments."""
        kept = []
        for captioned in self._windows():
            kept.append(_without_sound(captioned))
            if self._line_by_line and captioned.transcript.text:
                for segment in segments_of(captioned):
                    yield to_line({"type": "segment", "file": self._file} | segment) + "\n"
        recorded = self._recorded
        whole = Transcription(
            self._file, recorded.n_samples, tuple(kept), doubtful=recorded.doubtful
        )
        yield to_line(whole.to_object()) + "\n"

    def _windows(self) -> Iterable[Captioned]:
        return self._shape(self._recorded)


def _without_sound(captioned: Captioned) -> Captioned:
    """The same window with samples that take no memory."""
    segment = captioned.segment
    nothing = np.broadcast_to(np.zeros(1, np.float32), segment.samples.shape)
    return replace(captioned, segment=replace(segment, samples=nothing))
