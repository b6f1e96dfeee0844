"""Real voices: of the shared speech set, where it is present."""

from pathlib import Path

import pytest

from captioner.bench.dialogues import converse
from captioner.bench.speakers import Score, labels_of, segments, stretches
from captioner.speakers.embedder import Embedder
from captioner.speakers.labeller import SpeakerLabeller
from support.speech import SHARED, packaged, read, shared_clips

PAIRS = {
    "of each sex": ("LibriSpeech 367 (F)", "LibriSpeech 2414 (M)"),
    "both women": ("LibriSpeech 367 (F)", "LibriSpeech 1998 (F)"),
    "both men": ("LibriSpeech 3005 (M)", "LibriSpeech 2414 (M)"),
}

pytestmark = pytest.mark.slow


def recordings(voice):
    own = [clip for clip in shared_clips() if clip["speaker"] == voice]
    return [read(SHARED / clip["file"]) for clip in own if not clip["file"].startswith("long/")]


@pytest.fixture(scope="module")
def embedder():
    return Embedder()


@pytest.mark.parametrize("pair", PAIRS)
def test_two_people_get_two_numbers_and_their_own_words(pair, embedder):
    dialogue = converse({voice: recordings(voice) for voice in PAIRS[pair]}, seed=1, longest_s=60)
    cuts = list(segments(dialogue.samples))
    score = Score()

    score.add(dialogue, labels_of(dialogue, cuts, SpeakerLabeller(embedder=embedder)))

    assert score.n_right_number == 1
    assert score.n_wrong <= 0.04 * score.n_frames
    assert score.n_unsure <= 0.04 * score.n_frames


def test_one_reader_is_one_speaker(embedder):
    sound = read(Path(packaged("two_cities.wav")))
    labeller = SpeakerLabeller(embedder=embedder)

    found = {
        span.speaker
        for start, end in segments(sound)
        for span in labeller.assign(sound[start:end], stretches(sound[start:end]))
    }

    assert found - {None} == {1}
