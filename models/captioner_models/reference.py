"""The exact form of an encoder: float32, only while a model is being built or measured."""

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Final, Self

import numpy as np
import onnxruntime as ort

from captioner_models.checkpoint import Checkpoint
from captioner_models.graphs.encoder import EXACT, OBSERVED, write_encoder
from captioner_models.smoothing import Float32

STATES: Final = "states"


class ReferenceEncoder:
    """A checkpoint's encoder in float32, of any length up to 30 s. Use it in a `with`."""

    def __init__(self, checkpoint: Checkpoint, parent: Path | None = None) -> None:
        """Write and load it.

        Args:
            checkpoint: whose encoder.
            parent: where a folder for the graph is made until the end; the system's place if None.
        """
        # Windows does not remove what is still mapped; the system clears it away later.
        self._folder = TemporaryDirectory(dir=parent, ignore_cleanup_errors=True)
        path = Path(self._folder.name, "encoder.onnx")
        write_encoder(checkpoint, path, EXACT, {}, observed=True)
        self._session = ort.InferenceSession(str(path), providers=["CPUExecutionProvider"])
        outputs = [output.name for output in self._session.get_outputs()]
        self._observed = [name for name in outputs if name.startswith(OBSERVED)]

    def __enter__(self) -> Self:
        """Itself."""
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        """Remove what was written."""
        del self._session
        self._folder.cleanup()

    def encode(self, mel: Float32) -> Float32:
        """Map log-mel (n_mels, n) to states (n / 2, d_model)."""
        (states,) = self._session.run([STATES], _feeds(mel))
        return np.asarray(states[0], np.float32)

    def largest(self, mel: Float32) -> Mapping[str, Float32]:
        """By name of each map that can be smoothed, its input's largest magnitudes (in,)."""
        values = self._session.run(self._observed, _feeds(mel))
        names = (name.removeprefix(OBSERVED) for name in self._observed)
        return dict(zip(names, values, strict=True))


def _feeds(mel: Float32) -> dict[str, Float32]:
    return {"mel": np.ascontiguousarray(mel.T)[None]}
