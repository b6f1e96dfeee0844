"""Remembers which source was chosen, and turns to another one when the settings say so."""

import logging
import threading
from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from captioner.errors import CaptionerError
from captioner_ui.control_bar import ControlBar
from captioner_ui.main_window import MainWindow
from captioner_ui.settings import Settings
from captioner_ui.shell import Shell
from captioner_ui.sound.remembered import meant, remembered
from captioner_ui.source_choice import SourceChoice
from captioner_ui.status import Help

log = logging.getLogger(__name__)


class SoundMemory(QObject):
    """Keeps the window's source and the settings the same. Main thread."""

    def __init__(self, shell: Shell, window: MainWindow, controls: ControlBar) -> None:
        super().__init__(window)
        self._window = window
        self._store = shell.settings
        controls.source_chosen.connect(self._on_source_chosen)  # after the window has taken it
        self._store.changed.connect(self._on_settings_changed)
        window.help_asked.connect(self._on_help_asked)

    @Slot(SourceChoice)
    def _on_source_chosen(self, _choice: SourceChoice) -> None:
        now = self._store.current
        self._store.update(replace(now, sound=remembered(self._window.choice, now.sound)))

    @Slot(Help)
    def _on_help_asked(self, wanted: Help) -> None:
        if wanted is Help.UNMUTE:
            threading.Thread(target=_unmute, name="captioner-unmute", daemon=True).start()

    @Slot(object, object)
    def _on_settings_changed(self, before: Settings, now: Settings) -> None:
        if before.sound == now.sound or remembered(self._window.choice, before.sound) == now.sound:
            return
        self._window.choose(meant(now.sound))


def _unmute() -> None:
    """On a thread of its own: a sound server may take long to answer."""
    from captioner.audio.muted import unmute_default

    try:
        unmute_default()
    except CaptionerError as error:
        log.warning("the microphone stays muted: %s", error)


def install(shell: Shell) -> None:
    """Begin to remember."""
    controls = shell.window.findChild(ControlBar)
    assert isinstance(controls, ControlBar)
    assert isinstance(shell.window, MainWindow)
    SoundMemory(shell, shell.window, controls)
