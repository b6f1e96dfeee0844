import stat
import sys
import threading

import pytest

from captioner.history.caption_store import CaptionLine
from captioner.outputs import text_file
from captioner.outputs.text_file import TextFile, replace_file

LIMIT_S = 10.0


def line(number, text, pending=""):
    return CaptionLine(text, pending, open=bool(pending), id=number)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "captions.txt"


class Teller:
    """Keeps what is told and lets a test wait for it."""

    def __init__(self):
        self.told = []
        self._changed = threading.Condition()

    def __call__(self, text):
        with self._changed:
            self.told.append(text)
            self._changed.notify_all()

    def wait_for(self, n_told):
        with self._changed:
            return self._changed.wait_for(lambda: len(self.told) >= n_told, LIMIT_S)


def test_it_holds_the_last_lines_the_growing_one_included(path):
    output = TextFile(path, 2, print)
    output.start()

    output.show([line(1, "one"), line(2, "zwei 東京"), line(3, "three", " and")])
    output.stop()

    assert path.read_text("utf-8") == "zwei 東京\nthree and\n"


def test_lines_shown_just_before_the_end_are_written(path):
    output = TextFile(path, 5, print)
    output.start()

    for number in range(50):
        output.show([line(number, f"line {number}")])
    output.stop()

    assert path.read_text() == "line 49\n"


def test_nothing_but_the_file_is_left_in_its_folder(path):
    output = TextFile(path, 5, print)
    output.start()
    output.show([line(1, "one")])
    output.stop()

    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_only_the_user_may_read_it(path):
    replace_file(path, "private\n")

    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_target_that_cannot_be_written_is_told_once_and_written_when_it_can_be(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(text_file, "AGAIN_S", 0.01)
    folder = tmp_path / "missing"
    teller = Teller()
    output = TextFile(folder / "captions.txt", 2, teller)
    output.start()

    output.show([line(1, "one")])
    assert teller.wait_for(1)
    folder.mkdir()
    assert teller.wait_for(2)
    output.stop()

    assert "cannot be written" in teller.told[0]
    assert "again" in teller.told[1]
    assert len(teller.told) == 2
    assert (folder / "captions.txt").read_text() == "one\n"


def test_text_that_could_not_be_written_is_not_forgotten(path, monkeypatch):
    tried, written = [], threading.Event()

    def write(_path, text):
        tried.append(text)
        if tried.count("one\n") < 3:
            raise OSError("no")
        written.set()

    monkeypatch.setattr(text_file, "AGAIN_S", 0.01)
    monkeypatch.setattr(text_file, "replace_file", write)
    output = TextFile(path, 2, lambda _: None)
    output.start()

    output.show([line(1, "one")])

    assert written.wait(LIMIT_S)
    output.stop()


def test_a_large_file_or_a_folder_in_its_place_is_not_touched(path):
    path.write_bytes(b"x" * 200_000)

    with pytest.raises(OSError, match="something else"):
        replace_file(path, "caption")
    with pytest.raises(OSError, match="something else"):
        replace_file(path.parent, "caption")

    assert path.stat().st_size == 200_000


def test_showing_never_waits_for_the_disk(path, monkeypatch):
    stuck, let_go = threading.Event(), threading.Event()

    def hang(*_):
        stuck.set()
        let_go.wait(LIMIT_S)

    monkeypatch.setattr(text_file, "replace_file", hang)
    output = TextFile(path, 2, print)
    output.start()
    assert stuck.wait(LIMIT_S)

    output.show([line(1, "one")])  # returns although the disk hangs

    let_go.set()
    output.stop()


def test_a_failure_that_nobody_thought_of_is_told(path, monkeypatch):
    def broken(_path, _text):
        raise ValueError("what is this?")

    monkeypatch.setattr(text_file, "replace_file", broken)
    told = Teller()
    output = TextFile(path, 1, told)

    output.start()

    assert told.wait_for(1)
    assert "not written" in told.told[0]
    output.stop()
