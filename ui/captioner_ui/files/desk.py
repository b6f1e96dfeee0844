"""What reads recordings for the window: the queue, what is told of it, and what comes of it."""

import shutil
import tempfile
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QBoxLayout

from captioner.composition.option_words import option_words
from captioner.composition.options import LaunchOptions
from captioner.config import EncoderChoice
from captioner_ui.control_bar import ControlBar
from captioner_ui.files.choosing import FileChooser
from captioner_ui.files.outcome import Outcome, Step
from captioner_ui.files.process import FileReading
from captioner_ui.files.row import FilesRow
from captioner_ui.files.waiting import FileQueue
from captioner_ui.history.kept_sessions import KeptSessions
from captioner_ui.main_window import MainWindow
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from captioner_ui.status import Help
from captioner_ui.wiring import with_recognition, with_words


class RecordingsDesk(QObject):
    """Connects the parts. Main thread."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell = shell
        sessions = shell.window.findChild(KeptSessions)
        assert isinstance(sessions, KeptSessions)
        self._sessions = sessions
        self._unkept: Path | None = None  # where sessions are that nobody wants kept
        self._queue = FileQueue(self._start, self)
        self._chooser = FileChooser(shell.window)
        self.row = self._make_row()
        self._queue.changed.connect(self.row.show_reading)
        self._queue.ended.connect(self.row.add)
        self._queue.told.connect(shell.notify)
        self._chooser.chosen.connect(self._queue.add)
        self.row.set_hidden(shell.settings.current.look.full_screen)
        shell.settings.changed.connect(self._on_settings_changed)

    def ask(self) -> None:
        """Let the person choose recordings."""
        self._chooser.ask()

    def add(self, paths: Iterable[Path]) -> None:
        """Read these."""
        self._queue.add(paths)

    def _make_row(self) -> FilesRow:
        """Below the bar, above the captions, which keep their lower edge."""
        body = self._shell.window.centralWidget()
        row = FilesRow(body)
        layout = body.layout() if body is not None else None
        bar = self._shell.window.findChild(ControlBar)
        if isinstance(layout, QBoxLayout):
            layout.insertWidget(layout.indexOf(bar) + 1 if bar is not None else 0, row)
        row.stop_asked.connect(self._queue.stop)
        row.stop_all_asked.connect(self._queue.stop_all)
        row.step_asked.connect(self._on_step)
        row.export_asked.connect(self._on_export)
        return row

    def _start(self, path: Path, parent: QObject) -> FileReading:
        words = words_for(self._shell.options, self._shell.settings)
        return FileReading(path, self._folder(), words, parent=parent)

    def _folder(self) -> Path:
        """Where sessions are kept, or else a folder that is gone with the program."""
        if self._shell.settings.current.history.keep:
            return self._sessions.folder
        if self._unkept is None:
            self._unkept = Path(tempfile.mkdtemp(prefix="captioner-"))
        return self._unkept

    @Slot(object, object)
    def _on_settings_changed(self, _before: Settings, now: Settings) -> None:
        self.row.set_hidden(now.look.full_screen)

    @Slot(Step, Outcome)
    def _on_step(self, step: Step, outcome: Outcome) -> None:
        match step:
            case Step.OPEN:
                if outcome.session is not None:
                    self._sessions.open_path(outcome.session)
            case Step.SESSIONS:
                self._sessions.show_list(outcome.session.parent if outcome.session else None)
            case Step.CHOOSE:
                self._chooser.ask()
            case Step.AGAIN:
                self._queue.add([outcome.path])
            case Step.MODEL:
                window = self._shell.window
                assert isinstance(window, MainWindow)
                window.help_asked.emit(Help.RECOGNITION)

    @Slot(Outcome)
    def _on_export(self, outcome: Outcome) -> None:
        if outcome.session is not None:
            self._sessions.export_path(outcome.session)

    def close(self) -> None:
        """The window is going: what was read is kept, as far as anything is."""
        self._queue.close()
        if self._unkept is not None:
            shutil.rmtree(self._unkept, ignore_errors=True)


def words_for(options: LaunchOptions, settings: SettingsStore) -> list[str]:
    """The options with which recordings are read: as the settings are now.

    On the processor: an NPU belongs to live captions, and makes more errors in recordings.
    """
    now = settings.current
    chosen = with_words(with_recognition(options, now.recognition), now.words)
    on_the_cpu = replace(chosen.recognition, encoder=EncoderChoice.ONNX)
    return option_words(replace(chosen, recognition=on_the_cpu))
