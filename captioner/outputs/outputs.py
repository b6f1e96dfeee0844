"""All captions for others together: what is wanted of them is started, fed and stopped here."""

from collections.abc import Callable

from captioner.events import EngineEvent
from captioner.history.caption_store import CaptionLine, CaptionStore
from captioner.home import at_home
from captioner.outputs.config import OutputConfig
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
        captions: CaptionStore | None = None,
    ) -> None:
        """Make them; `told` gets sentences for a person, on any thread.

        Given `captions` are shown from the start, and it is the caller's business to feed them.
        """
        self._captions = captions or CaptionStore()
        self._shown: tuple[CaptionLine, ...] | None = None
        self._server = CaptionServer(config, told) if config.serve else None
        path = at_home(config.text_file)
        self._file: TextFile | None = None
        if config.text_file:
            self._file = TextFile(path, config.text_lines, told, config.text_columns)

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
        if self._captions.apply(event):
            self.refresh()

    def refresh(self) -> None:
        """Pass on the lines that have words, if they are others now."""
        lines = tuple(line for line in self._captions.lines if line.text)
        if lines == self._shown:
            return
        self._shown = lines
        if self._server is not None:
            self._server.publish(lines)
        if self._file is not None:
            self._file.show(lines)

    def show_note(self, text: str) -> None:
        """Show on the page what somebody has typed; empty: nothing. Never in the text file."""
        if self._server is not None:
            self._server.show_note(text)

    def stop(self) -> None:
        """End them all."""
        if self._server is not None:
            self._server.stop()
        if self._file is not None:
            self._file.stop()
