"""New starts of recognition for what cannot be changed while it runs: one for many changes."""

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from captioner.events import CaptionChanged
from captioner_ui.bridge import EngineBridge
from captioner_ui.session import CaptionSession

SETTLED_MS: Final = 1000  # after the last change: several of them are one start
LOOK_AGAIN_MS: Final = 200
LONGEST_WAIT_S: Final = 8.0  # for a pause; who never pauses is captioned by the new engine, too
STILL_S: Final = 1.5  # a caption that has not grown for so long does not grow now


class FreshStart(QObject):
    """Starts recognition anew a moment after it was asked for, when nobody speaks. Main thread.

    What is said while one engine takes over from another is not captioned, so it waits for the end
    of what is being said.
    """

    def __init__(
        self,
        session: CaptionSession,
        bridge: EngineBridge,
        notify: Callable[[str], None],
        parent: QObject,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Args: parent: the window, which has one of these; clock: s."""
        super().__init__(parent)
        self._session = session
        self._notify = notify
        self._clock = clock
        self._words = ""
        self._asked_s = 0.0
        self._growing: dict[tuple[str, int], float] = {}  # since when, s
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._on_soon)
        bridge.caption_changed.connect(self._on_caption)

    def ask(self, words: str) -> None:
        """Start anew soon, and then say this, if anything runs."""
        self._words = words
        self._asked_s = self._clock()
        self._soon.start(SETTLED_MS)

    @property
    def speaking(self) -> bool:
        """Whether a caption has grown just now."""
        now_s = self._clock()
        return any(now_s - since_s < STILL_S for since_s in self._growing.values())

    @Slot()
    def _on_soon(self) -> None:
        if self.speaking and self._clock() - self._asked_s < LONGEST_WAIT_S:
            self._soon.start(LOOK_AGAIN_MS)
            return
        self._growing.clear()
        if self._session.restart():
            self._notify(self._words)

    @Slot(CaptionChanged)
    def _on_caption(self, caption: CaptionChanged) -> None:
        key = (caption.origin.key, caption.segment_id)
        if caption.final:
            self._growing.pop(key, None)
        else:
            self._growing[key] = self._clock()


def fresh_start(
    window: QObject,
    session: CaptionSession,
    bridge: EngineBridge,
    notify: Callable[[str], None],
) -> FreshStart:
    """The window's one, made when it is first asked for."""
    present = window.findChild(FreshStart)
    if isinstance(present, FreshStart):
        return present
    return FreshStart(session, bridge, notify, window)
