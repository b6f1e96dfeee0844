"""`captioner live --keep`: what is shown is kept, too."""

import queue
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from captioner.cli.terminal import View
from captioner.composition.messages import explain
from captioner.composition.text import capitalised
from captioner.errors import HistoryError
from captioner.events import EngineEvent

if TYPE_CHECKING:
    from captioner.history.writer import SessionWriter


class KeptView:
    """Shows events as another view does, and has them written to a session file."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._troubles: queue.SimpleQueue[HistoryError] = queue.SimpleQueue()
        self._writer: SessionWriter | None = None
        self.path: Path | None = None
        """Of the file, once there is one; written by the writer's thread."""

    def begin(self, folder: Path) -> None:
        """Write into `folder` from now on."""
        from captioner.history.writer import SessionWriter

        self._writer = SessionWriter(folder, self)

    def show(self, event: EngineEvent, at_s: float) -> None:
        """Keep it and show it."""
        if self._writer is not None:
            self._writer.post(event)
        self._view.show(event, at_s)
        self._tell_troubles()

    def say(self, message: str) -> None:
        """Pass it on."""
        self._view.say(message)

    def close(self) -> None:
        """Write what is left, and say where all of it is."""
        if self._writer is not None:
            self._writer.close()
        self._tell_troubles()
        if self.path is not None:
            self.say(f"The captions are kept in {self.path}")

    def on_kept(self, path: Path) -> None:
        """There is something in the file; on the writer's thread."""
        self.path = path

    def on_trouble(self, error: HistoryError | None) -> None:
        """Nothing can be written at the moment; on the writer's thread."""
        if error is not None:
            self._troubles.put(error)

    def _tell_troubles(self) -> None:
        while not self._troubles.empty():
            self.say(capitalised(explain(self._troubles.get())))


@contextmanager
def kept(view: View, *, keep: bool, folder: Path | None = None) -> Iterator[View]:
    """`view`, or one that keeps what it shows until the end, in `folder` or the usual place."""
    if not keep:
        yield view
        return
    from captioner.history.sessions import default_folder

    shown = KeptView(view)
    shown.begin(folder or default_folder())
    try:
        yield shown
    finally:
        shown.close()
