"""Recordings that are captioned and written, one after the other."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from captioner.audio.recording_bytes import name_of
from captioner.cli.keeping import Keeping
from captioner.cli.recording_text import RecordingText
from captioner.cli.terminal import HARDLY_LEGIBLE, OTHER_MODEL
from captioner.cli.time_left import TimeLeft, clock_time
from captioner.composition.messages import complain, explain
from captioner.composition.options import LaunchOptions
from captioner.composition.recorded import Recorded
from captioner.composition.recordings import Run, Shape, shaping
from captioner.composition.stopping import Stopping
from captioner.composition.text import safe
from captioner.engine.reading import Readers
from captioner.engine.recordings import Begun, Ended, RecordingEvent
from captioner.history.formats import ExportFormat
from captioner.history.subtitle_layout import SubtitleLayout


@dataclass(frozen=True, slots=True)
class How:
    """How recordings are captioned and written."""

    options: LaunchOptions
    form: ExportFormat
    layout: SubtitleLayout
    by_file: bool
    """Whether JSON has no lines but those of the files."""


@dataclass(slots=True)
class _Line:
    """The line of progress, if there is one now."""

    left: TimeLeft | None = None
    length_s: float | None = None

    def show(self, at_s: float) -> None:
        """Show how far the recording is."""
        if self.left is not None:
            self.left.show(at_s, self.length_s)


@dataclass(slots=True)
class TranscribedFiles:
    """Writes the text of recordings in their order. Used on the main thread."""

    paths: Sequence[Path]
    how: How
    out: TextIO
    keeping: Keeping
    stopping: Stopping
    _line: _Line = field(default_factory=_Line)

    def run(self, readers: Readers, jobs: int) -> bool:
        """Write all that can be read; False, with complaints, if that is not all.

        Args:
            readers: that read windows.
            jobs: how many they read at a time; with 1 all is done on this thread.
        """
        with ExitStack() as stack:
            run = Run(
                paths=self.paths,
                options=self.how.options,
                opened=self.keeping.open,
                stopping=self.stopping,
                on_heard=self._line.show,
            )
            events = run.events(readers, jobs, stack)
            shape = shaping(self.how.options)
            done = True
            for number, path in enumerate(self.paths, start=1):
                done &= self._write(path, number, events, shape)
                if self.stopping():
                    break
        return done

    def _write(
        self,
        path: Path,
        number: int,
        events: Iterator[RecordingEvent],
        shape: Shape,
    ) -> bool:
        """Write the text as it comes; False, with a complaint, if not all of it could be read.

        What could be read is written before the complaint, and what was read when `stopping` says
        so is, too.
        """
        name = safe(name_of(path))
        first = next(events, None)
        if not isinstance(first, Begun):
            problem = first.problem if isinstance(first, Ended) else None
            if self.stopping():
                complain(f"{name}: stopped at {clock_time(0.0)}; nothing was read.")
            elif problem is not None:
                complain(explain(problem))
            return False
        if news := self.keeping.news(path):
            complain(safe(news))
        recorded = self._text(path, first, number, events, shape)
        if recorded.doubtful:
            complain(f"{name}: {HARDLY_LEGIBLE} {OTHER_MODEL}")
        if self.stopping():
            resumed = " `--resume` goes on from there." if self.keeping.keeps(first.kept) else ""
            at = clock_time(recorded.read_s)
            complain(f"{name}: stopped at {at}; the text up to there was written.{resumed}")
        elif recorded.problem is not None:
            complain(explain(recorded.problem))
        elif not recorded.found:
            complain(f"No speech found in {name}.")
        return recorded.problem is None and not self.stopping()

    def _text(
        self,
        path: Path,
        begun: Begun,
        number: int,
        events: Iterator[RecordingEvent],
        shape: Shape,
    ) -> Recorded:
        count = f"({number} of {len(self.paths)}) " if len(self.paths) > 1 else ""
        with TimeLeft(sys.stderr, f"{count}{safe(begun.name)}") as left:
            self._line.left, self._line.length_s = left, begun.duration_s

            def on_read(at_s: float, recalled: bool) -> None:
                if recalled:
                    left.skip(at_s)
                left.show(at_s, begun.duration_s)

            recorded = Recorded(begun, events, on_read)
            text = RecordingText(str(path), recorded, shape, line_by_line=not self.how.by_file)
            self.out.write(self._heading(path))
            for piece in self.how.form.render(text, self.how.layout):
                left.clear()
                _write(self.out, piece)
                self.out.flush()
            self._line.left = None
        return recorded

    def _heading(self, path: Path) -> str:
        """Whose text it is, where there are several."""
        titled = self.how.form is ExportFormat.TXT and len(self.paths) > 1
        return f"{safe(str(path))}:\n" if titled else ""


def _write(out: TextIO, piece: str | bytes) -> None:
    if isinstance(piece, str):
        out.write(piece)
    else:
        out.buffer.write(piece)
