"""The model of many languages on real speech."""

import pytest

from captioner.asr.whisper import load_whisper
from captioner.assets import demo_recording
from captioner.bench.scoring import Errors, word_errors
from captioner.composition.model_store import part_writer
from captioner.config import RecognitionConfig, Task
from captioner.engine.whole import transcribe_whole
from captioner.vad.webrtc import WebRtcVad
from captioner_models.catalogue import load_catalogue
from captioner_models.progress import silent
from captioner_models.sources import is_installed
from captioner_models.store import ModelStore
from support.speech import SHARED, read, shared_clips

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def base(tmp_path_factory):
    """Folder of the model of many languages, built from its packages (ten seconds)."""
    if not is_installed(load_catalogue().find("base")):
        pytest.skip("the packages with the weights of base are not installed")
    return ModelStore(tmp_path_factory.mktemp("base")).ensure("base", part_writer(), silent)


@pytest.fixture
def load(base):
    loaded = []

    def make(**options):
        loaded.append(load_whisper(base, RecognitionConfig(**options)))
        return loaded[-1]

    yield make
    for transcriber in loaded:
        transcriber.close()


def spoken_in(language):
    """Clips (samples, text) of the shared set in one language."""
    clips = (clip for clip in shared_clips() if clip["file"].startswith("multilingual/"))
    return [(read(SHARED / c["file"]), c["text"]) for c in clips if c["lang"] == language]


def caption(transcriber, samples):
    """Text and language codes of a recording."""
    captioned = list(transcribe_whole(samples, WebRtcVad(), transcriber))
    transcripts = [one.transcript for one in captioned if one.transcript.text]
    codes = {one.language.code if one.language else "" for one in transcripts}
    return " ".join(one.text for one in transcripts), codes


@pytest.mark.parametrize(("language", "n_right", "percent"), [("de", 11, 30), ("es", 6, 20)])
def test_the_language_of_speech_is_found_and_its_words_are_written(
    load, language, n_right, percent
):
    normalise = pytest.importorskip("whisper_normalizer.basic").BasicTextNormalizer()
    clips, transcriber = spoken_in(language), load()

    found = [caption(transcriber, samples) for samples, _text in clips]

    assert sum(codes == {language} for _text, codes in found) >= n_right
    total = Errors()
    for (_samples, said), (text, _codes) in zip(clips, found, strict=True):
        total += word_errors(normalise(said), normalise(text))
    assert total.percent <= percent


def test_the_english_demo_is_heard_as_english(load):
    text, codes = caption(load(), read(demo_recording()))

    assert codes == {"en"}
    assert text


def test_a_language_that_is_asked_for_is_taken_as_such(load):
    (samples, _text), *_ = spoken_in("de")

    text, codes = caption(load(language="de"), samples)

    assert codes == {"de"}
    assert "Hongkong" in text


def test_a_translation_is_in_english(load):
    samples, _text = spoken_in("es")[2]

    text, codes = caption(load(task=Task.TRANSLATE), samples)

    assert codes == {"es"}
    assert {"so", "people", "the", "funeral"} <= set(text.lower().split())
