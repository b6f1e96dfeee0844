"""What sessions are called, and what is known of those that were read from recordings."""

import pytest

from captioner.errors import HistoryError
from captioner.history.entry import Entry
from captioner.history.naming import note_title
from captioner.history.reader import SessionReader
from captioner.history.records import (
    LONGEST_TITLE,
    Header,
    Said,
    end_line,
    header_line,
    line_of,
    parse_entry,
    parse_header,
    title_line,
)
from captioner.history.sessions import SessionFolder
from captioner.history.writer import SessionWriter
from support.events import COMPUTER
from support.sessions import LISTENING, NOON_S, Kept, said

NOBODY = 2**22 + 1  # above the highest process number
WORDS = Said(0, Entry(text="Good morning.", start_s=1.0, end_s=2.0))


@pytest.fixture
def folder(tmp_path):
    return SessionFolder(tmp_path)


def write(path, *lines, recording="", end=None):
    header = Header(NOON_S, NOBODY, 0.0, recording)
    ended = end_line() if end is None else end
    path.write_bytes(b"".join([header_line(header), line_of(WORDS), *lines, ended]))
    return path


def title_of(path):
    reader = SessionReader(path)
    reader.close()
    return reader.title


def test_a_session_is_listed_by_what_a_person_calls_it_or_by_how_it_begins(folder):
    path = write(folder.folder / "a.jsonl")
    (before,) = folder.sessions()

    note_title(path, "  Lecture 3\nof many ")

    (after,) = folder.sessions()
    assert (before.name, before.title) == ("Good morning.", "")
    assert (after.name, after.title) == ("Lecture 3 of many", "Lecture 3 of many")
    assert title_of(path) == "Lecture 3 of many"
    assert not after.cut_off


def test_the_last_title_holds_and_an_empty_one_takes_it_back(folder):
    path = write(folder.folder / "a.jsonl")
    for title in ("One", "Two"):
        note_title(path, title)
    assert folder.sessions()[0].name == "Two"

    note_title(path, "")

    assert folder.sessions()[0].name == "Good morning."
    assert title_of(path) == ""


def test_a_title_is_cut_where_it_is_no_title_any_more(folder):
    path = write(folder.folder / "a.jsonl")

    note_title(path, "x" * 1000)

    assert folder.sessions()[0].title == "x" * LONGEST_TITLE


def test_a_title_in_a_torn_line_is_none(folder):
    write(folder.folder / "a.jsonl", end=end_line() + title_line("One") + b'{"t":"h","x":"Tw')

    assert folder.sessions()[0].title == "One"


def test_a_session_that_is_gone_cannot_be_called_anything(tmp_path):
    with pytest.raises(HistoryError, match=r"none\.jsonl cannot be changed"):
        note_title(tmp_path / "none.jsonl", "One")


def test_a_session_of_a_recording_is_called_like_it_and_is_as_long(folder):
    write(folder.folder / "a.jsonl", recording="/home/a/talk.mp4", end=end_line(61.2))

    (info,) = folder.sessions()

    assert (info.name, info.recording) == ("talk.mp4", "/home/a/talk.mp4")
    assert info.length_s == 61.2
    reader = SessionReader(info.path)
    reader.close()
    assert (reader.title, reader.recording, reader.length_s) == ("talk.mp4", info.recording, 61.2)


def test_the_header_of_an_older_session_is_of_no_recording():
    header = parse_header(b'{"t":"session","version":1,"started":1.0,"pid":2,"born":3.0}')

    assert header == Header(1.0, 2, 3.0, "")


def test_the_present_session_keeps_its_title_however_much_is_said_after_it(folder):
    kept = Kept()
    writer = SessionWriter(folder.folder, kept)
    writer.post(LISTENING)
    writer.set_title("Meeting")  # before there is a file
    for number in range(300):
        writer.post(said(number, f"Sentence {number} of a long and weary day.", 6.0 * number))
    kept.wait_for(lambda: kept.path and b"Sentence 299" in kept.path.read_bytes())
    assert title_of(kept.path) == "Meeting"

    writer.set_title("Budget meeting")
    writer.close()

    (info,) = folder.sessions()
    assert (info.title, info.cut_off) == ("Budget meeting", False)


def test_sources_of_sessions_from_before_there_were_keys_are_those_of_today():
    """So their names have the same colours."""
    line = b'{"t":"c","i":1,"s":0.0,"e":1.0,"x":"Hello.","l":"Computer"}'

    origin = parse_entry(line).origin

    assert (origin.key, origin.name) == (COMPUTER.key, "Computer")
