"""A network of fixed shapes on ONNX Runtime: the twin, on the CPU, of one on an NPU."""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

import numpy as np
import numpy.typing as npt
import onnxruntime as ort

from captioner.asr.session import open_session
from captioner.bench.full_npu import Shape
from captioner.errors import BackendError
from captioner.units import FloatArray


class OnnxNetwork:
    """See `captioner.bench.full_npu.Network`. Lives on one thread."""

    def __init__(self, path: Path, threads: int, fingerprint: str) -> None:
        """Load a graph.

        Args:
            path: the ONNX file.
            threads: inside one call.
            fingerprint: of the checkpoint it has to come from.

        Raises:
            ModelFileError: missing, or of another checkpoint.
            BackendError: ONNX Runtime cannot run it, or its shapes are not fixed.
        """
        self._session = cast(ort.InferenceSession, open_session(path, threads, fingerprint))
        self._inputs = _shapes(self._session.get_inputs())
        self._outputs = _shapes(self._session.get_outputs())

    @property
    def inputs(self) -> Mapping[str, Shape]:
        """Name and shape of each input."""
        return self._inputs

    @property
    def outputs(self) -> Mapping[str, Shape]:
        """Name and shape of each output."""
        return self._outputs

    def run(self, inputs: Mapping[str, FloatArray]) -> dict[str, FloatArray]:
        """Compute all outputs."""
        names = list(self._outputs)
        values: list[npt.NDArray[np.float32]] = self._session.run(names, dict(inputs))
        return dict(zip(names, values, strict=True))

    def close(self) -> None:
        """Release the session."""
        del self._session


def _shapes(values: list[ort.NodeArg]) -> dict[str, Shape]:
    found = {value.name: tuple(value.shape) for value in values}
    free = [name for name, shape in found.items() if not all(isinstance(n, int) for n in shape)]
    if free:
        raise BackendError(f"{free[0]} has no fixed shape: {found[free[0]]}")
    return found
