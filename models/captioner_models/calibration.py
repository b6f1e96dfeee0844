"""The calibration set: log-mels of speech, from which the vendor's tool learns ranges of values."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import numpy as np

from captioner_models.errors import ModelError
from captioner_models.tail import Float32, LogMel

SAMPLE_RATE: Final = 16_000  # Hz
SPEECH_FROM_RMS: Final = 1e-3  # of full scale: a window below is silence, and says little of ranges
SHORTEST: Final = SAMPLE_RATE // 2  # samples; half a second is the least that can be a word
ENOUGH: Final = 1024  # windows below which the vendor's tool does less by itself
HEADER: Final = 128  # bytes before the values, so that the number of windows can be filled in


def windows_of(samples: Float32, n_samples: int, hop: int) -> Iterator[Float32]:
    """Windows of a recording (n,) at 16 kHz, silent ones left out; the last may be shorter.

    Args:
        samples: mono.
        n_samples: length of a window.
        hop: from the start of one to that of the next.
    """
    last = max(0, len(samples) - n_samples // 2)  # of the end at least half a window is left
    for start in range(0, last + 1, hop):
        window = samples[start : start + n_samples]
        long_enough = len(window) >= SHORTEST
        if long_enough and float(np.sqrt(np.mean(np.square(window)))) >= SPEECH_FROM_RMS:
            yield window


def write_calibration(
    path: Path,
    recordings: Iterable[Float32],
    filters: Float32,
    log_mel: LogMel,
    *,
    n_frames: int,
    most: int,
    hop_s: float | None = None,
) -> int:
    """Write (N, 1, n_frames, n_mels) float32 as .npy, window by window; gives N.

    The set may be larger than memory: 4,000 windows of 10 s are 1.3 GB.

    Args:
        path: to write.
        recordings: each (n,) float32 at 16 kHz.
        filters: (n_mels, bins) mel filterbank.
        log_mel: the front end of speech recognition.
        n_frames: length of a window in frames of 10 ms.
        most: windows after which it is enough.
        hop_s: seconds from one window of a recording to the next; by default a window's length.

    Raises:
        ModelError: no recording holds speech.
    """
    n_samples = n_frames * SAMPLE_RATE // 100
    hop = n_samples if hop_s is None else round(hop_s * SAMPLE_RATE)
    n_windows = 0
    with path.open("wb") as file:
        file.write(bytes(HEADER))
        for samples in recordings:
            for window in windows_of(samples, n_samples, hop):
                mel = log_mel(window, filters, n_frames)  # (n_mels, n_frames)
                file.write(np.ascontiguousarray(mel.T, "<f4").tobytes())
                n_windows += 1
                if n_windows == most:
                    break
            if n_windows == most:
                break
        file.seek(0)
        file.write(_header((n_windows, 1, n_frames, len(filters))))
    if not n_windows:
        path.unlink()
        raise ModelError(
            "no recording holds speech to calibrate with",
            hint="Name a folder with recordings of speech: `--calibration FOLDER`.",
        )
    return n_windows


def _header(shape: tuple[int, ...]) -> bytes:
    """The .npy header of a float32 array, HEADER bytes long."""
    words = f"{{'descr': '<f4', 'fortran_order': False, 'shape': {shape}, }}"
    magic = b"\x93NUMPY\x01\x00" + (HEADER - 10).to_bytes(2, "little")
    header = magic + words.encode("ascii").ljust(HEADER - 11) + b"\n"
    assert len(header) == HEADER
    return header
