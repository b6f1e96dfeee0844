"""Which encoder is at work: told by the inference thread, asked by others."""

import threading
from collections import deque
from collections.abc import Callable, Iterator

from captioner.events import EncoderChanged


def nothing_to_do() -> None:
    """Of encoders that need no care."""


class EncoderWatch:
    """The hand-over between the encoder, the engine and whoever presses a button.

    Written by the inference thread, except for the wish to try again; read by any.
    """

    def __init__(self, longest_s: float | None = None) -> None:
        """Nothing is at work yet; `longest_s` is what is expected of the accelerator."""
        self.longest_s = longest_s
        """The longest window that suits who is at work, s; None: any. Longer ones cost more."""
        self.attend: Callable[[], None] = nothing_to_do
        """Called on the inference thread between windows; set there by who opens the encoder."""
        self.needs_care = False
        """Whether `attend` should be called about once a second, in silence, too."""
        self.name = ""
        """Where the encoder runs, as in `EncoderChanged`; empty before one is open."""
        self.temperature_c: float | None = None
        """Of the accelerator's chip, degrees Celsius; None where there is none to tell."""
        self._news: deque[EncoderChanged] = deque()
        self._retry = threading.Event()

    def tell(self, change: EncoderChanged) -> None:
        """Another encoder is at work, or the one at work stays and why."""
        self.name = change.name
        self._news.append(change)

    def news(self) -> Iterator[EncoderChanged]:
        """What was told since the last time, each once."""
        while self._news:
            yield self._news.popleft()

    def ask_retry(self) -> None:
        """Ask that the accelerator be tried again; any thread."""
        self._retry.set()

    def retry_asked(self) -> bool:
        """Whether that was asked since the last time."""
        asked = self._retry.is_set()
        self._retry.clear()
        return asked
