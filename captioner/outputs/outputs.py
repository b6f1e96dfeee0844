"""All captions for others together: what is wanted of them is started, fed and stopped here."""

from collections.abc import Callable

from captioner.config import OutputConfig
from captioner.events import EngineEvent
from captioner.home import at_home
from captioner.outputs.recent import RecentLines
from captioner.outputs.server import CaptionServer
from captioner.outputs.text_file import TextFile


class Outputs:
    """Page, WebSocket and text file, as `config` wants them; none of them by default.

    `start`, `show` and `stop` belong to one thread; none waits for a reader or a disk, but `stop`
    up to some seconds for what is being written.
    """

    def __init__(
        self,
        config: OutputConfig,
        told: Callable[[str], None],
        lines: RecentLines | None = None,
    ) -> None:
        """Make them; `told` gets sentences for a person, on any thread.

        Given `lines` are shown from the start, and it is the caller's business to feed them.
        """
        self._lines = lines or RecentLines()
        self._server = CaptionServer(config, told) if config.serve else None
        path = at_home(config.text_file)
        self._file = TextFile(path, config.text_lines, told) if config.text_file else None

    def start(self) -> None:
        """Begin; returns at once. What came of it is told."""
        if self._server is not None:
            self._server.start()
        if self._file is not None:
            self._file.start()
        self.refresh()

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where the page is, keys included; empty until it is served."""
        return self._server.addresses if self._server is not None else ()

    def show(self, event: EngineEvent) -> None:
        """Pass on what of the event concerns readers."""
        if self._lines.apply(event):
            self.refresh()

    def refresh(self) -> None:
        """Pass on the lines as they are now."""
        if self._server is not None:
            self._server.publish(self._lines.lines)
        if self._file is not None:
            self._file.show(self._lines.lines)

    def stop(self) -> None:
        """End them all."""
        if self._server is not None:
            self._server.stop()
        if self._file is not None:
            self._file.stop()
