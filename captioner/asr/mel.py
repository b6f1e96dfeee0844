"""The log-mel front end the models were trained with."""

from typing import Final

import numpy as np

from captioner.units import HOP, N_FFT, FloatArray

FLOOR: Final = 1e-10  # power below this is treated as silence
RANGE_LOG10: Final = 8.0  # dynamic range kept below the loudest bin, in log10 power (80 dB)
HALF: Final = N_FFT // 2
WINDOW: Final = np.hanning(N_FFT + 1)[:-1].astype(np.float32)  # periodic Hann


def log_mel(samples: FloatArray, filters: FloatArray, n_frames: int | None = None) -> FloatArray:
    """Log-mel spectrogram of a mono signal, as if padded with zeros to `n_frames`.

    Frames that hear nothing but padding are filled in without computing them.

    Args:
        samples: (n,) float32 in [-1, 1] at units.SAMPLE_RATE.
        filters: (n_mels, N_FFT // 2 + 1) triangular filterbank.
        n_frames: frames wanted, at least n // HOP; by default n // HOP.

    Returns:
        (n_mels, n_frames) float32; no value is more than 2.0 below the largest.

    Raises:
        ValueError: `n_frames` would cut the signal, or the signal is shorter than one hop.
    """
    total = len(samples) // HOP if n_frames is None else n_frames
    if not 0 < len(samples) // HOP <= total:
        raise ValueError(f"{len(samples)} samples do not fit {total} frames of {HOP}")
    frames = _frames(samples, total)  # (heard, N_FFT)
    spectrum = np.fft.rfft(frames * WINDOW)  # (heard, N_FFT // 2 + 1)
    power = np.asarray(spectrum.real**2 + spectrum.imag**2, np.float32)
    energy = np.full((len(filters), total), FLOOR, np.float32)
    energy[:, : len(frames)] = np.maximum(_apply(filters, power), FLOOR)
    log_spec = np.log10(energy)  # (n_mels, total)
    log_spec = np.maximum(log_spec, log_spec.max() - RANGE_LOG10)
    return np.asarray((log_spec + 4.0) / 4.0, np.float32)


def _apply(filters: FloatArray, power: FloatArray) -> FloatArray:
    """Filter energies (n_mels, t) of power (t, bins).

    One small product per filter over the few bins it covers: a single large product would wake
    the threads of numpy's linear algebra, which then compete with those of the networks.
    """
    bins = np.ascontiguousarray(power.T)  # (bins, t)
    covered = filters != 0
    first = covered.argmax(axis=1)  # (n_mels,)
    end = filters.shape[1] - covered[:, ::-1].argmax(axis=1)
    energy = np.empty((len(filters), len(power)), np.float32)
    for row, low, high, out in zip(filters, first, end, energy, strict=True):
        np.dot(row[low:high], bins[low:high], out=out)
    return energy


def _frames(samples: FloatArray, total: int) -> FloatArray:
    """Overlapping frames (heard, N_FFT) of those among `total` that hear any of the samples.

    The signal is mirrored at both ends, the far end being that of the padded signal.
    """
    heard = min(total, -(-(len(samples) + HALF) // HOP))
    padded = np.pad(samples, (0, max(0, total * HOP - len(samples))))[: heard * HOP + N_FFT]
    end_is_near = heard * HOP + HALF > len(padded)
    padded = np.pad(padded, (HALF, 0), mode="reflect")
    missing = max(0, (heard - 1) * HOP + N_FFT - len(padded))
    padded = np.pad(padded, (0, missing), mode="reflect" if end_is_near else "constant")
    return np.lib.stride_tricks.sliding_window_view(padded, N_FFT)[::HOP][:heard]
