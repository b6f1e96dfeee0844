"""The one place that holds the settings while the window is open."""

import threading
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from captioner.errors import CaptionerError
from captioner_ui.settings import Settings
from captioner_ui.settings_file import SettingsFile
from captioner_ui.settings_merge import with_changes
from captioner_ui.status import problem_text
from captioner_ui.threads import begin_for

SAVE_AFTER_MS = 400  # a slider that is dragged is written once
FLUSH_S = 0.5  # how long the end of the program waits for a write


class SettingsStore(QObject):
    """The settings in effect. Main thread.

    What the command line sets holds for this run and is not written: only what is changed here
    is. Without a file nothing is written at all.

    Signals:
        changed: Settings before and Settings now, after they differ.
        trouble: str, why changes cannot be written, as sentences; once until it works again.
    """

    changed = Signal(object, object)
    trouble = Signal(str)

    def __init__(
        self,
        settings: Settings,
        file: SettingsFile | None = None,
        stored: Settings | None = None,
    ) -> None:
        """Begin with `settings`.

        Args:
            settings: what holds for this run.
            file: where changes are written.
            stored: what the file holds; None for the same as `settings`.
        """
        super().__init__()
        self._settings = settings
        self._file = file
        self._stored = stored or settings
        self.fresh: Final = file is not None and file.is_new
        """Whether nothing was ever written there: the very first start."""
        self._troubled = False
        self._timer: QTimer | None = None
        self._writer: threading.Thread | None = None

    @property
    def current(self) -> Settings:
        """What holds now. Reading it is safe on any thread."""
        return self._settings

    def update(self, settings: Settings) -> None:
        """Take over other settings, and tell who listens."""
        before, self._settings = self._settings, settings
        if before == settings:
            return
        self._stored = with_changes(self._stored, before, settings)
        self._save_soon()
        self.changed.emit(before, settings)

    @Slot()
    def flush(self) -> None:
        """Write what is not written yet; before the program ends. Waits up to FLUSH_S seconds."""
        if self._writer is not None:
            self._writer.join(FLUSH_S)
        if self._timer is not None and self._timer.isActive():
            self._timer.stop()
            self._save()
            assert self._writer is not None
            self._writer.join(FLUSH_S)

    def _save_soon(self) -> None:
        if self._file is None:
            return
        if self._timer is None:
            self._timer = QTimer(self, singleShot=True, interval=SAVE_AFTER_MS)
            self._timer.timeout.connect(self._save)
        self._timer.start()

    @Slot()
    def _save(self) -> None:
        """Write on a helper thread: a slow card may take longer than a frame."""
        if self._writer is not None and self._writer.is_alive():
            self._save_soon()  # one at a time, the newest last
            return
        assert self._file is not None
        self._writer = threading.Thread(
            target=self._write,
            args=(self._file, self._stored),
            name="captioner-settings",
            daemon=True,
        )
        begin_for(self._writer, self)

    def _write(self, file: SettingsFile, settings: Settings) -> None:
        """On the helper thread, the only one that touches `_troubled`."""
        try:
            file.save(settings)
        except CaptionerError as error:
            if not self._troubled:
                self.trouble.emit(problem_text(error))
            self._troubled = True
        else:
            self._troubled = False
