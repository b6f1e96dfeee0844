"""The mel spectrogram that the speaker encoder was trained with: powers, not their logarithms."""

from typing import Final

import numpy as np

from captioner.units import HOP, N_FFT, FloatArray

N_MELS: Final = 40
HALF: Final = N_FFT // 2
WINDOW: Final = np.hanning(N_FFT + 1)[:-1].astype(np.float32)  # periodic Hann


def power_mel(samples: FloatArray, filters: FloatArray) -> FloatArray:
    """Mel spectrogram of a mono signal with silence before and after it.

    Args:
        samples: (n,) float32 in [-1, 1] at units.SAMPLE_RATE.
        filters: (N_MELS, N_FFT // 2 + 1) triangular filterbank.

    Returns:
        (n // HOP + 1, N_MELS) float32; the middle of frame i is at sample i * HOP.
    """
    padded = np.pad(samples, HALF)
    frames = np.lib.stride_tricks.sliding_window_view(padded, N_FFT)[::HOP]  # (t, N_FFT)
    spectrum = np.fft.rfft(frames * WINDOW)  # (t, N_FFT // 2 + 1)
    power = np.asarray(spectrum.real**2 + spectrum.imag**2, np.float32)
    # Summed in numpy itself: a product would wake the threads of its linear algebra.
    return np.asarray(np.einsum("tb,mb->tm", power, filters), np.float32)
