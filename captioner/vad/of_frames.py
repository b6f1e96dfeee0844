"""Detectors asked for many frames at once."""

from collections.abc import Callable, Sequence

from captioner.units import FloatArray
from captioner.vad.segmenter import SpeechProbability


def of_frames(vad: SpeechProbability, frames: FloatArray) -> Sequence[float]:
    """The probabilities after each of (m, VAD_FRAME), m at least 1, given in order.

    A detector with a method `of_frames` takes them in one call.
    """
    many: Callable[[FloatArray], Sequence[float]] | None = getattr(vad, "of_frames", None)
    return [vad(frame) for frame in frames] if many is None else many(frames)
