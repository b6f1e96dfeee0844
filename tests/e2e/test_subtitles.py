"""Subtitles of real recordings, as `captioner transcribe --format srt` prints them."""

from functools import partial

import pytest

from captioner.asr.whisper import load_whisper
from captioner.cli.transcription import cues_of
from captioner.config import RecognitionConfig, VadKind
from captioner.engine.whole import transcribe_stream
from captioner.events import AudioChunk
from captioner.history.formats import to_srt
from captioner.history.subtitle_layout import DEFAULT_LAYOUT
from captioner.units import seconds
from captioner.vad.factory import make_vad
from support.speech import SHARED, read, shared_clips
from support.subtitle_figures import BREAKS_A_FUNCTION_WORD, Figures, figures

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1800)]


@pytest.fixture(scope="module")
def counted(default_model):
    """Of all recordings of the folders long and conversational."""
    shared_clips()  # skips without them
    paths = sorted(path for name in ("long", "conversational") for path in SHARED.glob(f"{name}/*"))
    transcriber = load_whisper(default_model, RecognitionConfig(drafts=False))
    try:
        return sum((figures(subtitles_of(path, transcriber)) for path in paths), Figures())
    finally:
        transcriber.close()


def subtitles_of(path, transcriber):
    samples = read(path)
    chunks, detector = [AudioChunk(samples, 0)], partial(make_vad, VadKind.SILERO)
    captioned = transcribe_stream(chunks, detector, transcriber)
    cues = cues_of(captioned, DEFAULT_LAYOUT, lambda: seconds(len(samples)))
    return to_srt(cues)


def test_no_line_is_too_long_and_no_cue_too_high_too_short_or_too_long(counted):
    assert counted.cues > 150
    assert counted.faults == dict.fromkeys(counted.faults, 0)


def test_nearly_all_cues_can_be_read_in_time(counted):
    assert counted.fast <= 0.02 * counted.cues


def test_few_breaks_come_after_a_function_word(counted):
    assert counted.after_function_word * BREAKS_A_FUNCTION_WORD <= counted.breaks
