"""`captioner transcribe`: recordings to text, as fast as the machine can."""

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from captioner.cli.console import harden
from captioner.cli.options import launch_options
from captioner.cli.subtitle_options import add_layout, layout_of
from captioner.composition.messages import complain, explain
from captioner.errors import AudioError
from captioner.history.formats import ExportFormat

if TYPE_CHECKING:
    from captioner.asr.transcriber import Transcriber
    from captioner.config import RecognitionConfig, SegmenterConfig, VadKind
    from captioner.history.subtitle_layout import SubtitleLayout


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the main parser; `run` becomes the default function."""
    parser = subparsers.add_parser(
        "transcribe", help="transcribe recordings", usage="%(prog)s [OPTIONS] FILE..."
    )
    parser.set_defaults(func=run, parser=parser)
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="a recording")
    how = parser.add_mutually_exclusive_group()
    how.add_argument(
        "--format",
        choices=[choice.value for choice in ExportFormat],
        default=ExportFormat.TXT.value,
        help="what to print (default: %(default)s); "
        f"{', '.join(choice.value for choice in ExportFormat if choice.single)} take one file",
    )
    how.add_argument(
        "--json",
        dest="format",
        action="store_const",
        const=ExportFormat.JSON.value,
        help="one JSON object a line, one for each file",
    )
    add_layout(parser)


def run(args: argparse.Namespace) -> int:
    """Print each recording's text; 1 if one could not be read, after doing the others.

    Raises:
        CaptionerError: the model failed.
        SystemExit: one file with times was asked of several recordings, or options contradict.
    """
    form, layout = ExportFormat(args.format), layout_of(args)
    if form.single and len(args.files) > 1:
        args.parser.error(f"--format {form.value} takes one file: its times are of one recording")
    from captioner.cli.progress_line import ProgressLine
    from captioner.cli.transcription import cut_for
    from captioner.composition.assemble import load_transcriber, with_npu

    harden(sys.stdout, utf8=True)
    options = launch_options(args)
    options = with_npu(replace(options, recognition=_for_recordings(options.recognition)))
    with ProgressLine(sys.stderr) as progress:
        transcriber = load_transcriber(options, progress)
    cut = cut_for(options.recognition)
    try:
        done = [
            _transcribe_one(path, transcriber, cut, options.vad, form, layout, args.files)
            for path in args.files
        ]
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


def _transcribe_one(
    path: Path,
    transcriber: "Transcriber",
    cut: "SegmenterConfig",
    vad: "VadKind",
    form: ExportFormat,
    layout: "SubtitleLayout",
    files: list[Path],
) -> bool:
    """Print one recording's text; False, with a complaint, if it cannot be read."""
    from captioner.audio.recording import read_recording
    from captioner.cli.terminal import HARDLY_LEGIBLE, OTHER_MODEL
    from captioner.cli.transcription import transcribe
    from captioner.composition.text import safe
    from captioner.vad.factory import make_vad

    try:
        samples = read_recording(path)
    except AudioError as exc:
        complain(explain(exc))
        return False
    transcription = transcribe(str(path), samples, make_vad(vad), transcriber, cut)
    sys.stdout.write(_heading(path, form, files))
    sys.stdout.writelines(form.render(transcription, layout))
    sys.stdout.flush()
    if transcription.doubtful():
        complain(f"{safe(str(path))}: {HARDLY_LEGIBLE} {OTHER_MODEL}")
    return True


def _heading(path: Path, form: ExportFormat, files: list[Path]) -> str:
    """Whose text it is, where there are several."""
    from captioner.composition.text import safe

    return f"{safe(str(path))}:\n" if form is ExportFormat.TXT and len(files) > 1 else ""
