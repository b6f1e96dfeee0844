"""The sessions of other times: found at the start, listed, opened and deleted, off the thread."""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from captioner.errors import CaptionerError, HistoryError
from captioner.history.day import MAX_SESSIONS, same_day
from captioner.history.naming import note_title
from captioner.history.reader import SessionReader
from captioner.history.sessions import SessionFolder, SessionInfo
from captioner_ui.history.tasks import Task

if TYPE_CHECKING:
    from captioner_ui.history.search_task import FoundNews
    from captioner_ui.history.session_list import SessionList

RELIST_MS: Final = 150


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
        find_asked: str, what is to be found in the session that was opened just now.
        opened_for_export: SessionReader.
        own_export_asked: the present session shall be exported.
        own_open_asked: the present session shall be shown.
        renamed: Path and str: what a session is called from now on.
        deleting: list of Path, sessions that are about to be deleted.
        failed: CaptionerError.
    """

    looked = Signal(Found)
    opened = Signal(SessionReader)
    find_asked = Signal(str)
    opened_for_export = Signal(SessionReader)
    own_export_asked = Signal()
    own_open_asked = Signal()
    renamed = Signal(object, str)
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
        self._listed = folder  # the folder that the list shows
        self._search: Task | None = None
        self._n_searches = 0  # what an earlier one finds is of no interest
        self._tasks: list[Task] = []

    @property
    def folder(self) -> Path:
        """Where the sessions are."""
        return self._folder.folder

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

    def open(self, info: SessionInfo) -> Task | None:
        """Open a session, to be shown; None if it is the present one, which is open."""
        if info.path == self._present():
            self.own_open_asked.emit()
            return None
        return self._run(lambda _task: SessionReader(info.path, live=info.live), self.opened.emit)

    def open_path(self, path: Path) -> None:
        """Open the session of a file, to be shown."""
        if path == self._present():
            self.own_open_asked.emit()
        else:
            self._run(lambda _task: SessionReader(path), self.opened.emit)

    def export_path(self, path: Path) -> None:
        """Open the session of a file, to be exported."""
        if path == self._present():
            self.own_export_asked.emit()
        else:
            self._run(lambda _task: SessionReader(path), self.opened_for_export.emit)

    def show_list(self, folder: Path | None = None) -> None:
        """Show the list of all sessions: of those that are kept, or of those in another folder."""
        if self._list is None:
            from captioner_ui.history.session_list import SessionList  # when it is first needed

            self._list = SessionList(self._window)
            self._list.open_asked.connect(self._on_open_asked)
            self._list.export_asked.connect(self._on_export_asked)
            self._list.rename_asked.connect(self._on_rename_asked)
            self._list.delete_asked.connect(self.delete)
            self._list.search_asked.connect(self._on_search_asked)
            self._list.finished.connect(self._stop_search)
        self._listed = folder or self._folder.folder
        self._relist()

    def relist_soon(self) -> None:
        """List them anew once what was asked of a file's writer is in the file."""
        if self._list is not None and self._list.isVisible():
            QTimer.singleShot(RELIST_MS, self, self._relist)

    def _relist(self) -> None:
        folder = SessionFolder(self._listed)
        self._run(lambda _task: folder.sessions(), self._on_listed)

    @Slot(list)
    def delete(self, chosen: list[SessionInfo]) -> None:
        """Delete sessions for good; whoever reads or writes them hears of it before."""
        present, paths = self._present(), [info.path for info in chosen]
        self.deleting.emit(paths)
        others, folder = [path for path in paths if path != present], SessionFolder(self._listed)

        def work(_task: Task) -> list[SessionInfo]:
            for path in others:
                folder.delete(path)
            return folder.sessions()

        self._stop_search()
        self._run(work, self._on_listed)

    def join(self, timeout_s: float) -> bool:
        """Wait at most `timeout_s` seconds for each task; whether all have ended."""
        return all(task.join(timeout_s) for task in self._tasks)

    def _run(
        self,
        work: Callable[[Task], object],
        done: Callable[[Any], object] | None = None,
        progressed: Callable[[Any], object] | None = None,
    ) -> Task:
        """Do `work` on a thread, then `done` with its result here; `progressed` hears of it."""
        task = Task(work, self)
        if progressed is not None:
            task.progressed.connect(progressed)
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

    @Slot(SessionInfo, str)
    def _on_open_asked(self, info: SessionInfo, wanted: str) -> None:
        if self._list is not None:
            self._list.close()
        task = self.open(info)
        if wanted and task is not None:
            task.done.connect(lambda _reader: self.find_asked.emit(wanted))
        elif wanted:
            self.find_asked.emit(wanted)

    @Slot(SessionInfo)
    def _on_export_asked(self, info: SessionInfo) -> None:
        self.export_path(info.path)

    @Slot(SessionInfo, str)
    def _on_rename_asked(self, info: SessionInfo, title: str) -> None:
        """Its file tells what it is called; that of the present one is written elsewhere."""
        if info.path == self._present():
            self.renamed.emit(info.path, title)
            return

        def work(_task: Task) -> None:
            note_title(info.path, title)

        def done(_nothing: object) -> None:
            self.renamed.emit(info.path, title)
            self._relist()

        self._run(work, done)

    @Slot(str)
    def _on_search_asked(self, text: str) -> None:
        """Look through all sessions that are listed; what was looked for before is given up."""
        self._stop_search()
        if self._list is None or not text:
            return
        from captioner_ui.history.search_task import look_through

        look = partial(look_through, self._list.sessions, text, self._n_searches)
        self._search = self._run(look, self._on_searched, self._on_found)

    @Slot()
    def _stop_search(self) -> None:
        self._n_searches += 1
        if self._search is not None:
            self._search.cancel()
            self._search = None

    @Slot(object)
    def _on_found(self, news: "FoundNews") -> None:
        if news.number == self._n_searches and self._list is not None:
            self._list.add_found(news.found, news.n_done)

    @Slot(object)
    def _on_searched(self, news: "FoundNews") -> None:
        if news.number == self._n_searches and self._list is not None:
            self._list.add_found(news.found, news.n_done)
            self._list.search_ended()

    @Slot(object)
    def _on_listed(self, sessions: list[SessionInfo]) -> None:
        if self._list is not None:
            self._list.show_sessions(sessions, self._listed, self._present())
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
        info
        for info in folder.sessions()
        if same_day(info.started_s, now_s) and not info.live and not info.recording
    ]
    cut_off = folder.cut_off()
    readers = []
    for info in reversed(today[:MAX_SESSIONS]):
        with suppress(HistoryError):
            readers.append(SessionReader(info.path))
    return Found(cut_off, tuple(readers))
