import re

import numpy as np
import pytest

from captioner.asr.whisper import load_whisper
from captioner.config import RecognitionConfig
from captioner.events import Closed, Rejection, Segment
from support.events import COMPUTER, MICROPHONE
from support.sounds import white_noise
from support.speech import packaged, read

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def whisper(default_model):
    transcriber = load_whisper(default_model, RecognitionConfig())
    yield transcriber
    transcriber.close()


def words(text):
    return re.findall(r"[a-z']+", text.lower())


def transcribe(whisper, samples, segment_id=0):
    return whisper.transcribe(Segment(segment_id, samples, 0), lambda: False)


def test_a_famous_sentence_is_read_word_for_word(whisper):
    transcript = transcribe(whisper, read(packaged("two_cities.wav"), 8.5))

    assert words(transcript.text)[:24] == words(
        "it was the best of times it was the worst of times it was the age of wisdom "
        "it was the age of foolishness"
    )
    assert transcript.rejected is None
    assert -1.0 < transcript.avg_logprob < 0.0
    assert 0.0 <= transcript.no_speech_prob < 0.5


def test_read_positions_follow_the_speech(whisper):
    samples = read(packaged("two_cities.wav"), 8.5)

    tokens = transcribe(whisper, samples).tokens

    positions = np.array([t.read_s for t in tokens])
    assert np.all((positions >= 0) & (positions <= 9.5))
    of_words = positions[positions > 0.5]  # punctuation is read from the very beginning
    assert len(of_words) >= 20
    assert np.corrcoef(np.arange(len(of_words)), of_words)[0, 1] > 0.99
    assert np.mean([t.tail_mass for t in tokens]) < 0.06


def test_a_growing_window_reads_the_same_with_the_partial_before_as_draft(default_model):
    samples = read(packaged("beckett.wav"))[: 9 * 16_000]
    lengths = range(16_000, len(samples), 12_000)
    drafting = load_whisper(default_model, RecognitionConfig())
    fresh = load_whisper(default_model, RecognitionConfig())

    drafted = [transcribe(drafting, samples[:n], segment_id=7) for n in lengths]

    plain = [transcribe(fresh, samples[:n], segment_id=n) for n in lengths]
    assert [t.text for t in drafted] == [t.text for t in plain]


def test_what_is_read_from_the_padding_is_not_shown(whisper):
    transcripts = [
        transcribe(whisper, white_noise(3.0, level=level, seed=seed))
        for seed, level in enumerate((0.001, 0.01, 0.05, 0.1))
    ]

    assert [t.text for t in transcripts if t.rejected is Rejection.READ_FROM_TAIL] == [
        "" for t in transcripts if t.rejected is Rejection.READ_FROM_TAIL
    ]
    assert [t.text for t in transcripts] == [""] * len(transcripts)


@pytest.mark.parametrize("n_samples", [200, 1600, 16_000 * 28])
def test_windows_of_any_length_are_taken(whisper, n_samples):
    transcript = transcribe(whisper, np.zeros(n_samples, np.float32))

    assert transcript.text == ""


def test_words_carry_the_times_at_which_they_are_spoken(whisper):
    samples = read(packaged("two_cities.wav"), 8.5)

    transcript = whisper.transcribe(Segment(0, samples, 0, Closed.PAUSE), lambda: False)

    # The recording has four clauses of six words; its level falls to silence between them.
    clauses_s = [(0.0, 2.82), (2.98, 4.54), (5.02, 6.20), (6.66, 8.20)]
    starts = [word.start_s for word in transcript.words]
    assert " ".join(word.text for word in transcript.words) == transcript.text
    assert starts == sorted(starts)
    early_s = 0.35  # where two clauses are 0.16 s apart, a word may seem to begin so much early
    assert len(starts) == 24
    for at, start_s in enumerate(starts):
        begin_s, end_s = clauses_s[at // 6]
        assert begin_s - early_s <= start_s <= end_s


def test_sources_that_speak_in_turn_do_not_take_each_others_drafts_away(whisper):
    samples = read(packaged("beckett.wav"))[: 4 * 16_000]

    def passes(origins):
        """Decoder runs of the window's second partial, others being read in between."""
        read_before = [
            whisper.transcribe(Segment(90 + n, samples, 0, origin=origin), lambda: False)
            for n, origin in enumerate(origins)
        ]
        assert all(read_before)
        return whisper.transcribe(Segment(90, samples, 0, origin=origins[0]), lambda: False).passes

    alone = passes([MICROPHONE])

    assert passes([MICROPHONE, COMPUTER]) == alone
    assert passes([MICROPHONE, MICROPHONE]) > alone
