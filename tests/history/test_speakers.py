"""Who speaks, and what they are called: in the lines, in session files and in what is exported."""

import json
from dataclasses import replace

from captioner.events import Origin, SpeakerChanged
from captioner.history.caption_store import CaptionStore, EditKind
from captioner.history.export import export
from captioner.history.formats import ExportFormat
from captioner.history.journal import Journal
from captioner.history.memory import MemorySession
from captioner.history.reader import SessionReader
from captioner.history.records import Header, header_line, line_of
from support.events import final, growing

ONE, TWO, THREE = (Origin(speaker=number) for number in (1, 2, 3))
MEETING = (
    growing(0, "Shall we", ""),
    final(0, "Shall we begin?", ONE),
    replace(final(0, "Yes.", TWO), part=1),
    final(1, "Good.", THREE),
    SpeakerChanged(2, "Ms. Doe"),
    SpeakerChanged(3, into=2),
    final(2, "So we do.", THREE),
)
READ = ["Speaker 1: Shall we begin?", "Ms. Doe: Yes.", "Ms. Doe: Good.", "Ms. Doe: So we do."]


def shown(store):
    return [line.text for line in store.lines]


def killed_session(path, events):
    """A session file whose writer never came to its end."""
    journal = Journal(0.0)
    lines = [line_of(record) for event in events for record in journal.records(event, 1.0)]
    path.write_bytes(header_line(Header(0.0, 1, 0.0)) + b"".join(lines))
    return path


def rows(session):
    return [session.row(number).shown for number in range(session.first, session.end)]


def written(path, tmp_path, form):
    target = tmp_path / f"meeting.{form}"
    export(SessionReader(path).entries(), 0.0, form, target, lambda _n: None)
    return target.read_text(encoding="utf-8")


def test_a_name_and_a_merge_hold_for_what_was_said_and_for_what_comes():
    store = CaptionStore()

    for event in MEETING:
        store.apply(event)

    assert shown(store) == READ


def test_a_new_name_replaces_the_lines_of_that_speaker_alone():
    store = CaptionStore()
    for event in MEETING[:4]:
        store.apply(event)

    edits = store.apply(SpeakerChanged(1, "Ann"))

    assert [(edit.kind, edit.row, edit.line.text) for edit in edits] == [
        (EditKind.REPLACE, 0, "Ann: Shall we begin?")
    ]
    assert store.apply(SpeakerChanged(1, "Ann")) == []
    assert store.apply(SpeakerChanged(1, into=1)) == []


def test_no_part_of_a_segment_is_shown_twice():
    store = CaptionStore()
    for event in MEETING[:3]:
        store.apply(event)

    assert store.apply(MEETING[2]) == store.apply(MEETING[1]) == []


def test_a_session_that_was_killed_keeps_labels_and_names(tmp_path):
    path = killed_session(tmp_path / "killed.jsonl", MEETING)

    reader = SessionReader(path)

    assert rows(reader) == READ
    assert rows(reader.fork()) == READ


def test_a_reader_of_a_growing_session_takes_a_name_over_for_rows_it_has_read(tmp_path):
    path = killed_session(tmp_path / "growing.jsonl", MEETING[:4])
    reader = SessionReader(path, live=True)
    before = rows(reader)

    with path.open("ab") as file:
        file.write(line_of(SpeakerChanged(2, "Ms. Doe")))

    assert before[1] == "Speaker 2: Yes."
    assert reader.refresh()
    assert rows(reader)[1] == "Ms. Doe: Yes."


def test_a_damaged_line_about_a_speaker_is_passed_over(tmp_path):
    path = killed_session(tmp_path / "damaged.jsonl", MEETING[:4])
    with path.open("ab") as file:
        file.write(b'{"t":"p","i":"two","x":"Ann"}\n{"t":"p","i":2,"o":2}\n{"t":"p"}\n')

    assert rows(SessionReader(path))[1] == "Speaker 2: Yes."


def test_a_session_in_memory_has_the_same_rows():
    session = MemorySession()

    for event in MEETING:
        session.post(event)

    assert rows(session) == READ
    assert [entry.origin.label for entry in session.entries()][1] == "Ms. Doe"


def test_speakers_are_voices_in_vtt_prefixes_in_srt_and_text_and_fields_in_json(tmp_path):
    path = killed_session(tmp_path / "meeting.jsonl", MEETING)

    vtt = written(path, tmp_path, ExportFormat.VTT)
    srt = written(path, tmp_path, ExportFormat.SRT)
    text = written(path, tmp_path, ExportFormat.TXT)
    segments = json.loads(written(path, tmp_path, ExportFormat.JSON))["segments"]

    assert "<v Speaker 1>" in vtt
    assert "<v Ms. Doe>- Ms. Doe: Yes." in vtt
    assert "- Ms. Doe: Yes." in srt
    assert "<v" not in srt
    assert "Ms. Doe: Yes.\n" in text
    assert [(one["speaker"], one["speaker_name"]) for one in segments] == [
        (1, "Speaker 1"),
        (2, "Ms. Doe"),
        (2, "Ms. Doe"),
        (2, "Ms. Doe"),
    ]


def test_a_voice_with_marks_in_its_name_is_no_markup_of_vtt(tmp_path):
    path = killed_session(
        tmp_path / "marks.jsonl", [final(0, "Hi.", ONE), SpeakerChanged(1, "<b>A & B</b>")]
    )

    assert "<v &lt;b&gt;A &amp; B&lt;/b&gt;>" in written(path, tmp_path, ExportFormat.VTT)


def test_without_speakers_nothing_is_a_voice(tmp_path):
    path = killed_session(tmp_path / "plain.jsonl", [final(0, "Hi.")])

    assert "<v" not in written(path, tmp_path, ExportFormat.VTT)


def test_a_name_alone_makes_no_session_and_is_kept_with_the_first_caption(tmp_path):
    journal = Journal(0.0)

    before = list(journal.records(SpeakerChanged(1, "Ann"), 1.0))
    path = killed_session(tmp_path / "named.jsonl", [SpeakerChanged(1, "Ann"), MEETING[1]])

    assert before == []
    assert rows(SessionReader(path)) == ["Ann: Shall we begin?"]
