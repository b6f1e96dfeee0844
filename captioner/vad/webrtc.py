"""Voice activity by the WebRTC detector: small, fast, no model file."""

from enum import IntEnum
from typing import Final, Protocol

import numpy as np

from captioner.errors import BackendError, worded
from captioner.installation import advice_here
from captioner.units import SAMPLE_RATE, VAD_FRAME, FloatArray

FULL_SCALE: Final = 32_767  # the detector reads 16-bit samples


class Strictness(IntEnum):
    """How readily the detector dismisses sound as noise: WebRTC's own four modes."""

    LENIENT = 0
    LOW_BITRATE = 1
    STRICT = 2
    VERY_STRICT = 3


class _Detector(Protocol):
    def is_speech(self, buf: bytes, sample_rate: int) -> bool: ...


class WebRtcVad:
    """A `SpeechProbability` that is always 0 or 1: whether the WebRTC detector hears speech.

    It adapts to the background, so frames are given in order. Used on one thread.
    """

    def __init__(self, strictness: Strictness = Strictness.STRICT) -> None:
        """Create the detector.

        Args:
            strictness: STRICT is the mode in which our segmentation was measured.

        Raises:
            BackendError: the detector's module is missing or does not load.
        """
        self._detector = _detector(strictness)

    def __call__(self, frame: FloatArray) -> float:
        """1.0 if the frame (VAD_FRAME,), float32 in [-1, 1], is speech, else 0.0.

        Raises:
            ValueError: the frame has another shape.
        """
        if frame.shape != (VAD_FRAME,):
            raise ValueError(f"need one frame of ({VAD_FRAME},) samples, got shape {frame.shape}")
        finite = np.nan_to_num(frame, nan=0.0, posinf=1.0, neginf=-1.0)
        pcm = (np.clip(finite, -1.0, 1.0) * FULL_SCALE).astype("<i2")
        return float(self._detector.is_speech(pcm.tobytes(), SAMPLE_RATE))


def _detector(strictness: Strictness) -> _Detector:
    try:
        import webrtcvad
    except ImportError as exc:
        raise BackendError(
            worded("the voice activity detector does not load: {why}", why=exc),
            hint=worded("{again} `--vad silero` does without it.", again=advice_here().again),
        ) from exc
    detector: _Detector = webrtcvad.Vad(int(strictness))
    return detector
