import pytest

from captioner.history.formats import Cue, timestamp, to_srt, to_txt, to_vtt

CUES = (Cue(0.36, 2.5, "Hello there."), Cue(3661.0, 3662.9994, "a < b & c --> d\n\nmore"))


@pytest.mark.parametrize(
    ("time_s", "shown"),
    [
        (0.0, "00:00:00,000"),
        (1.2345, "00:00:01,234"),
        (59.9996, "00:01:00,000"),
        (3599.9999, "01:00:00,000"),
        (3661.5, "01:01:01,500"),
        (360_000.0, "100:00:00,000"),
    ],
)
def test_times_carry_into_seconds_minutes_and_hours(time_s, shown):
    assert timestamp(time_s, ",") == shown


def test_subrip_numbers_its_cues_and_parts_them_by_a_blank_line():
    assert to_srt(CUES) == (
        "1\n00:00:00,360 --> 00:00:02,500\nHello there.\n"
        "\n"
        "2\n01:01:01,000 --> 01:01:02,999\na < b & c -> d\nmore\n"
    )


def test_webvtt_escapes_what_it_would_take_for_markup():
    assert to_vtt(CUES) == (
        "WEBVTT\n"
        "\n00:00:00.360 --> 00:00:02.500\nHello there.\n"
        "\n01:01:01.000 --> 01:01:02.999\na &lt; b &amp; c --&gt; d\nmore\n"
    )


def test_plain_text_has_one_line_a_cue():
    assert to_txt(CUES) == "Hello there.\na < b & c --> d more\n"


@pytest.mark.parametrize(("form", "empty"), [(to_srt, ""), (to_vtt, "WEBVTT\n"), (to_txt, "")])
def test_a_recording_without_speech_gives_an_empty_file_of_its_kind(form, empty):
    assert form(()) == empty
