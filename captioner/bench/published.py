"""What others measured of Whisper tiny on an NPU: the figures behind rows that are simulated.

Raspberry Pi 5 with a Hailo-8L, 24 clips of LibriSpeech dev-clean, mean of a clip; the vendor's
compiled encoder of 10 s, and its decoder or an int8 ONNX decoder with a cache. From the original
notes, which quote K. Tomanek's benchmarks. Their word error rates are of text that was not
normalised, so they are no match for ours.
"""

from dataclasses import dataclass
from typing import Final

SOURCE: Final = (
    "published for tiny on a Raspberry Pi 5 with a Hailo-8L (24 clips of LibriSpeech dev-clean, "
    "mean of a clip)"
)
CHECKPOINTS: Final = ("tiny", "tiny.en")  # of the same size, and so of the same times
STATES_APART: Final = 0.189  # mean |difference| of the chip's states to float32, where
STATES_SPREAD: Final = 1.35  # is the standard deviation of the states


@dataclass(frozen=True, slots=True)
class PublishedTimes:
    """Of one system."""

    encoder_ms: float
    decoder_ms: float
    total_ms: float
    word_errors: float
    """In per cent, of text that was not normalised."""


HYBRID: Final = PublishedTimes(31.4, 101.1, 132.5, 34.71)
FULL_NPU: Final = PublishedTimes(33.3, 1257.4, 1290.7, 34.53)
