"""`captioner transcribe`: recordings to text, as fast as the machine can."""

import argparse
import sys
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from captioner.cli.console import harden
from captioner.cli.options import launch_options
from captioner.composition.messages import complain, explain
from captioner.errors import AudioError

if TYPE_CHECKING:
    from captioner.asr.transcriber import Transcriber
    from captioner.cli.transcription import Transcription
    from captioner.config import RecognitionConfig, SegmenterConfig, VadKind


class Format(StrEnum):
    """How a transcription is printed."""

    TXT = "txt"
    SRT = "srt"
    VTT = "vtt"
    JSON = "json"


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
        choices=[choice.value for choice in Format],
        default=Format.TXT.value,
        help="what to print (default: %(default)s); srt and vtt take one file",
    )
    how.add_argument(
        "--json",
        dest="format",
        action="store_const",
        const=Format.JSON.value,
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

    harden(sys.stdout, utf8=True)
    options = launch_options(args)
    options = with_npu(replace(options, recognition=_for_recordings(options.recognition)))
    with ProgressLine(sys.stderr) as progress:
        transcriber = load_transcriber(options, progress)
    cut = cut_for(options.recognition)
    try:
        done = [
            _transcribe_one(path, transcriber, cut, options.vad, form, args.files)
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
    form: Format,
    files: list[Path],
) -> bool:
    """Print one recording's text; False, with a complaint, if it cannot be read."""
    from functools import partial

    from captioner.audio.recording import Recording, chunks_of
    from captioner.cli.transcription import transcribe
    from captioner.vad.factory import make_vad

    try:
        with Recording(path, paced=False, apart=True) as recording:
            chunks = list(chunks_of(recording))
    except AudioError as exc:
        complain(explain(exc))
        return False
    transcription = transcribe(str(path), chunks, partial(make_vad, vad), transcriber, cut)
    sys.stdout.write(_render(transcription, form, several=len(files) > 1))
    sys.stdout.flush()
    return True


def _render(transcription: "Transcription", form: Format, *, several: bool) -> str:
    from captioner.cli.jsonlines import to_line
    from captioner.composition.text import safe
    from captioner.history.formats import to_srt, to_txt, to_vtt

    match form:
        case Format.JSON:
            return to_line(transcription.to_object()) + "\n"
        case Format.SRT:
            return to_srt(transcription.cues())
        case Format.VTT:
            return to_vtt(transcription.cues())
        case Format.TXT:
            heading = f"{safe(transcription.file)}:\n" if several else ""
            return heading + to_txt(transcription.sentences())
