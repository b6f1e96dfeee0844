"""One network opened the recommended way, for tests that then do something else with it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

TIMEOUT_MS = 2000


class RealNpu:
    """The real package and device, in the place of `support.standin.Standin`."""

    on_device = True

    def __init__(self, hef: str | None) -> None:
        if not Path("/dev/hailo0").exists():
            pytest.skip("needs /dev/hailo0")
        os.environ.setdefault("HAILORT_LOGGER_PATH", "NONE")
        package = pytest.importorskip("hailo_platform", reason="needs hailo_platform")
        assert "standin" not in str(package.__file__), "this is no real package"
        self._hef = hef

    def load(self) -> Any:
        """The package."""
        return import_module("hailo_platform")

    @property
    def exceptions(self) -> Any:
        """The module that holds the exceptions that are not exported."""
        return import_module("hailo_platform.pyhailort.pyhailort")

    def at_least(self, version: str) -> bool:
        """Whether the library is this old or newer."""
        found = self.load().__version__.split(".")[:2]
        return tuple(map(int, found)) >= tuple(map(int, version.split(".")))

    def hef(self) -> Path:
        """The encoder that was named for this device."""
        if self._hef is None:
            pytest.skip("needs --hef FILE, an encoder for this device")
        return Path(self._hef)

    def expects(self, *_rules: Any) -> Any:
        """A device does not tell misuse."""
        return nullcontext()

    def hold(self) -> None:
        """A device cannot be held; a queue fills faster than it works."""


class OpenModel:
    """A configured network with its buffers, float32 at both ends."""

    def __init__(self, npu: Any, vdevice: Any, model: Any, configured: Any) -> None:
        self.npu = npu
        self.vdevice = vdevice
        self.model = model
        self.configured = configured
        self.shape = tuple(model.input().shape)
        self.states_shape = tuple(model.output().shape)
        self.mel = some_mel(self.shape)
        self.states = np.zeros(self.states_shape, np.float32)

    def bind(self, mel: Any = None, states: Any = None) -> Any:
        """Bindings with both buffers set."""
        bindings = self.configured.create_bindings()
        bindings.input().set_buffer(self.mel if mel is None else mel)
        bindings.output().set_buffer(self.states if states is None else states)
        return bindings

    def run(self, bindings: Any = None) -> Exception | None:
        """One run, awaited; what its callback was told."""
        told: list[Exception | None] = []
        self.configured.wait_for_async_ready(timeout_ms=TIMEOUT_MS)
        job = self.configured.run_async(
            [bindings or self.bind()],
            lambda completion_info: told.append(completion_info.exception),
        )
        job.wait(TIMEOUT_MS)
        return told[0]


@contextmanager
def open_device(npu: Any, *, scheduled: bool = True) -> Iterator[Any]:
    """A VDevice, released at the end."""
    platform = npu.load()
    params = platform.VDevice.create_params()
    algorithms = platform.HailoSchedulingAlgorithm
    params.scheduling_algorithm = algorithms.ROUND_ROBIN if scheduled else algorithms.NONE
    with platform.VDevice(params) as vdevice:
        yield vdevice


def float_model(npu: Any, vdevice: Any, path: Path) -> Any:
    """A network with float32 at both ends, not configured yet."""
    model = vdevice.create_infer_model(str(path))
    model.set_batch_size(1)
    float32 = npu.load().FormatType.FLOAT32
    model.input().set_format_type(float32)
    model.output().set_format_type(float32)
    return model


@contextmanager
def open_model(npu: Any, path: Path | None = None, *, scheduled: bool = True) -> Iterator[Any]:
    """A configured network, closed in the right order."""
    path = path or npu.hef()
    with open_device(npu, scheduled=scheduled) as vdevice:
        model = float_model(npu, vdevice, path)
        with model.configure() as configured:
            yield OpenModel(npu, vdevice, model, configured)


def some_mel(shape: tuple[int, ...], seed: int = 0) -> Any:
    """Smooth in time, louder in the low bands, in the range of a log-mel spectrogram."""
    return _some_mel(tuple(shape), seed).copy()


@cache
def _some_mel(shape: tuple[int, ...], seed: int) -> Any:
    rng = np.random.default_rng(seed)
    height, width, channels = shape
    phases = rng.uniform(0, 6, channels)
    time = np.arange(width)[:, None] / 30
    values = 0.5 * np.sin(time + phases) + np.linspace(0.4, -0.4, channels)
    values += 0.02 * rng.standard_normal((width, channels))
    return values.reshape(height, width, channels).astype(np.float32)


def seen(hailo: Any) -> list[Any]:
    """Rules that were broken so far, in order; forgets them."""
    hailo.machine.settle()
    found = [violation.rule for violation in hailo.machine.violations]
    hailo.machine.violations.clear()
    return found
