"""What a systemd unit says, and a small supervisor that does it where no systemd runs."""

import configparser
import os
import shlex
import signal
import threading
from dataclasses import dataclass
from pathlib import Path

from support.teller import Teller


@dataclass(frozen=True)
class Service:
    """The lines of a unit that decide what runs and what comes after its end."""

    program: str
    arguments: tuple[str, ...]
    restart: str
    restart_s: float
    endless: bool
    """No number of failures ends it for good."""
    wanted_by: str


def read_service(path):
    """The unit in `path`, which has each key once."""
    unit = configparser.RawConfigParser(delimiters="=", comment_prefixes=("#", ";"))
    unit.optionxform = str
    unit.read(path, "utf-8")
    program, *arguments = shlex.split(unit["Service"]["ExecStart"])
    return Service(
        program=program,
        arguments=tuple(arguments),
        restart=unit["Service"]["Restart"],
        restart_s=float(unit["Service"]["RestartSec"]),  # s without a unit
        endless=unit["Unit"]["StartLimitIntervalSec"] == "0",
        wanted_by=unit["Install"]["WantedBy"],
    )


def _queued_s(schedstat):
    """From the kernel's "time on a processor, time in its queue, slices", ns; 0 if it is gone."""
    try:
        return int(schedstat.read_text().split()[1]) / 1e9
    except (OSError, IndexError):
        return 0.0


class Supervised:
    """The program of a service, started again as its unit says. `now` is the running process."""

    def __init__(self, service, script, environment):
        self._service = service
        self._script = script
        self._environment = environment
        self.n_starts = 0
        self._start()

    def _start(self):
        self.now = Teller(self._script, *self._service.arguments, environment=self._environment)
        self.n_starts += 1

    def queued_s(self):
        """How long the running process has waited for a processor that others had.

        That of its first thread and of the one that waited most besides: they take turns, the one
        opening the window and the other loading the model and reading.
        """
        tasks = Path(f"/proc/{self.now._process.pid}/task").iterdir()
        queued = {task.name: _queued_s(task / "schedstat") for task in tasks}
        first = queued.pop(str(self.now._process.pid))
        return first + max(queued.values(), default=0.0)

    def kill(self):
        """End it with signal 9; it is there again when this returns."""
        process = self.now._process
        os.kill(process.pid, signal.SIGKILL)
        self.now.end()
        assert self.now.exit_code == -signal.SIGKILL
        if self._service.restart == "always":
            threading.Event().wait(self._service.restart_s)  # systemd waits, too
            self._start()

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self.now.__exit__(*exc)
