"""Speakers named and joined in the transcript: of the present session, or of one that is over."""

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from captioner.errors import CaptionerError, HistoryError
from captioner.events import SpeakerChanged
from captioner.history.naming import note_speaker, speakers_of
from captioner.history.reader import SessionReader
from captioner_ui.history.pane import TranscriptPane
from captioner_ui.history.tasks import Task
from captioner_ui.speaker_menu import Post, fill_speaker_menu


class SpeakerNaming(QObject):
    """Fills the menu of a row. Main thread.

    Signals:
        failed: CaptionerError, the session cannot be read or changed.
    """

    failed = Signal(CaptionerError)

    def __init__(self, pane: TranscriptPane, post: Post) -> None:
        """Args: pane: shows the rows; post: is told of speakers of the present session."""
        super().__init__(pane)
        self._pane = pane
        self._post = post
        pane.view.menu_asked.connect(self._on_menu_asked)

    def _on_menu_asked(self, menu: QMenu, number: int) -> None:
        rows = self._pane.view.rows
        try:
            speaker = rows.row(number).origin.speaker if number >= 0 else None
            labels = speakers_of(rows) if speaker is not None else {}
        except (HistoryError, IndexError):
            return
        if speaker is None or speaker not in labels:
            return
        post = self._post
        if self._pane.of_another_session and isinstance(rows, SessionReader):
            post = partial(self._note, rows)
        menu.addSeparator()
        fill_speaker_menu(menu, speaker, labels, self._pane.window(), post)

    def _note(self, rows: SessionReader, change: SpeakerChanged) -> None:
        """Write it into the file of a session that is over."""
        path = rows.path

        def work(_task: Task) -> SessionReader:
            note_speaker(path, change)
            return rows

        task = Task(work, self)
        task.done.connect(self._on_noted)
        task.failed.connect(self.failed)
        task.ended.connect(task.deleteLater)
        task.begin()

    def _on_noted(self, rows: SessionReader) -> None:
        if self._pane.view.rows is not rows:
            return
        try:
            rows.refresh()
        except HistoryError as error:
            self.failed.emit(error)
        self._pane.rows_changed(rows.first)
