"""A view whose events others get, too: the page in the network, the text file."""

import queue
from collections.abc import Iterator
from contextlib import contextmanager

from captioner.cli.terminal import View
from captioner.events import EngineEvent
from captioner.outputs.config import OutputConfig
from captioner.outputs.outputs import Outputs


class SharedView:
    """Shows events in a view and hands them to outputs; says what the outputs tell. One thread."""

    def __init__(self, view: View, config: OutputConfig) -> None:
        self._view = view
        self._told: queue.SimpleQueue[str] = queue.SimpleQueue()  # from the outputs' threads
        self.outputs = Outputs(config, self._told.put)

    def show(self, event: EngineEvent, at_s: float) -> None:
        """Show it here and there."""
        self.outputs.show(event)
        self.say_told()
        self._view.show(event, at_s)

    def say(self, message: str) -> None:
        """Here only."""
        self._view.say(message)

    def say_told(self) -> None:
        """Say what the outputs have told meanwhile."""
        while not self._told.empty():
            self._view.say(self._told.get())


@contextmanager
def with_outputs(view: View, config: OutputConfig) -> Iterator[View]:
    """`view`, and what `config` wants besides it, ended at the end."""
    if config == OutputConfig():
        yield view
        return
    shared = SharedView(view, config)
    shared.outputs.start()
    try:
        yield shared
    finally:
        shared.outputs.stop()
        shared.say_told()
