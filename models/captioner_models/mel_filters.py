"""The mel filterbank that Whisper was trained with."""

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

SAMPLE_RATE: Final = 16_000  # Hz
N_FFT: Final = 400  # samples in one analysis window
LINEAR_BELOW_HZ: Final = 1000.0  # Slaney's scale is linear up to here and logarithmic above
HZ_PER_MEL: Final = 200.0 / 3
MELS_PER_LOG_HZ: Final = 27.0 / np.log(6.4)  # 27 steps from 1000 Hz to 6400 Hz

Float: TypeAlias = npt.NDArray[np.floating[Any]]


def hz_to_mel(hz: Float) -> Float:
    """Slaney's mel scale (Auditory Toolbox, 1998)."""
    above = np.log(np.maximum(hz, LINEAR_BELOW_HZ) / LINEAR_BELOW_HZ) * MELS_PER_LOG_HZ
    return np.asarray(np.minimum(hz, LINEAR_BELOW_HZ) / HZ_PER_MEL + above)


def mel_to_hz(mel: Float) -> Float:
    """Inverse of `hz_to_mel`."""
    knee = LINEAR_BELOW_HZ / HZ_PER_MEL
    above = np.exp(np.maximum(mel - knee, 0.0) / MELS_PER_LOG_HZ)
    return np.asarray(np.minimum(mel, knee) * HZ_PER_MEL * above)


def mel_filters(n_mels: int) -> npt.NDArray[np.float32]:
    """Triangular filters of unit area: (n_mels, N_FFT // 2 + 1) float32."""
    nyquist = SAMPLE_RATE / 2
    bins = np.linspace(0.0, nyquist, N_FFT // 2 + 1)
    corners = mel_to_hz(np.linspace(0.0, hz_to_mel(np.array(nyquist)), n_mels + 2))
    left, centre, right = corners[:-2, None], corners[1:-1, None], corners[2:, None]
    rising = (bins - left) / (centre - left)  # (n_mels, bins)
    falling = (right - bins) / (right - centre)
    triangles = np.maximum(0.0, np.minimum(rising, falling))
    return (triangles * 2.0 / (right - left)).astype(np.float32)
