"""`captioner transcribe`: recordings to text, as fast as the machine can."""

import argparse
import sys
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from captioner.cli.console import harden
from captioner.cli.options import launch_options
from captioner.cli.subtitle_options import add_layout, layout_of
from captioner.composition.messages import complain, explain
from captioner.errors import AudioError
from captioner.history.formats import ExportFormat

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from captioner.asr.transcriber import Transcriber
    from captioner.audio.recording import Recording
    from captioner.cli.recording_text import RecordingText
    from captioner.composition.options import LaunchOptions
    from captioner.composition.stopping import Stopping
    from captioner.config import RecognitionConfig, SegmenterConfig
    from captioner.engine.whole import Captioned
    from captioner.events import AudioChunk
    from captioner.history.subtitle_layout import SubtitleLayout

PATIENT_SIGNALS: Final = 1  # the first Ctrl-C ends in order, the next one at once


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the main parser; `run` becomes the default function."""
    parser = subparsers.add_parser(
        "transcribe", help="transcribe recordings", usage="%(prog)s [OPTIONS] FILE..."
    )
    parser.set_defaults(func=run, parser=parser)
    parser.add_argument(
        "files", metavar="FILE", nargs="+", type=Path, help="a recording; - is standard input"
    )
    how = parser.add_mutually_exclusive_group()
    how.add_argument(
        "--format",
        choices=[choice.value for choice in ExportFormat],
        default=ExportFormat.TXT.value,
        help="what to print, as soon as it is known (default: %(default)s); "
        f"{', '.join(choice.value for choice in ExportFormat if choice.single)} take one file",
    )
    how.add_argument(
        "--json",
        action="store_true",
        help="one JSON object a line, one for each file",
    )
    add_layout(parser)


def run(args: argparse.Namespace) -> int:
    """Print each recording's text; 1 if one could not be read, after doing the others.

    Raises:
        CaptionerError: the model failed.
        SystemExit: one file with times was asked of several recordings, or options contradict.
    """
    form = ExportFormat.JSON if args.json else ExportFormat(args.format)
    layout = layout_of(args)
    if form.single and len(args.files) > 1:
        args.parser.error(f"--format {form.value} takes one file: its times are of one recording")
    from captioner.cli.progress_line import ProgressLine
    from captioner.cli.transcription import cut_for
    from captioner.composition.assemble import load_transcriber, with_npu
    from captioner.composition.stopping import Stopping, counted

    harden(sys.stdout, utf8=True)
    options = launch_options(args)
    options = with_npu(replace(options, recognition=_for_recordings(options.recognition)))
    with ProgressLine(sys.stderr) as progress:
        transcriber = load_transcriber(options, progress)
    cut = cut_for(options.recognition)
    several = len(args.files) > 1
    how = _How(cut, options, form, layout, several=several, by_file=args.json)
    stopping = Stopping()
    done = []
    try:
        with counted(stopping.ask, PATIENT_SIGNALS):
            for path in args.files:
                done.append(_Job(path, how).run(transcriber, stopping))
                if stopping():
                    break
    finally:
        transcriber.close()
    return 0 if all(done) else 1


def _for_recordings(recognition: "RecognitionConfig") -> "RecognitionConfig":
    """How recordings are recognised: no segment is read twice, and none waited for.

    So an NPU is used only if it was asked for: its windows are short, and long ones, which the CPU
    takes, make fewer errors; see `WHOLE_CONFIG`.
    """
    from captioner.config import EncoderChoice

    asked = recognition.encoder is EncoderChoice.HAILO
    encoder = EncoderChoice.HAILO if asked else EncoderChoice.ONNX
    return replace(recognition, encoder=encoder, drafts=False)


@dataclass(frozen=True, slots=True)
class _How:
    """How recordings are captioned and printed."""

    cut: "SegmenterConfig"
    options: "LaunchOptions"
    form: ExportFormat
    layout: "SubtitleLayout"
    several: bool
    """Whether there are several."""
    by_file: bool
    """Whether JSON has no lines but those of the files."""


@dataclass(frozen=True, slots=True)
class _Job:
    """One recording that is captioned and printed."""

    path: Path
    how: _How

    def run(self, transcriber: "Transcriber", stopping: "Stopping") -> bool:
        """Print the text as it comes; False, with a complaint, if not all of it could be read.

        What could be read is printed before the complaint, and what was read when `stopping` says
        so is, too.
        """
        from captioner.audio.recording import Recording
        from captioner.audio.recording_bytes import name_of
        from captioner.cli.terminal import HARDLY_LEGIBLE, OTHER_MODEL
        from captioner.cli.time_left import clock_time
        from captioner.composition.text import safe
        from captioner.units import seconds

        name = safe(name_of(self.path))
        at_s, found, doubtful = 0.0, False, False
        problem: AudioError | None
        try:
            with Recording(self.path, paced=False, apart=True, stopped=stopping) as recording:
                text = self._print(recording, transcriber, stopping)
            problem, at_s = text.problem, seconds(text.n_samples)
            found, doubtful = text.found, text.doubtful
        except AudioError as exc:
            problem = exc
        if doubtful:
            complain(f"{name}: {HARDLY_LEGIBLE} {OTHER_MODEL}")
        if stopping():
            complain(f"{name}: stopped at {clock_time(at_s)}; the text up to there was printed.")
        elif problem is not None:
            complain(explain(problem))
        elif not found:
            complain(f"No speech found in {name}.")
        return problem is None and not stopping()

    def _print(
        self, recording: "Recording", transcriber: "Transcriber", stopping: "Stopping"
    ) -> "RecordingText":
        from captioner.cli.recording_text import RecordingText
        from captioner.cli.time_left import TimeLeft
        from captioner.composition.text import safe
        from captioner.composition.voices import assign_maker
        from captioner.composition.wording import rewriter_for
        from captioner.engine.voices import recorded_by_speaker
        from captioner.engine.whole import transcribe_stream
        from captioner.engine.written import recorded_as_written
        from captioner.vad.factory import make_vad

        def caption(chunks: "Iterable[AudioChunk]") -> "Iterator[Captioned]":
            fresh = partial(make_vad, self.how.options.vad, sparing=False)
            captioned = transcribe_stream(chunks, fresh, transcriber, self.how.cut, stopping)
            make_assign = assign_maker(self.how.options.recognition)
            if make_assign:
                captioned = recorded_by_speaker(captioned, make_assign)
            return recorded_as_written(captioned, rewriter) if rewriter else captioned

        def on_read(at_s: float) -> None:
            progress.show(at_s, recording.duration_s)

        rewriter = rewriter_for(self.how.options)
        name = safe(recording.status.name)
        with TimeLeft(sys.stderr, name) as progress:
            text = RecordingText(
                str(self.path), recording, caption, on_read, line_by_line=not self.how.by_file
            )
            sys.stdout.write(self._heading())
            for piece in self.how.form.render(text, self.how.layout):
                progress.clear()
                sys.stdout.write(piece)
                sys.stdout.flush()
        return text

    def _heading(self) -> str:
        """Whose text it is, where there are several."""
        from captioner.composition.text import safe

        titled = self.how.form is ExportFormat.TXT and self.how.several
        return f"{safe(str(self.path))}:\n" if titled else ""
