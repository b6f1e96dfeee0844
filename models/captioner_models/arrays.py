"""Several arrays in one file, as np.load reads them; see `save_arrays`."""

from collections.abc import Mapping
from typing import IO, Any

import numpy as np
import numpy.typing as npt


def save_arrays(file: IO[bytes], arrays: Mapping[str, npt.NDArray[Any]]) -> None:
    """Write arrays of numbers and strings.

    np.savez has no way of its own to forbid pickles: numpy 1 takes `allow_pickle` for one more
    array. Such arrays are never pickled, and all that is read is read with `allow_pickle=False`.
    """
    named: dict[str, Any] = dict(arrays)
    np.savez(file, **named)
