"""Ask where to, and write an export off the main thread."""

import os
import re
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QStandardPaths, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from captioner.errors import CaptionerError, HistoryError
from captioner.history.entry import Rows
from captioner.history.export import export
from captioner.history.formats import ExportFormat
from captioner_ui.fitting import fitted
from captioner_ui.history.tasks import Task
from captioner_ui.status import problem_text
from captioner_ui.translation import tr

_REFUSED: Final = re.compile(r'[/\\:*?"<>|]+')
_ENDINGS: Final = frozenset(form.value for form in ExportFormat)


class Exporter(QObject):
    """One export at a time. Main thread.

    Signals:
        told: str, how far it is, that it is done, or why not; for the status line.
        ended: Path of the file, or None.
    """

    told = Signal(str)
    ended = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._task: Task | None = None
        self._rows: Rows | None = None
        self._dialog: QFileDialog | None = None
        self._folder: Path | None = None  # of the last export of this run

    @property
    def busy(self) -> bool:
        """Whether an export is being written."""
        return self._task is not None

    def ask(self, rows: Rows) -> None:
        """Ask for a file and write `rows` to it.

        Proposed is, of a recording, subtitles of the same name beside it, which players then find;
        of what was heard live its title or date, in the folder of the last export or where people
        keep their documents.
        """
        if self._dialog is not None:
            self._dialog.close()
        dialog = QFileDialog(self._window, tr("Export the transcript"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(list(name_filters().values()))
        dialog.setDirectory(str(beside(rows) or self._folder or documents()))
        if rows.recording:
            dialog.selectNameFilter(name_filters()[ExportFormat.SRT])
        dialog.selectFile(f"{proposed(rows)}.{form_of('', dialog.selectedNameFilter()).value}")
        dialog.resize(fitted(dialog.sizeHint()))
        dialog.filterSelected.connect(self._on_filter_selected)
        dialog.fileSelected.connect(self._on_file_selected)
        dialog.finished.connect(self._on_dialog_finished)
        self._rows, self._dialog = rows, dialog
        dialog.open()

    def write(self, rows: Rows, form: ExportFormat, path: Path) -> None:
        """Write `rows` to `path`; returns at once."""
        if self._task is not None:
            self.told.emit(tr("Another export is being written. Wait until it is done."))
            return
        try:
            source = rows.fork()
        except HistoryError as error:
            self.told.emit(problem_text(error))
            return

        def work(task: Task) -> Path:
            try:
                export(
                    source.entries(),
                    None if source.recording else source.started_s,
                    form,
                    path,
                    task.breathe,
                    title=source.title,
                    length_s=source.length_s,
                )
            finally:
                source.close()
            return path

        self._task = Task(work, self)
        self._task.progressed.connect(self._on_progressed)
        self._task.done.connect(self._on_done)
        self._task.failed.connect(self._on_failed)
        self._task.ended.connect(self._on_ended)
        self._task.begin()

    def close(self) -> None:
        """Give up what is under way; the file then stays as it was."""
        if self._task is not None:
            self._task.cancel()
            self._task.join(1.0)

    @Slot(str)
    def _on_filter_selected(self, name_filter: str) -> None:
        """Give the name that is proposed the ending of the form that was chosen."""
        if self._dialog is None or not self._dialog.selectedFiles():
            return
        path = Path(self._dialog.selectedFiles()[0])
        if path.suffix.lower().removeprefix(".") in _ENDINGS:
            form = form_of("", name_filter)
            self._dialog.selectFile(path.with_suffix(f".{form.value}").name)

    @Slot(str)
    def _on_file_selected(self, chosen: str) -> None:
        if self._rows is None or self._dialog is None:
            return
        form = form_of(chosen, self._dialog.selectedNameFilter())
        path = Path(chosen)
        if path.suffix.lower() != f".{form.value}":
            path = path.with_name(f"{path.name}.{form.value}")
        self._folder = path.parent
        self.write(self._rows, form, path)

    @Slot()
    def _on_dialog_finished(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        self._dialog = None

    @Slot(object)
    def _on_progressed(self, n_entries: int) -> None:
        self.told.emit(tr("Exporting: {n} captions so far…", n=n_entries))

    @Slot(object)
    def _on_done(self, path: Path) -> None:
        self.told.emit(tr("The transcript is in {path}.", path=_short(path)))
        self.ended.emit(path)

    @Slot(CaptionerError)
    def _on_failed(self, error: CaptionerError) -> None:
        self.told.emit(problem_text(error))
        self.ended.emit(None)

    @Slot()
    def _on_ended(self) -> None:
        if self._task is not None:
            self._task.deleteLater()
        self._task = None


def form_of(path: str, name_filter: str) -> ExportFormat:
    """What a file is written as: by its ending, or by what was chosen in the dialog."""
    ending = Path(path).suffix.lower().removeprefix(".")
    if ending in _ENDINGS:
        return ExportFormat(ending)
    named = (form for form, words in name_filters().items() if words == name_filter)
    return next(named, ExportFormat.TXT)


def name_filters() -> dict[ExportFormat, str]:
    """The forms as the dialog names them."""
    return {form: f"{tr(form.label)} (*.{form.value})" for form in ExportFormat}


def proposed(rows: Rows) -> str:
    """A name for the file, without an ending and without what file systems refuse."""
    if rows.recording:
        return Path(rows.recording).stem
    began = f"{datetime.fromtimestamp(rows.started_s):%Y-%m-%d %H-%M}"
    return _REFUSED.sub("-", rows.title).strip(" .") or began


def beside(rows: Rows) -> Path | None:
    """The folder of the recording, if there is one that can be written."""
    folder = Path(rows.recording).parent if rows.recording else None
    return folder if folder is not None and os.access(folder, os.W_OK) else None


def _short(path: Path) -> str:
    """The path as people write it: `~/Documents/talk.srt`."""
    home = Path.home()
    return f"~/{path.relative_to(home)}" if path.is_relative_to(home) else str(path)


def documents() -> Path:
    """Where people keep their texts: their folder of documents, or their home if there is none."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    folder = Path(QStandardPaths.writableLocation(place))
    return folder if folder.is_dir() else Path.home()
