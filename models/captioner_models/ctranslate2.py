"""Reading the model file of CTranslate2 (model.bin), whole or in parts.

Layout, little-endian: u32 version, spec name, u32 spec revision, u32 number of variables; per
variable its name, u8 rank, u32 for each dimension, u8 element type, u32 bytes, data; then u32
number of aliases, each an alias name and a variable name. A name is u16 length, then that many
bytes, the last of them NUL.

A file is outside data: every length is checked against what is left before anything is read or
allocated, and whatever is wrong is a ModelSourceError that says at which byte.
"""

import math
import struct
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from captioner_models.errors import ModelSourceError
from captioner_models.progress import Progress, silent
from captioner_models.worded import worded

Variables: TypeAlias = dict[str, npt.NDArray[Any]]

VERSION: Final = 6  # of the container, written by CTranslate2 3 and 4
SPEC: Final = "WhisperSpec"
SPEC_REVISION: Final = 3
MAX_RANK: Final = 4  # a Whisper has nothing beyond the three of a convolution
DTYPES: Final = {0: "<f4", 1: "<i1", 2: "<i2", 3: "<i4", 4: "<f2"}


def read_variables(parts: Sequence[Path], progress: Progress = silent) -> Variables:
    """All variables and aliases of a model file, by name, in the type they are stored in.

    Args:
        parts: the file, or the pieces it was cut into, in order.
        progress: told the share of the file that has been read.

    Raises:
        ModelSourceError: missing, truncated, altered, or of another version or kind of model.
    """
    with _open(parts) as stream:
        n_variables = _header(stream)
        variables: Variables = {}
        for _ in range(n_variables):
            name = stream.name("the name of a variable")
            if name in variables:
                raise stream.error(f"{name} is stored twice")
            variables[name] = _variable(stream, name)
            progress(worded("Reading the weights"), stream.position / stream.size)
        _aliases(stream, variables)
        if stream.position != stream.size:
            raise stream.error(f"{stream.size - stream.position} bytes follow the last entry")
    return variables


def _header(stream: "_Stream") -> int:
    """Check version and kind; returns the number of variables."""
    version = stream.unsigned(4, "the version")
    if version != VERSION:
        raise stream.error(f"format version {version}, expected {VERSION}")
    spec = stream.name("the kind of model")
    if spec != SPEC:
        raise stream.error(f"a {spec}, expected a {SPEC}")
    revision = stream.unsigned(4, "the revision of the kind of model")
    if revision != SPEC_REVISION:
        raise stream.error(f"{SPEC} revision {revision}, expected {SPEC_REVISION}")
    return stream.unsigned(4, "the number of variables")


def _variable(stream: "_Stream", name: str) -> npt.NDArray[Any]:
    """The array that follows a variable's name."""
    rank = stream.unsigned(1, f"the rank of {name}")
    if rank > MAX_RANK:
        raise stream.error(f"{name} has {rank} dimensions")
    shape = tuple(stream.unsigned(4, f"the shape of {name}") for _ in range(rank))
    kind = stream.unsigned(1, f"the type of {name}")
    if kind not in DTYPES:
        raise stream.error(f"{name} has the unknown element type {kind}")
    dtype = np.dtype(DTYPES[kind])
    n_bytes = stream.unsigned(4, f"the size of {name}")
    if n_bytes != math.prod(shape) * dtype.itemsize:
        raise stream.error(f"{name} has {n_bytes} bytes for the shape {shape} of {dtype.name}")
    return np.frombuffer(stream.take(n_bytes, name), dtype).reshape(shape)


def _aliases(stream: "_Stream", variables: Variables) -> None:
    """Add the second names of variables."""
    for _ in range(stream.unsigned(4, "the number of aliases")):
        alias = stream.name("an alias")
        name = stream.name(f"what {alias} stands for")
        if name not in variables or alias in variables:
            raise stream.error(f"the alias {alias} for {name} does not fit the variables")
        variables[alias] = variables[name]


@contextmanager
def _open(parts: Sequence[Path]) -> Iterator["_Stream"]:
    """The parts as one stream; trouble of the file system becomes a ModelSourceError."""
    try:
        with ExitStack() as stack:
            yield _Stream(parts[0], [stack.enter_context(path.open("rb")) for path in parts])
    except OSError as exc:
        raise ModelSourceError(f"cannot read {exc.filename or parts[0]}: {exc.strerror}") from exc


class _Stream:
    """Files read one after the other as if they were one."""

    def __init__(self, path: Path, files: Sequence[BinaryIO]) -> None:
        self.position = 0  # bytes from the start of the first file
        self.size = sum(file.seek(0, 2) for file in files)
        self._path = path
        self._files = list(files)
        for file in files:
            file.seek(0)

    def error(self, message: str) -> ModelSourceError:
        """The error to raise at this place."""
        return ModelSourceError(
            f"{self._path} is not a model file this program can read: "
            f"{message} (at byte {self.position} of {self.size})",
            hint="The file is damaged or of another kind; install or download it again.",
        )

    def take(self, n_bytes: int, what: str) -> bytes:
        """The next `n_bytes`, which hold `what`."""
        if n_bytes > self.size - self.position:
            raise self.error(f"it ends inside {what}, which needs {n_bytes} bytes")
        data = self._files[0].read(n_bytes)
        while len(data) < n_bytes and len(self._files) > 1:
            self._files.pop(0)
            data += self._files[0].read(n_bytes - len(data))
        if len(data) < n_bytes:  # the file shrank after it was opened
            raise self.error(f"it ends inside {what}, which needs {n_bytes} bytes")
        self.position += n_bytes
        return data

    def unsigned(self, n_bytes: int, what: str) -> int:
        """The next unsigned integer."""
        value: int
        (value,) = struct.unpack({1: "<B", 2: "<H", 4: "<I"}[n_bytes], self.take(n_bytes, what))
        return value

    def name(self, what: str) -> str:
        """The next name."""
        data = self.take(self.unsigned(2, f"the length of {what}"), what)
        if not data.endswith(b"\0") or not data[:-1].isascii():
            raise self.error(f"{what} is {data[:40]!r}")
        return data[:-1].decode("ascii")
