"""Reading weights that an old torch wrote as a stream of pickles, without torch.

Nothing that a pickle names is run: three names are known, each stands for a class of this module or
an empty dict, and any other ends the reading.
"""

import io
import pickle
import pickletools
import struct
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from captioner_models.errors import ModelSourceError

MAGIC: Final = 0x1950A86A20F9469CFC6C  # first pickle of a file that torch.save wrote before 1.6
PROTOCOL: Final = 1001  # second pickle; the third tells of the machine
MAX_FILE: Final = 64 << 20  # bytes
MAX_VALUES: Final = MAX_FILE // 4  # of one tensor
MAX_REMEMBERED: Final = 1 << 16  # objects that a pickle may number; it allocates up to the highest


@dataclass(frozen=True, slots=True)
class _Storage:
    """Values that tensors share; they follow after all pickles."""

    key: str
    n_values: int


@dataclass(frozen=True, slots=True)
class _View:
    """A tensor as far as its pickle tells."""

    storage: _Storage
    offset: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]

    def of(self, values: Mapping[str, npt.NDArray[np.float32]]) -> npt.NDArray[np.float32]:
        """Its values, a copy; raises ModelSourceError if it reaches beyond its storage."""
        flat = values[self.storage.key]
        if not self.shape or prod(self.shape) == 0 or len(self.shape) != len(self.strides):
            raise ModelSourceError(f"a tensor of shape {self.shape} and strides {self.strides}")
        reach = sum((n - 1) * stride for n, stride in zip(self.shape, self.strides, strict=True))
        sizes = (self.offset, *self.shape, *self.strides)
        if min(sizes) < 0 or self.offset + reach >= len(flat) or prod(self.shape) > MAX_VALUES:
            raise ModelSourceError(f"a tensor of shape {self.shape} exceeds its {len(flat)} values")
        in_bytes = tuple(stride * flat.itemsize for stride in self.strides)
        view = np.lib.stride_tricks.as_strided(flat[self.offset :], self.shape, in_bytes)
        return view.copy()


class _FloatStorage:
    """Stands for the type of a storage of float32."""


def _view(
    storage: object, offset: int, shape: tuple[int, ...], strides: tuple[int, ...], *_: object
) -> _View:
    """What takes the place of torch's own function that puts a tensor together."""
    whole = (offset, *shape, *strides)
    if not isinstance(storage, _Storage) or not all(type(n) is int for n in whole):
        raise ModelSourceError("a tensor without numbers of its own form")
    return _View(storage, offset, tuple(shape), tuple(strides))


KNOWN: Final[Mapping[tuple[str, str], Any]] = {
    ("collections", "OrderedDict"): OrderedDict,
    ("torch", "FloatStorage"): _FloatStorage,
    ("torch._utils", "_rebuild_tensor_v2"): _view,
}


NUMBERING: Final = frozenset({"PUT", "BINPUT", "LONG_BINPUT"})
"""Operations that number an object by their argument."""


class _Unpickler(pickle.Unpickler):
    """Knows KNOWN, and nothing else."""

    def find_class(self, module: str, name: str) -> Any:  # noqa: ANN401 - as the base class
        """What stands for a name; raises ModelSourceError if it is not a known one."""
        try:
            return KNOWN[module, name]
        except KeyError:
            raise ModelSourceError(
                f"the file asks for {module}.{name}, which is no weight"
            ) from None

    def persistent_load(self, pid: Any) -> _Storage:  # noqa: ANN401 - as the base class
        """The storage that a tensor refers to."""
        match pid:
            case ("storage", kind, str(key), str(), int(n_values), None) if kind is _FloatStorage:
                return _Storage(key, n_values)
        raise ModelSourceError("the file refers to something that is no storage of float32")


def read_torch_pickles(content: bytes, key: str) -> dict[str, npt.NDArray[np.float32]]:
    """The tensors below `key` of a saved dict, by their names.

    Args:
        content: the whole file, at most MAX_FILE bytes.
        key: of the dict of tensors, such as "model_state".

    Raises:
        ModelSourceError: too large, cut short, of another form, or it names what is no weight.
    """
    if len(content) > MAX_FILE:
        raise ModelSourceError(f"{len(content)} bytes are more than the {MAX_FILE} of such a file")
    file = io.BytesIO(content)
    try:
        return _tensors(file, key)
    except ModelSourceError:
        raise
    except Exception as exc:  # a pickle fails in many ways, all of which mean a damaged file
        raise ModelSourceError(f"the file is no whole stream of pickles: {exc}") from exc


def _tensors(file: io.BytesIO, key: str) -> dict[str, npt.NDArray[np.float32]]:
    if (_next(file), _next(file)) != (MAGIC, PROTOCOL) or not _next(file)["little_endian"]:
        raise ModelSourceError("the file is not of the form that torch wrote before 1.6")
    saved, keys = _next(file), _next(file)
    values = {name: _values(file) for name in keys}
    views = {name: view for name, view in saved[key].items() if isinstance(view, _View)}
    return {name: view.of(values) for name, view in views.items()}


def _next(file: io.BytesIO) -> Any:  # noqa: ANN401 - what a pickle holds
    start = file.tell()
    for operation, argument, _ in pickletools.genops(file):  # reads up to the end of this one
        if operation.name in NUMBERING and int(argument or 0) > MAX_REMEMBERED:
            raise ModelSourceError(f"a pickle that numbers {argument} objects")
    return _Unpickler(io.BytesIO(file.getbuffer()[start : file.tell()])).load()


def _values(file: io.BytesIO) -> npt.NDArray[np.float32]:
    """One storage: how many values it has, and these."""
    (n_values,) = struct.unpack("<q", file.read(8))
    content = file.read(4 * n_values) if 0 < n_values <= MAX_VALUES else b""
    if len(content) != 4 * n_values:
        raise ModelSourceError(f"the file ends within a storage of {n_values} values")
    return np.frombuffer(content, "<f4")
