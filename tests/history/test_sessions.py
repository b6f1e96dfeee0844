import json
import os
import time
import tracemalloc

import psutil
import pytest

from captioner.errors import HistoryError
from captioner.events import Origin
from captioner.history.entry import Entry
from captioner.history.export import KeptSession, export
from captioner.history.formats import ExportFormat
from captioner.history.memory import MemorySession
from captioner.history.reader import SessionReader
from captioner.history.records import Header, Said, end_line, header_line, line_of
from captioner.history.search import search, wanted_of
from captioner.history.sessions import SessionFolder
from captioner.history.subtitle_layout import DEFAULT_LAYOUT
from captioner.history.writer import own_header
from support.events import COMPUTER, MICROPHONE
from support.sessions import NOON_S, gap, grown, said, write_long
from support.written_text import text_of

MANY = 20_000
LONG = 1_000
NOBODY = 2**22 + 1  # above the highest process number


def write_session(path, *entries, header=None, ended=True):
    lines = [header_line(header or Header(NOON_S, NOBODY, 0.0))]
    lines += [line_of(Said(n, entry)) for n, entry in enumerate(entries)]
    path.write_bytes(b"".join([*lines, end_line() if ended else b""]))
    return path


def entry(text, start_s=0.0, length_s=2.0, **fields):
    return Entry(text=text, start_s=start_s, end_s=start_s + length_s, **fields)


@pytest.fixture(scope="module")
def long_session(tmp_path_factory):
    return write_long(tmp_path_factory.mktemp("long") / "long.jsonl", MANY)


@pytest.fixture
def reader(long_session):
    reader = SessionReader(long_session)
    yield reader
    reader.close()


def test_any_row_of_a_long_session_is_the_right_one(reader):
    assert reader.end == MANY
    for number in (0, 1, 31, 32, 9_999, MANY - 1):
        assert f"number {number} of" in reader.row(number).text


def test_a_row_at_the_end_takes_no_longer_than_one_at_the_beginning(reader):
    def fastest_s(numbers):
        spent = []
        for number in numbers:
            begun_s = time.perf_counter()
            reader.row(number)
            spent.append(time.perf_counter() - begun_s)
        return min(spent)

    first_s = fastest_s(range(0, 3200, 64))
    last_s = fastest_s(range(MANY - 3200, MANY, 64))

    assert last_s < 3 * first_s + 0.001


def test_memory_does_not_grow_with_the_length_of_a_session(long_session, tmp_path):
    def peak_bytes(path):
        tracemalloc.start()
        reader = SessionReader(path)
        for number in range(0, reader.end, 100):
            reader.row(number)
        held = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        reader.close()
        return held

    short = peak_bytes(write_long(tmp_path / "short.jsonl", 2_000))

    assert peak_bytes(long_session) < short + (MANY - 2_000)  # less than a byte a row


def test_a_row_that_does_not_exist_is_refused(reader):
    with pytest.raises(IndexError):
        reader.row(MANY)


def test_a_reader_that_nobody_holds_any_more_lets_go_of_its_file(long_session):
    def open_files():
        return [file.path for file in psutil.Process().open_files()].count(str(long_session))

    before = open_files()
    reader = SessionReader(long_session)
    other = reader.fork()
    assert open_files() == before + 2

    del reader, other  # a warning that it was left open would fail this

    assert open_files() == before


def test_a_file_that_is_no_session_is_refused_and_not_listed(tmp_path):
    for name, content in (("a.jsonl", b"hello"), ("b.jsonl", b""), ("c.jsonl", b'{"t":"session"}')):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(HistoryError):
            SessionReader(tmp_path / name)

    assert SessionFolder(tmp_path).sessions() == []


def test_the_list_has_start_length_first_words_and_size_newest_first(tmp_path):
    old = write_session(tmp_path / "old.jsonl", entry("The first."), entry("The last.", 60.0))
    new = Header(NOON_S + 100, NOBODY, 0.0)
    write_session(tmp_path / "new.jsonl", entry("A " * 100), header=new, ended=False)

    newer, older = SessionFolder(tmp_path).sessions()

    assert (older.started_s, older.length_s, older.first_words) == (NOON_S, 62.0, "The first.")
    assert older.n_bytes == old.stat().st_size
    assert (older.cut_off, newer.cut_off, newer.live) == (False, True, False)
    assert len(newer.first_words) <= 80


def test_a_folder_that_does_not_exist_has_no_sessions(tmp_path):
    assert SessionFolder(tmp_path / "none").sessions() == []


def test_a_session_whose_process_number_was_given_to_another_is_cut_off(tmp_path):
    stale = Header(NOON_S, os.getpid(), own_header(0.0).born_s - 1000)
    write_session(tmp_path / "a.jsonl", entry("Hello."), header=stale, ended=False)

    assert SessionFolder(tmp_path).cut_off() is not None


def test_a_deleted_session_is_gone_from_the_disk(tmp_path):
    path = write_session(tmp_path / "a.jsonl", entry("Hello."))

    SessionFolder(tmp_path).delete(path)

    assert list(tmp_path.iterdir()) == []


def test_a_session_that_is_being_written_is_not_deleted(tmp_path):
    path = write_session(tmp_path / "a.jsonl", entry("Hi."), header=own_header(0.0), ended=False)

    with pytest.raises(HistoryError, match="still being captioned"):
        SessionFolder(tmp_path).delete(path)

    assert path.exists()


@pytest.mark.parametrize(("days", "left"), [(0, 2), (5, 1), (50, 2)])
def test_old_sessions_go_after_the_days_that_were_set(tmp_path, days, left):
    write_session(tmp_path / "old.jsonl", entry("Old."))
    write_session(
        tmp_path / "new.jsonl", entry("New."), header=Header(NOON_S + 9 * 86_400, NOBODY, 0.0)
    )

    SessionFolder(tmp_path).prune(days, NOON_S + 10 * 86_400)

    assert len(SessionFolder(tmp_path).sessions()) == left


# exports

TOLD = (
    entry("It was the", 1.0, 2.0),
    entry("Best of times. Yes.", 3.5, 3.0, continues=True),
    entry("a < b --> c", 7.0, 1.0, origin=MICROPHONE),
)


def exported(form, entries=TOLD):
    return "".join(form.render(KeptSession(entries, NOON_S), DEFAULT_LAYOUT))


def test_text_has_one_sentence_a_line():
    assert exported(ExportFormat.TXT).splitlines() == [
        "It was the Best of times.",
        "Yes.",
        "Microphone: A < b --> c",
    ]


def test_minutes_have_date_length_speakers_and_paragraphs_with_times():
    ann = Origin(speaker=1, speaker_name="Ann")
    told = (
        entry("It was the", 1.0, 2.0, origin=ann),
        entry("Best of times.", 3.5, 3.0, origin=ann, continues=True),
        entry("Yes.", 3700.0, 1.0, origin=Origin(speaker=2)),
    )

    title, _, date, length, speakers, _, *rest = exported(ExportFormat.MD, told).splitlines()

    assert title.startswith("# Captions of 20")
    assert date.startswith("- Date: 20")
    assert (length, speakers) == ("- Length: 1:01:41", "- Speakers: Ann, Speaker 2")
    assert rest == [
        "**[0:00:01] Ann**",
        "",
        "It was the Best of times.",
        "",
        "**[1:01:40] Speaker 2**",
        "",
        "Yes.",
    ]


def test_subtitles_keep_the_times_of_what_was_shown():
    told = (entry("It was the", 1.0), entry("best of times.", 9.0), entry("a < b --> c", 20.0))

    assert exported(ExportFormat.SRT, told).startswith("1\n00:00:01,000 --> 00:00:03,000\nIt was")
    assert "00:00:09.000 --> 00:00:11.000\nbest of times.\n" in exported(ExportFormat.VTT, told)
    assert "A &lt; b --&gt; c" in exported(ExportFormat.VTT, told)


def test_the_capital_of_a_window_goes_in_subtitles_too():
    told = (entry("It was", 0.0), entry("The best.", 2.0, continues=True))

    assert "\nIt was the best.\n" in exported(ExportFormat.SRT, told)


def test_json_has_every_caption_with_its_times():
    found = json.loads(exported(ExportFormat.JSON))

    assert found["started"] == "2023-11-14T22:13:20.000+00:00"
    assert [segment["text"] for segment in found["segments"]] == [told.text for told in TOLD]
    assert found["segments"][1]["time"] == "2023-11-14T22:13:23.500+00:00"
    assert [segment["continues"] for segment in found["segments"]] == [False, True, False]


def test_subtitles_of_two_sources_begin_in_order():
    told = (entry("b", 3.0, 1.0, origin=COMPUTER), entry("a", 0.0, 2.0, origin=MICROPHONE))

    assert exported(ExportFormat.SRT, told).startswith(
        "1\n00:00:00,000 --> 00:00:04,000\n- Microphone: a\n- Computer: b\n"
    )


@pytest.mark.parametrize("form", ExportFormat)
def test_a_long_session_is_exported_completely(tmp_path, form):
    reader = SessionReader(write_long(tmp_path / "long.jsonl", LONG))
    path, told = tmp_path / f"out.{form.value}", []

    export(reader.entries(), reader.started_s, form, path, told.append)

    text = text_of(path.read_bytes(), form)
    assert text.replace("\\N", " ").count("This is sentence number") == LONG
    assert told == list(range(100, LONG + 1, 100))
    assert sorted(tmp_path.iterdir()) == [reader.path, path]
    reader.close()


def test_an_export_that_is_given_up_leaves_the_old_file_as_it_was(reader, tmp_path):
    path = tmp_path / "out.txt"
    path.write_text("before")

    def give_up(_n):
        raise InterruptedError

    with pytest.raises(HistoryError):
        export(reader.entries(), NOON_S, ExportFormat.TXT, path, give_up)

    assert path.read_text() == "before"
    assert list(tmp_path.iterdir()) == [path]


def test_an_export_to_nowhere_says_so(tmp_path):
    with pytest.raises(HistoryError, match="cannot be written"):
        export(TOLD, NOON_S, ExportFormat.TXT, tmp_path / "none" / "out.txt", lambda _: None)


# search


@pytest.mark.parametrize(
    ("text", "wanted", "n_hits"),
    [
        ("The other there", "THE", 3),
        ("a.b axb", "a.b", 1),
        ("Straße STRASSE", "straße", 1),
        ("naïve 東京 東京", "東京", 2),
        ("two  words", "two words", 1),
        ("anything", "  ", 0),
        ("שלום עולם", "עולם", 1),
    ],
)
def test_text_is_found_literally_and_in_any_capitals(text, wanted, n_hits):
    assert len(wanted_of(wanted).hits(text)) == n_hits


def test_all_hits_of_a_long_session_are_counted_and_found_by_number(reader):
    *_, hits = search(reader, wanted_of("number 19"), lambda: False)

    assert hits.total == sum(str(n).startswith("19") for n in range(MANY))
    assert hits.row_of(0) == (19, 0)
    assert hits.row_of(hits.total - 1) == (19_999, 0)
    assert hits.row_of(hits.first_from(1_000)) == (1_900, 0)


def test_several_hits_in_a_row_have_numbers_of_their_own(tmp_path):
    reader = SessionReader(write_session(tmp_path / "a.jsonl", entry("no no"), entry("no", 9.0)))
    *_, hits = search(reader, wanted_of("no"), lambda: False)
    reader.close()

    assert [hits.row_of(n) for n in range(hits.total)] == [(0, 0), (0, 1), (1, 0)]


def test_a_search_that_is_given_up_ends(reader):
    assert len(list(search(reader, wanted_of("this"), lambda: True))) == 0


# not kept


def test_a_session_in_memory_is_bounded_and_its_rows_keep_their_numbers():
    session = MemorySession(max_rows=10)
    for n in range(25):
        session.post(said(n, f"Number {n}.", 6.0 * n))

    assert (session.first, session.end) == (15, 25)
    assert session.row(20).text == "Number 20."
    with pytest.raises(IndexError):
        session.row(14)


def test_a_session_in_memory_grows_like_one_on_disk():
    session = MemorySession()
    session.post(grown(0, "It was", " the", 0.0))
    growing = session.row(0)
    session.post(said(0, "It was the", 0.0))
    session.post(said(1, "end.", 2.5))
    session.post(gap(5.0, 6.0))

    assert (growing.text, growing.growing) == ("It was", True)
    rows = [session.row(n).text for n in range(session.end)]
    assert rows == ["It was the end.", "[1.0 s not captioned]"]
