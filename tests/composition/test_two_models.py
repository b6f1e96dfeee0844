from dataclasses import replace
from pathlib import Path

import pytest

from captioner.composition.options import LaunchOptions
from captioner.composition.other_engine import without_effect
from captioner.composition.two_models import (
    first_of,
    load_two,
    only_second,
    second_of,
    two_model_config,
)
from captioner.config import EncoderChoice, EngineConfig, RecognitionConfig
from captioner_models.variants import Variant
from support.fakes import transcript

BOTH = LaunchOptions(
    model="small",
    finals_model="large",
    hef=Path("small.hef"),
    variant=Variant(encoder="fp32"),
    recognition=RecognitionConfig(encoder=EncoderChoice.HAILO, threads=2),
)


class Opened:
    """A transcriber that tells whether it was closed."""

    spelling = None

    def __init__(self, options):
        self.options = options
        self.closed = False

    def transcribe(self, segment, cancelled):
        return transcript(self.options.model)

    def close(self):
        self.closed = True


def test_each_gets_its_model_and_what_was_asked_of_recognition():
    first, second = first_of(BOTH, english=False), second_of(BOTH, english=False)

    assert (first.model, first.finals_model) == ("small", None)
    assert (second.model, second.finals_model) == ("large", None)
    assert (first.recognition.threads, second.recognition.threads) == (2, 2)


def test_an_accelerator_and_a_build_are_of_the_first_one():
    first, second = first_of(BOTH, english=False), second_of(BOTH, english=False)

    assert (first.hef, first.variant.encoder) == (Path("small.hef"), "fp32")
    assert first.recognition.encoder is EncoderChoice.HAILO
    assert (second.hef, second.variant) == (None, Variant())
    assert (second.recognition.encoder, second.recognition.hefs) == (EncoderChoice.AUTO, ())
    assert without_effect(second, "large") == ""


def test_where_one_knows_english_only_the_other_does_not_listen_for_a_language():
    for one_of in (first_of, second_of):
        assert one_of(BOTH, english=True).recognition.language == "en"
        assert one_of(BOTH, english=False).recognition.language == "auto"
    german = replace(BOTH, recognition=RecognitionConfig(language="de"))
    assert second_of(german, english=True).recognition.language == "de"


def test_a_recording_that_is_read_whole_is_read_by_the_second_one():
    assert (only_second(BOTH).model, only_second(BOTH).finals_model) == ("large", None)
    alone = replace(BOTH, finals_model=None)
    assert only_second(alone) is alone


def test_if_the_second_one_does_not_open_the_first_one_is_closed():
    opened = []

    def load(options, _watch):
        if options.model == "large":
            raise OSError("no such file")
        opened.append(Opened(options))
        return opened[-1]

    with pytest.raises(OSError, match="no such file"):
        load_two(BOTH, english=False, load=load)
    assert [one.closed for one in opened] == [True]


def test_each_model_is_given_the_speech_before_that_suits_it():
    whisper, other = EngineConfig(), EngineConfig(context_s=0.1)

    config = two_model_config(whisper, other)

    assert (config.context_s, config.partial_context_s) == (10.0, 6.0)
    assert config.second is not None
    assert (config.second.context_s, config.second.partial_context_s) == (0.1, 0.1)
