"""A loaded model has warmed up, and costs nothing while it is idle."""

import threading
import time

import pytest

from captioner.asr.whisper import load_whisper
from captioner.config import RecognitionConfig
from captioner.engine.memory import private_bytes
from captioner.events import Closed, Segment
from support.sounds import white_noise

pytestmark = pytest.mark.slow

LOOKED_AT_S = 1.0
WINDOW = Segment(0, white_noise(3.0, level=0.05), 0, Closed.PAUSE)
LONGEST = Segment(0, white_noise(9.0, level=0.01), 0, Closed.PAUSE)
ALLOWED_BYTES = 1_000_000


def test_the_first_window_after_loading_finds_all_memory_in_place(default_model):
    transcriber = load_whisper(default_model, RecognitionConfig())
    before = private_bytes()

    transcriber.transcribe(LONGEST, lambda: False)

    gained = private_bytes() - before
    transcriber.close()
    assert gained < ALLOWED_BYTES


def test_a_model_that_has_nothing_to_do_takes_no_processor_time(default_model):
    transcriber = load_whisper(default_model, RecognitionConfig(threads=2))
    transcriber.transcribe(WINDOW, lambda: False)

    began_s = time.process_time()
    threading.Event().wait(LOOKED_AT_S)
    spent_s = time.process_time() - began_s

    transcriber.close()
    assert spent_s < 0.05 * LOOKED_AT_S
