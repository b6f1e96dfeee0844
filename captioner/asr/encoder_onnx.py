"""The encoder on ONNX Runtime: any length in buckets, or a fixed window."""

from pathlib import Path
from typing import Final

import numpy as np

from captioner.asr.session import open_session
from captioner.config import Provider
from captioner.units import FloatArray

BUCKET_FRAMES: Final = 20  # lengths come in steps of 0.2 s, so that shapes repeat
MAX_FRAMES: Final = 3000  # 30 s: the position table ends there


class OnnxEncoder:
    """Encodes what was said and no more, or a fixed window. Lives on the inference thread."""

    def __init__(
        self,
        path: Path,
        threads: int,
        fingerprint: str,
        n_frames: int | None = None,
        provider: Provider | None = None,
    ) -> None:
        """Load the graph; raises as `open_session` does.

        Args:
            path: the ONNX file.
            threads: inside one call.
            fingerprint: of the checkpoint.
            n_frames: the window, if it is fixed.
            provider: what runs the graph; by default the CPU.
        """
        self._session = open_session(path, threads, fingerprint, provider=provider)
        self._n_frames = n_frames

    def frames_for(self, n_frames: int) -> int:
        """The fixed window, or the next bucket.

        Raises:
            ValueError: more than that, or more than 30 s.
        """
        most = self._n_frames or MAX_FRAMES
        if n_frames > most:
            raise ValueError(f"{n_frames} frames, the encoder takes {most}")
        return self._n_frames or -(-n_frames // BUCKET_FRAMES) * BUCKET_FRAMES

    def encode(self, mel: FloatArray) -> FloatArray:
        """Map log-mel (n_mels, n) float32 to states (n / 2, d_model) float32."""
        (states,) = self._session.run(["states"], {"mel": np.ascontiguousarray(mel.T)[None]})
        return np.asarray(states[0], np.float32)

    def close(self) -> None:
        """Release the session."""
        del self._session
