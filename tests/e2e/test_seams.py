"""Speech without a pause long enough to end a window: no word is lost, doubled or cut."""

from dataclasses import replace
from functools import partial
from itertools import pairwise

import numpy as np
import pytest

from captioner.asr.whisper import load_whisper
from captioner.asr.words import CLOSING_MARKS
from captioner.cli.transcription import cues_of
from captioner.config import EngineConfig, RecognitionConfig, SegmenterConfig, VadKind
from captioner.engine.whole import transcribe_stream
from captioner.events import AudioChunk, Segment
from captioner.history.subtitle_layout import DEFAULT_LAYOUT
from captioner.units import samples, seconds
from captioner.vad.factory import make_vad
from support.reading import final_text, live_captions, stopped_captions
from support.speech import packaged, read, shared_condition
from support.told import words

pytestmark = pytest.mark.slow

SPOKEN_S = 24.3
ALL_WORDS = words(
    "It was the best of times, it was the worst of times, it was the age of wisdom, it was the age "
    "of foolishness, it was the epoch of belief, it was the epoch of incredulity, it was the "
    "season of light, it was the season of darkness, it was the spring of hope, it was the winter "
    "of despair, we had everything before us, we had nothing before us."
)
NO_PAUSE_ENDS_IT = SegmenterConfig(partial_every_ms=10_000, end_pause_ms=5000)


@pytest.fixture(scope="module")
def whisper(default_model):
    transcriber = load_whisper(default_model, RecognitionConfig())
    yield transcriber
    transcriber.close()


@pytest.fixture(scope="module")
def spoken():
    return read(packaged("two_cities.wav"), SPOKEN_S)


@pytest.mark.parametrize(("max_segment_s", "cut_search_s"), [(9.0, 2.5), (4.0, 1.5)])
def test_forced_cuts_neither_lose_nor_double_a_word(whisper, spoken, max_segment_s, cut_search_s):
    segmenter = replace(NO_PAUSE_ENDS_IT, max_segment_s=max_segment_s, cut_search_s=cut_search_s)

    captions = live_captions(spoken, whisper, EngineConfig(segmenter=segmenter))

    assert len(captions) >= SPOKEN_S // max_segment_s
    assert words(final_text(captions)) == ALL_WORDS


def test_the_last_word_survives_a_window_that_is_spoken_fast(whisper, spoken):
    sentences = spoken[: samples(8.5)]
    faster = np.interp(np.arange(0, len(sentences), 1.5), np.arange(len(sentences)), sentences)

    transcript = whisper.transcribe(Segment(0, faster.astype(np.float32), 0), lambda: False)

    assert words(transcript.text)[-1] == "foolishness"


def test_subtitles_follow_each_other_and_stay_within_the_recording(whisper, spoken):
    twice = np.concatenate((spoken, np.zeros(samples(3.0), np.float32), spoken))

    chunks, detector = [AudioChunk(twice, 0)], partial(make_vad, VadKind.SILERO)
    captioned = transcribe_stream(chunks, detector, whisper)
    cues = list(cues_of(captioned, DEFAULT_LAYOUT, lambda: seconds(len(twice))))

    times_s = [time_s for cue in cues for time_s in (cue.start_s, cue.end_s)]
    assert len(cues) >= 8
    assert times_s == sorted(times_s)
    assert times_s[0] >= 0
    assert times_s[-1] <= 2 * SPOKEN_S + 3.0
    assert any(cue.start_s > SPOKEN_S + 2.0 for cue in cues)


def recording(at):
    """(n,) of a packaged recording for 0 and 1, else of a clip of the shared set."""
    if at < 2:
        return read(packaged(("two_cities.wav", "beckett.wav")[at]), 8.0)
    clips = shared_condition("accented")
    return clips[at * 7 % len(clips)][0][: samples(8.0)]


@pytest.mark.parametrize("at", range(4))
def test_a_mark_never_begins_a_caption_wherever_it_is_cut(whisper, at):
    sound, rng = recording(at), np.random.default_rng(at)
    for _ in range(2):
        longest_s = rng.uniform(2.0, 6.0)
        search_s = rng.uniform(0.1, 0.5) * longest_s
        segmenter = replace(
            NO_PAUSE_ENDS_IT, max_segment_s=longest_s, cut_search_s=search_s, partial_every_ms=1000
        )

        captions = live_captions(sound, whisper, EngineConfig(segmenter=segmenter))

        assert captions
        assert not [one.text for one in captions if one.text[0] in CLOSING_MARKS]


@pytest.mark.parametrize("at", range(3))
def test_no_word_is_doubled_when_captioning_stops_while_somebody_speaks(whisper, at):
    sound, rng = recording(at), np.random.default_rng(at)
    said = words(final_text(live_captions(sound, whisper)))
    said_twice = {one for one, other in pairwise(said) if one == other}
    n_stops = 0
    for captions in stopped_captions(sound, whisper, lambda: int(rng.integers(12, 36))):
        n_stops += 1
        last = words(final_text(captions))[-2:]
        assert len(set(last)) == len(last) or last[0] in said_twice, captions[-1].text
    assert n_stops >= 5
