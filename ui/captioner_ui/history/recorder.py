"""Keep what the engine tells: on disk, or in memory for those who want nothing kept."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from captioner.errors import HistoryError
from captioner.events import CaptionChanged, Gap, SourceChanged, SpeakerChanged, StateChanged
from captioner.history.entry import Rows
from captioner.history.memory import MemorySession
from captioner.history.reader import SessionReader
from captioner.history.writer import SessionWriter
from captioner_ui.bridge import EngineBridge
from captioner_ui.sections.history import HistorySettings

LOOK_EVERY_MS: Final = 100  # new rows are shown this late, all of them at once
CLOSE_LIMIT_S: Final = 1.0  # a disk that takes longer does not hold up the end of the program


class _Listener:
    """Hears one writer, on its thread, and passes it on with the writer's number."""

    def __init__(self, recorder: "HistoryRecorder", number: int) -> None:
        self._recorder = recorder
        self._number = number

    def on_kept(self, path: Path) -> None:
        """Pass it on."""
        self._recorder.kept.emit(_Kept(self._number, path))

    def on_trouble(self, error: HistoryError | None) -> None:
        """Pass it on."""
        self._recorder.troubled.emit(error)


@dataclass(frozen=True, slots=True)
class _Kept:
    """There is more in the file of writer `number`."""

    number: int
    path: Path


class HistoryRecorder(QObject):
    """The present session, and where it goes. Main thread; the disk is another thread's.

    Signals:
        changed: int, the first row that is new or other than before.
        session_changed: the rows are those of another session now.
        trouble: HistoryError, nothing is saved at the moment.
        recovered: it is saved again, and what was not meanwhile.
    """

    changed = Signal(int)
    session_changed = Signal()
    trouble = Signal(HistoryError)
    recovered = Signal()

    kept = Signal(_Kept)  # these two from the writer's thread, for this object only
    troubled = Signal(object)

    def __init__(self, settings: HistorySettings, bridge: EngineBridge) -> None:
        super().__init__()
        self._settings = settings
        self._writer: SessionWriter | None = None
        self._reader: SessionReader | None = None
        self._memory = MemorySession()
        self._n_writers = 0
        self._names: list[SpeakerChanged] = []  # given so far: another session has them, too
        self._renamed = False  # rows from the first on are other ones at the next look
        self._look = QTimer(self, singleShot=True, interval=LOOK_EVERY_MS)
        self._look.timeout.connect(self._on_look)
        self.kept.connect(self._on_kept)
        self.troubled.connect(self._on_troubled)
        self._begin()
        bridge.caption_changed.connect(self._on_event)
        bridge.gap_found.connect(self._on_event)
        bridge.speaker_changed.connect(self._on_event)
        bridge.state_changed.connect(self._on_event)
        bridge.source_changed.connect(self._on_event)

    @property
    def rows(self) -> Rows:
        """The present session; what is in memory if nothing is kept, or nothing is kept yet."""
        return self._reader or self._memory

    @property
    def path(self) -> Path | None:
        """The present session's file; None before its first caption and if nothing is kept."""
        return self._reader.path if self._reader else None

    def set_settings(self, settings: HistorySettings) -> None:
        """Keep as these say; another place or none begins another session."""
        before, self._settings = self._settings, settings
        if (before.keep, before.path()) != (settings.keep, settings.path()):
            self._end(0.0)  # its thread goes on by itself: no disk is waited for here
            self._begin()
            self.session_changed.emit()

    def set_title(self, title: str) -> None:
        """Call the present session so."""
        if self._writer is not None:
            self._writer.set_title(title)

    def discard(self) -> None:
        """Delete what was captioned so far, and begin anew."""
        if self._writer is not None:
            self._writer.discard(CLOSE_LIMIT_S)
            self._writer = None
        self._end(0.0)
        self._begin()
        self.session_changed.emit()

    def close(self) -> None:
        """End the session; waits CLOSE_LIMIT_S at most."""
        self._look.stop()
        self._end(CLOSE_LIMIT_S)

    def _begin(self) -> None:
        self._memory = MemorySession()
        if self._settings.keep:
            self._n_writers += 1
            self._writer = SessionWriter(self._settings.path(), _Listener(self, self._n_writers))
        for name in self._names:
            self._memory.post(name)
            if self._writer is not None:
                self._writer.post(name)

    def _end(self, limit_s: float) -> None:
        """End the session; wait so long at most until all of it is on the disk."""
        if self._writer is not None:
            self._writer.close(limit_s)
            self._writer = None
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    @Slot(CaptionChanged)
    @Slot(Gap)
    @Slot(StateChanged)
    @Slot(SourceChanged)
    @Slot(SpeakerChanged)
    def _on_event(
        self, event: CaptionChanged | Gap | StateChanged | SourceChanged | SpeakerChanged
    ) -> None:
        if isinstance(event, SpeakerChanged):
            self._renamed = True
            self._names.append(event)
        if self._writer is not None:
            self._writer.post(event)
        if self._reader is None:
            self._memory.post(event)
            if not self._look.isActive():
                self._look.start()

    @Slot(_Kept)
    def _on_kept(self, kept: _Kept) -> None:
        if self._writer is None or kept.number != self._n_writers:
            return  # told before it was closed
        if self._reader is None:
            try:
                self._reader = SessionReader(kept.path, live=True)
            except HistoryError as error:
                self.trouble.emit(error)
                return
            self._memory = MemorySession()
            self.session_changed.emit()
        if not self._look.isActive():
            self._look.start()

    @Slot(object)
    def _on_troubled(self, error: HistoryError | None) -> None:
        if error is None:
            self.recovered.emit()
        else:
            self.trouble.emit(error)

    @Slot()
    def _on_look(self) -> None:
        first_changed = max(self.rows.first, self.rows.end - 2)  # a growing one and one before it
        try:
            changed = self.rows.refresh()
            if changed and self._renamed:
                first_changed, self._renamed = self.rows.first, False
        except HistoryError as error:
            self.trouble.emit(error)
            return
        if changed:
            self.changed.emit(first_changed)
