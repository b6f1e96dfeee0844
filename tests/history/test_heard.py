"""What was heard, kept beside what is written: in files, in memory, in exports."""

import json
from dataclasses import replace

from captioner.events import EngineState, Heard, StateChanged
from captioner.history.caption_store import CaptionStore
from captioner.history.export import export
from captioner.history.formats import ExportFormat
from captioner.history.journal import Journal
from captioner.history.memory import MemorySession
from captioner.history.reader import SessionReader
from captioner.history.records import Grown, Header, header_line, line_of, parse_entry, parse_grown
from support.events import final, growing

MEETING = (
    growing(0, "I met", " Nguyen"),
    replace(growing(0, "I met Nguyen", " and"), heard=Heard("I met win", " and")),
    replace(final(0, "I met Nguyen and left."), heard=Heard("I met win and left.")),
    final(1, "Nothing special."),
)
STOPPED = StateChanged(EngineState.STOPPED)


def records(events):
    journal = Journal(0.0)
    return [record for event in events for record in journal.records(event, 1.0)]


def kept(path, events):
    lines = map(line_of, records(events))
    path.write_bytes(header_line(Header(0.0, 1, 0.0)) + b"".join(lines))
    return SessionReader(path)


def pairs(session):
    return [(entry.text, entry.heard) for entry in session.entries()]


WHOLE = [("I met Nguyen and left.", "I met win and left."), ("Nothing special.", "")]


def test_a_session_file_has_both_and_only_where_they_differ(tmp_path):
    reader = kept(tmp_path / "session.jsonl", MEETING)

    assert pairs(reader) == WHOLE
    assert [row.text for row in map(reader.row, range(2))] == [text for text, _ in WHOLE]
    last = (tmp_path / "session.jsonl").read_bytes().splitlines()[-1]
    assert b'"h"' not in last
    assert parse_entry(last).text == "Nothing special."


def test_of_a_session_that_was_killed_both_are_there_as_far_as_they_were_settled(tmp_path):
    reader = kept(tmp_path / "killed.jsonl", MEETING[:2])

    assert pairs(reader) == [("I met Nguyen", "I met win")]


def test_a_session_in_memory_has_both():
    session = MemorySession()
    for event in MEETING[:2]:
        session.post(event)
    assert pairs(session) == [("I met Nguyen", "I met win")]

    for event in MEETING[2:]:
        session.post(event)
    assert pairs(session) == WHOLE


def test_what_the_end_of_the_engine_leaves_open_has_both():
    (said,) = [one for one in records([*MEETING[:2], STOPPED]) if not isinstance(one, Grown)]

    assert (said.entry.text, said.entry.heard) == ("I met Nguyen and", "I met win and")


def test_a_line_of_settled_text_says_what_it_is_written_for():
    grown = Grown(3, 1.0, 2.0, " Nguyen", heard=" win")

    assert parse_grown(line_of(grown)) == grown


def test_exported_text_is_as_written_and_json_has_both(tmp_path):
    reader = kept(tmp_path / "session.jsonl", MEETING)
    found = {}
    for form in (ExportFormat.TXT, ExportFormat.SRT, ExportFormat.JSON):
        export(reader.entries(), 0.0, form, tmp_path / form.value, lambda _n: None)
        found[form] = (tmp_path / form.value).read_text("utf-8")

    assert found[ExportFormat.TXT].splitlines() == [text for text, _ in WHOLE]
    assert "Nguyen" in found[ExportFormat.SRT]
    assert "win" not in found[ExportFormat.SRT]
    segments = json.loads(found[ExportFormat.JSON])["segments"]
    assert [segment["heard"] for segment in segments] == ["I met win and left.", None]


def test_lines_of_window_overlay_page_and_text_file_are_as_written():
    store, seen = CaptionStore(), []
    for event in MEETING:
        seen += [edit.line.text for edit in store.apply(event)]

    assert not [text for text in seen if "win" in text.split()]
    assert [line.text for line in store.lines] == [text for text, _ in WHOLE]
