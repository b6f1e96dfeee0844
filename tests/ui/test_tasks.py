import threading

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from shiboken6 import delete

from captioner_ui.history.tasks import GivenUp, Task

pytestmark = pytest.mark.ui

LIMIT_S = 5.0


def test_the_outcome_and_the_progress_come_to_who_waits(qtbot):
    task = Task(lambda task: task.breathe("half") or "all")
    told = []
    task.progressed.connect(told.append)
    task.done.connect(told.append)

    with qtbot.waitSignal(task.ended, timeout=5000):
        task.begin()

    assert told == ["half", "all"]


def test_work_whose_window_is_gone_gives_up_without_a_failure(qapp):
    gone, given_up = threading.Event(), threading.Event()

    def work(task):
        gone.wait(LIMIT_S)
        try:
            task.breathe("half")
        except GivenUp:
            given_up.set()
            raise

    task = Task(work)
    thread = task._thread
    task.begin()

    delete(task)
    gone.set()

    assert given_up.wait(LIMIT_S)
    thread.join(LIMIT_S)
    assert not thread.is_alive()
