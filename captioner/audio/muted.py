"""Whether the sound server has muted the default microphone, and how to let it be heard again."""

import threading
import time
from collections.abc import Callable
from typing import Final

from captioner.audio.pulse_connection import PulseConnection
from captioner.errors import AudioDeviceError

ASK_EVERY_S: Final = 2.0  # as long as a person takes to notice that nothing comes


class MuteQuestion:
    """Answers at once with what was found out last, and asks again on a thread of its own."""

    def __init__(
        self,
        ask: Callable[[], bool] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Args: ask: whether it is muted, by default the server; clock: monotonic seconds."""
        self._ask = ask or default_muted
        self._clock = clock
        self._asked_s = -ASK_EVERY_S
        self._answer = False  # written by the thread
        self._thread: threading.Thread | None = None

    def __call__(self) -> bool:
        """Whether it was muted when that was asked for last. Used on one thread."""
        asking = self._thread is not None and self._thread.is_alive()
        if not asking and self._clock() - self._asked_s >= ASK_EVERY_S:
            self._asked_s = self._clock()
            self._thread = threading.Thread(target=self._find, name="captioner-mute", daemon=True)
            self._thread.start()
        return self._answer

    def wait(self, timeout_s: float) -> None:
        """Until the question under way is answered."""
        if self._thread is not None:
            self._thread.join(timeout_s)

    def _find(self) -> None:
        self._answer = self._ask()


def default_muted() -> bool:
    """Whether the default microphone is muted; False where nobody can tell. Takes milliseconds."""
    try:
        with PulseConnection() as server:
            default = server.default_source()
            return any(one.muted for one in server.inputs() if one.name == default)
    except AudioDeviceError:
        return False


def unmute_default() -> None:
    """Let the default microphone be heard.

    Raises:
        AudioDeviceError: there is no sound server that could do it.
    """
    with PulseConnection() as server:
        server.unmute(server.default_source())
