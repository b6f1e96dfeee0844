"""Reading the original checkpoints of the model hub (model.safetensors)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from safetensors import SafetensorError, deserialize, safe_open

from captioner_models.checkpoint import Tensor
from captioner_models.errors import ModelSourceError
from captioner_models.progress import Progress, silent
from captioner_models.worded import worded

FLOATS: Final = frozenset({"F16", "F32", "BF16"})


def read_tensors(path: Path, progress: Progress = silent) -> dict[str, Tensor]:
    """All tensors of a file as float32, by the names they have in it.

    Raises:
        ModelSourceError: missing, truncated, damaged, or of another element type.
    """
    try:
        return dict(_tensors(path, progress))
    except OSError as exc:
        raise ModelSourceError(f"cannot read {path}: {exc.strerror or exc}") from exc
    except SafetensorError as exc:
        raise ModelSourceError(
            f"{path} is not a whole safetensors file: {exc}",
            hint="The file is truncated or damaged; download it again.",
        ) from exc


def _tensors(path: Path, progress: Progress) -> Iterator[tuple[str, Tensor]]:
    with safe_open(str(path), framework="numpy") as file:
        names = list(file.keys())
        types = {name: file.get_slice(name).get_dtype() for name in names}
        _check_types(path, types)
        if "BF16" in types.values():
            yield from _brain_floats(path)
            return
        for done, name in enumerate(names, start=1):
            yield name, file.get_tensor(name).astype(np.float32)
            progress(worded("Reading the weights"), done / len(names))


def _check_types(path: Path, types: dict[str, str]) -> None:
    for name, dtype in types.items():
        if dtype not in FLOATS:
            raise ModelSourceError(
                f"{path}: {name} is stored as {dtype}, expected F32, F16 or BF16"
            )


def _brain_floats(path: Path) -> Iterator[tuple[str, Tensor]]:
    """Tensors of a file with bfloat16, a type numpy lacks; the whole file passes through memory."""
    for name, entry in deserialize(path.read_bytes()):  # type: ignore[no-untyped-call]
        yield name, _array(entry).reshape(entry["shape"])


def _array(entry: dict[str, Any]) -> Tensor:
    """The values of one deserialised entry as flat float32."""
    data = bytes(entry["data"])
    if entry["dtype"] == "BF16":
        high: npt.NDArray[np.uint32] = np.frombuffer(data, "<u2").astype(np.uint32)
        return (high << 16).view(np.float32)  # bfloat16 is the upper half of a float32
    return np.frombuffer(data, "<f4" if entry["dtype"] == "F32" else "<f2").astype(np.float32)
