"""Caption a whole recording that is in memory: the live stages without threads and partials."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from captioner.asr.transcriber import Transcriber
from captioner.config import SegmenterConfig
from captioner.engine.framing import Framer
from captioner.events import AudioChunk, Closed, Segment, Transcript
from captioner.units import FloatArray, samples
from captioner.vad.segmenter import Segmenter, SpeechProbability

WHOLE_CONFIG: Final = SegmenterConfig(
    max_segment_s=26.0, cut_search_s=5.0, end_pause_ms=600, partial_every_ms=10_000
)
"""Nobody waits for a caption, so windows are longer: on the 48 recordings over 9 s of the speech
set, windows of at most 26 s instead of 9 s took the word error rate from 12.4 to 9.5 %. No caption
is shown before its window ends, so partials are left out."""


@dataclass(frozen=True, slots=True)
class Captioned:
    """A window and what was read from it."""

    segment: Segment
    transcript: Transcript


def transcribe_whole(
    recording: FloatArray,
    vad: SpeechProbability,
    transcriber: Transcriber,
    config: SegmenterConfig = WHOLE_CONFIG,
) -> Iterator[Captioned]:
    """Caption the windows of a recording in order, each as soon as it is asked for.

    Args:
        recording: (n,) float32 in [-1, 1], mono at units.SAMPLE_RATE.
        vad: a fresh detector; it adapts to what it hears.
        transcriber: used on this thread.
        config: how speech is cut.
    """
    for segment in windows(recording, vad, config):
        transcript = transcriber.transcribe(segment, _never)
        if transcript is not None:
            yield Captioned(segment, transcript)


def windows(
    recording: FloatArray, vad: SpeechProbability, config: SegmenterConfig = WHOLE_CONFIG
) -> Iterator[Segment]:
    """The windows of speech in a recording (n,), closed, in order.

    A recording that fits into one window and has speech is one window: no pause can then cut a
    sentence, and no word be lost where the detector hears nothing.
    """
    closed = _closed_windows(recording, vad, config)
    if len(recording) > samples(config.max_segment_s):
        yield from closed
    elif next(closed, None) is not None:
        yield Segment(0, recording, 0, Closed.END_OF_STREAM)


def _closed_windows(
    recording: FloatArray, vad: SpeechProbability, config: SegmenterConfig
) -> Iterator[Segment]:
    segmenter = Segmenter(config)
    framer = Framer()
    for chunk in (AudioChunk(recording, 0), None):
        for frame in framer.push(chunk) if chunk else framer.flush():
            due = segmenter.feed(frame.samples, vad(frame.samples))
            yield from (segment for segment in due if segment.closed is not None)
    for segment in segmenter.flush():
        yield _without_padding(segment, len(recording))


def _without_padding(segment: Segment, n_samples: int) -> Segment:
    """Cut off what the framer added to fill the last frame."""
    kept = np.ascontiguousarray(segment.samples[: n_samples - segment.start])
    return Segment(segment.id, kept, segment.start, segment.closed)


def _never() -> bool:
    return False
