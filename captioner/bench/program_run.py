"""The program itself, started as a person starts it, and what it takes of the processor."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import psutil

from captioner.bench.energy import Counters, read_counters
from captioner.errors import BenchError

SETTLE_S: Final = 6.0  # after it listens: caches are filled, the window has been painted
START_LIMIT_S: Final = 180.0  # with a model that is in the cache
END_LIMIT_S: Final = 30.0
LIVE: Final = ("-m", "captioner", "live", "--json")
WINDOW: Final = ("-c", "from captioner_ui.launch import main; raise SystemExit(main())")


@dataclass(frozen=True, slots=True)
class Taken:
    """What a running program took."""

    wall_s: float
    cpu_s: float
    """User and system time of all its threads."""
    wakes_per_s: float
    """How often one of its threads gave the processor up and was woken again."""
    energy_j: float | None
    """Of all processors, whatever else they did; None where that cannot be read."""

    @property
    def percent(self) -> float:
        """Of one core."""
        return 100 * self.cpu_s / self.wall_s


@contextmanager
def running(
    words: Sequence[str], environment: Mapping[str, str], folder: Path
) -> Iterator[subprocess.Popen[bytes]]:
    """The program with Python's arguments `words`; its output is in `folder`. Ended afterwards."""
    inherited = {"PYTHONPATH": os.environ.get("PYTHONPATH", "")}
    with (folder / "out").open("wb") as out, (folder / "err").open("wb") as err:
        process = subprocess.Popen(
            [sys.executable, *words],
            env={**environment, **inherited},
            stdout=out,
            stderr=err,
            cwd=folder,
        )
        try:
            yield process
        finally:
            process.terminate()
            try:
                process.wait(END_LIMIT_S)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def taken_in(process: "subprocess.Popen[bytes]", span_s: float, folder: Path) -> Taken:
    """Let it run for so long; what it took.

    Raises:
        BenchError: it has ended.
    """
    before, began_s = _reading(process, folder), time.monotonic()
    time.sleep(span_s)  # what is measured is what happens meanwhile
    after, wall_s = _reading(process, folder), time.monotonic() - began_s
    energy = (
        after.energy.since_j(before.energy)
        if isinstance(after.energy, Counters) and isinstance(before.energy, Counters)
        else None
    )
    n_wakes = sum(n - before.wakes.get(thread, 0) for thread, n in after.wakes.items())
    return Taken(wall_s, after.cpu_s - before.cpu_s, n_wakes / wall_s, energy)


def first_event(process: "subprocess.Popen[bytes]", folder: Path, *, text: bool) -> float:
    """Wait for `captioner live --json` to listen, or to show text; `time.monotonic` then.

    Raises:
        BenchError: it ended, or took longer than START_LIMIT_S.
    """
    limit_s = time.monotonic() + START_LIMIT_S
    while time.monotonic() < limit_s:
        lines = (folder / "out").read_text("utf-8").splitlines()
        if any(_is_awaited(line, text=text) for line in lines):
            return time.monotonic()
        if process.poll() is not None:
            break
        time.sleep(0.02)  # of seconds that are measured
    raise BenchError(f"the program did not begin: {_last_words(folder)}")


def _is_awaited(line: str, *, text: bool) -> bool:
    try:
        event = json.loads(line)
    except ValueError:  # half a line
        return False
    if text:
        return event.get("type") == "caption" and bool(event.get("text"))
    return bool(event.get("state") == "listening")


@dataclass(frozen=True, slots=True)
class _Reading:
    cpu_s: float
    wakes: Mapping[int, int]
    """By thread."""
    energy: Counters | str


def _reading(process: "subprocess.Popen[bytes]", folder: Path) -> _Reading:
    if process.poll() is not None:
        raise BenchError(f"the program has ended: {_last_words(folder)}")
    times = psutil.Process(process.pid).cpu_times()
    return _Reading(times.user + times.system, _wakes(process.pid), read_counters())


def _wakes(pid: int) -> dict[int, int]:
    """Voluntary switches of each thread; none where the system does not tell."""
    found = {}
    for status in Path(f"/proc/{pid}/task").glob("*/status"):
        lines = dict(line.split(":", 1) for line in status.read_text().splitlines() if ":" in line)
        found[int(status.parent.name)] = int(lines.get("voluntary_ctxt_switches", 0))
    return found


def _last_words(folder: Path) -> str:
    said = (folder / "err").read_text("utf-8", "replace").strip().splitlines()
    return said[-1] if said else "it said nothing"
