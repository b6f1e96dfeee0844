import sys

import pytest

from captioner.errors import HistoryError
from captioner.events import Origin
from captioner.history.entry import Entry, EntryKind
from captioner.history.export import export
from captioner.history.formats import ExportFormat
from support.sessions import NOON_S

docx = pytest.importorskip("docx", reason="python-docx is not installed")

ANN = Origin(speaker=1, speaker_name="Ann")
MEETING = (
    Entry(text="It was the", start_s=1.0, end_s=3.0, origin=ANN),
    Entry(text="Best of times.", start_s=3.5, end_s=6.0, origin=ANN, continues=True),
    Entry(text="[Sound]", start_s=9.0, end_s=10.0, kind=EntryKind.GAP),
    Entry(text="Yes.", start_s=3700.0, end_s=3701.0, origin=Origin(speaker=2)),
)


def exported(tmp_path, *entries):
    path = tmp_path / "minutes.docx"
    export(entries, NOON_S, ExportFormat.DOCX, path, lambda _: None)
    return path


def test_minutes_for_word_processors_have_title_date_speakers_and_paragraphs_with_times(tmp_path):
    document = docx.Document(exported(tmp_path, *MEETING))

    title, facts, *rest = document.paragraphs
    assert title.style.name == "Title"
    assert title.text.startswith("Captions of 2023-11-1")
    assert document.core_properties.title == title.text
    date, length, speakers = facts.text.splitlines()
    assert date.startswith("Date: 2023-11-1")
    assert (length, speakers) == ("Length: 1:01:41", "Speakers: Ann, Speaker 2")
    assert [paragraph.text for paragraph in rest] == [
        *("[0:00:01] Ann", "It was the Best of times."),
        *("[0:00:09]", "[Sound]"),
        *("[1:01:40] Speaker 2", "Yes."),
    ]
    assert [one.runs[0].bold for one in rest] == [True, None] * 3
    assert [one.runs[0].italic for one in rest[1::2]] == [None, True, None]


def test_the_head_of_a_paragraph_stays_on_its_page(tmp_path):
    _, _, head, said = docx.Document(exported(tmp_path, MEETING[0])).paragraphs

    assert head.paragraph_format.keep_with_next
    assert not said.paragraph_format.keep_with_next


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("a < b & c", "a < b & c"),
        ("one\ttwo\x00three\x0b", "one two three"),
        ("\ufffe \ud800", "\ufffd \ufffd"),
        ("\u05e9\u05dc\u05d5\u05dd \u6771\u4eac", "\u05e9\u05dc\u05d5\u05dd \u6771\u4eac"),
    ],
)
def test_whatever_was_said_or_somebody_is_called_can_be_written(tmp_path, said, written):
    origin = Origin(speaker=1, speaker_name=said)

    *_, head, text = docx.Document(
        exported(tmp_path, Entry(text=said, start_s=0.0, end_s=1.0, origin=origin))
    ).paragraphs

    assert head.text == f"[0:00:00] {written}"
    assert text.text == written


def test_without_the_library_one_line_says_what_to_install_and_nothing_is_written(
    tmp_path, monkeypatch
):
    monkeypatch.setitem(sys.modules, "docx", None)

    with pytest.raises(HistoryError, match="python-docx, which is not installed") as caught:
        exported(tmp_path, *MEETING)

    assert "pip install" in caught.value.hint
    assert list(tmp_path.iterdir()) == []
