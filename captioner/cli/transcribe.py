"""`captioner transcribe`: recordings to text, as fast as the machine can."""

import argparse
import sys
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Final

from captioner.cli.console import harden
from captioner.cli.options import launch_options
from captioner.composition.messages import complain, explain
from captioner.errors import AudioError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from captioner.asr.transcriber import Transcriber
    from captioner.audio.recording import Recording
    from captioner.cli.recording_text import RecordingText
    from captioner.composition.stopping import Stopping
    from captioner.config import RecognitionConfig, SegmenterConfig, VadKind
    from captioner.engine.whole import Captioned
    from captioner.events import AudioChunk

PATIENT_SIGNALS: Final = 1  # the first Ctrl-C ends in order, the next one at once


class Format(StrEnum):
    """How a transcription is printed."""

    TXT = "txt"
    SRT = "srt"
    VTT = "vtt"
    JSON = "json"
    """A line for each segment, as soon as it is known, and one for each file."""
    JSON_FILES = "json-files"
    """A line for each file."""


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
        choices=[choice.value for choice in Format if choice is not Format.JSON_FILES],
        default=Format.TXT.value,
        help="what to print, as soon as it is known (default: %(default)s); srt and vtt take one "
        "file; json has a line for each segment before the one for its file",
    )
    how.add_argument(
        "--json",
        dest="format",
        action="store_const",
        const=Format.JSON_FILES.value,
        help="one JSON object a line, one for each file",
    )


def run(args: argparse.Namespace) -> int:
    """Print each recording's text; 1 if one could not be read, after doing the others.

    Raises:
        CaptionerError: the model failed.
        SystemExit: one subtitle file was asked of several recordings.
    """
    form = Format(args.format)
    if form in (Format.SRT, Format.VTT) and len(args.files) > 1:
        args.parser.error(f"--format {form.value} takes one file: subtitles are of one recording")
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
    stopping = Stopping()
    done = []
    try:
        with counted(stopping.ask, PATIENT_SIGNALS):
            for path in args.files:
                several = len(args.files) > 1
                done.append(_Job(path, cut, options.vad, form, several).run(transcriber, stopping))
                if stopping():
                    break
    finally:
        transcriber.close()
    return 0 if all(done) else 1


def _for_recordings(recognition: "RecognitionConfig") -> "RecognitionConfig":
    """How recordings are recognised: no window is read twice, and none waited for.

    So an NPU is used only if it was asked for: its windows are short, and long ones, which the CPU
    takes, make fewer errors; see `WHOLE_CONFIG`.
    """
    from captioner.config import EncoderChoice

    asked = recognition.encoder is EncoderChoice.HAILO
    encoder = EncoderChoice.HAILO if asked else EncoderChoice.ONNX
    return replace(recognition, encoder=encoder, drafts=False)


@dataclass(frozen=True, slots=True)
class _Job:
    """One recording, and how it is captioned and printed."""

    path: Path
    cut: "SegmenterConfig"
    vad: "VadKind"
    form: Format
    several: bool
    """Whether it is one of several."""

    def run(self, transcriber: "Transcriber", stopping: "Stopping") -> bool:
        """Print the text as it comes; False, with a complaint, if not all of it could be read.

        What could be read is printed before the complaint, and what was read when `stopping` says
        so is, too.
        """
        from captioner.audio.recording import Recording
        from captioner.audio.recording_bytes import name_of
        from captioner.cli.time_left import clock_time
        from captioner.composition.text import safe
        from captioner.units import seconds

        name = safe(name_of(self.path))
        at_s, found = 0.0, False
        problem: AudioError | None
        try:
            with Recording(self.path, paced=False, stopped=stopping) as recording:
                text = self._print(recording, transcriber, stopping)
            problem, found, at_s = text.problem, text.found, seconds(text.n_samples)
        except AudioError as exc:
            problem = exc
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
        from captioner.engine.whole import transcribe_stream
        from captioner.vad.factory import make_vad

        def caption(chunks: "Iterable[AudioChunk]") -> "Iterator[Captioned]":
            vad = make_vad(self.vad)
            return transcribe_stream(chunks, vad, transcriber, self.cut, stopping)

        def on_read(at_s: float) -> None:
            progress.show(at_s, recording.duration_s)

        file, line_by_line = str(self.path), self.form is Format.JSON
        with TimeLeft(sys.stderr, safe(recording.status.name)) as progress:
            text = RecordingText(file, recording, caption, on_read, line_by_line=line_by_line)
            if self.form is Format.TXT and self.several:
                sys.stdout.write(f"{safe(file)}:\n")
            for piece in self._pieces(text):
                progress.clear()
                sys.stdout.write(piece)
                sys.stdout.flush()
        return text

    def _pieces(self, text: "RecordingText") -> "Iterator[str]":
        from captioner.history.formats import srt_pieces, txt_pieces, vtt_pieces

        match self.form:
            case Format.JSON | Format.JSON_FILES:
                return text.json()
            case Format.SRT:
                return srt_pieces(text.cues())
            case Format.VTT:
                return vtt_pieces(text.cues())
            case Format.TXT:
                return txt_pieces(text.sentences())
