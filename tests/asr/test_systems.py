"""The options of RecognitionConfig on a whole, if senseless, model."""

import dataclasses

import pytest

from captioner.asr.decoder_fixed import N_TOKENS
from captioner.asr.measured import defaults_for
from captioner.asr.whisper import load_whisper
from captioner.config import EncoderWindow, Padding, Preset, Provider, RecognitionConfig
from captioner.events import Closed, Segment
from captioner_models.manifest import Defaults
from support.sounds import white_noise

MEASURED = Defaults(
    tail_positions=300, margin_s=1.0, max_tail_mass=0.1, cut_tail_mass=0.12, tokens_per_s=8.0
)
TEN_S, THIRTY_S = EncoderWindow.TEN_S, EncoderWindow.THIRTY_S


def caption(folder, seconds=2.0, **options):
    transcriber = load_whisper(folder, RecognitionConfig(**options))
    segment = Segment(0, white_noise(seconds), 0, Closed.PAUSE)
    return transcriber.transcribe(segment, lambda: False)


@pytest.mark.parametrize(
    ("options", "margin_s", "judged"),
    [
        ({}, 1.0, True),
        ({"encoder_window": TEN_S}, 0.0, True),
        ({"provider": Provider("openvino")}, 0.0, True),
        ({"encoder_window": THIRTY_S}, 0.0, False),
        ({"padding": Padding.parse("zeros:700")}, 1.0, False),
        ({"padding": Padding.parse("none"), "encoder_window": TEN_S}, 0.0, False),
    ],
)
def test_measured_settings_hold_only_for_the_padding_and_window_they_were_measured_with(
    options, margin_s, judged
):
    found = defaults_for(MEASURED, RecognitionConfig(**options))

    kept = {"max_tail_mass": 0.1, "cut_tail_mass": 0.12} if judged else {}
    never = {"max_tail_mass": 1.0, "cut_tail_mass": 1.0}
    assert found == dataclasses.replace(MEASURED, margin_s=margin_s, **(kept or never))


def test_a_10_s_window_takes_10_s_and_no_more(folder):
    assert caption(folder, 10.0, encoder_window=TEN_S).tokens

    with pytest.raises(ValueError, match="the encoder takes 1000"):
        caption(folder, 10.1, encoder_window=TEN_S)


@pytest.mark.parametrize("preset", Preset)
def test_every_preset_captions(folder, preset):
    transcriber = load_whisper(folder, preset.config)

    transcript = transcriber.transcribe(Segment(0, white_noise(9.9), 0), lambda: False)

    assert transcript.tokens


def test_without_a_cache_the_caption_is_the_beginning_of_the_usual_one(folder):
    usual = [t.id for t in caption(folder, 9.0, beam=1).tokens]

    found = [t.id for t in caption(folder, 9.0, cache=False).tokens]

    assert 0 < len(found) <= N_TOKENS - 4
    assert found == usual[: len(found)]


def test_options_change_what_is_read(folder):
    texts = {
        tuple(t.id for t in caption(folder, **options).tokens)
        for options in (
            {},
            {"padding": Padding.parse("zeros:1500")},
            {"padding": Padding.parse("none")},
            {"repetition_penalty": 1.9, "penalty_window": 100},
            {"eos_boost": 10.0},
        )
    }

    assert len(texts) >= 4
