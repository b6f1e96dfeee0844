"""What was learnt of voices, and comes with the program beside the network."""

from collections.abc import Sequence
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np

from captioner.errors import BackendError, worded
from captioner.units import FloatArray

FOLDER: Final = "resources/speaker_encoder"


def load_learnt(file: str, names: Sequence[str], path: Path | None = None) -> list[FloatArray]:
    """Arrays of a file, as float32; by default of the one of this name in the package.

    Raises:
        BackendError: it is missing or damaged.
    """
    if path is None:
        with as_file(files("captioner_models") / FOLDER / file) as packaged:
            return load_learnt(file, names, packaged)
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as arrays:
            return [arrays[name].astype(np.float32) for name in names]
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as exc:
        raise BackendError(
            worded("{file} of the speaker encoder cannot be read: {why}", file=path.name, why=exc),
            hint=worded("Install the program again."),
        ) from exc
