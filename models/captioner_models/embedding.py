"""The 8-bit token embedding in a file of its own, looked up without loading it.

A decoder step needs the rows of a few tokens. Mapped, and read at random, they are all that
becomes memory; as a tensor of the graph the whole table would, 20 MB for tiny and 27 for base.
"""

import mmap
import os
from pathlib import Path
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

import numpy as np
import numpy.typing as npt

from captioner_models.errors import ModelFileError

UInt8: TypeAlias = npt.NDArray[np.uint8]

EMBEDDING: Final = "embedding.bin"  # its name in the folder of a model
BLOCK: Final = 128  # values that share a scale
_mapped: Final[WeakValueDictionary[tuple[object, ...], UInt8]] = WeakValueDictionary()
"""What is in use: mapped a second time, each row that is read would count twice as memory."""


def save_embedding(path: Path, integers: UInt8, fingerprint: str) -> None:
    """Write (vocabulary, d_model / BLOCK, BLOCK) uint8 and the checkpoint's fingerprint."""
    with path.open("wb") as file:
        file.write(integers.tobytes())
        file.write(fingerprint.encode("ascii"))


def open_embedding(path: Path, n_vocab: int, d_model: int, fingerprint: str) -> UInt8:
    """Map what `save_embedding` wrote: (n_vocab, d_model / BLOCK, BLOCK) uint8, read only.

    The same file is mapped once, however many decoders read it.

    Raises:
        ModelFileError: missing, of another size, or of another checkpoint.
    """
    try:
        with path.open("rb") as file:
            at = os.fstat(file.fileno())
            key = (path, at.st_ino, at.st_size, at.st_mtime_ns, n_vocab, d_model, fingerprint)
            if (known := _mapped.get(key)) is not None:
                return known
            mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except (OSError, ValueError) as exc:
        raise ModelFileError(f"{path} cannot be read: {exc}") from exc
    size = n_vocab * d_model
    if len(mapped) < size:
        raise ModelFileError(f"{path} has {len(mapped)} bytes, expected more than {size}")
    if mapped[size:] != fingerprint.encode("ascii"):
        raise ModelFileError(f"{path.name} was made from another checkpoint than the model")
    if hasattr(mmap, "MADV_RANDOM"):  # else the system reads the neighbours of every row, too
        mapped.madvise(mmap.MADV_RANDOM)
    embedding: UInt8 = np.frombuffer(mapped, np.uint8, size).reshape(n_vocab, -1, BLOCK)
    _mapped[key] = embedding
    return embedding
