"""A search under way, and where in its hits the reader is."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from captioner.errors import CaptionerError, HistoryError
from captioner.history.entry import Rows
from captioner.history.search import Hit, Hits, Wanted, search, wanted_of
from captioner_ui.history.row_paint import Marks
from captioner_ui.history.tasks import Task

DEBOUNCE_MS: Final = 150  # after the last letter typed
NEWEST: Final = -1
AT_ONCE: Final = 200  # rows that are looked into without a thread


@dataclass(frozen=True, slots=True)
class _Found:
    """What a search has found so far."""

    generation: int
    hits: Hits


class Finder(QObject):
    """Looks for text in rows on a thread of its own. All methods on the main thread.

    Hits are counted from the oldest. The first one shown is the next from where the reader is,
    or else the newest of all.

    Signals:
        changed: there are more hits, or another is the present one.
        failed: CaptionerError, the rows cannot be read.
    """

    changed = Signal()
    failed = Signal(CaptionerError)

    def __init__(self, rows: Rows, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = rows
        self._text = ""
        self._from_row = 0
        self._hits = Hits()
        self._searched_to = 0  # rows below are in the hits
        self._current = NEWEST
        self._task: Task | None = None
        self._generation = 0  # of the search; what an earlier one finds is of no interest
        self._wait = QTimer(self, singleShot=True, interval=DEBOUNCE_MS)
        self._wait.timeout.connect(self._begin)

    @property
    def n_hits(self) -> int:
        """How many there are as far as is known."""
        return self._hits.total

    @property
    def number(self) -> int:
        """Which of them is the present one, from 0; -1 if none is."""
        return self._current

    @property
    def busy(self) -> bool:
        """Whether more may be found."""
        return self._wait.isActive() or self._task is not None

    @property
    def marks(self) -> Marks:
        """What the transcript is to show of it."""
        return Marks(wanted_of(self._text) if self._text else None, self.hit)

    @property
    def hit(self) -> Hit | None:
        """The present one."""
        if self._current < 0:
            return None
        row, nth = self._hits.row_of(self._current)
        try:
            spans = self._hits_in(row, wanted_of(self._text))
        except (HistoryError, IndexError):
            return None
        return Hit(row, *spans[nth]) if nth < len(spans) else None

    def look_for(self, text: str, from_row: int) -> None:
        """Search for `text` soon, from the row the reader is at; empty text ends the search."""
        self._stop()
        self._text = text.strip()
        self._from_row = from_row
        self._hits, self._current, self._searched_to = Hits(), NEWEST, 0
        if self._text:
            self._wait.start()
        self.changed.emit()

    def set_rows(self, rows: Rows) -> None:
        """Search in other rows."""
        self._rows = rows
        self.look_for(self._text, rows.end)

    def step(self, by: int) -> None:
        """Go to the next hit (+1) or the one before (-1), round the ends."""
        if self._hits.total:
            self._current = (self._current + by) % self._hits.total
            self.changed.emit()

    def rows_changed(self, first_changed: int) -> None:
        """Look into the rows that came after the search, and again into those that changed.

        If they are many, as after a speaker was named, the search begins again.
        """
        if not self._text or self._wait.isActive():
            return
        first = min(first_changed, self._searched_to)
        if first < self._searched_to and self._rows.end - first > AT_ONCE:
            hit = self.hit
            self.look_for(self._text, hit.row if hit else self._from_row)
            return
        if self._task is not None:
            return
        wanted, before = wanted_of(self._text), self._hits.total
        self._hits.drop_from(first)
        for row in range(max(self._rows.first, first), self._rows.end):
            try:
                n_hits = len(self._hits_in(row, wanted))
            except (HistoryError, IndexError):
                continue
            if n_hits:
                self._hits.add(row, n_hits)
        self._searched_to = max(self._rows.first, self._rows.end - 1)
        first = 0 if self._hits.total else NEWEST  # until now there may have been none
        self._current = min(max(self._current, first), self._hits.total - 1)
        if self._hits.total != before:
            self.changed.emit()

    def _hits_in(self, number: int, wanted: Wanted) -> list[tuple[int, int]]:
        row = self._rows.row(number)
        return wanted.hits(row.shown, row.origin.label)

    def _stop(self) -> None:
        self._wait.stop()
        if self._task is not None:
            self._task.cancel()
            self._task = None

    @Slot()
    def _begin(self) -> None:
        wanted = wanted_of(self._text)
        try:
            rows = self._rows.fork()
        except HistoryError as error:
            self.failed.emit(error)
            return
        self._searched_to = max(rows.first, rows.end - 1)  # the last one may still grow
        self._generation += 1
        generation = self._generation

        def work(task: Task) -> _Found:
            hits = Hits()
            try:
                for hits in search(rows, wanted, task.is_cancelled):
                    task.breathe(_Found(generation, hits))
            finally:
                rows.close()
            return _Found(generation, hits)

        self._task = Task(work, self)
        self._task.progressed.connect(self._on_found)
        self._task.done.connect(self._on_done)
        self._task.failed.connect(self.failed)
        self._task.ended.connect(self._task.deleteLater)
        self._task.begin()

    @Slot(object)
    def _on_found(self, found: _Found) -> None:
        if found.generation != self._generation or self._task is None:
            return  # of a search that was given up
        self._hits = found.hits
        first = self._hits.first_from(self._from_row)
        if self._current < 0 and first < self._hits.total:
            self._current = first
        self.changed.emit()

    @Slot(object)
    def _on_done(self, found: _Found) -> None:
        if found.generation != self._generation or self._task is None:
            return
        self._on_found(found)
        self._task = None
        if self._current < 0 and self._hits.total:  # all are above
            self._current = self._hits.total - 1
        self.changed.emit()
