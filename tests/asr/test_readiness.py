"""The first window is as quick as the others, and an idle model costs nothing."""

import threading
import time
from statistics import median

import pytest

from captioner.asr.whisper import load_whisper
from captioner.config import RecognitionConfig
from captioner.events import Closed, Segment
from support.sounds import white_noise

pytestmark = pytest.mark.slow

LOOKED_AT_S = 1.0
WINDOW = Segment(0, white_noise(3.0, level=0.05), 0, Closed.PAUSE)


def cost_s(transcriber):
    """Processor time of one window on this thread: a busy machine does not change it."""
    began_s = time.thread_time()
    transcriber.transcribe(WINDOW, lambda: False)
    return time.thread_time() - began_s


def first_over_median(folder):
    transcriber = load_whisper(folder, RecognitionConfig())
    try:
        first, *later = [cost_s(transcriber) for _ in range(8)]
    finally:
        transcriber.close()
    return first / median(later)


def test_the_first_window_after_loading_costs_no_more_than_the_others(default_model):
    assert min(first_over_median(default_model) for _ in range(3)) <= 1.5


def test_a_model_that_has_nothing_to_do_takes_no_processor_time(default_model):
    transcriber = load_whisper(default_model, RecognitionConfig(threads=2))
    transcriber.transcribe(WINDOW, lambda: False)

    began_s = time.process_time()
    threading.Event().wait(LOOKED_AT_S)
    spent_s = time.process_time() - began_s

    transcriber.close()
    assert spent_s < 0.05 * LOOKED_AT_S
