from dataclasses import replace

import pytest

from captioner.asr.prompts import prompt_of, require_language
from captioner.asr.whisper import load_whisper
from captioner.config import RecognitionConfig, Task
from captioner.errors import ConfigError
from support.tiny_checkpoint import tiny_checkpoint

TRANSLATE = RecognitionConfig(task=Task.TRANSLATE)


@pytest.fixture
def english(manifest):
    """The manifest of a model that knows English only."""
    return replace(manifest, name="tiny.en", tokens=tiny_checkpoint(multilingual=False).tokens)


def test_a_prompt_names_language_and_task(manifest):
    ids = manifest.tokens

    assert prompt_of(manifest, "de", Task.TRANSLATE) == (
        ids.start_of_transcript,
        ids.languages["de"],
        ids.translate,
        ids.no_timestamps,
    )
    assert prompt_of(manifest)[1:3] == (ids.languages["en"], ids.transcribe)


def test_the_prompt_of_an_english_model_names_neither(english):
    assert prompt_of(english) == (
        english.tokens.start_of_transcript,
        english.tokens.no_timestamps,
    )


@pytest.mark.parametrize("config", [RecognitionConfig(language="de"), TRANSLATE])
def test_an_english_model_refuses_other_languages_and_names_a_model_for_them(english, config):
    with pytest.raises(ConfigError, match=r"tiny\.en knows English only") as caught:
        require_language(config, english)

    assert "--model base" in caught.value.hint


@pytest.mark.parametrize("language", ["en", "auto"])
def test_an_english_model_takes_english_and_auto(english, language):
    assert require_language(RecognitionConfig(language=language), english) is None


def test_a_language_that_the_model_does_not_know_is_refused_when_it_is_loaded(folder):
    with pytest.raises(ConfigError, match=r"does not know Cantonese \(yue\)"):
        load_whisper(folder, RecognitionConfig(language="yue"))


def test_a_code_that_no_language_has_is_no_option():
    with pytest.raises(ConfigError, match="'xx'"):
        RecognitionConfig(language="xx")
