"""The simulated machine: its version and devices, faults to come, misuse seen, time counted.

One machine is current. `hailo_platform` takes it when it is imported, so a test that wants another
one installs it and imports the package anew, which is what the fixture `hailo` does.
"""

import atexit
import ctypes
import itertools
import json
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from hailo_standin.backends import Functions
from hailo_standin.faults import DRIVER_FAILED, Fault
from hailo_standin.rules import Rule, Violation

RELEASES = {"4.18": "4.18.0", "4.20": "4.20.0", "4.21": "4.21.0", "4.23": "4.23.0", "5.2": "5.2.0"}
PUBLISHED_WINDOW_MS = 31.0  # tiny encoder, 10 s, Hailo-8L on a Raspberry Pi 5: 31 to 33 reported
ENVIRONMENT = "HAILO_STANDIN"  # JSON for a process that no test has prepared
SIMULATED = "stand-in (simulated)"  # in the board's name, where a person looks


@dataclass
class SimulatedDevice:
    """One chip in the machine."""

    id: str = "0001:01:00.0"
    arch: str = "hailo8l"
    driver_version: str | None = None
    """None: the library's, as it has to be."""
    busy: bool = False
    """Held by another program."""
    permitted: bool = True
    temperatures_c: tuple[float, ...] = (48.0,)
    """One after the other, the last for ever."""
    has_power_sensor: bool = False
    clock_hz: int = 400_000_000
    readings: Iterator[int] = field(default_factory=itertools.count, repr=False)

    def temperature_c(self) -> tuple[float, int]:
        """The next reading and its number."""
        n = next(self.readings)
        return self.temperatures_c[min(n, len(self.temperatures_c) - 1)], n


@dataclass
class Account:
    """Time that a device would have taken. No clock has measured it."""

    n_runs: int = 0
    device_ms: float = 0.0
    waited_ms: float = 0.0
    """Spent in waits that timed out."""


@dataclass
class Machine:
    """Everything that a test can set and ask. Thread-safe where the stand-in's threads come in."""

    version: str = "4.23"
    devices: list[SimulatedDevice] = field(default_factory=lambda: [SimulatedDevice()])
    driver_installed: bool = True
    service_running: bool = False
    latency_ms: float = PUBLISHED_WINDOW_MS
    paced: bool = False
    """Runs and waits take as long in real time as they say; otherwise time is only counted."""
    opening_ms: float = 0.0
    """How long VDevice() and configure() keep every Python thread from running, in real time."""
    opening_calls: tuple[str, ...] = ("VDevice()", "configure()")
    """Which calls take so long."""
    queue_size: int = 4
    numpy_mismatch: bool = False
    """The binding was built for another numpy: it sees wrong buffer sizes."""
    import_error: Exception | None = None
    """Raised by importing the package."""
    watched_threads: tuple[str, ...] = ()
    """Names of threads that must not make blocking calls: the window's, the sound's."""
    functions: Functions = field(default_factory=Functions)
    account: Account = field(default_factory=Account)
    violations: list[Violation] = field(default_factory=list)
    opened: list[Any] = field(default_factory=list)
    """VDevices that hold a device in this process."""
    pipelines: list[Any] = field(default_factory=list)
    errors: list[Exception] = field(default_factory=list)
    """Of the backends of fake HEFs: mistakes of a test."""

    def __post_init__(self) -> None:
        """Check the version."""
        if self.version not in RELEASES:
            raise ValueError(f"no stand-in for {self.version}, only for {', '.join(RELEASES)}")
        self._faults: dict[int, Fault] = {}
        self._from_now_on: Fault | None = None
        self._statuses: dict[str, list[int]] = {"open": [], "configure": []}
        self._unread: list[tuple[Callable[[], bool], str]] = []
        self.unplug_status = DRIVER_FAILED
        self.changed = threading.Condition()  # all simulated jobs: few, and short
        self.on_wait: Callable[[], object] = lambda: None
        """Called when wait_for_async_ready begins to wait, with no lock held but its own."""

    @property
    def release(self) -> str:
        """As the package states it, such as 4.23.0."""
        return RELEASES[self.version]

    @property
    def since(self) -> tuple[int, int]:
        """The version as numbers."""
        major, minor = self.version.split(".")
        return int(major), int(minor)

    def at_least(self, version: str) -> bool:
        """Whether the version is this one or newer."""
        major, minor = version.split(".")
        return self.since >= (int(major), int(minor))

    # --- faults to come -----------------------------------------------------------------------

    def on_run(self, fault: Fault, n: int = 1) -> None:
        """Let the `n`-th run from now (1: the next) go wrong."""
        with self.changed:
            self._faults[self.account.n_runs + n - 1] = fault

    def on_every_run(self, fault: Fault | None) -> None:
        """Let all runs go wrong, or none any more."""
        with self.changed:
            self._from_now_on = fault

    def on_open(self, status: int) -> None:
        """Let the next VDevice() fail."""
        self._statuses["open"].append(status)

    def on_configure(self, status: int) -> None:
        """Let the next configure() fail."""
        self._statuses["configure"].append(status)

    def unplug(self, status: int = DRIVER_FAILED) -> None:
        """Take the devices away; a run in flight ends with `status`."""
        with self.changed:
            self.unplug_status = status
            self.devices.clear()
            self.changed.notify_all()

    def let_go(self) -> None:
        """Complete the runs in flight, also those that hang or are slow.

        A late result is written where it was to go.
        """
        with self.changed:
            for pipeline in self.pipelines:
                pipeline.let_go()
            self.changed.notify_all()

    def take_fault(self) -> Fault:
        """The fault of the run that begins; counts it. The caller holds `changed`."""
        fault = self._faults.pop(self.account.n_runs, self._from_now_on) or Fault()
        self.account.n_runs += 1
        self.account.device_ms += self.latency_ms + fault.slow_ms
        if fault.unplugs:
            self.unplug_status = fault.status
            self.devices.clear()
        return fault

    def take_status(self, call: str) -> int:
        """Status that `call` ("open", "configure") was told to fail with, or 0."""
        planned = self._statuses[call]
        return planned.pop(0) if planned else 0

    # --- what was seen ------------------------------------------------------------------------

    def violate(self, rule: Rule, where: str) -> None:
        """Record misuse."""
        with self.changed:
            self.violations.append(Violation(rule, where))
            self.changed.notify_all()

    def wait_for_misuse(self, timeout_s: float) -> None:
        """Wait until something is recorded, by any thread."""
        with self.changed:
            assert self.changed.wait_for(lambda: self.violations, timeout_s), "no misuse came"

    @contextmanager
    def expects(self, *rules: Rule) -> Iterator[None]:
        """Allow misuse inside the block, and insist on it."""
        before = len(self.violations)
        yield
        self.settle()
        found = {violation.rule for violation in self.violations[before:]}
        assert found == set(rules), f"expected {rules}, found {self.violations[before:]}"
        del self.violations[before:]

    def remember_failure(self, looked: Callable[[], bool], where: str) -> None:
        """A callback was told of a failure: it has to look, by the end at the latest."""
        self._unread.append((looked, where))

    def settle(self) -> None:
        """Turn failures that nobody looked at into violations."""
        for looked, where in self._unread:
            if not looked():
                self.violate(Rule.FAILURE_UNSEEN, where)
        self._unread.clear()

    def end(self) -> None:
        """The process ends: whatever is still open was forgotten. Stops the threads."""
        self.settle()
        for vdevice in list(self.opened):
            self.violate(Rule.NOT_RELEASED, f"{vdevice} was not released")
        for pipeline in list(self.pipelines):
            self.violate(Rule.NOT_RELEASED, f"{pipeline} was not closed")
            pipeline.stop()
        for error in self.errors:
            raise error

    def blocks(self, call: str) -> None:
        """A call that holds the interpreter: for `opening_ms`, and not on a watched thread."""
        name = threading.current_thread().name
        if name in self.watched_threads:
            self.violate(Rule.BLOCKED_THREAD, f"{call} was called on the thread {name}")
        if self.opening_ms and call in self.opening_calls:
            hold_interpreter(self.opening_ms)

    def find(self, device_id: str | None = None) -> SimulatedDevice | None:
        """The device of this id, or the first, among those that this version drives at all."""
        for device in self.visible():
            if device_id in (None, device.id):
                return device
        return None

    def visible(self) -> list[SimulatedDevice]:
        """Devices that the driver of this version knows: 4.x and 5.x share none."""
        if not self.driver_installed:
            return []
        tens = {"hailo10h"}
        return [d for d in self.devices if (d.arch in tens) == (self.since >= (5, 0))]


def hold_interpreter(duration_ms: float) -> None:
    """Sleep without letting another Python thread run, as a binding that keeps the GIL does."""
    if os.name == "nt":
        ctypes.PyDLL("kernel32").Sleep(int(duration_ms))
    else:
        ctypes.PyDLL(None).usleep(int(duration_ms * 1000))


_current: Machine | None = None


def _write_report(machine: Machine, path: Path) -> None:
    """At the end of a process: what was misused, and how long a device would have taken."""
    machine.end()
    violations = [str(violation) for violation in machine.violations]
    path.write_text(json.dumps({"violations": violations, **asdict(machine.account)}), "utf-8")


def install(machine: Machine | None) -> None:
    """Make a machine the current one."""
    global _current
    _current = machine


def current() -> Machine:
    """The current machine; without one, what the environment describes."""
    global _current
    if _current is None:
        _current = from_environment()
    return _current


def from_environment() -> Machine:
    """A machine from JSON; the README beside this package has an example."""
    wanted = json.loads(os.environ.get(ENVIRONMENT) or "{}")
    machine = Machine(version=wanted.pop("version", "4.23"))
    arch = "hailo10h" if machine.since >= (5, 0) else "hailo8l"
    device = {"arch": wanted.pop("arch", arch)} | wanted.pop("device", {})
    machine.devices = [SimulatedDevice(**device)]
    for run, fault in wanted.pop("faults", {}).items():
        machine.on_run(Fault(**fault), int(run))
    report = wanted.pop("report", None)
    if report:
        atexit.register(_write_report, machine, Path(report))
    for name, value in wanted.items():
        if not hasattr(machine, name):
            raise ValueError(f"{ENVIRONMENT}: no such setting: {name}")
        setattr(machine, name, value)
    return machine
