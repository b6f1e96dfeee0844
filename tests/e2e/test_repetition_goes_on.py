"""What follows a real repetition is captioned, through the real stages."""

from itertools import pairwise

import numpy as np
import pytest

from captioner.asr.whisper import load_whisper
from captioner.config import RecognitionConfig
from support import repetitions, speech
from support.reading import final_text, live_captions, whole_captions
from support.told import words

pytestmark = pytest.mark.slow

FOUND = 0.8  # of the words that are read when what follows is heard alone


def with_long(short, *others):
    """Parameters of which the first run always and the others with the long tests."""
    return [short, *(pytest.param(one, marks=pytest.mark.long) for one in others)]


EVERY_VOICE_AND_KIND = [4, *with_long(8, 0, 1, 2, 3, 5, 6, 7)]


@pytest.fixture(scope="module", params=[1, 5], ids=["greedy", "beam"])
def whisper(default_model, request):
    transcriber = load_whisper(default_model, RecognitionConfig(beam=request.param))
    yield transcriber
    transcriber.close()


@pytest.mark.parametrize("at", EVERY_VOICE_AND_KIND)
def test_what_follows_a_repetition_is_in_the_text_of_a_recording(at, whisper):
    said = repetitions.repetition(at)
    alone = " ".join(whole_captions(said.following_sound, whisper))

    text = " ".join(whole_captions(said.sound, whisper))

    assert repetitions.share_found(alone, text) >= FOUND


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", [101, 202])  # neither chose a limit
def test_of_60_repetitions_57_have_everything_that_follows(seed, whisper):
    found = []
    for said in repetitions.repetitions(60, seed):
        alone = " ".join(whole_captions(said.following_sound, whisper))
        text = " ".join(whole_captions(said.sound, whisper))
        found.append(repetitions.share_found(alone, text) >= FOUND)

    assert sum(found) >= 57


@pytest.mark.parametrize("at", with_long(4, 1, 7))
def test_what_follows_a_repetition_is_in_live_captions_and_stays(at, whisper):
    said = repetitions.repetition(at)
    alone = " ".join(whole_captions(said.following_sound, whisper))

    captions = live_captions(said.sound, whisper)

    assert repetitions.share_found(alone, final_text(captions)) >= FOUND
    for before, after in pairwise(captions):
        if before.segment_id == after.segment_id:
            assert after.text.startswith(before.settled)


@pytest.mark.parametrize("digit", with_long("nine", "five"))
def test_five_digits_are_not_fewer_and_the_next_ones_follow(digit, whisper):
    one = np.concatenate((repetitions.said(digit, "slt"), np.zeros(4_800, np.float32)))
    after = repetitions.said("three two five", "slt")

    text = " ".join(whole_captions(np.concatenate((*[one] * 5, after)), whisper))

    number = str(repetitions.DIGITS.index(digit))
    assert repetitions.words_of(text)[:5] == [number] * 5  # the model may read more
    assert repetitions.words_of(text)[-3:] == ["3", "2", "5"]


@pytest.mark.parametrize("copies", with_long(4, 2, 8))
def test_what_follows_a_sentence_that_is_read_out_again_and_again_is_captioned(copies, whisper):
    recording = speech.read(speech.packaged("two_cities.wav"))
    sentence, rest = recording[: int(2.4 * 16_000)], recording[int(2.4 * 16_000) :][: 8 * 16_000]
    alone = " ".join(whole_captions(rest, whisper))

    text = " ".join(whole_captions(np.concatenate((*[sentence] * copies, rest)), whisper))

    assert set(words("the best of times")) <= set(words(text))
    assert repetitions.share_found(alone, text) >= FOUND
