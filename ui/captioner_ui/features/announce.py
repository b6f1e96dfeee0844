"""Captions for who reads the screen by ear: each is announced once, when it is settled."""

from PySide6.QtCore import QObject, Slot

from captioner.events import CaptionChanged, Gap
from captioner_ui.announcing import announce
from captioner_ui.caption_log import line_of, line_of_gap
from captioner_ui.caption_view import CaptionView
from captioner_ui.shell import Shell


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
        self._last: tuple[str, int] | None = None  # caption that was announced
        shell.bridge.caption_changed.connect(self._on_caption_changed)
        shell.bridge.gap_found.connect(self._on_gap_found)
        shell.session.run_ended.connect(self._on_run_ended)

    @Slot(CaptionChanged)
    def _on_caption_changed(self, caption: CaptionChanged) -> None:
        key = (caption.label, caption.segment_id)
        if not caption.final or key == self._last:
            return
        self._last = key
        words = line_of(caption).settled
        if words:
            announce(self._view, f"{caption.label}: {words}" if caption.label else words)

    @Slot(Gap)
    def _on_gap_found(self, gap: Gap) -> None:
        announce(self._view, line_of_gap(gap).settled)

    @Slot()
    def _on_run_ended(self) -> None:
        self._last = None
