"""The one audio format inside the engine, and the array types that carry it."""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

SAMPLE_RATE: Final = 16_000  # Hz; every stage after capture works at this rate, mono
HOP: Final = 160  # samples between mel frames (10 ms)
FRAMES_PER_S: Final = SAMPLE_RATE // HOP  # mel frames
N_FFT: Final = 400  # samples in one analysis window (25 ms)
VAD_FRAME: Final = 320  # samples the VAD consumes per step (20 ms, the middle of WebRTC's three)
STATE_HOP: Final = 2 * HOP  # samples behind one encoder position (20 ms)

FloatArray: TypeAlias = npt.NDArray[np.float32]


def seconds(n_samples: int) -> float:
    """Duration of `n_samples` at the engine rate, in seconds."""
    return n_samples / SAMPLE_RATE


def samples(duration_s: float) -> int:
    """Number of samples at the engine rate in `duration_s` seconds, rounded."""
    return round(duration_s * SAMPLE_RATE)
