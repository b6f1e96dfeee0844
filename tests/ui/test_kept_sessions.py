import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from captioner.history.records import Header, end_line, header_line
from captioner.history.sessions import SessionFolder
from captioner.history.writer import own_header
from captioner_ui.history import kept_sessions

pytestmark = pytest.mark.ui

NOW_S = 1_800_001_200.0  # 08:20 UTC: nowhere near midnight


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(kept_sessions.time, "time", lambda: NOW_S)
    return SessionFolder(tmp_path)


def session(folder, name, at_s, *, ended=True):
    path = folder.folder / f"{name}.jsonl"
    header = Header(NOW_S + at_s, own_header(0).pid, 0.0)  # of a process that is gone
    path.write_bytes(header_line(header) + (end_line() if ended else b""))
    return path


def test_a_session_of_today_that_cannot_be_opened_hides_none_of_the_others(folder, monkeypatch):
    session(folder, "a", -30.0)
    damaged = session(folder, "b", -20.0)
    session(folder, "c", -10.0)
    cut_off = session(folder, "d", -5.0, ended=False)
    reader = kept_sessions.SessionReader

    def opened(path, **how):
        if path == damaged:
            raise kept_sessions.HistoryError("the disk says no")
        return reader(path, **how)

    monkeypatch.setattr(kept_sessions, "SessionReader", opened)

    found = kept_sessions.look_into(folder, 0)

    assert [rows.path.stem for rows in found.of_today] == ["a", "c", "d"]
    assert found.cut_off.path == cut_off
    for rows in found.of_today:
        rows.close()
