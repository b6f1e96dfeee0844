import argparse

import pytest

from captioner.cli.main import main
from captioner.cli.options import add_common, launch_options
from captioner.composition.chosen_model import needed_variant
from captioner.composition.recordings import cut_for
from captioner.config import EncoderWindow, Padding, PaddingKind, Provider, RecognitionConfig
from captioner.engine.whole import WHOLE_CONFIG


def options(*argv):
    parser = argparse.ArgumentParser()
    add_common(parser, defaults=True)
    command = parser.add_subparsers().add_parser("live")
    add_common(command, defaults=False)
    return launch_options(parser.parse_args(argv))


GIVEN = [
    *("--padding", "zeros:900", "--repetition-penalty", "1.3", "--penalty-window", "12"),
    *("--eos-boost", "0.4", "--encoder-window", "30", "--cache", "off"),
    *("--provider", "qnn:backend_path=libQnnHtp.so", "--precision", "enc=fp32"),
]


@pytest.mark.parametrize("argv", [[*GIVEN, "live"], ["live", *GIVEN]])
def test_every_experiment_is_taken_before_and_after_the_command(argv):
    chosen = options(*argv)

    assert chosen.recognition == RecognitionConfig(
        padding=Padding(PaddingKind.ZEROS, 900),
        repetition_penalty=1.3,
        penalty_window=12,
        eos_boost=0.4,
        encoder_window=EncoderWindow.THIRTY_S,
        cache=False,
        provider=Provider("qnn", (("backend_path", "libQnnHtp.so"),)),
    )
    assert chosen.variant.key == "enc=fp32"


@pytest.mark.parametrize(
    ("preset", "zeros", "penalty", "boost"),
    [
        ("conservative", 1500, 1.0, 0.0),
        ("balanced", 700, 1.1, 0.2),
        ("aggressive", 500, 1.2, 0.5),
    ],
)
def test_presets_are_those_of_the_notes(preset, zeros, penalty, boost):
    found = options("live", "--preset", preset).recognition

    assert found.padding == Padding(PaddingKind.ZEROS, zeros)
    assert (found.repetition_penalty, found.eos_boost) == (penalty, boost)
    assert found.encoder_window is EncoderWindow.TEN_S


def test_what_is_given_besides_a_preset_wins_also_before_it():
    found = options("--eos-boost", "0.3", "live", "--preset", "balanced", "--threads", "2")

    assert (found.recognition.eos_boost, found.recognition.repetition_penalty) == (0.3, 1.1)
    assert found.recognition.threads == 2


def test_without_experiments_nothing_is_changed():
    found = options("live")

    assert found.recognition == RecognitionConfig()
    assert not found.variant.differs


@pytest.mark.parametrize(
    "argv",
    [
        *(["--padding", text] for text in ("zeros", "zeros:0", "zeros:1501", "tail:3", "air")),
        *(["--repetition-penalty", text] for text in ("0.9", "2.1", "nan", "much")),
        *(["--penalty-window", text] for text in ("0", "449", "1.5")),
        *(["--eos-boost", text] for text in ("-0.1", "nan")),
        *(["--encoder-window", text] for text in ("5", "free-range")),
        *(["--provider", text] for text in ("", "gpu", "openvino:device_type", "cpu:=1")),
        *(["--precision", text] for text in ("", "fp16", "enc=big")),
        ["--preset", "brave"],
        ["--cache", "maybe"],
    ],
    ids=" ".join,
)
def test_wrong_experiments_are_explained_and_end_with_2(argv, capsys):
    assert main(["live", *argv]) == 2

    assert f"argument {argv[0]}" in capsys.readouterr().err


def test_a_recording_is_cut_as_short_as_encoder_and_decoder_need_it():
    assert cut_for(RecognitionConfig()) == WHOLE_CONFIG
    assert cut_for(RecognitionConfig(encoder_window=EncoderWindow.THIRTY_S)) == WHOLE_CONFIG
    assert cut_for(RecognitionConfig(encoder_window=EncoderWindow.TEN_S)).max_segment_s < 10.0
    assert cut_for(RecognitionConfig(cache=False)).max_segment_s < 10.0
    assert cut_for(RecognitionConfig(provider=Provider("openvino"))).max_segment_s < 10.0


def test_no_encoder_is_built_for_a_provider_that_is_not_there(monkeypatch):
    chosen = options("--provider", "FakeExecutionProvider", "live")

    assert not needed_variant(chosen).differs
    monkeypatch.setattr("onnxruntime.get_available_providers", lambda: ["FakeExecutionProvider"])
    assert needed_variant(chosen).key == "fixed=10"
