"""A network of fixed shapes on ONNX Runtime: the twin, on the CPU, of one on an NPU."""

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import numpy.typing as npt
import onnxruntime as ort

from captioner.asr.full_npu import Shape
from captioner.errors import BackendError, ModelFileError
from captioner.units import FloatArray
from captioner_models.checkpoint import FINGERPRINT


class OnnxNetwork:
    """See `captioner.asr.full_npu.Network`. Lives on one thread."""

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
        if not path.is_file():
            raise ModelFileError(f"{path} is missing")
        options = ort.SessionOptions()
        options.intra_op_num_threads = threads
        options.inter_op_num_threads = 1
        options.log_severity_level = 4  # failures come as exceptions
        try:
            self._session = ort.InferenceSession(
                str(path), options, providers=["CPUExecutionProvider"]
            )
        except Exception as exc:  # of several classes of its own
            first_line = str(exc).strip().partition("\n")[0]
            raise BackendError(f"{path.name} cannot be loaded: {first_line}") from exc
        if self._session.get_modelmeta().custom_metadata_map.get(FINGERPRINT) != fingerprint:
            raise ModelFileError(f"{path.name} was made from another checkpoint than the model")
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
