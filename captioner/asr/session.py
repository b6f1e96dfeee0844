"""Open ONNX Runtime sessions that stay small and stay quiet."""

from pathlib import Path
from typing import Any, Final, Protocol

import numpy.typing as npt
import onnxruntime as ort

from captioner.errors import BackendError, ModelFileError

FINGERPRINT: Final = "fingerprint"
"""Metadata key under which every part of a model names its checkpoint."""


class Session(Protocol):
    """The part of `onnxruntime.InferenceSession` that is used."""

    def run(
        self, outputs: list[str] | None, feeds: dict[str, npt.NDArray[Any]]
    ) -> list[npt.NDArray[Any]]:
        """Compute `outputs` (all when None) from `feeds`."""
        ...


def open_session(path: Path, threads: int, fingerprint: str, *, arena: bool = True) -> Session:
    """Load a graph for the CPU.

    Args:
        path: the ONNX file.
        threads: inside one call; one is the fastest on two busy cores.
        fingerprint: of the checkpoint that the graph has to come from.
        arena: keep freed memory for the next call. Right for small steps; a graph whose inputs
            vary by tens of megabytes would hold the largest for ever.

    Raises:
        ModelFileError: missing, damaged, or made from another checkpoint.
        BackendError: ONNX Runtime cannot run it.
    """
    if not path.is_file():
        raise ModelFileError(f"{path} is missing")
    options = ort.SessionOptions()
    options.intra_op_num_threads = threads
    options.inter_op_num_threads = 1
    options.log_severity_level = 4  # failures come as exceptions; the rest is noise
    # The graphs are written as they are to run. The optimiser finds nothing to do in them, but
    # copies their weights out of the mapped file: 20 MB more for tiny.en.
    options.graph_optimization_level = ort.GraphOptimizationLevel.ORT_DISABLE_ALL
    options.enable_mem_pattern = False  # plans memory per input shape, and ours vary
    options.enable_cpu_mem_arena = arena
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")  # idle costs nothing
    options.add_session_config_entry("session.inter_op.allow_spinning", "0")
    try:
        session = ort.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    except Exception as exc:
        raise BackendError(
            f"ONNX Runtime {ort.__version__} cannot load {path.name}: {_first_line(exc)}",
            hint="Build the model again with `captioner models build NAME --force`.",
        ) from exc
    found = session.get_modelmeta().custom_metadata_map.get(FINGERPRINT, "")
    if found != fingerprint:
        raise ModelFileError(f"{path.name} was made from another checkpoint than the model")
    return session  # type: ignore[no-any-return]


def _first_line(exc: Exception) -> str:
    return str(exc).strip().partition("\n")[0]
