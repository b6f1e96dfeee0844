"""Captions for who reads the screen by ear: each is announced once, when it is settled."""

from collections import deque
from typing import Final

from PySide6.QtCore import QObject, Slot

from captioner.events import CaptionChanged, Gap, SpeakerChanged
from captioner.history.caption_store import CaptionStore, EditKind
from captioner_ui.announcing import announce
from captioner_ui.caption_view import CaptionView
from captioner_ui.shell import Shell

LATEST: Final = 16  # lines that an edit may still touch: the newest of each source


def install(shell: Shell) -> None:
    """Announce what comes, as long as a screen reader listens."""
    Announcer(shell)


class Announcer(QObject):
    """Speaks for the caption view. Main thread."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        view = shell.window.findChild(CaptionView)
        assert isinstance(view, CaptionView)
        self._view = view
        self._captions = CaptionStore(max_lines=1)
        self._told = deque[int](maxlen=LATEST)  # ids of lines that were announced
        shell.bridge.caption_changed.connect(self._on_event)
        shell.bridge.gap_found.connect(self._on_event)
        shell.bridge.speaker_changed.connect(self._on_speaker_changed)
        shell.session.run_ended.connect(self._on_run_ended)

    @Slot(CaptionChanged)
    @Slot(Gap)
    def _on_event(self, event: CaptionChanged | Gap) -> None:
        for edit in self._captions.apply(event):
            new = edit.line.id not in self._told
            if edit.kind is not EditKind.REMOVE and not edit.line.open and new:
                self._told.append(edit.line.id)
                announce(self._view, edit.line.text)

    @Slot(SpeakerChanged)
    def _on_speaker_changed(self, change: SpeakerChanged) -> None:
        self._captions.apply(change)  # what was said is not said again

    @Slot()
    def _on_run_ended(self) -> None:
        self._captions.end_run()
