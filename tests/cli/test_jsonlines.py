import json

import pytest

from captioner.cli.jsonlines import EventLines, to_line
from captioner.errors import AudioDeviceError, ModelFileError
from captioner.events import (
    CaptionChanged,
    EngineState,
    Gap,
    GapReason,
    LanguageChanged,
    LegibilityChanged,
    SourceChanged,
    SourceStatus,
    SpokenLanguage,
    StateChanged,
    Word,
)
from support.events import COMPUTER, MICROPHONE, stats


@pytest.fixture
def lines():
    return EventLines()


def parsed(lines, event, at_s=1.25):
    return json.loads(to_line(lines.to_object(event, at_s)))


def test_a_caption_says_what_was_said_when_and_when_it_was_known(lines):
    event = CaptionChanged(4, "settled ", "pending", False, 16_000, 40_000, -0.5)

    assert parsed(lines, event) == {
        "type": "caption",
        "segment": 4,
        "part": 0,
        "text": "settled pending",
        "settled": "settled ",
        "pending": "pending",
        "heard": None,
        "final": False,
        "start_s": 1.0,
        "end_s": 2.5,
        "avg_logprob": -0.5,
        "doubtful": False,
        "speaker": None,
        "speaker_name": None,
        "at_s": 1.25,
    }


def test_a_failure_is_a_state_with_its_error_and_hint(lines):
    error = ModelFileError("decoder.onnx is missing", hint="Build it again.")

    line = parsed(lines, StateChanged(EngineState.FAILED, error))

    assert (line["type"], line["state"]) == ("state", "failed")
    assert (line["error"], line["hint"]) == ("decoder.onnx is missing", "Build it again.")


def test_a_problem_of_the_source_is_a_state_of_the_same_kind(lines):
    lines.to_object(StateChanged(EngineState.LISTENING), 0.0)

    lost = parsed(lines, SourceChanged(SourceStatus("mic", AudioDeviceError("unplugged"))))
    back = parsed(lines, SourceChanged(SourceStatus("mic")))

    assert (lost["type"], lost["state"], lost["source"]) == ("state", "listening", "mic")
    assert (lost["problem"], lost["error"]) == ("unplugged", None)
    assert lost["hint"] == AudioDeviceError.hint
    assert (back["problem"], back["hint"]) == (None, None)


def test_the_language_is_in_every_state_from_when_it_is_known(lines):
    before = parsed(lines, StateChanged(EngineState.LISTENING))
    heard = parsed(lines, LanguageChanged(SpokenLanguage("de", 0.93456)))
    after = parsed(lines, SourceChanged(SourceStatus("mic")))
    asked_for = parsed(lines, LanguageChanged(SpokenLanguage("fr")))

    assert (before["language"], before["language_probability"]) == (None, None)
    assert (heard["type"], heard["state"]) == ("state", "listening")
    assert (heard["language"], heard["language_probability"]) == ("de", 0.935)
    assert (after["source"], after["language"]) == ("mic", "de")
    assert (asked_for["language"], asked_for["language_probability"]) == ("fr", None)


def test_figures_have_all_names_of_the_event(lines):
    line = parsed(lines, stats(rtfx=12.3456, last=True))

    assert (line["type"], line["rtfx"], line["last"], line["at_s"]) == ("stats", 12.346, True, 1.25)
    assert {"model_ram_mb", "process_ram_mb", "inference_calls", "partial_segments"} < set(line)
    assert {"final_segments", "speech_samples", "speech_s", "inference_s", "lag_s"} < set(line)


def test_a_line_is_one_line_of_ascii(lines):
    event = CaptionChanged(0, "東京\nnaïve \u2028 \udc80", "", True, 0, 1)

    line = to_line(lines.to_object(event, 0.0))

    assert line.isascii()
    assert "\n" not in line
    assert json.loads(line)["text"] == event.text.replace("\udc80", "\ufffd")


def test_a_gap_says_where_sound_is_missing_and_why(lines):
    assert parsed(lines, Gap(16_000, 44_800, GapReason.BEHIND)) == {
        "type": "gap",
        "start_s": 1.0,
        "end_s": 2.8,
        "reason": "behind",
        "at_s": 1.25,
    }


def test_a_final_caption_has_its_words_with_times_in_the_sound(lines):
    words = (Word("Stop.", 0.4, 0.5, -0.2),)

    line = parsed(lines, CaptionChanged(0, "Stop.", "", True, 16_000, 32_000, -0.2, words))

    assert line["words"] == [{"text": "Stop.", "start_s": 1.4, "end_s": 1.5, "logprob": -0.2}]


def test_a_figure_that_is_not_a_number_is_null_and_ends_nothing(lines):
    nan = float("nan")
    words = (Word("Stop.", 0.4, 0.5, nan),)

    caption = parsed(lines, CaptionChanged(0, "Stop.", "", True, 0, 16_000, nan, words))
    figures = parsed(lines, stats(rtfx=float("inf")))

    assert (caption["avg_logprob"], caption["words"][0]["logprob"]) == (None, None)
    assert figures["rtfx"] is None


def test_with_several_sources_captions_gaps_and_changes_say_whose_they_are(lines):
    caption = parsed(lines, CaptionChanged(0, "Hi.", "", True, 0, 16_000, origin=COMPUTER))
    gap = parsed(lines, Gap(0, 16_000, GapReason.LOST, COMPUTER))
    lost = SourceChanged(SourceStatus("mic", AudioDeviceError("unplugged")), MICROPHONE)
    changed = [parsed(lines, lost), parsed(lines, SourceChanged(SourceStatus("HDMI"), COMPUTER))]
    both = parsed(lines, StateChanged(EngineState.LISTENING))

    assert [caption["label"], gap["label"]] == ["Computer", "Computer"]
    assert [(line["label"], line["source"], line["problem"]) for line in changed] == [
        ("Microphone", "mic", "unplugged"),
        ("Computer", "HDMI", None),
    ]
    assert (both["source"], both["problem"]) == ("mic + HDMI", "unplugged")
    assert "label" not in both


def test_whether_captions_are_in_doubt_is_told_with_the_source_if_there_are_several(lines):
    assert parsed(lines, LegibilityChanged(True)) == {
        "type": "legibility",
        "doubtful": True,
        "at_s": 1.25,
    }
    assert parsed(lines, LegibilityChanged(False, MICROPHONE))["label"] == "Microphone"


def test_a_file_name_that_is_not_utf_8_is_written_with_a_replacement():
    assert to_line({"file": ["caf\udce9.wav", "\U0001f600"]}) == (
        '{"file": ["caf\\ufffd.wav", "\\ud83d\\ude00"]}'
    )
