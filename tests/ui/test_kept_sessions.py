import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from PySide6.QtWidgets import QWidget

from captioner.errors import HistoryError
from captioner.history.records import Header, end_line, header_line
from captioner.history.sessions import SessionFolder
from captioner.history.writer import own_header
from captioner_ui.history import kept_sessions
from captioner_ui.history.kept_sessions import KeptSessions

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

    found = kept_sessions.look_into(folder)

    assert [rows.path.stem for rows in found.of_today] == ["a", "c", "d"]
    assert found.cut_off.path == cut_off
    for rows in found.of_today:
        rows.close()


def test_what_is_too_old_and_cannot_be_deleted_is_told_and_hides_nothing(
    qtbot, folder, monkeypatch
):
    session(folder, "old", -10 * 86_400.0)
    session(folder, "new", -10.0)

    def refuse(_folder, _path):
        raise HistoryError("old.jsonl cannot be deleted")

    monkeypatch.setattr(SessionFolder, "delete", refuse)
    window = QWidget()
    qtbot.addWidget(window)
    sessions = KeptSessions(window, folder.folder, lambda: None)
    troubles, seen = [], []
    sessions.failed.connect(troubles.append)
    sessions.looked.connect(seen.append)

    sessions.look(5)

    qtbot.waitUntil(lambda: bool(seen), timeout=5000)
    assert [str(error) for error in troubles] == ["old.jsonl cannot be deleted"]
    assert [rows.path.stem for rows in seen[0].of_today] == ["new"]
    seen[0].of_today[0].close()
    assert sessions.join(5)
