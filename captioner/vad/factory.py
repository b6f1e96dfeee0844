"""The detectors of voice activity that there are, by name."""

from functools import cache
from typing import TYPE_CHECKING

from captioner.config import VadKind
from captioner.errors import BackendError
from captioner.units import FloatArray
from captioner.vad.of_frames import of_frames
from captioner.vad.segmenter import SpeechProbability

if TYPE_CHECKING:
    from captioner.vad.silero import Network


class Both:
    """A `SpeechProbability` that is no higher than that of either detector."""

    def __init__(self, first: SpeechProbability, second: SpeechProbability) -> None:
        """Take two detectors of which neither is used elsewhere: each hears every frame."""
        self._first = first
        self._second = second

    def __call__(self, frame: FloatArray) -> float:
        """The lower probability for a frame (VAD_FRAME,)."""
        first, second = self._first(frame), self._second(frame)
        return min(first, second)

    def of_frames(self, frames: FloatArray) -> list[float]:
        """The same for (m, VAD_FRAME), see `captioner.vad.of_frames`."""
        both = (of_frames(self._first, frames), of_frames(self._second, frames))
        return [min(pair) for pair in zip(*both, strict=True)]


def make_vad(kind: VadKind, *, sparing: bool = True) -> SpeechProbability:
    """A fresh detector.

    Args:
        kind: which.
        sparing: whether it may pass over what is nothing but the background: for sources that
            are listened to for hours. Recordings are heard as a whole.

    Raises:
        BackendError: what it needs is missing or does not load.
    """
    match kind:
        case VadKind.SILERO:
            return _silero(sparing=sparing)
        case VadKind.WEBRTC:
            return _webrtc()
        case VadKind.BOTH:
            return Both(_silero(sparing=sparing), _webrtc())


def channel_vad() -> SpeechProbability:
    """A fresh detector for one of several channels. All of them share one network.

    Raises:
        BackendError: no detector loads.
    """
    try:
        from captioner.vad.silero import SileroVad

        return SileroVad(_shared_network())
    except BackendError:
        return _webrtc()


@cache
def _shared_network() -> "Network":
    from captioner.vad.silero import load_network

    return load_network()


def _silero(*, sparing: bool) -> SpeechProbability:
    if not sparing:
        from captioner.vad.silero_blocks import SileroBlocks

        return SileroBlocks()
    from captioner.vad.silero import SileroVad

    return SileroVad()


def _webrtc() -> SpeechProbability:
    from captioner.vad.webrtc import WebRtcVad

    return WebRtcVad()
