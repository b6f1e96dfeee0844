import errno
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from captioner.errors import HistoryError
from captioner.history.reader import SessionReader
from captioner.history.session_file import SessionFile
from captioner.history.sessions import SessionFolder
from captioner.history.writer import SessionWriter, own_header
from support.events import source
from support.sessions import LISTENING, STOPPED, Kept, gap, grown, said, words

SUPPORT = Path(__file__).parents[1] / "support"


@pytest.fixture
def kept():
    return Kept()


@pytest.fixture
def writer(tmp_path, kept):
    writer = SessionWriter(tmp_path / "sessions", kept)
    yield writer
    assert writer.close()


@pytest.fixture
def read(request):
    def open_reader(path, **options):
        reader = SessionReader(path, **options)
        request.addfinalizer(reader.close)
        return reader

    return open_reader


def texts(rows):
    return [rows.row(number).text for number in range(rows.first, rows.end)]


def test_a_process_killed_in_the_middle_of_a_sentence_loses_pending_words_only(tmp_path, read):
    process = subprocess.Popen(
        [sys.executable, str(SUPPORT / "sessions.py"), str(tmp_path)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(SUPPORT.parent)])},
    )
    try:
        assert process.stdout.readline() == b"kept\n"
        while_running = SessionFolder(tmp_path).sessions()
    finally:
        process.kill()
        process.communicate(timeout=10)

    (info,) = SessionFolder(tmp_path).sessions()
    assert [known.live for known in while_running] == [True]
    assert (info.live, info.cut_off) == (False, True)
    assert texts(read(info.path)) == ["It was the best of times. It was the worst of times,"]


def test_files_are_for_their_owner_only(tmp_path, writer, kept):
    writer.post(said(0, "Hello.", 0.0))
    kept.wait_for(lambda: kept.path)

    assert stat.S_IMODE(kept.path.stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "sessions").stat().st_mode) == 0o700


def test_a_session_without_captions_leaves_nothing_behind(tmp_path, kept):
    writer = SessionWriter(tmp_path / "sessions", kept)
    writer.post(LISTENING)
    writer.post(grown(0, "", "perhaps", 0.0))
    writer.post(said(0, "", 0.0))

    assert writer.close()

    assert not (tmp_path / "sessions").exists()


def test_what_is_said_is_there_while_the_session_goes_on(writer, kept, read):
    writer.post(LISTENING)
    writer.post(said(0, "Hello there.", 1.0))
    kept.wait_for(lambda: kept.path)
    reader = read(kept.path, live=True)
    writer.post(grown(1, "General", " Kenobi", 6.0))
    kept.wait_for(lambda: b"General" in kept.path.read_bytes())

    assert reader.refresh()

    assert texts(reader) == ["Hello there.", "General"]
    assert reader.row(1).growing
    assert not reader.refresh()


def test_the_final_text_takes_the_place_of_what_had_settled(writer, kept, read):
    writer.post(grown(0, "Hello", " their", 0.0))
    writer.post(said(0, "Hello there.", 0.0))
    writer.close()

    assert texts(read(kept.path)) == ["Hello there."]


def test_a_caption_that_comes_to_nothing_goes(writer, kept, read):
    writer.post(grown(0, "Thank you", "", 0.0))
    writer.post(said(0, "", 0.0))
    writer.post(said(1, "Hello.", 3.0))
    writer.close()

    assert texts(read(kept.path)) == ["Hello."]


def test_a_run_that_ends_keeps_what_was_shown(writer, kept, read):
    writer.post(LISTENING)
    writer.post(grown(0, "Hello", " there", 0.0))
    writer.post(STOPPED)
    writer.close()

    assert texts(read(kept.path)) == ["Hello there"]


def test_fragments_become_one_row_with_times_of_their_words(writer, kept, read):
    writer.post(LISTENING)
    writer.post(said(0, "It was the", 0.0, 2.0, words=words(("It", 0.5), ("was", 1.0))))
    writer.post(said(1, "Best of times.", 2.2, 4.0))
    writer.post(said(2, "Next.", 6.5, 7.0))
    writer.close()

    reader = read(kept.path)
    assert texts(reader) == ["It was the Best of times.", "Next."]
    first, second = reader.row(0).entries
    assert [at for at, _ in first.marks] == [0, 3]
    assert first.marks[1][1] - first.start_s == pytest.approx(1.0)
    assert second.start_s - first.start_s == pytest.approx(2.2, abs=0.01)


def test_times_of_a_second_run_come_after_those_of_the_first(tmp_path, kept, read):
    now = [1000.0]
    writer = SessionWriter(tmp_path, kept, clock=lambda: now[0])
    writer.post(LISTENING)
    writer.post(said(0, "One.", 10.0, 12.0))
    writer.post(STOPPED)
    now[0] = 990.0  # the clock was set back
    writer.post(LISTENING)
    writer.post(said(0, "Two.", 1.0, 2.0))
    assert writer.close()

    starts = [entry.start_s for entry in read(kept.path).entries()]

    assert starts == [10.0, 13.0]


def test_times_count_from_when_the_source_was_opened(tmp_path, kept, read):
    now = [1000.0]
    writer = SessionWriter(tmp_path, kept, clock=lambda: now[0])
    for event, at_s in ((source(), 1005.0), (LISTENING, 1008.0), (source(), 1020.0)):
        now[0] = at_s
        writer.post(event)
    writer.post(said(0, "One.", 10.0, 12.0))
    assert writer.close()

    (entry,) = read(kept.path).entries()

    assert entry.start_s == 15.0


def test_a_gap_is_a_row_of_its_own(writer, kept, read):
    writer.post(said(0, "It was", 0.0))
    writer.post(gap(2.0, 3.5))
    writer.post(said(1, "the end.", 3.5))
    writer.close()

    assert texts(read(kept.path)) == ["It was", "[1.5 s not captioned]", "the end."]


def test_what_was_missed_before_a_run_stands_between_the_runs(tmp_path, kept, read):
    now = [1000.0]
    writer = SessionWriter(tmp_path, kept, clock=lambda: now[0])
    for event, at_s in (
        (source(), 1000.0),
        (said(0, "One.", 1.0, 5.2), 1005.0),
        (STOPPED, 1005.0),
        (source(), 1008.0),
        (gap(-3.0, 0.0), 1008.0),
        (said(0, "Two.", 1.0, 2.0), 1010.0),
    ):
        now[0] = at_s
        writer.post(event)
    assert writer.close()

    times = [(entry.start_s, entry.end_s) for entry in read(kept.path).entries()]

    assert times == [(1.0, 5.2), (5.2, 8.0), (9.0, 10.0)]


def test_a_session_that_begins_within_a_gap_has_no_times_before_it(tmp_path, kept, read):
    writer = SessionWriter(tmp_path, kept, clock=lambda: 1000.0)
    writer.post(source())
    writer.post(gap(-3.0, 0.0))
    writer.post(said(0, "One.", 1.0, 2.0))
    assert writer.close()

    starts = [entry.start_s for entry in read(kept.path).entries()]

    assert starts == [0.0, 1.0]


def test_any_text_survives_as_it_is_on_one_line(writer, kept, read):
    text = 'naïve 東京 🙂 שלום \u202eא <b>&amp; "quoted" {x}'
    writer.post(said(0, text, 0.0))
    writer.post(said(1, "two\nlines\u2028and\ud800 half", 9.0))
    writer.close()

    assert texts(read(kept.path)) == [text, "two lines and\ufffd half"]


@pytest.mark.parametrize("cut", range(1, 60, 7))
def test_a_torn_last_line_costs_that_line_only(writer, kept, read, cut):
    writer.post(said(0, "One.", 0.0))
    writer.post(said(1, "Two.", 6.0))
    writer.close()
    whole = kept.path.read_bytes()
    lines = whole.splitlines(keepends=True)[:-1]  # without the end mark
    kept.path.write_bytes(b"".join(lines[:-1]) + lines[-1][:-cut])

    found = texts(read(kept.path))

    assert found == (["One.", "Two."] if cut == 1 else ["One."])
    SessionFolder(kept.path.parent).acknowledge(kept.path)
    assert texts(read(kept.path)) == found
    assert SessionFolder(kept.path.parent).cut_off() is None


def test_a_disk_that_is_full_is_told_once_and_nothing_is_lost_when_there_is_room_again(
    tmp_path, kept, read, monkeypatch
):
    monkeypatch.setattr("captioner.history.writer.RETRY_EVERY_S", 0.0)
    full = [False]

    def write(fd, data):
        if full[0]:
            os.write(fd, data[:5])  # tears the line
            raise OSError(errno.ENOSPC, "No space left on device")
        return os.write(fd, data)

    writer = SessionWriter(tmp_path, kept, write=write)
    writer.post(said(0, "One.", 0.0))
    kept.wait_for(lambda: kept.path)
    full[0] = True
    writer.post(said(1, "Two.", 6.0))
    kept.wait_for(lambda: kept.troubles)
    writer.post(said(2, "Three.", 12.0))
    full[0] = False
    writer.post(said(3, "Four.", 18.0))
    assert writer.close()

    assert isinstance(kept.troubles[0], HistoryError)
    assert "No space left" in str(kept.troubles[0])
    assert kept.troubles[1:] == [None]
    assert texts(read(kept.path)) == ["One.", "Two.", "Three.", "Four."]


def test_a_folder_that_cannot_be_written_is_told_once(tmp_path, kept):
    (tmp_path / "a file").touch()
    writer = SessionWriter(tmp_path / "a file" / "sessions", kept)
    for number in range(5):
        writer.post(said(number, "Hello.", 6.0 * number))

    assert writer.close()

    assert len(kept.troubles) == 1
    assert kept.troubles[0].hint


def test_a_discarded_session_is_gone(writer, kept):
    writer.post(said(0, "A secret.", 0.0))
    kept.wait_for(lambda: kept.path)

    assert writer.discard()

    assert not kept.path.exists()


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has folders that are synced")
def test_a_file_is_synced_with_what_was_added_and_its_folder_once_so_that_it_can_be_found(
    tmp_path, monkeypatch
):
    synced = []
    monkeypatch.setattr(os, "fsync", lambda fd: synced.append(os.fstat(fd).st_ino))
    file = SessionFile(tmp_path, own_header(0.0))

    for line in (b"{}\n", b"{}\n"):
        file.append([line])
        file.sync()
        file.sync()
    file.close()

    own, folder = file.path.stat().st_ino, tmp_path.stat().st_ino
    assert synced == [own, folder, own, own]  # the last is of the end


def test_gaps_soon_after_each_other_are_one_row(writer, kept, read):
    writer.post(said(0, "It was", 0.0))
    writer.post(gap(2.0, 22.0))
    for number in range(12):
        writer.post(gap(22.5 + number / 2, 22.7 + number / 2))
    writer.post(said(1, "the end.", 30.0))
    writer.post(gap(33.0, 34.0))
    writer.close()

    reader = read(kept.path)
    assert texts(reader) == [
        "It was",
        "[22.4 s not captioned]",
        "the end.",
        "[1.0 s not captioned]",
    ]
    assert (reader.row(1).start_s, reader.row(1).entries[0].end_s) == (2.0, 28.2)


def test_a_gap_is_on_record_soon_though_nobody_speaks(tmp_path, kept, read):
    now = [1000.0]
    writer = SessionWriter(tmp_path, kept, clock=lambda: now[0])
    writer.post(said(0, "It was", 0.0))
    writer.post(gap(2.0, 3.5))
    now[0] += 10.0
    writer.post(LISTENING)  # as if time had passed: the thread looks
    kept.wait_for(lambda: kept.path and b"not captioned" in kept.path.read_bytes())
    writer.close()
