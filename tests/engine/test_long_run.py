"""Memory of the engine's stages is flat however long somebody speaks or is silent."""

import gc
import tracemalloc

from captioner.config import EngineConfig
from captioner.engine.recognition import RecognitionStage
from captioner.units import VAD_FRAME
from captioner.vad.segmenter import Segmenter
from support.fakes import loudness_vad, silence, tone, transcript
from support.words import spelt

SENTENCE = spelt("It was the best of times.")
ALLOWED_BYTES = 100_000


class Stages:
    """Segmenter and reading, with a transcriber that always says the same."""

    def __init__(self):
        config = EngineConfig()
        self._segmenter = Segmenter(config.segmenter)
        self._reading = RecognitionStage(config)

    def hear(self, chunk):
        for frame in chunk.samples.reshape(-1, VAD_FRAME):
            for segment in self._segmenter.feed(frame, loudness_vad(frame)):
                if self._reading.begin(segment) is not None:
                    said = transcript("It was the best of times.", words=SENTENCE)
                    self._reading.finish(segment, said, 0.001)


def gained_bytes(stages, chunks, before, after):
    """What is held after `after` rounds and was not after `before`."""
    held = []
    tracemalloc.start()
    try:
        for n_rounds in (before, after - before):
            for _ in range(n_rounds):
                for chunk in chunks:
                    stages.hear(chunk)
            gc.collect()
            held.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    return held[1] - held[0]


def test_a_hundred_sentences_more_take_no_memory():
    assert gained_bytes(Stages(), [tone(100), silence(40)], 20, 120) < ALLOWED_BYTES


def test_a_silence_of_ten_minutes_takes_no_memory():
    assert gained_bytes(Stages(), [silence(500)], 6, 66) < ALLOWED_BYTES
