import threading

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")
from PySide6.QtCore import QObject

from captioner_ui.threads import begin_for

pytestmark = pytest.mark.ui


class Owner(QObject):
    """Notes on which thread its last reference goes."""

    def __init__(self, gone):
        super().__init__()
        self.may_end = threading.Event()
        self._gone = gone

    def work(self):
        assert self.may_end.wait(60)

    def __del__(self):
        self._gone.append(threading.current_thread())


def test_who_works_on_a_thread_is_never_destroyed_by_it(qapp):
    gone = []
    owner = Owner(gone)
    thread = threading.Thread(target=owner.work)
    begin_for(thread, owner)
    owner.may_end.set()
    del owner

    thread.join(60)
    assert gone == []

    other = QObject()
    begin_for(threading.Thread(target=int), other)
    assert gone == [threading.main_thread()]
