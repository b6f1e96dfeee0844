"""Several networks on one Hailo device, by the same calls as the encoder. For the benchmark.

It keeps every thread of its process waiting while the device opens, so that process does nothing
else.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Self

import numpy as np

from captioner.asr.encoder_hailo import (
    check_buffer,
    explained,
    ignoring,
    is_present,
    load_library,
    open_vdevice,
    or_release,
    require_plausible,
    run_job,
)
from captioner.asr.npu.faults import Step
from captioner.bench.full_npu import Shape
from captioner.units import FloatArray

RUN_S: Final = 5.0  # one pass of a decoder without a cache takes 0.1 s


class HailoNetworks:
    """Networks that take turns on the first device. Opened, used and closed on one thread."""

    def __init__(self, paths: Sequence[Path]) -> None:
        """Open the device and configure a network for each file.

        Raises:
            TroubleError: why that is not possible; nothing is left open then.
        """
        self._library = load_library()
        self._vdevice: Any = None
        self._opened: list[HailoNetwork] = []
        or_release(lambda: self._open(paths), self.close)

    def _open(self, paths: Sequence[Path]) -> None:
        with explained(Step.OPEN, lambda: is_present(self._library)):
            self._vdevice = open_vdevice(self._library)
        for path in paths:
            with explained(Step.CONFIGURE, lambda: is_present(self._library)):
                self._opened.append(HailoNetwork(self._library, self._vdevice, path))

    def __enter__(self) -> Self:
        """Nothing to prepare."""
        return self

    def __exit__(self, *_exception: object) -> None:
        """Release everything."""
        self.close()

    @property
    def opened(self) -> Sequence["HailoNetwork"]:
        """The networks, in the order of the files."""
        return self._opened

    def close(self) -> None:
        """Release the networks, then the device: the other order is a use after free."""
        for network in self._opened:
            network.close()
        self._opened.clear()
        vdevice, self._vdevice = self._vdevice, None
        if vdevice is not None:
            with ignoring():
                vdevice.release()


class HailoNetwork:
    """See `captioner.bench.full_npu.Network`; of a device that somebody else opens and closes."""

    def __init__(self, library: Any, vdevice: Any, path: Path) -> None:  # noqa: ANN401 - the library's
        """Configure the network of a file; raises what the library does."""
        self._model = vdevice.create_infer_model(str(path))  # it takes no Path
        self._model.set_batch_size(1)
        float32 = library.FormatType.FLOAT32
        for end in (*self._model.inputs, *self._model.outputs):
            end.set_format_type(float32)  # later than configure() it has no effect
        self._inputs = _buffers(self._model.inputs)
        self._outputs = _buffers(self._model.outputs)
        self._configured = self._model.configure().__enter__()
        self._bindings = self._configured.create_bindings()

    @property
    def inputs(self) -> Mapping[str, Shape]:
        """Name and shape of each input: height, width, features."""
        return {name: buffer.shape for name, buffer in self._inputs.items()}

    @property
    def outputs(self) -> Mapping[str, Shape]:
        """Name and shape of each output."""
        return {name: buffer.shape for name, buffer in self._outputs.items()}

    def run(self, inputs: Mapping[str, FloatArray]) -> dict[str, FloatArray]:
        """Compute all outputs.

        Raises:
            TroubleError: it failed; the network is released then.
        """
        for name, buffer in self._inputs.items():
            buffer[...] = inputs[name].reshape(buffer.shape)
        or_release(self._run, self.close)
        return {name: buffer.copy() for name, buffer in self._outputs.items()}

    def _run(self) -> None:
        with explained(Step.RUN, lambda: True):
            for name, buffer in self._inputs.items():
                check_buffer(buffer, self._model.input(name).shape)
                self._bindings.input(name).set_buffer(buffer)
            for name, buffer in self._outputs.items():
                check_buffer(buffer, self._model.output(name).shape)
                self._bindings.output(name).set_buffer(buffer)  # 4.18 wants it again each time
            run_job(self._configured, self._bindings, RUN_S)

    def close(self) -> None:
        """Release it, before its device."""
        self._bindings = None
        configured, self._configured = self._configured, None
        if configured is not None:
            with ignoring():
                configured.__exit__(None, None, None)
            del configured
        self._model = None


class NetworkEncoder:
    """An `Encoder` by a network with one input (1, n_frames, n_mels) and one output."""

    def __init__(self, network: HailoNetwork) -> None:
        """Use the network of an encoder.

        Raises:
            ValueError: it has other ends.
        """
        if len(network.inputs) != 1 or len(network.outputs) != 1:
            raise ValueError(f"an encoder has one input and one output: {network.inputs}")
        self._network = network
        ((self._input, shape),) = network.inputs.items()
        ((self._output, states),) = network.outputs.items()
        self.n_frames = shape[-2]
        self._d_model = states[-1]

    def frames_for(self, n_frames: int) -> int:
        """The fixed window; raises ValueError for more."""
        if n_frames > self.n_frames:
            raise ValueError(f"{n_frames} frames, the encoder takes {self.n_frames}")
        return self.n_frames

    def encode(self, mel: FloatArray) -> FloatArray:
        """Map log-mel (n_mels, n_frames) to states (n_frames / 2, d_model)."""
        outputs = self._network.run({self._input: np.ascontiguousarray(mel.T)})
        states = outputs[self._output].reshape(-1, self._d_model)
        require_plausible(states)
        return states

    def close(self) -> None:
        """The device is closed by whoever opened it."""


def _buffers(ends: Sequence[Any]) -> dict[str, FloatArray]:
    return {str(end.name): np.zeros(tuple(map(int, end.shape)), np.float32) for end in ends}
