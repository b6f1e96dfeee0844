"""Listening to a room in which nobody speaks costs next to nothing."""

import time

import pytest

from captioner.bench import noises
from captioner.config import SegmenterConfig, VadKind
from captioner.units import VAD_FRAME
from captioner.vad.factory import make_vad
from captioner.vad.segmenter import Segmenter

LISTENED_S = 60.0
MOST = 0.05  # of a core


@pytest.mark.parametrize("level_dbfs", [None, -60])
@pytest.mark.parametrize("kind", [VadKind.SILERO, VadKind.BOTH])
def test_a_minute_without_speech_costs_less_than_a_twentieth_of_a_core(kind, level_dbfs):
    quiet = level_dbfs is None
    sound = noises.digital_silence(LISTENED_S) if quiet else noises.pink_noise(60, level_dbfs)
    vad, segmenter = make_vad(kind), Segmenter(SegmenterConfig())

    began_s = time.thread_time()
    found = [s for frame in sound.reshape(-1, VAD_FRAME) for s in segmenter.feed(frame, vad(frame))]
    spent_s = time.thread_time() - began_s

    assert found == []
    assert spent_s < MOST * LISTENED_S
