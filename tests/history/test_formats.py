import re

import pytest

from captioner.history.formats import (
    Cue,
    ExportFormat,
    ass_pieces,
    timestamp,
    to_srt,
    to_txt,
    to_vtt,
    tsv_pieces,
)
from captioner.history.minutes import Minutes, Paragraph, escaped
from captioner.history.subtitle_layout import DEFAULT_LAYOUT
from support.written_text import text_of

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


def events(*cues):
    return "".join(ass_pieces(cues)).partition("[Events]\n")[2].splitlines()[1:]


def test_substation_has_hours_of_one_digit_and_hundredths_of_a_second():
    timed = (Cue(3.456, 3725.999, "a"), Cue(40_000.0, 40_001.0, "b"))

    assert events(*timed) == [
        "Dialogue: 0,0:00:03.46,1:02:06.00,Default,,0,0,0,,a",
        "Dialogue: 0,11:06:40.00,11:06:41.00,Default,,0,0,0,,b",
    ]


def test_substation_takes_no_text_for_a_command():
    (event,) = events(Cue(0.0, 1.0, "two\nlines, {\\b1} and C:\\new"))

    assert event.endswith(",,two\\Nlines, (\\\u2060b1) and C:\\\u2060new")


@pytest.mark.parametrize("markup", ["<i>", "</b>", "{\\an8}"])
def test_markup_in_a_text_is_no_markup_in_subrip(markup):
    (text,) = to_srt([Cue(0.0, 1.0, markup)]).splitlines()[2:]

    assert markup not in text
    assert text.replace("\u2060", "") == markup


def test_a_table_has_times_in_milliseconds_and_no_tab_within_a_text():
    rows = "".join(tsv_pieces([Cue(0.36, 2.5, "Hello\tthere."), Cue(3.0, 4.0004, "two\nlines")]))

    assert rows == "start\tend\ttext\n360\t2500\tHello there.\n3000\t4000\ttwo lines\n"


class Told:
    """A document that has been asked for what it is."""

    def cues(self, layout):
        return [Cue(0.0, 1.0, f"{layout.lines} lines")]

    def sentences(self):
        return [Cue(0.0, 1.0, "a sentence")]

    def minutes(self):
        return Minutes("minutes", None, [Paragraph(0.0, 1.0, "a paragraph")])

    def json(self):
        return ["an object"]


@pytest.mark.parametrize("form", ExportFormat)
def test_every_format_has_a_name_and_writes_a_document(form):
    pieces = form.render(Told(), DEFAULT_LAYOUT)
    file = b"".join(piece if form.binary else piece.encode() for piece in pieces)

    text = text_of(file, form)
    assert form.label
    assert any(part in text for part in ("2 lines", "a sentence", "a paragraph", "an object"))


@pytest.mark.parametrize(("form", "empty"), [(to_srt, ""), (to_vtt, "WEBVTT\n"), (to_txt, "")])
def test_a_recording_without_speech_gives_an_empty_file_of_its_kind(form, empty):
    assert form(()) == empty


@pytest.mark.parametrize(
    "text", ["*no* <b>bold</b>", "1. one", "- two", "# three", "[a](b) `c` | d"]
)
def test_nothing_that_was_said_is_markup_in_minutes(text):
    written = escaped(text)

    assert re.sub(r"\\(.)", r"\1", written) == text
    assert not re.search(r"(?<!\\)[*_`<>\[\]#|]", written)
    assert not re.match(r"[-+]|\d+\.", written)
