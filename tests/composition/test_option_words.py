"""Options as the words of a command line: read again, they are the same."""

import random
from dataclasses import replace

import pytest

from captioner.cli.main import command_parser
from captioner.cli.options import launch_options
from captioner.composition.option_words import option_words
from captioner.composition.options import LaunchOptions
from captioner.config import (
    EncoderChoice,
    EncoderWindow,
    Padding,
    PaddingKind,
    Provider,
    RecognitionConfig,
    Task,
    VadKind,
)
from captioner.wording.config import WordingConfig
from captioner.wording.numbers import Numbers
from captioner_models.variants import Variant


def read_again(options):
    words = ["transcribe", *option_words(options), "x.wav"]
    return launch_options(command_parser().parse_args(words))


def test_what_is_as_by_default_takes_no_words():
    assert option_words(LaunchOptions()) == []


@pytest.mark.parametrize("seed", range(30))
def test_any_options_are_read_again_as_they_were(seed):
    rng = random.Random(seed)

    def some(*values):
        return rng.choice(values)

    recognition = RecognitionConfig(
        encoder=some(*EncoderChoice) if rng.random() < 0.3 else EncoderChoice.AUTO,
        language=some("auto", "en", "de", "zh"),
        task=some(*Task),
        threads=some(1, 2, 4),
        padding=some(Padding(), Padding(PaddingKind.ZEROS, 700), Padding(PaddingKind.NONE)),
        repetition_penalty=some(1.0, 1.25),
        penalty_window=some(8, 16),
        eos_boost=some(0.0, 0.5),
        cache=some(True, False),
        beam=some(1, 5, 7),
        speakers=some("off", "auto", "3"),
        words=some((), ("names",), ("/a list/of words.txt", "--odd")),
    )
    if recognition.encoder is not EncoderChoice.HAILO:
        provider = some(Provider(), Provider("openvino", (("device_type", "GPU"), ("a", "b"))))
        recognition = replace(recognition, provider=provider, encoder_window=some(*EncoderWindow))
    options = LaunchOptions(
        model=some(None, "base", "my-own.model"),
        recognition=recognition,
        wording=WordingConfig(
            mask=some(True, False),
            mask_also=some((), ("darn*", "heck")),
            numbers=some(*Numbers),
        ),
        variant=some(Variant(), Variant(encoder="fp32", decoder="q4"), Variant(fixed="30")),
        vad=some(*VadKind),
    )

    assert replace(read_again(options), given={}) == options
