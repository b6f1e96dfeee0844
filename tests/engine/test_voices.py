import numpy as np
import pytest

from captioner.config import SegmenterConfig
from captioner.engine.whole import channel_origin, voice_segments, windows
from captioner.events import ONLY, AudioChunk
from support.sounds import rms, white_noise

RATE = 16_000
LONG = SegmenterConfig(max_segment_s=4.0, cut_search_s=1.0, partial_every_ms=10_000)


def loud():
    """A detector by level."""
    return lambda frame: float(rms(frame) > 0.01)


def bursts(*spans_s, length_s=10.0):
    """(n,) that is loud during the spans (start, end) in seconds."""
    sound = np.zeros(round(length_s * RATE), np.float32)
    for start_s, end_s in spans_s:
        part = slice(round(start_s * RATE), round(end_s * RATE))
        sound[part] = white_noise(end_s - start_s, RATE, 0.1)[: part.stop - part.start]
    return sound


def chunks(*channels, block=1000):
    for at in range(0, len(channels[0]), block):
        first, *others = (channel[at : at + block] for channel in channels)
        yield AudioChunk(first, at, 0, None, tuple(others))


def spans(segments):
    return [(segment.origin.name, segment.start / RATE, segment.end / RATE) for segment in segments]


@pytest.mark.parametrize("length_s", [3.0, 10.0])
def test_one_channel_is_cut_as_a_recording_always_was_and_has_no_label(length_s):
    sound = bursts((0.5, 1.5), (2.2, 2.9), length_s=length_s)

    found = list(voice_segments(chunks(sound), loud, LONG))

    expected = list(windows(sound, loud(), LONG))
    assert spans(found) == spans(expected)
    for segment, other in zip(found, expected, strict=True):
        np.testing.assert_array_equal(segment.samples, other.samples)


def test_a_short_recording_with_one_voice_is_one_segment_without_a_label():
    voice = bursts((0.5, 1.0), (2.0, 2.5), length_s=3.0)

    (segment,) = voice_segments(chunks(np.zeros_like(voice), voice), loud, LONG)

    assert segment.origin == ONLY
    np.testing.assert_array_equal(segment.samples, voice)


def test_voices_on_two_channels_come_by_their_starts_each_with_its_label():
    left = bursts((0.5, 3.5), (7.0, 8.0))
    right = bursts((1.5, 2.0), (4.5, 5.0), (7.5, 9.5))

    found = spans(voice_segments(chunks(left, right), loud, LONG))

    assert [label for label, *_ in found] == [
        "Channel 1",
        "Channel 2",
        "Channel 2",
        "Channel 1",
        "Channel 2",
    ]
    assert [start for _, start, _ in found] == sorted(start for _, start, _ in found)


def test_ids_count_up_over_all_channels():
    left, right = bursts((0.5, 1.5), (5.0, 6.0)), bursts((2.5, 3.5))

    found = list(voice_segments(chunks(left, right), loud, LONG))

    assert [segment.id for segment in found] == [0, 1, 2]


def test_segments_come_before_the_recording_was_read_to_its_end():
    left, right = bursts((0.5, 1.5), length_s=60), bursts((2.5, 3.5), length_s=60)
    read = []

    def counted():
        for chunk in chunks(left, right):
            read.append(chunk.start)
            yield chunk

    found = voice_segments(counted(), loud, LONG)

    assert [next(found).origin, next(found).origin] == [channel_origin(0), channel_origin(1)]
    assert max(read) < 8 * RATE


def test_a_channel_that_comes_later_has_its_segments_where_they_are():
    left, right = bursts((0.5, 1.5)), bursts((6.0, 7.0))
    late = [
        chunk if chunk.start >= 5 * RATE else AudioChunk(chunk.samples, chunk.start)
        for chunk in chunks(left, right)
    ]

    found = spans(voice_segments(late, loud, LONG))

    assert [label for label, *_ in found][-1] == "Channel 2"
    assert found[-1][1] == pytest.approx(5.5, abs=0.1)
