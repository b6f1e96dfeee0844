"""Caption a recording from its beginning to its end: the live stages, no threads or partials.

As a stream: no more sound is held than the segments need. Its channels hold one voice or several.
"""

import heapq
import itertools
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from captioner.asr.transcriber import Transcriber
from captioner.config import SegmenterConfig
from captioner.engine.framing import Frame, Framer
from captioner.events import ONLY, AudioChunk, Closed, Origin, Segment, Transcript
from captioner.units import FloatArray, samples
from captioner.vad.of_frames import of_frames
from captioner.vad.segmenter import Segmenter, SpeechProbability

WHOLE_CONFIG: Final = SegmenterConfig(
    max_segment_s=13.0, cut_search_s=4.0, end_pause_ms=2000, partial_every_ms=10_000
)
"""Nobody waits for a caption, so segments are longer than live ones, and a pause is not their end
before it is long, since what is before it tells what is said after it: on the 12 recordings over
26 s of the speech set, pauses of 0.6, 0.8, 1 and 2 s gave word error rates of 9.28, 8.41, 8.10 and
7.79 %. But the decoder reads all of a segment for each token, and hypotheses multiply in long ones:
segments of at most 26 s take a third more time than those of 13 s, and no fewer errors. On
recordings joined from one half of the speakers (45 minutes) 26 s gave 9.71 %, 13 s 9.57 %; on one
of the other half (15 minutes, chosen on nothing) 10.13 and 8.48 %, in 1.5 times the time. No
caption is shown before its segment ends, so partials are left out."""
LONGEST_AT_ONCE_S: Final = 26.0
"""A recording of one voice that is no longer is one segment, where the encoder takes that. Cut at
13 s the 159 clips of the speech set have 8.42 % of errors instead of 8.24 %, read greedily 9.96
instead of 9.51 %; for longer recordings it makes no such difference (eight: 7.89, 7.83 %)."""
ONSET: Final = samples(3.0)  # no segment begins longer before: the longest pre-roll, and 1 s


@dataclass(frozen=True, slots=True)
class Captioned:
    """A segment and what was read from it."""

    segment: Segment
    transcript: Transcript


def transcribe_whole(
    recording: FloatArray,
    vad: SpeechProbability,
    transcriber: Transcriber,
    config: SegmenterConfig = WHOLE_CONFIG,
) -> Iterator[Captioned]:
    """`transcribe_stream` of a recording (n,), float32 in [-1, 1], mono at units.SAMPLE_RATE."""
    return transcribe_stream([AudioChunk(recording, 0)], lambda: vad, transcriber, config)


def transcribe_stream(
    chunks: Iterable[AudioChunk],
    make_vad: Callable[[], SpeechProbability],
    transcriber: Transcriber,
    config: SegmenterConfig = WHOLE_CONFIG,
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[Captioned]:
    """Caption `voice_segments` in order, each as soon as it is asked for.

    Args:
        chunks: of the recording, in order; no more are taken than a segment needs.
        make_vad: makes a fresh detector for each channel; it adapts to what it hears.
        transcriber: used on this thread.
        config: how speech is cut.
        stopped: asked often; from True on, nothing more is captioned.
    """
    for segment in voice_segments(chunks, make_vad, config):
        transcript = None if stopped() else transcriber.transcribe(segment, stopped)
        if transcript is not None:
            yield Captioned(segment, transcript)


def windows(
    recording: FloatArray, vad: SpeechProbability, config: SegmenterConfig = WHOLE_CONFIG
) -> Iterator[Segment]:
    """`voice_segments` of a recording (n,)."""
    return voice_segments([AudioChunk(recording, 0)], lambda: vad, config)


def voice_segments(
    chunks: Iterable[AudioChunk],
    make_vad: Callable[[], SpeechProbability],
    config: SegmenterConfig = WHOLE_CONFIG,
) -> Iterator[Segment]:
    """The closed segments of speech on all channels, by their starts.

    Where there is speech on several, each has its channel as its origin from then on.

    A recording that fits into one segment and has speech on one channel is one segment: no pause
    can then cut a sentence, and no word be lost where the detector hears nothing.

    Args:
        chunks: of the recording, in order, with the voices one by one (`AudioChunk.others`).
        make_vad: makes a fresh detector for each channel.
        config: how speech is cut.
    """
    stream = iter(chunks)
    first: deque[AudioChunk] = deque()
    n_first, longest = 0, _longest_at_once(config)
    while n_first <= longest and (chunk := next(stream, None)) is not None:
        first.append(chunk)
        n_first += len(chunk.samples)
    if n_first > longest:
        merged = _merged(itertools.chain(_drained(first), stream), make_vad, config)
        yield from (segment for _number, segment in merged)
        return
    segments = list(_merged(first, make_vad, config))
    numbers = {number for number, _segment in segments}
    if len(numbers) == 1:
        yield _whole(first, *numbers)
    else:
        yield from (segment for _number, segment in segments)


def _longest_at_once(config: SegmenterConfig) -> int:
    """How many samples a recording may have that is read at once."""
    free = config.max_segment_s >= WHOLE_CONFIG.max_segment_s  # else an encoder takes no more
    return samples(max(config.max_segment_s, LONGEST_AT_ONCE_S) if free else config.max_segment_s)


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
    def speaks(self) -> bool:
        """Whether a segment is open."""
        return self._segmenter.open_start is not None

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
        held = list(frames)
        for frame, probability in zip(held, self._probabilities(held), strict=True):
            if frame.lost:
                yield from self._segmenter.skip(frame.lost)
            due = self._segmenter.feed(frame.samples, probability)
            yield from (segment for segment in due if segment.closed is not None)

    def _probabilities(self, frames: Sequence[Frame]) -> Sequence[float]:
        """Of speech, after each frame. A further channel that is muted costs nothing."""
        if not frames:
            return ()
        sound = np.stack([frame.samples for frame in frames])
        found = np.zeros(len(frames))
        heard = sound.any(axis=1) | (self._number == 0)
        if heard.any():
            found[heard] = of_frames(self._vad, sound[heard])
        return found.tolist()


def _merged(
    chunks: Iterable[AudioChunk],
    make_vad: Callable[[], SpeechProbability],
    config: SegmenterConfig,
) -> Iterator[tuple[int, Segment]]:
    """Segments with the numbers of their channels."""
    voices: list[_Voice] = []
    speaking = set[int]()  # channels with speech so far
    waiting: list[tuple[int, int, Segment]] = []  # a heap
    ids = itertools.count()

    def released(before: int | None) -> Iterator[tuple[int, Segment]]:
        while waiting and (before is None or waiting[0][0] <= before):
            _start, number, segment = heapq.heappop(waiting)
            origin = channel_origin(number) if len(speaking) > 1 else ONLY
            yield number, replace(segment, id=next(ids), origin=origin)

    for chunk in chunks:
        channels = [chunk.samples, *chunk.others]
        while len(voices) < len(channels):
            voices.append(_Voice(len(voices), chunk.start, make_vad(), config))
        for number, voice in enumerate(voices):
            part = channels[number] if number < len(channels) else np.zeros_like(chunk.samples)
            for segment in voice.hear(AudioChunk(part, chunk.start, chunk.lost)):
                heapq.heappush(waiting, (segment.start, number, segment))
        speaking |= {number for _start, number, _segment in waiting}
        speaking |= {number for number, voice in enumerate(voices) if voice.speaks}
        yield from released(min(voice.next_start for voice in voices))
    for number, voice in enumerate(voices):
        for segment in voice.finish():
            heapq.heappush(waiting, (segment.start, number, segment))
    speaking |= {number for _start, number, _segment in waiting}
    yield from released(None)


def _whole(chunks: Iterable[AudioChunk], number: int) -> Segment:
    """All of one channel."""
    parts = [
        (chunk.samples, *chunk.others)[number] for chunk in chunks if number <= len(chunk.others)
    ]
    return Segment(0, np.concatenate(parts), 0, Closed.END_OF_STREAM)


def _drained(chunks: deque[AudioChunk]) -> Iterator[AudioChunk]:
    while chunks:
        yield chunks.popleft()
