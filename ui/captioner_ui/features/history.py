"""The transcript: kept as it goes, scrolled back to, searched, copied, exported, recovered."""

from collections.abc import Callable, Collection
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QBoxLayout

from captioner.errors import CaptionerError
from captioner.history.day import DayRows
from captioner.history.entry import Rows
from captioner.history.memory import MemorySession
from captioner.history.reader import SessionReader
from captioner.history.sessions import SessionInfo
from captioner_ui.caption_view import CaptionView
from captioner_ui.control_bar import ControlBar, Tool
from captioner_ui.history.copying import Copier
from captioner_ui.history.exporting import Exporter
from captioner_ui.history.kept_sessions import Found, KeptSessions
from captioner_ui.history.live_stack import LiveStack
from captioner_ui.history.naming import SpeakerNaming
from captioner_ui.history.offer import OfferRow
from captioner_ui.history.pane import TranscriptPane
from captioner_ui.history.recorder import HistoryRecorder
from captioner_ui.history.selection import Selection
from captioner_ui.history.session_words import moment, name_of, started
from captioner_ui.settings import Settings
from captioner_ui.shell import Shell
from captioner_ui.status import problem_text
from captioner_ui.translation import tr

EMPTY: Final = MemorySession()


def install(shell: Shell) -> None:
    """Keep captions from now on, and put the transcript behind the captions view."""
    History(shell)


class History(QObject):
    """Connects the parts. Main thread."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self._settings = shell.settings.current.history
        self._recorder = HistoryRecorder(self._settings, shell.bridge)
        captions = shell.window.findChild(CaptionView)
        assert isinstance(captions, CaptionView)
        parent = captions.parentWidget()
        assert parent is not None
        self._pane = TranscriptPane(self._recorder.rows, captions.font())
        self._stack = LiveStack(captions, self._pane, parent)
        self._offer = OfferRow(parent)
        layout = parent.layout()
        if isinstance(layout, QBoxLayout):
            layout.insertWidget(layout.indexOf(self._stack), self._offer)
        self._sessions = KeptSessions(
            shell.window, self._settings.path(), lambda: self._recorder.path
        )
        self._exporter = Exporter(shell.window)
        self._copier = Copier(self)
        self._naming = SpeakerNaming(self._pane, shell.bridge.post)
        self._other: SessionReader | None = None  # a session that is not the present one
        self._exported: SessionReader | None = None  # the one an export was asked of in the list
        self._earlier: list[SessionReader] = []  # of today
        self._cut_off: SessionInfo | None = None
        self._add_actions()
        self._connect()
        self._sessions.look(self._settings.days)

    def _add_actions(self) -> None:
        menu = self._shell.menu("History")
        controls = self._shell.window.findChild(ControlBar)
        keys = QKeySequence.StandardKey
        for text, key, slot, tool in (
            (tr("&Transcript"), "Ctrl+T", self._on_transcript, None),
            (tr("&Find…"), keys.Find, self._on_find, Tool.SEARCH),
            (tr("Find &next"), "F3", self._on_find_next, None),
            (tr("Find &previous"), "Shift+F3", self._on_find_previous, None),
            (tr("Copy &last line"), "Ctrl+L", self._on_copy_last, None),
            (tr("&Copy all"), "Ctrl+Shift+C", self._on_copy_all, Tool.COPY),
            (tr("&Export…"), keys.Save, self._on_export, None),
            (tr("&Sessions…"), keys.Open, self._on_sessions, Tool.SESSIONS),
        ):
            action = self._action(text, key, slot)
            menu.addAction(action)
            if tool is not None and controls is not None:
                controls.add_tool(tool, action)

    def _action(
        self, text: str, key: QKeySequence.StandardKey | str, slot: Callable[[], object]
    ) -> QAction:
        action = QAction(text, self)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(slot)
        return action

    def _connect(self) -> None:
        self._recorder.changed.connect(self._on_changed)
        self._recorder.session_changed.connect(self._on_session_changed)
        self._recorder.trouble.connect(self._on_failed)
        self._recorder.recovered.connect(self._on_recovered)
        self._pane.failed.connect(self._on_failed)
        self._pane.left.connect(self._on_left)
        self._pane.export_asked.connect(self._on_export)
        self._pane.view.copy_asked.connect(self._on_copy_asked)
        self._offer.taken.connect(self._on_offer_taken)
        self._offer.dismissed.connect(self._on_offer_dismissed)
        self._sessions.looked.connect(self._on_looked)
        self._sessions.opened.connect(self._on_opened)
        self._sessions.find_asked.connect(self._pane.look_for)
        self._sessions.renamed.connect(self._on_renamed)
        self._sessions.opened_for_export.connect(self._on_opened_for_export)
        self._sessions.own_export_asked.connect(self._on_own_export_asked)
        self._sessions.own_open_asked.connect(self._on_own_open_asked)
        self._sessions.deleting.connect(self._on_deleting)
        self._sessions.failed.connect(self._on_failed)
        self._exporter.told.connect(self._shell.notify)
        self._copier.told.connect(self._shell.notify)
        self._naming.failed.connect(self._on_failed)
        self._shell.settings.changed.connect(self._on_settings_changed)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self._on_quit)

    @property
    def _present(self) -> Rows:
        """The present session after the earlier ones of today."""
        if not self._earlier or not self._settings.keep:
            return self._recorder.rows
        return DayRows(self._earlier, self._recorder.rows, _title)

    @property
    def _chosen(self) -> Rows:
        """The one session that is shown, or the present one."""
        return self._other or self._recorder.rows

    def _forget_earlier(self, paths: Collection[Path] | None = None) -> None:
        """Show earlier sessions no more: these, or all."""
        going = [rows for rows in self._earlier if paths is None or rows.path in paths]
        if going:
            self._earlier = [rows for rows in self._earlier if rows not in going]
            if self._other is None:
                self._pane.show_rows(self._present)
            for rows in going:
                rows.close()

    def _show(self, rows: Rows, title: str = "") -> None:
        """Show these rows; those of another session under a title."""
        other = self._other
        self._other = rows if isinstance(rows, SessionReader) and title else None
        self._pane.show_rows(rows, title)
        if other is not None:
            other.close()

    # what the person does

    @Slot()
    def _on_transcript(self) -> None:
        if self._stack.in_transcript:
            self._on_left()
        else:
            self._stack.show_transcript()

    @Slot()
    def _on_find(self) -> None:
        if not self._stack.in_transcript:
            self._stack.show_transcript()
        self._pane.open_search()

    @Slot()
    def _on_find_next(self) -> None:
        self._find(+1)

    @Slot()
    def _on_find_previous(self) -> None:
        self._find(-1)

    def _find(self, by: int) -> None:
        if not self._stack.in_transcript:
            self._stack.show_transcript()
        self._pane.find_next(by)

    @Slot()
    def _on_copy_last(self) -> None:
        self._copier.copy_last(self._recorder.rows)

    @Slot()
    def _on_copy_all(self) -> None:
        self._copier.copy_all(self._chosen)

    @Slot(Selection)
    def _on_copy_asked(self, selection: Selection) -> None:
        self._copier.copy_selection(self._pane.view.rows, selection)

    @Slot()
    def _on_export(self) -> None:
        self._ask_export(self._chosen)

    def _ask_export(self, rows: Rows) -> None:
        if rows.end == rows.first:
            self._shell.notify(tr("There is nothing to export yet."))
            return
        self._exporter.ask(rows)

    @Slot()
    def _on_sessions(self) -> None:
        self._sessions.show_list()

    @Slot()
    def _on_own_export_asked(self) -> None:
        self._ask_export(self._recorder.rows)

    @Slot()
    def _on_own_open_asked(self) -> None:
        self._show(self._present)
        self._stack.show_transcript()

    @Slot(object, str)
    def _on_renamed(self, path: Path, title: str) -> None:
        if path == self._recorder.path:
            self._recorder.set_title(title)
            self._sessions.relist_soon()

    @Slot(list)
    def _on_deleting(self, paths: list[Path]) -> None:
        if self._other is not None and self._other.path in paths:
            self._show(self._present)
        self._forget_earlier(paths)
        if self._recorder.path in paths:
            self._recorder.discard()
        if self._cut_off is not None and self._cut_off.path in paths:
            self._offer.hide()

    @Slot()
    def _on_left(self) -> None:
        if self._pane.of_another_session:
            self._show(self._present)
        self._stack.show_live()

    @Slot()
    def _on_offer_taken(self) -> None:
        if self._cut_off is not None:
            self._sessions.acknowledge(self._cut_off)
            self._sessions.open(self._cut_off)

    @Slot()
    def _on_offer_dismissed(self) -> None:
        if self._cut_off is not None:
            self._sessions.acknowledge(self._cut_off)

    # what the recorder, the tasks and the settings tell

    @Slot(int)
    def _on_changed(self, first_changed: int) -> None:
        if not self._pane.of_another_session:
            self._pane.rows_changed(first_changed)

    @Slot()
    def _on_session_changed(self) -> None:
        if self._pane.of_another_session:
            return
        view = self._pane.view
        read = None if view.at_end else view.top_row  # somebody reads what was earlier today
        self._pane.show_rows(self._present)
        if read is not None:
            view.show_row(read)

    @Slot(object)
    def _on_looked(self, found: Found) -> None:
        self._earlier = [*found.of_today]
        if self._earlier and self._other is None:
            self._pane.show_rows(self._present)
        self._cut_off = cut_off = found.cut_off
        touched = not self._shell.settings.current.look.full_screen  # else nobody can answer
        if cut_off is not None and cut_off.path != self._recorder.path and touched:
            words = tr(
                "The session of {when} was cut off. What was captioned is safe: “{words}”",
                when=started(cut_off),
                words=name_of(cut_off),
            )
            self._offer.offer(words, tr("&Open it"))

    @Slot(object)
    def _on_opened(self, reader: SessionReader) -> None:
        when = moment(reader.started_s)
        self._show(reader, reader.title or tr("Session of {when}", when=when))
        self._stack.show_transcript()

    @Slot(object)
    def _on_opened_for_export(self, reader: SessionReader) -> None:
        if self._exported is not None:
            self._exported.close()
        self._exported = reader
        self._ask_export(reader)

    @Slot(CaptionerError)
    def _on_failed(self, error: CaptionerError) -> None:
        self._shell.notify(problem_text(error))

    @Slot()
    def _on_recovered(self) -> None:
        self._shell.notify(tr("The captions are saved again, and none is missing."))

    @Slot(Settings, Settings)
    def _on_settings_changed(self, before: Settings, now: Settings) -> None:
        if before.history == now.history:
            return
        self._settings = now.history
        if before.history.path() != now.history.path():
            self._sessions.set_folder(now.history.path())
            self._forget_earlier()
        if not self._pane.of_another_session:
            self._pane.show_rows(EMPTY)
        self._recorder.set_settings(now.history)

    @Slot()
    def _on_quit(self) -> None:
        self._exporter.close()
        self._copier.close()
        self._show(EMPTY)
        for rows in self._earlier:
            rows.close()
        if self._exported is not None:
            self._exported.close()
        self._recorder.close()


def _title(started_s: float) -> str:
    return tr("[Session of {time}]", time=f"{datetime.fromtimestamp(started_s):%H:%M}")
