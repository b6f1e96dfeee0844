"""The `captioner` command: read the words after it, do it, turn failures into exit codes."""

import argparse
import sys
import traceback
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from captioner import __version__
from captioner.cli import bench, devices, doctor, live, models, transcribe
from captioner.cli.console import harden
from captioner.cli.options import add_common, launch_options
from captioner.cli.outputs import PREFIX
from captioner.composition.messages import complain, explain
from captioner.composition.options import LaunchOptions
from captioner.composition.stopping import discard
from captioner.errors import OutputError, WindowError, as_captioner_error

OK: Final = 0
FAILED: Final = 1

OpenWindow: TypeAlias = Callable[[LaunchOptions], int]
"""Shows the window until it is closed and gives the exit code.

Raises WindowError, before anything is shown, when no window can be opened here.
"""
AddOptions: TypeAlias = Callable[[argparse.ArgumentParser], None]
"""Adds the window's own options; what is given of them is in `LaunchOptions.given`."""


def main(
    argv: Sequence[str] | None = None,
    open_window: OpenWindow | None = None,
    window_options: AddOptions | None = None,
) -> int:
    """Run the command.

    Args:
        argv: the words after the program's name; None takes them from this process.
        open_window: what a call without a command does; None captions in the terminal.
        window_options: what such a call can be told besides the options of all commands.

    Returns:
        Exit code: 0 done, 1 failed (one line on standard error), 2 wrong usage.
    """
    harden(sys.stdout)
    harden(sys.stderr)
    try:
        code = _ended(lambda: _run(command_parser(window_options).parse_args(argv), open_window))
        sys.stdout.flush()
    except KeyboardInterrupt:
        complain("interrupted.")
        return FAILED
    except BrokenPipeError:
        discard(sys.stdout)
        return OK  # the reader has had enough
    except Exception as exc:  # noqa: BLE001 - the last resort: told in one line, whatever it is
        return _fail(exc)
    return code


def _ended(run: Callable[[], int]) -> int:
    """The exit code of `run`, also if it ends as argparse does after help, version and usage."""
    try:
        return run()
    except SystemExit as exc:
        return exc.code if isinstance(exc.code, int) else FAILED


def _fail(exc: Exception) -> int:
    """Tell a failure; in Python's development mode with its traceback."""
    if sys.flags.dev_mode:
        traceback.print_exception(exc)
    if isinstance(exc, OutputError):
        discard(sys.stdout)
    complain(explain(as_captioner_error(exc)))
    return FAILED


def _run(args: argparse.Namespace, open_window: OpenWindow | None) -> int:
    if args.func is not None:
        _tell_unused(args)
        return int(args.func(args))
    options = launch_options(args)
    obstacle = "This way of starting has no window."
    if open_window is not None:
        try:
            return open_window(options)
        except WindowError as exc:
            obstacle = explain(exc)
    complain(f"{obstacle} Captions appear here instead.")
    live.caption(options)
    return OK


def _tell_unused(args: argparse.Namespace) -> None:
    """Say which of the window's options stand before a command, which knows nothing of them."""
    given = [name for name, value in vars(args).items() if "." in name and value is not None]
    unused = [name for name in given if not name.startswith(PREFIX)]
    if unused:
        complain(f"{', '.join(unused)} only matters to the window.")


def command_parser(window_options: AddOptions | None = None) -> argparse.ArgumentParser:
    """All commands and options; man page and shell completion are made from it, too."""
    parser = argparse.ArgumentParser(
        prog="captioner",
        description="Live captions of speech, made on this machine. Without a command: a window.",
    )
    parser.set_defaults(func=None)
    parser.add_argument("--version", action="version", version=f"captioner {__version__}")
    add_common(parser, defaults=True)
    if window_options is not None:
        window_options(parser)
    commands = parser.add_subparsers(metavar="COMMAND")
    for command in (live, transcribe, devices, doctor, models, bench):
        command.add_parser(commands)
    for of_command in commands.choices.values():
        add_common(of_command, defaults=False)
        of_command.usage = of_command.usage or "%(prog)s [OPTIONS]"
    parser.usage = "%(prog)s [OPTIONS] [COMMAND ...]"  # all by name would fill half a screen
    return parser
