"""Stand-ins for hardware and models. Small, honest, shared by every test."""

import threading

import numpy as np

from captioner.events import (
    AudioChunk,
    EngineEvent,
    Segment,
    SourceStatus,
    StageTimes,
    Transcript,
)
from captioner.units import VAD_FRAME

TIMES = StageTimes(mel_s=0.001, encode_s=0.002, decode_s=0.003)
PATIENCE_S = 10.0  # nothing here takes that long; a test that waits longer has failed


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self, now_s: float = 100.0) -> None:
        self.now_s = now_s

    def __call__(self) -> float:
        return self.now_s


class FakeSource:
    """A recording: hands out its chunks, then ends, or raises what it was told to."""

    def __init__(self, chunks, then=None):
        self._chunks = iter(chunks)
        self._then = then or EOFError()
        self.status = SourceStatus("a fake")
        self.threads = set()
        self.closed = False

    def __enter__(self):
        self.threads.add(threading.current_thread().name)
        return self

    def __exit__(self, *exc):
        self.closed = True

    def read(self, timeout_s):
        self.threads.add(threading.current_thread().name)
        chunk = next(self._chunks, None)
        if chunk is None:
            raise self._then
        if callable(chunk):
            return chunk(self)
        return chunk


class Microphone(FakeSource):
    """A live device: says its chunks, then keeps silent, setting `quiet`."""

    def __init__(self, chunks=()):
        super().__init__(chunks)
        self.quiet = threading.Event()

    def read(self, timeout_s):
        try:
            return super().read(timeout_s)
        except EOFError:
            self.quiet.set()
            threading.Event().wait(timeout_s)
            return None


class EchoTranscriber:
    """Says how many samples the window has; remembers the threads it was used from."""

    def __init__(self):
        self.threads = {threading.current_thread().name}
        self.closed = False

    def transcribe(self, segment: Segment, cancelled):
        self.threads.add(threading.current_thread().name)
        return transcript(f"{len(segment.samples)}")

    def close(self):
        self.threads.add(threading.current_thread().name)
        self.closed = True


class EventLog(list[EngineEvent]):
    """A sink that keeps everything, and lets a test wait for an event."""

    def __init__(self):
        super().__init__()
        self._changed = threading.Condition()

    def append(self, event):
        with self._changed:
            super().append(event)
            self._changed.notify_all()

    def of(self, kind):
        return [event for event in self if isinstance(event, kind)]

    def wait_for(self, condition):
        """Wait until `condition(self)` holds; a test that waits too long fails."""
        with self._changed:
            assert self._changed.wait_for(lambda: condition(self), PATIENCE_S), list(self)


def transcript(text, **changes):
    fields = {"tokens": (), "avg_logprob": -0.1, "no_speech_prob": 0.0, "times": TIMES}
    return Transcript(text, **(fields | changes))


def tone(frames: int, start: int = 0, level: float = 0.5, lost: int = 0) -> AudioChunk:
    n = frames * VAD_FRAME
    wave = level * np.sin(2 * np.pi * 440 * np.arange(n) / 16_000)
    return AudioChunk(wave.astype(np.float32), start, lost)


def silence(frames: int, start: int = 0) -> AudioChunk:
    return AudioChunk(np.zeros(frames * VAD_FRAME, np.float32), start)


def loudness_vad(frame) -> float:
    return 1.0 if np.abs(frame).max() > 0.1 else 0.0
