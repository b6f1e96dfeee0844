"""Puts the stand-in `hailo_platform` in the place of the real package, for one test at a time."""

import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module, invalidate_caches
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

from support.fake_hef import FakeHef, encoder_hef

FOLDER: Final = Path(__file__).parents[1] / "standin"
PACKAGE: Final = "hailo_platform"
LOGGER_PATH: Final = "HAILORT_LOGGER_PATH"
VERSIONS: Final = ("4.18", "4.20", "4.21", "4.23", "5.2")

sys.path.insert(0, str(FOLDER))
from hailo_standin.faults import hangs  # noqa: E402
from hailo_standin.heffile import newest_header  # noqa: E402
from hailo_standin.machine import Machine, SimulatedDevice, install  # noqa: E402
from hailo_standin.rules import Rule  # noqa: E402

sys.path.remove(str(FOLDER))  # `hailo_platform` beside it is for those who ask for the stand-in

_LIBRARIES: dict[str, dict[str, ModuleType]] = {}
"""Modules below the package by version: they keep no state, and reading them again takes time."""


class Standin:
    """The simulated machine of a test, and what a test does to it from outside."""

    on_device: Final = False

    def __init__(self, folder: Path, version: str = "4.23") -> None:
        self._folder = folder
        self._n_files = 0
        self.defaults: dict[str, Any] = {}
        """Fields of `encoder_hef` for HEFs that say nothing else."""
        self.machine = self._machine(version)

    def keep(self) -> None:
        """Keep the modules below the package for the next test of this version."""
        if f"{PACKAGE}.pyhailort.pyhailort" in sys.modules:
            _LIBRARIES[self.machine.version] = _modules(f"{PACKAGE}.")
        _forget()

    def _machine(self, version: str) -> Machine:
        arch = "hailo10h" if version.startswith("5") else "hailo8l"
        machine = Machine(version=version, devices=[SimulatedDevice(arch=arch)])
        install(machine)
        _forget()
        sys.modules.update(_LIBRARIES.get(version, {}))
        return machine

    @property
    def device(self) -> SimulatedDevice:
        """The first device."""
        return self.machine.devices[0]

    def use(self, version: str) -> Machine:
        """Another version of the library, on a new machine; earlier misuse stays recorded."""
        earlier = self.machine
        earlier.end()
        self.keep()
        self.machine = self._machine(version)
        self.machine.violations.extend(earlier.violations)
        return self.machine

    def load(self) -> ModuleType:
        """Import the package, as a program does that keeps the library's log out of its way."""
        os.environ.setdefault(LOGGER_PATH, "NONE")
        return import_module(PACKAGE)

    @property
    def exceptions(self) -> ModuleType:
        """The module that holds the exceptions that are not exported."""
        return import_module(f"{PACKAGE}.pyhailort.pyhailort")

    def hef(self, what: FakeHef | None = None, **fields: Any) -> Path:
        """Write a HEF that this version and device take; `fields` are those of `encoder_hef`.

        Without a backend the states are those of `plain_states`.
        """
        if what is None:
            fields = self.defaults | fields
            fields.setdefault("arch", self.device.arch if self.machine.devices else "hailo8l")
            fields.setdefault("header", newest_header(self.machine.since))
            if "backend" not in fields:
                fields["backend"] = {"function": "plain"}
                self.machine.functions["plain"] = plain_states(fields.get("d_model", 384))
            what = encoder_hef(**fields)
        self._n_files += 1
        return what.write(self._folder / f"{what.group}-{self._n_files}.hef")

    def at_least(self, version: str) -> bool:
        """Whether the library is this old or newer."""
        return self.machine.at_least(version)

    def expects(self, *rules: Rule) -> AbstractContextManager[None]:
        """Misuse is what this test is about."""
        return self.machine.expects(*rules)

    def hold(self) -> None:
        """Keep all runs from completing."""
        self.machine.on_every_run(hangs())

    def hide(self) -> None:
        """The package is not installed."""
        _forget()
        sys.path[:] = [path for path in sys.path if path != str(FOLDER)]
        invalidate_caches()

    def check(self) -> None:
        """The process would end here: nothing is left open, nothing was misused."""
        self.machine.end()
        assert not self.machine.violations, "\n".join(map(str, self.machine.violations))


def plain_states(d_model: int) -> Any:
    """A stand-in's encoder without a network: (1, n, mels) to (1, n / 2, d_model), repeatable."""
    import numpy as np

    def encode(inputs: Any) -> Any:
        ((name, mel),) = inputs.items()
        mixing = np.random.default_rng(0).standard_normal((mel.shape[2], d_model)) / 4
        states = (mel[0, ::2] + mel[0, 1::2]) / 2 @ mixing
        output = name.rpartition("/")[0] + "/normalization13"
        return {output: states[None].astype(np.float32)}

    return encode


@contextmanager
def standin(folder: Path, version: str = "4.23") -> Iterator[Standin]:
    """The stand-in, importable inside the block; misuse fails at its end."""
    real = sys.modules.get(PACKAGE)
    if real is not None and not str(real.__file__).startswith(str(FOLDER)):
        pytest.skip("needs the stand-in, and this process has loaded the real package")
    saved_path, saved_logger = list(sys.path), os.environ.get(LOGGER_PATH)
    os.environ.pop(LOGGER_PATH, None)
    sys.path.insert(0, str(FOLDER))
    hailo = Standin(folder, version)
    try:
        yield hailo
        hailo.check()
    finally:
        hailo.keep()
        install(None)
        sys.path[:] = saved_path
        os.environ.pop(LOGGER_PATH, None)
        if saved_logger is not None:
            os.environ[LOGGER_PATH] = saved_logger


def _forget() -> None:
    """Let the next import read the package anew."""
    for name in _modules(PACKAGE):
        del sys.modules[name]


def _modules(start: str) -> dict[str, ModuleType]:
    return {name: module for name, module in sys.modules.items() if name.startswith(start)}
