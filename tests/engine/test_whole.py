"""A recording that is captioned as a stream."""

import numpy as np
import pytest

from captioner.engine.whole import transcribe_stream, voice_segments, windows
from captioner.events import AudioChunk
from support.fakes import EchoTranscriber, loudness_vad, silence, tone

SOUND = np.concatenate([c.samples for c in (tone(700), silence(60), tone(900), silence(60))])


def chunked(n_samples):
    return [
        AudioChunk(SOUND[start : start + n_samples], start)
        for start in range(0, len(SOUND), n_samples)
    ]


@pytest.mark.parametrize("n_samples", [800, 1111, 160_000])
def test_windows_are_the_same_however_the_sound_comes(n_samples):
    whole = list(windows(SOUND, loudness_vad))

    streamed = list(voice_segments(chunked(n_samples), lambda: loudness_vad))

    assert [(one.start, one.closed) for one in streamed] == [(w.start, w.closed) for w in whole]
    for one, other in zip(streamed, whole, strict=True):
        np.testing.assert_array_equal(one.samples, other.samples)


@pytest.mark.parametrize(("n_silent", "n_windows"), [(50, 1), (150, 2)])
def test_only_a_long_pause_ends_a_window(n_silent, n_windows):
    parts = (tone(250), silence(n_silent), tone(250), silence(800))  # frames of 20 ms
    sound = np.concatenate([chunk.samples for chunk in parts])

    found = list(windows(sound, loudness_vad))

    assert len(found) == n_windows


def test_the_first_window_does_not_wait_for_the_end():
    taken = []

    def chunks():
        for number in range(10_000):
            taken.append(number)
            yield tone(50) if number % 20 else silence(50)

    next(voice_segments(chunks(), lambda: loudness_vad))

    assert len(taken) < 60  # of a second each


def test_nothing_is_captioned_after_it_was_told_to_stop():
    stopped = []

    captioned = transcribe_stream(
        chunked(800), lambda: loudness_vad, EchoTranscriber(), stopped=lambda: bool(stopped)
    )
    first = next(captioned)
    stopped.append(True)

    assert first.transcript.text
    assert list(captioned) == []
