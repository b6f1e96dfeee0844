"""The sessions of other times: found at the start, listed, opened and deleted, off the thread."""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from captioner.errors import CaptionerError, HistoryError
from captioner.history.day import MAX_SESSIONS, same_day
from captioner.history.reader import SessionReader
from captioner.history.sessions import SessionFolder, SessionInfo
from captioner_ui.history.session_list import SessionList
from captioner_ui.history.tasks import Task


@dataclass(frozen=True, slots=True)
class Found:
    """What is of interest among the kept sessions when the program starts."""

    cut_off: SessionInfo | None
    """The newest that was not ended properly."""
    of_today: tuple[SessionReader, ...]
    """Those that began today and have ended, the oldest first."""


class KeptSessions(QObject):
    """Main thread; the folder is read on others.

    Signals:
        looked: Found, the answer to `look`.
        opened: SessionReader, to be shown.
        opened_for_export: SessionReader.
        own_export_asked: the present session shall be exported.
        own_open_asked: the present session shall be shown.
        deleting: list of Path, sessions that are about to be deleted.
        failed: CaptionerError.
    """

    looked = Signal(Found)
    opened = Signal(SessionReader)
    opened_for_export = Signal(SessionReader)
    own_export_asked = Signal()
    own_open_asked = Signal()
    deleting = Signal(list)
    failed = Signal(CaptionerError)

    def __init__(self, window: QWidget, folder: Path, present: Callable[[], Path | None]) -> None:
        """Begin with nothing read.

        Args:
            window: what the list belongs to.
            folder: where the sessions are.
            present: tells the file that is written now.
        """
        super().__init__(window)
        self._window = window
        self._folder = SessionFolder(folder)
        self._present = present
        self._list: SessionList | None = None
        self._tasks: list[Task] = []

    def set_folder(self, folder: Path) -> None:
        """Sessions are here from now on."""
        self._folder = SessionFolder(folder)

    def look(self, days: int) -> None:
        """Delete what is older than `days` days (0: nothing), and see what is left.

        What cannot be deleted is told; it keeps nobody from seeing the rest.
        """
        folder = self._folder
        pruning = self._run(lambda _task: folder.prune(days, time.time()))
        pruning.ended.connect(self._on_pruned)

    def acknowledge(self, info: SessionInfo) -> None:
        """Offer a session that was cut off no more."""
        folder = self._folder
        self._run(lambda _task: folder.acknowledge(info.path))

    def open(self, info: SessionInfo) -> None:
        """Open a session, to be shown."""
        if info.path == self._present():
            self.own_open_asked.emit()
        else:
            self._run(lambda _task: SessionReader(info.path, live=info.live), self.opened.emit)

    def show_list(self) -> None:
        """Show the list of all sessions."""
        if self._list is None:
            self._list = SessionList(self._window)
            self._list.open_asked.connect(self._on_open_asked)
            self._list.export_asked.connect(self._on_export_asked)
            self._list.delete_asked.connect(self.delete)
        folder = self._folder
        self._run(lambda _task: folder.sessions(), self._on_listed)

    @Slot(list)
    def delete(self, chosen: list[SessionInfo]) -> None:
        """Delete sessions for good; whoever reads or writes them hears of it before."""
        present, paths = self._present(), [info.path for info in chosen]
        self.deleting.emit(paths)
        others, folder = [path for path in paths if path != present], self._folder

        def work(_task: Task) -> list[SessionInfo]:
            for path in others:
                folder.delete(path)
            return folder.sessions()

        self._run(work, self._on_listed)

    def join(self, timeout_s: float) -> bool:
        """Wait at most `timeout_s` seconds for each task; whether all have ended."""
        return all(task.join(timeout_s) for task in self._tasks)

    def _run(
        self, work: Callable[[Task], object], done: Callable[[Any], object] | None = None
    ) -> Task:
        """Do `work` on a thread, then `done` with its result here."""
        task = Task(work, self)
        if done is not None:
            task.done.connect(done)
        task.failed.connect(self.failed)
        self._tasks = [known for known in self._tasks if not known.over] + [task]
        task.begin()
        return task

    @Slot()
    def _on_pruned(self) -> None:
        folder = self._folder
        self._run(lambda _task: look_into(folder), self.looked.emit)

    @Slot(SessionInfo)
    def _on_open_asked(self, info: SessionInfo) -> None:
        if self._list is not None:
            self._list.hide()
        self.open(info)

    @Slot(SessionInfo)
    def _on_export_asked(self, info: SessionInfo) -> None:
        if info.path == self._present():
            self.own_export_asked.emit()
        else:
            self._run(lambda _task: SessionReader(info.path), self.opened_for_export.emit)

    @Slot(object)
    def _on_listed(self, sessions: list[SessionInfo]) -> None:
        if self._list is not None:
            self._list.show_sessions(sessions, self._folder.folder, self._present())
            self._list.show()
            self._list.raise_()
            self._list.activateWindow()


def look_into(folder: SessionFolder) -> Found:
    """See what of the kept sessions is of interest. Any thread.

    What cannot be read is passed over: it is listed and can be opened, which says why.

    Raises:
        HistoryError: the folder cannot be read.
    """
    now_s = time.time()
    today = [
        info for info in folder.sessions() if same_day(info.started_s, now_s) and not info.live
    ]
    cut_off = folder.cut_off()
    readers = []
    for info in reversed(today[:MAX_SESSIONS]):
        with suppress(HistoryError):
            readers.append(SessionReader(info.path))
    return Found(cut_off, tuple(readers))
