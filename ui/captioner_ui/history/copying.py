"""Text of a transcript on the clipboard."""

from typing import Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QClipboard, QGuiApplication

from captioner.errors import CaptionerError, HistoryError
from captioner.history.entry import EntryKind, Rows
from captioner_ui.history.selection import TO_THE_END, Selection, all_of
from captioner_ui.history.tasks import Task
from captioner_ui.status import problem_text
from captioner_ui.translation import tr

AT_ONCE_ROWS: Final = 300  # more are read on a thread; so many take about 10 ms
BREATHE_EVERY: Final = 50  # rows


class Copier(QObject):
    """Copies; what is long, off the main thread. All methods on the main thread.

    Signals:
        told: str, what was copied, for the status line.
    """

    told = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._task: Task | None = None

    def copy_selection(self, rows: Rows, selection: Selection) -> None:
        """Put what is selected on the clipboard, one row a line."""
        if selection.n_rows <= AT_ONCE_ROWS:
            try:
                self._put(selection.text(rows))
            except HistoryError as error:
                self._on_failed(error)
            return
        self._begin(rows, selection)

    def copy_all(self, rows: Rows) -> None:
        """Put the whole transcript on the clipboard."""
        if rows.end == rows.first:
            self.told.emit(tr("There is nothing to copy yet."))
        else:
            self.copy_selection(rows, all_of(rows))

    def copy_last(self, rows: Rows) -> None:
        """Put the newest line that was said on the clipboard."""
        try:
            for number in range(rows.end - 1, rows.first - 1, -1):
                row = rows.row(number)
                if row.kind is EntryKind.CAPTION:
                    self._put(row.text)
                    return
        except HistoryError as error:
            self._on_failed(error)
            return
        self.told.emit(tr("There is nothing to copy yet."))

    def close(self) -> None:
        """Give up what is under way."""
        if self._task is not None:
            self._task.cancel()
            self._task.join(1.0)

    def _begin(self, rows: Rows, selection: Selection) -> None:
        self.close()
        try:
            source = rows.fork()
        except HistoryError as error:
            self._on_failed(error)
            return

        def work(task: Task) -> str:
            try:
                return "\n".join(_parts(source, selection, task))
            finally:
                source.close()

        self._task = Task(work, self)
        self._task.done.connect(self._on_done)
        self._task.failed.connect(self._on_failed)
        self._task.ended.connect(self._task.deleteLater)
        self._task.begin()

    def _put(self, text: str) -> None:
        clipboard = QGuiApplication.clipboard()
        clipboard.setText(text)
        if clipboard.supportsSelection():
            clipboard.setText(text, QClipboard.Mode.Selection)
        n_lines = text.count("\n") + 1
        self.told.emit(tr("Copied.") if n_lines == 1 else tr("Copied {n} lines.", n=n_lines))

    @Slot(object)
    def _on_done(self, text: str) -> None:
        self._task = None
        self._put(text)

    @Slot(CaptionerError)
    def _on_failed(self, error: CaptionerError) -> None:
        self._task = None
        self.told.emit(problem_text(error))


def _parts(rows: Rows, selection: Selection, task: Task) -> list[str]:
    """The selection in stretches of BREATHE_EVERY rows."""
    (first, start), (last, end) = selection.low, selection.high
    parts = []
    for number in range(first, last + 1, BREATHE_EVERY):
        task.breathe()
        until = min(number + BREATHE_EVERY - 1, last)
        low = (number, start if number == first else 0)
        high = (until, end if until == last else TO_THE_END)
        parts.append(Selection(low, high).text(rows))
    return parts
