"""`captioner transcribe`: recordings to text, as fast as the machine can."""

import argparse
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Final, TextIO

from captioner.cli.console import harden
from captioner.cli.options import launch_options
from captioner.cli.subtitle_options import add_layout, layout_of
from captioner.errors import OutputError
from captioner.history.formats import ExportFormat

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
        help="what to write, as soon as it is known (default: %(default)s); "
        f"{', '.join(choice.value for choice in ExportFormat if choice.single)} take one file; "
        f"{', '.join(choice.value for choice in ExportFormat if choice.binary)} needs --output",
    )
    how.add_argument(
        "--json",
        action="store_true",
        help="one JSON object a line, one for each file",
    )
    parser.add_argument(
        "-o", "--output", metavar="FILE", type=Path, help="where to write; standard output if not"
    )
    parser.add_argument(
        "--jobs",
        metavar="N",
        type=_jobs,
        help="pieces of recordings that are read at a time (default: by cores and memory)",
    )
    parser.add_argument(
        "--resume",
        action="store_true",
        help="go on where a stopped or killed run with the same recordings and options ended",
    )
    parser.add_argument(
        "--keep",
        action="store_true",
        help="keep the text as a session, as the window does, instead of writing it; with --json "
        "one JSON object a line says how it goes",
    )
    parser.add_argument(
        "--keep-in", metavar="FOLDER", type=Path, help="the same, in this folder of sessions"
    )
    parser.add_argument("--beside-the-window", action="store_true", help=argparse.SUPPRESS)
    add_layout(parser)


def run(args: argparse.Namespace) -> int:
    """Write each recording's text; 1 if one could not be read, after doing the others.

    Raises:
        CaptionerError: the model failed, or the text cannot be written, here or at all.
        SystemExit: one file with times was asked of several recordings, or options contradict.
    """
    if args.keep or args.keep_in is not None:
        return _keep(args)
    form = ExportFormat.JSON if args.json else ExportFormat(args.format)
    layout = layout_of(args)
    if form.single and len(args.files) > 1:
        args.parser.error(f"--format {form.value} takes one file: its times are of one recording")
    if args.output is not None and any(_same(args.output, path) for path in args.files):
        args.parser.error(f"--output {args.output} is the recording itself")
    if form.binary and args.output is None:
        args.parser.error(f"--format {form.value} is no text: name its file with --output")
    form.check()
    from captioner.cli.keeping import Keeping
    from captioner.cli.progress_line import ProgressLine
    from captioner.cli.transcribed_files import How, TranscribedFiles
    from captioner.composition.assemble import load_readers
    from captioner.composition.jobs import default_jobs
    from captioner.composition.recordings import for_recordings
    from captioner.composition.stopping import Stopping, counted

    harden(sys.stdout, utf8=True)
    options = for_recordings(launch_options(args))
    stopping = Stopping()
    jobs = args.jobs or default_jobs()
    with ProgressLine(sys.stderr) as progress:
        readers = load_readers(options, jobs, stopping, progress)
    with ExitStack() as stack:
        stack.callback(readers.close)
        out = _opened(args.output, stack)
        keeping = stack.enter_context(Keeping(args.output, options, resume=args.resume))
        files = TranscribedFiles(
            args.files, How(options, form, layout, by_file=args.json), out, keeping, stopping
        )
        with counted(stopping.ask, PATIENT_SIGNALS):
            done = files.run(readers, jobs)
        if not stopping():
            keeping.finish()
    return 0 if done else 1


def _keep(args: argparse.Namespace) -> int:
    """Keep recordings as sessions; as `run`."""
    if args.output is not None or args.resume:
        args.parser.error("--keep writes no file and resumes none")
    from captioner.cli.progress_line import ProgressLine
    from captioner.cli.transcribed_sessions import Lines, Report, Told, TranscribedSessions
    from captioner.composition.assemble import load_readers
    from captioner.composition.background import give_way, stop_with_the_window
    from captioner.composition.jobs import default_jobs
    from captioner.composition.recordings import for_recordings
    from captioner.composition.stopping import Stopping, counted
    from captioner.history.sessions import default_folder

    harden(sys.stdout, utf8=True)
    options = for_recordings(launch_options(args))
    stopping = Stopping()
    if args.beside_the_window:
        give_way()
        stop_with_the_window(stopping.ask)
    lines = Lines(sys.stdout)
    report: Report = lines if args.json else Told()
    jobs = args.jobs or default_jobs()
    with ProgressLine(sys.stderr) as progress:
        told = lines.model if args.json else progress
        readers = load_readers(options, jobs, stopping, told)
    with ExitStack() as stack:
        stack.callback(readers.close)
        folder = args.keep_in or default_folder()
        sessions = TranscribedSessions(args.files, options, folder, stopping, report)
        with counted(stopping.ask, PATIENT_SIGNALS):
            done = sessions.run(readers, jobs)
    return 0 if done else 1


def _jobs(text: str) -> int:
    from captioner.composition.jobs import MOST

    if not text.isascii() or not text.isdecimal() or not 1 <= int(text) <= MOST:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 to {MOST}")
    return int(text)


def _same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False


def _opened(path: Path | None, stack: ExitStack) -> TextIO:
    if path is None:
        return sys.stdout
    try:
        return stack.enter_context(path.open("w", encoding="utf-8", newline="\n"))
    except OSError as exc:
        raise OutputError(f"{path} cannot be written: {exc.strerror}") from exc
