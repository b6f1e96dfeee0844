"""Segments of a recording whose channels hold one voice or several, in the order of their starts.

Pure but for the detectors. As a stream: no more sound is held than the segments need.
"""

import heapq
import itertools
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Final

import numpy as np

from captioner.asr.transcriber import Transcriber
from captioner.config import SegmenterConfig
from captioner.engine.framing import Frame, Framer
from captioner.engine.whole import Captioned
from captioner.events import ONLY, AudioChunk, Closed, Origin, Segment
from captioner.units import FloatArray, samples
from captioner.vad.segmenter import Segmenter, SpeechProbability

ONSET: Final = samples(
    3.0
)  # no segment begins longer before it opens: the longest pre-roll, and 1 s


def voice_segments(
    chunks: Iterable[AudioChunk],
    make_vad: Callable[[], SpeechProbability],
    config: SegmenterConfig,
) -> Iterator[Segment]:
    """The closed segments of speech on all channels, by their starts, with its origin each.

    A recording that fits into one segment and has speech on one channel is one segment: no pause
    can then cut a sentence, and no word be lost where the detector hears nothing.

    Args:
        chunks: of the recording, in order, with the voices one by one (`AudioChunk.others`).
        make_vad: makes a fresh detector for each channel.
        config: how speech is cut.
    """
    stream = iter(chunks)
    first: deque[AudioChunk] = deque()
    n_first, longest = 0, samples(config.max_segment_s)
    while n_first <= longest and (chunk := next(stream, None)) is not None:
        first.append(chunk)
        n_first += len(chunk.samples)
    if n_first > longest:
        yield from _merged(itertools.chain(_drained(first), stream), make_vad, config)
        return
    segments = list(_merged(first, make_vad, config))
    if len({segment.origin for segment in segments}) == 1:
        yield _whole(first, segments[0].origin)
    else:
        yield from segments


def transcribe_voices(
    chunks: Iterable[AudioChunk],
    make_vad: Callable[[], SpeechProbability],
    transcriber: Transcriber,
    config: SegmenterConfig,
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[Captioned]:
    """Caption `voice_segments` in order, each as soon as it is asked for.

    `stopped` is asked often: from True on, nothing more is captioned. Used on one thread.
    """
    for segment in voice_segments(chunks, make_vad, config):
        transcript = None if stopped() else transcriber.transcribe(segment, stopped)
        if transcript is not None:
            yield Captioned(segment, transcript)


def channel_origin(number: int) -> Origin:
    """The origin of what is on one of several channels, from 0."""
    return Origin(f"channel-{number + 1}", f"Channel {number + 1}")


class _Voice:
    """What is said on one channel, cut into segments."""

    def __init__(
        self, number: int, start: int, vad: SpeechProbability, config: SegmenterConfig
    ) -> None:
        self._number = number
        self._vad = vad
        self._framer = Framer()
        self._segmenter = Segmenter(config)
        self._segmenter.skip(start)
        self._end = start

    @property
    def next_start(self) -> int:
        """No segment that is still to come starts before this stream position."""
        opened = self._segmenter.open_start
        return self._segmenter.position - ONSET if opened is None else opened

    def hear(self, chunk: AudioChunk) -> Iterator[Segment]:
        """Take the next chunk of this channel; return the segments that are closed."""
        self._end = chunk.start + len(chunk.samples)
        return self._closed(self._framer.push(chunk))

    def finish(self) -> Iterator[Segment]:
        """The sound has ended."""
        yield from self._closed(self._framer.flush())
        for segment in self._segmenter.flush():  # without what fills the last frame
            kept = np.ascontiguousarray(segment.samples[: self._end - segment.start])
            yield replace(segment, samples=kept)

    def _closed(self, frames: Iterable[Frame]) -> Iterator[Segment]:
        for frame in frames:
            if frame.lost:
                yield from self._segmenter.skip(frame.lost)
            due = self._segmenter.feed(frame.samples, self._probability(frame.samples))
            yield from (segment for segment in due if segment.closed is not None)

    def _probability(self, frame: FloatArray) -> float:
        """A further channel that is muted costs nothing."""
        return 0.0 if self._number and not frame.any() else self._vad(frame)


def _merged(
    chunks: Iterable[AudioChunk],
    make_vad: Callable[[], SpeechProbability],
    config: SegmenterConfig,
) -> Iterator[Segment]:
    voices: list[_Voice] = []
    waiting: list[tuple[int, int, Segment]] = []  # a heap
    ids = itertools.count()

    def released(before: int | None) -> Iterator[Segment]:
        while waiting and (before is None or waiting[0][0] <= before):
            _start, number, segment = heapq.heappop(waiting)
            origin = channel_origin(number) if len(voices) > 1 else ONLY
            yield replace(segment, id=next(ids), origin=origin)

    for chunk in chunks:
        channels = [chunk.samples, *chunk.others]
        while len(voices) < len(channels):
            voices.append(_Voice(len(voices), chunk.start, make_vad(), config))
        for number, voice in enumerate(voices):
            part = channels[number] if number < len(channels) else np.zeros_like(chunk.samples)
            for segment in voice.hear(AudioChunk(part, chunk.start, chunk.lost)):
                heapq.heappush(waiting, (segment.start, number, segment))
        yield from released(min(voice.next_start for voice in voices))
    for number, voice in enumerate(voices):
        for segment in voice.finish():
            heapq.heappush(waiting, (segment.start, number, segment))
    yield from released(None)


def _whole(chunks: Iterable[AudioChunk], origin: Origin) -> Segment:
    """All of the channel of this origin."""
    parts = [
        samples
        for chunk in chunks
        for number, samples in enumerate((chunk.samples, *chunk.others))
        if origin in (ONLY, channel_origin(number))
    ]
    return Segment(0, np.concatenate(parts), 0, Closed.END_OF_STREAM, origin=origin)


def _drained(chunks: deque[AudioChunk]) -> Iterator[AudioChunk]:
    while chunks:
        yield chunks.popleft()
