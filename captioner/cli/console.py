"""The process's own output streams, made robust against whatever console is at the other end."""

import io
import os
import sys
from typing import TextIO


def harden(stream: TextIO, *, utf8: bool = False) -> None:
    """Never fail on a character: what the console's encoding lacks is shown as `?`.

    Args:
        stream: standard output or error; a stream of another kind is left as it is.
        utf8: for output that is a UTF-8 file format: said so unless a terminal reads it.
    """
    if not isinstance(stream, io.TextIOWrapper):
        return
    if utf8 and not stream.isatty():
        stream.reconfigure(encoding="utf-8", errors="replace", newline="\n")
    else:
        stream.reconfigure(errors="replace")


def own_stderr() -> None:
    """Let this program's own messages have a file descriptor to themselves.

    What sound libraries write to standard error while a device is opened is kept away from the
    console (`captioner.audio.devices`); what is said here at the same time is not.
    """
    stream = sys.stderr
    if not isinstance(stream, io.TextIOWrapper):
        return
    try:
        copy = os.dup(stream.fileno())
    except OSError:  # no real file behind it
        return
    stream.flush()
    sys.stderr = os.fdopen(copy, "w", 1, encoding=stream.encoding, errors=stream.errors)


def discard_output() -> None:
    """After a broken pipe: nothing more is written, at the interpreter's end either."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, sys.stdout.fileno())
    except OSError:
        return  # no real file behind it: nothing to redirect
    finally:
        os.close(nowhere)
