"""The program's end of the process that owns the NPU.

Why a process: Hailo's calls to open a device keep every Python thread waiting for seconds, the
sound's and the window's included; some of its failures end the process; and a driver that hangs
can only be killed.
"""

import contextlib
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import IO, Final

from captioner.asr.npu.arena import Arena
from captioner.asr.npu.faults import Fault, Trouble
from captioner.asr.npu.messages import Answer, Close, Failed, Request
from captioner.errors import NpuError

COMMAND: Final = (sys.executable, "-m", "captioner.asr.npu")
CLOSE_S: Final = 3.0  # an ordered end takes as long as the device does; then it is killed
LONGEST_WORD: Final = 200  # characters of what a process that crashed said last


class Link:
    """A process that is asked one thing at a time. Used on one thread; `kill` ends it at once."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        """Start the process; returns before it is ready.

        Args:
            command: the numbers of two descriptors are added to it, a socket's and the arena's.

        Raises:
            NpuError: it cannot be started.
        """
        if sys.platform != "linux":
            raise NpuError("the Hailo NPU can be used on Linux only")
        if getattr(sys, "frozen", False):
            raise NpuError(
                "this build brings a Python of its own, which cannot load Hailo's software",
                hint="Use the Debian package, or set the program up with `make setup`.",
            )
        self.arena = Arena()
        """Where windows and states are, both ways."""
        self._words: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the link
        ours, theirs = socket.socketpair()
        shared = (theirs.fileno(), self.arena.fd)
        with theirs:
            try:
                self._process = subprocess.Popen(
                    [*command, *map(str, shared)],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=self._words,
                    pass_fds=shared,
                    start_new_session=True,  # a Ctrl-C in the terminal is not for it
                    env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                )
            except OSError as exc:
                ours.close()
                self._words.close()
                self.arena.close()
                raise NpuError(f"the process for the NPU does not start: {exc}") from exc
        self._connection = Connection(ours.detach())

    def ask(self, request: Request) -> None:
        """Send a request; `answered` and `answer` tell what came of it.

        Raises:
            NpuError: the process has ended.
        """
        try:
            self._connection.send(request)
        except OSError as exc:
            raise self._crashed() from exc

    def answered(self, timeout_s: float = 0.0) -> bool:
        """Whether there is an answer, or there will be none, within so many seconds."""
        return self._connection.poll(timeout_s)

    def answer(self, timeout_s: float) -> Answer:
        """The answer to the last request.

        Raises:
            NpuError: the request failed, none came within `timeout_s`, or the process has ended.
                It is of no use any more then.
        """
        try:
            if not self.answered(timeout_s):
                self.kill()
                raise Trouble(Fault.TIMEOUT).error()
            answer: Answer = self._connection.recv()
        except (EOFError, OSError) as exc:
            raise self._crashed() from exc
        if isinstance(answer, Failed):
            raise answer.trouble.error()
        return answer

    def close(self) -> None:
        """Let it release the device and end; blocks CLOSE_S at most."""
        with contextlib.suppress(OSError):
            self._connection.send(Close())
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(CLOSE_S)
        self.kill()

    def kill(self) -> None:
        """End it without ceremony; the driver releases the device.

        A process that is stuck inside the driver does not even die; it is left to itself then.
        """
        if self._process.poll() is None:
            self._process.kill()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(CLOSE_S)
        self._connection.close()
        self._words.close()
        self.arena.close()

    def _crashed(self) -> NpuError:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(CLOSE_S)
        said = ""
        if not self._words.closed:
            self._words.seek(0)
            lines = self._words.read().decode("utf-8", "replace").strip().splitlines()
            said = lines[-1][:LONGEST_WORD] if lines else ""
        how = f"exit code {self._process.returncode}"
        self.kill()
        return Trouble(Fault.CRASHED, f"{how}: {said}" if said else how).error()
