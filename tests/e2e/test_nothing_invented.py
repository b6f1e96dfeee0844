"""Sound without speech gives no caption, and speech does, through the real stages.

A short part of each kind of sound; the whole of it, and all clips of the speech set, are measured
apart (docs/survived.md).
"""

import shutil
import subprocess
from functools import partial

import numpy as np
import pytest

from captioner.asr.whisper import load_whisper
from captioner.bench import noises
from captioner.config import EngineConfig, RecognitionConfig, SegmenterConfig
from support import speech
from support.reading import final_text, live_captions, whole_captions
from support.told import words

pytestmark = pytest.mark.slow

GENERATED = {
    "digital silence": partial(noises.digital_silence, 30),
    "white noise of -60 dBFS": partial(noises.white_noise, 30, -60),
    "a hum of 50 Hz": partial(noises.hum, 20, -40),
    "loud typing": partial(noises.typing, 30, -15),
    "typing": partial(noises.typing, 20, -25, seed=2),
}
WITHOUT_PARTIALS = EngineConfig(segmenter=SegmenterConfig(partial_every_ms=10_000))
A_HANDFUL = {
    "clean": ["jfk", "arctic-aew-a0001", "lj-LJ001-0002"],
    "accented": ["vctk-p225_003", "so762-000920136", "so762-096190009"],
    "telephone": ["ast-vm-sorry", "fsdd-jackson-0", "fsdd-theo-1"],
}


@pytest.fixture(scope="module")
def whisper(default_model):
    transcriber = load_whisper(default_model, RecognitionConfig())
    yield transcriber
    transcriber.close()


def clip(clip_id):
    (found,) = (one for one in speech.shared_clips() if one["id"] == clip_id)
    return speech.read(speech.SHARED / found["file"])


def in_16_bits(sound, level_dbfs):
    """Speech at an RMS level, as a microphone delivers it."""
    scaled = noises.at_level(sound.astype(np.float64), level_dbfs)
    return (np.round(scaled * 32_767) / 32_767).astype(np.float32)


def spoken():
    return speech.read(speech.packaged("two_cities.wav"), 8.5)


@pytest.mark.parametrize("name", GENERATED)
def test_no_caption_is_made_of(name, whisper):
    sound = GENERATED[name]()

    assert live_captions(sound, whisper) == []
    assert whole_captions(sound, whisper) == []


def test_no_caption_is_made_of_any_noise_recording(whisper):
    clips = [c["id"] for c in speech.shared_clips() if c["file"].startswith("noise/")]

    live = {name: live_captions(clip(name), whisper) for name in clips}
    whole = {name: whole_captions(clip(name), whisper) for name in clips}

    assert len(clips) >= 17
    assert {name: shown for name, shown in live.items() if shown} == {}
    assert {name: shown for name, shown in whole.items() if shown} == {}


@pytest.mark.parametrize("level_dbfs", [None, -45])
@pytest.mark.parametrize("condition", A_HANDFUL)
def test_speech_gives_a_caption(condition, level_dbfs, whisper):
    sounds = {name: clip(name) for name in A_HANDFUL[condition]}
    if level_dbfs is not None:
        sounds = {name: in_16_bits(sound, level_dbfs) for name, sound in sounds.items()}

    live = {
        name: final_text(live_captions(s, whisper, WITHOUT_PARTIALS)) for name, s in sounds.items()
    }

    assert [name for name, text in live.items() if not any(map(str.isalnum, text))] == []


@pytest.mark.parametrize("level_dbfs", [-25, -45, -55])
def test_a_sentence_is_captioned_at_any_level(level_dbfs, whisper):
    text = final_text(live_captions(in_16_bits(spoken(), level_dbfs), whisper, WITHOUT_PARTIALS))

    assert words(text)[:6] == words("It was the best of times")


def test_speech_clipped_by_6_db_is_captioned(whisper):
    voice = spoken()
    clipped = np.clip(voice * 2 / np.abs(voice).max(), -1, 1)

    text = final_text(live_captions(clipped, whisper, WITHOUT_PARTIALS))

    assert words(text)[:6] == words("It was the best of times")


def test_speech_between_noises_is_captioned_and_they_are_not(whisper):
    noise = noises.typing(6, -30)
    sound = np.concatenate((noise, spoken(), noise))

    captions = live_captions(sound, whisper, WITHOUT_PARTIALS)

    assert words(final_text(captions))[:6] == words("It was the best of times")
    assert all(c.end > len(noise) and c.start < len(noise) + len(spoken()) for c in captions)


def test_a_word_that_ends_with_the_sound_is_captioned(whisper):
    ends_s = 8.05  # 50 ms after "foolishness"

    text = final_text(live_captions(spoken()[: int(ends_s * 16_000)], whisper, WITHOUT_PARTIALS))

    assert words(text)[-1] == "foolishness"


@pytest.fixture
def say(tmp_path):
    """A synthesiser: text to (n,), with silence before and after."""
    if shutil.which("flite") is None:
        pytest.skip("a voice that says single words needs flite, which is not installed")

    def speak(text):
        path = tmp_path / "said.wav"
        command = ["flite", "-voice", "slt", "-t", text, "-o", str(path)]
        subprocess.run(command, check=True, timeout=60)
        quiet = [noises.digital_silence(duration_s) for duration_s in (5, 2)]
        return np.concatenate((quiet[0], in_16_bits(speech.read(path), -25), quiet[1]))

    return speak


@pytest.mark.parametrize("text", ["Stop.", "Thank you.", "Yes."])
def test_a_short_word_that_is_spoken_alone_is_captioned(text, say, whisper):
    assert words(final_text(live_captions(say(text), whisper, WITHOUT_PARTIALS))) == words(text)
