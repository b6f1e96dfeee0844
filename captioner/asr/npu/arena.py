"""Memory that two processes share: through a socket a window and its states took 4 to 5 ms."""

import math
import mmap
import os
from typing import Final

import numpy as np

from captioner.units import FloatArray

N_FLOATS: Final = 1500 * 1280  # states of 30 s of the widest Whisper; 7.7 MB if all were used


class Arena:
    """Room for one array at a time. Whoever is to read it is told its shape."""

    def __init__(self, fd: int | None = None) -> None:
        """Make one, or share the one behind a descriptor, which is owned from then on."""
        size = 4 * N_FLOATS
        self.fd = os.memfd_create("captioner-npu") if fd is None else fd
        if fd is None:
            os.ftruncate(self.fd, size)
        self._floats = np.frombuffer(mmap.mmap(self.fd, size), np.float32)

    def write(self, array: FloatArray) -> tuple[int, ...]:
        """Put an array there, and say its shape."""
        assert array.size <= N_FLOATS, "longer than 30 s"
        self._floats[: array.size].reshape(array.shape)[...] = array
        return array.shape

    def read(self, shape: tuple[int, ...]) -> FloatArray:
        """A copy of the array of this shape that was put there."""
        return self._floats[: math.prod(shape)].reshape(shape).copy()

    def close(self) -> None:
        """Give up this end; arrays that were read stay."""
        if self.fd >= 0:
            os.close(self.fd)
            self.fd = -1
