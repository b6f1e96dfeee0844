from pathlib import Path

import pytest

from captioner.composition.options import LaunchOptions
from captioner.composition.other_engine import without_effect
from captioner.config import EncoderChoice, Provider, RecognitionConfig
from captioner_models.variants import Variant


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (LaunchOptions(recognition=RecognitionConfig(beam=3)), "--beam has"),
        (LaunchOptions(given={"beam": 5}), "--beam has"),
        (
            LaunchOptions(recognition=RecognitionConfig(encoder=EncoderChoice.HAILO)),
            "--encoder has",
        ),
        (LaunchOptions(recognition=RecognitionConfig(provider=Provider("cuda"))), "--provider has"),
        (LaunchOptions(variant=Variant(decoder="q8")), "--precision has"),
        (LaunchOptions(hef=Path("own.hef")), "--hef has"),
    ],
)
def test_what_is_chosen_in_vain_is_named(options, named):
    assert f"where {named} no effect" in without_effect(options, "moonshine-tiny")


def test_what_is_heeded_or_refused_elsewhere_is_not_named():
    heeded = RecognitionConfig(language="de", threads=2, words=("names",), speakers="auto")

    assert not without_effect(LaunchOptions(recognition=heeded), "moonshine-tiny")


def test_many_options_in_vain_are_one_short_sentence():
    many = RecognitionConfig(
        beam=2, cache=False, eos_boost=1.0, penalty_window=3, repetition_penalty=1.5
    )

    assert without_effect(LaunchOptions(recognition=many), "mine").count("--") == 4
