"""The process's own output streams, made robust against whatever console is at the other end."""

import errno
import io
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from captioner.composition.messages import complain, explain
from captioner.composition.stopping import discard
from captioner.errors import OutputError, as_captioner_error


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


def own_console() -> None:
    """Make standard output and error, and what nobody catches, this program's own.

    For the process's entry points. Descriptors that were closed are taken, so that no file that is
    opened later is mistaken for one of them. Our messages get a descriptor to themselves: what
    sound libraries write to standard error while a device is opened is kept away from the console
    (`captioner.audio.devices`); what is said here at the same time is not.
    """
    for descriptor, way in enumerate((os.O_RDONLY, os.O_RDONLY, os.O_WRONLY)):
        _hold(descriptor, way)
    sys.stdout = _Output.over(sys.stdout, 1)
    sys.stderr = _Messages.over(sys.stderr, os.dup(2))
    tell_in_one_line()


def _hold(descriptor: int, way: int) -> None:
    """Open the null device there if nothing is; one that is only read refuses to be written."""
    try:
        os.fstat(descriptor)
    except OSError:
        os.open(os.devnull, way)  # the lowest that is free, so this one


class _Stream(io.TextIOWrapper):
    """A standard stream over a descriptor."""

    @classmethod
    def over(cls, stream: TextIO | None, descriptor: int) -> TextIO:
        """One that writes as `stream` does, None if that was closed; another kind stays."""
        if stream is None:
            return cls(open(descriptor, "wb", closefd=False), encoding="utf-8", errors="replace")
        if type(stream) is not io.TextIOWrapper:
            return stream
        stream.flush()
        return cls(
            open(descriptor, "wb", closefd=False),
            encoding=stream.encoding,
            errors=stream.errors,
            line_buffering=stream.line_buffering,
        )


class _Output(_Stream):
    """Standard output that says in the program's words that it cannot be written."""

    def write(self, text: str, /) -> int:
        """As usual; raises OutputError, or BrokenPipeError if nobody reads any more."""
        with _in_our_words():
            return super().write(text)

    def flush(self) -> None:
        """As usual; raises as `write`."""
        with _in_our_words():
            super().flush()


class _Messages(_Stream):
    """Standard error; if it cannot be written, captions go on without messages."""

    def write(self, text: str, /) -> int:
        """As usual, or nothing."""
        try:
            return super().write(text)
        except OSError:
            discard(self)
            return len(text)

    def flush(self) -> None:
        """As usual, or nothing."""
        try:
            super().flush()
        except OSError:
            discard(self)


@contextmanager
def _in_our_words() -> Iterator[None]:
    try:
        yield
    except (OutputError, BrokenPipeError):
        raise
    except OSError as exc:
        closed = exc.errno == errno.EBADF
        what = "is closed" if closed else f"cannot be written: {exc.strerror}"
        raise OutputError(f"standard output {what}") from exc


def tell_in_one_line() -> None:
    """What nobody catches, in a thread or a slot of the window, is told like any other failure.

    In Python's development mode (`PYTHONDEVMODE=1`) tracebacks stay.
    """
    if sys.flags.dev_mode:
        return

    def tell(error: BaseException | None) -> None:
        if error is not None and not isinstance(error, SystemExit):
            complain(explain(as_captioner_error(error)))

    sys.excepthook = lambda _kind, error, _traceback: tell(error)
    threading.excepthook = lambda thread: tell(thread.exc_value)
    sys.unraisablehook = lambda ignored: tell(ignored.exc_value)


def styled(stream: TextIO) -> bool:
    """Whether escape sequences may be written: to a terminal that knows them, unless unwanted."""
    dumb = os.environ.get("TERM", "dumb") in ("", "dumb")
    return stream.isatty() and not dumb and not os.environ.get("NO_COLOR")
