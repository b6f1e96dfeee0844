"""Which compiled encoders the options lead to, and how speech is cut for them."""

import argparse

import pytest

from captioner.cli.options import add_common, launch_options
from captioner.composition.assemble import engine_config
from captioner.composition.chosen_model import with_npu
from captioner.composition.options import LaunchOptions
from captioner.composition.recordings import cut_for
from captioner.config import (
    EncoderChoice,
    EncoderWindow,
    Provider,
    RecognitionConfig,
    SegmenterConfig,
)
from captioner.engine.whole import WHOLE_CONFIG
from captioner.errors import ConfigError
from support.fake_hef import encoder_hef, put_encoder


@pytest.fixture
def root(tmp_path, monkeypatch):
    monkeypatch.setenv("CAPTIONER_MODELS", str(tmp_path))
    return tmp_path


def options_of(*words):
    parser = argparse.ArgumentParser()
    add_common(parser, defaults=True)
    return launch_options(parser.parse_args(words))


def hefs_of(options):
    return [file.path for file in options.recognition.hefs]


def test_with_the_npus_software_the_encoders_of_the_model_are_taken_without_a_word(root, hailo):
    mine, _other = put_encoder(root), put_encoder(root, "base", d_model=512)

    options = with_npu(LaunchOptions())

    assert hefs_of(options) == [mine]
    assert options.recognition.npu_window_s == 10


def test_without_the_npus_software_nothing_changes_unless_it_is_asked_for(root):
    mine = put_encoder(root, window_s=5)

    assert with_npu(LaunchOptions()) == LaunchOptions()
    assert hefs_of(with_npu(options_of("--encoder", "hailo"))) == [mine]


@pytest.mark.parametrize(
    "words", [("--encoder", "onnx"), ("--provider", "openvino"), ("--preset", "balanced")]
)
def test_no_npu_is_used_where_something_else_was_asked_for(root, hailo, words):
    put_encoder(root)

    assert hefs_of(with_npu(options_of(*words))) == []


def test_a_file_of_the_users_own_asks_for_the_npu_and_is_the_only_one(root):
    put_encoder(root)
    own = root / "own.hef"
    encoder_hef({"function": "nobody"}, n_frames=500).write(own)

    options = with_npu(options_of("--hef", str(own)))

    assert options.recognition.encoder is EncoderChoice.HAILO
    assert hefs_of(options) == [own]
    assert options.recognition.npu_window_s == 5


@pytest.mark.parametrize("window_s", [5, 10, None])
def test_live_speech_is_cut_as_ever_for_what_fits_the_npu_is_told_while_it_works(window_s):
    recognition = RecognitionConfig(npu_window_s=window_s)

    config = engine_config(LaunchOptions(recognition=recognition))

    assert config.segmenter.max_segment_s == pytest.approx(9.0)
    assert config.context_s == 10.0


def test_recordings_are_cut_to_fit_it():
    assert cut_for(RecognitionConfig(npu_window_s=5)).max_segment_s == pytest.approx(4.5)
    assert cut_for(RecognitionConfig(npu_window_s=10)).max_segment_s == pytest.approx(9.0)
    assert cut_for(RecognitionConfig()).max_segment_s == WHOLE_CONFIG.max_segment_s > 10


def test_a_window_is_shortened_and_never_lengthened():
    assert SegmenterConfig(max_segment_s=4.0, cut_search_s=1.0).fitting(30.0).max_segment_s == 4.0
    assert (
        SegmenterConfig().fitting(3.0).cut_search_s < SegmenterConfig().fitting(3.0).max_segment_s
    )


@pytest.mark.parametrize(
    "fields",
    [
        {"provider": Provider("openvino")},
        {"encoder_window": EncoderWindow.THIRTY_S},
    ],
)
def test_the_npu_and_another_way_to_run_the_encoder_contradict_each_other(fields):
    with pytest.raises(ConfigError, match="contradicts"):
        RecognitionConfig(encoder=EncoderChoice.HAILO, **fields)


@pytest.mark.parametrize("window_s", [0, 31])
def test_a_window_that_no_encoder_has_is_refused(window_s):
    with pytest.raises(ConfigError, match="npu_window_s"):
        RecognitionConfig(npu_window_s=window_s)
