"""Recordings of two channels through the real stages."""

from functools import partial

import numpy as np
import pytest
import soundfile

from captioner.asr.whisper import load_whisper
from captioner.audio.recording import Recording, chunks_of
from captioner.config import RecognitionConfig, VadKind
from captioner.engine.whole import WHOLE_CONFIG, transcribe_stream
from captioner.vad.factory import make_vad
from support import speech
from support.disturbances import at_level, disturbance
from support.told import words

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def whisper(default_model):
    transcriber = load_whisper(default_model, RecognitionConfig())
    yield transcriber
    transcriber.close()


@pytest.fixture
def read(whisper, tmp_path):
    """The words on each channel of (n, 2), by the channel's name."""

    def captions(left, right):
        path = tmp_path / "two.wav"
        soundfile.write(path, np.stack([left, right], axis=1), 16_000)
        found = {}
        with Recording(path, paced=False, apart=True) as recording:
            vad = partial(make_vad, VadKind.SILERO)
            for one in transcribe_stream(chunks_of(recording), vad, whisper, WHOLE_CONFIG):
                found.setdefault(one.segment.origin.name, []).extend(words(one.transcript.text))
        return found

    return captions


def spoken(name):
    return at_level(speech.read(speech.packaged(name), 8.5), -25)


def test_two_people_who_speak_at_once_are_read_as_each_is_alone(read):
    left, right = spoken("two_cities.wav"), spoken("beckett.wav")
    silence = np.zeros_like(left)

    both = read(left, right)

    alone = {"Channel 1": read(left, silence)[""], "Channel 2": read(silence, right)[""]}
    assert set(both) == {"Channel 1", "Channel 2"}
    for channel, said in alone.items():
        missing = [word for word in said if word not in both[channel]]
        assert len(missing) <= len(said) / 5, (channel, said, both[channel])


@pytest.mark.parametrize("kind", ["dc", "hum", "time code", "hiss"])
def test_speech_is_read_beside_a_louder_sound_as_without_it(read, kind):
    voice = spoken("two_cities.wav")
    beside = disturbance(kind, len(voice), -6, seed=1)

    assert read(beside, voice) == read(np.zeros_like(voice), voice)
