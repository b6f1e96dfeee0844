"""A connection with PulseAudio, or with PipeWire, which answers the same way."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final, Self

from captioner.audio.input_device import printable
from captioner.audio.pulse_library import (
    CONTEXT_OVER,
    CONTEXT_READY,
    NO_AUTOSPAWN,
    SERVER_EVENTS,
    WHATEVER,
    ContextChanged,
    ContextEvent,
    Done,
    ServerTold,
    SinkTold,
    SourceTold,
    libpulse,
)
from captioner.errors import AudioDeviceError, worded

ANSWER_S: Final = 3.0  # a local server answers within milliseconds
NO_SERVER: Final = AudioDeviceError(
    worded("system audio cannot be heard: no PulseAudio or PipeWire answers"),
    hint=worded("Start the sound server of your desktop, or caption the microphone instead."),
)


@dataclass(frozen=True, slots=True)
class PulseInput:
    """An input of the server."""

    name: str
    """As the server calls it."""
    words: str
    """As people call it, printable."""
    muted: bool


class PulseConnection:
    """A connection with the server, and the thread of libpulse that serves it.

    Methods are for the thread that made it; callbacks come on libpulse's.
    """

    def __init__(self) -> None:
        """Connect.

        Raises:
            AudioDeviceError: libpulse is missing, or no server answers.
        """
        self.library = libpulse()
        self._decided = threading.Event()
        self._on_state = ContextChanged(self._state_changed)
        self._kept: list[object] = []  # what libpulse may call, as long as there is a connection
        self.loop = self.library.pa_threaded_mainloop_new()
        api = self.library.pa_threaded_mainloop_get_api(self.loop)
        self.context = self.library.pa_context_new(api, b"Captioner")
        self.library.pa_context_set_state_callback(self.context, self._on_state, None)
        self._started = False
        refused = self.library.pa_context_connect(self.context, None, NO_AUTOSPAWN, None) < 0
        if not refused:
            self.library.pa_threaded_mainloop_start(self.loop)
            self._started = True
        if refused or not self._decided.wait(ANSWER_S) or not self.alive():
            self.close()
            raise NO_SERVER

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, exc: BaseException | None, tb: TracebackType | None
    ) -> None:
        self.close()

    def alive(self) -> bool:
        """Whether the server still listens to us. Any thread."""
        return int(self.library.pa_context_get_state(self.context)) == CONTEXT_READY

    def locked(self, body: Callable[[], None]) -> None:
        """Do something while libpulse's thread does not."""
        self.library.pa_threaded_mainloop_lock(self.loop)
        try:
            body()
        finally:
            self.library.pa_threaded_mainloop_unlock(self.loop)

    def begin(self, operation: int | None) -> None:
        """Let an operation run; its callback tells the rest."""
        if operation:
            self.library.pa_operation_unref(operation)

    def on_server_change(self, told: Callable[[], None]) -> None:
        """Call `told` on libpulse's thread when a default output or microphone changes.

        Only under the lock.
        """

        def take(_context: int, _event: int, _index: int, _data: int | None) -> None:
            told()

        callback = ContextEvent(take)
        self._kept.append(callback)
        self.library.pa_context_set_subscribe_callback(self.context, callback, None)
        self.begin(self.library.pa_context_subscribe(self.context, SERVER_EVENTS, None, None))

    def default_sink(self) -> str:
        """Name of the default output; empty without one."""
        return self._told_by_server("default_sink_name")

    def default_source(self) -> str:
        """Name of the default microphone, which may be a monitor; empty without one."""
        return self._told_by_server("default_source_name")

    def described(self, sink: str) -> str:
        """What people call the output; empty if it is not there."""
        found: list[str] = []
        answered = threading.Event()

        def take(_context: int, info: Any, last: int, _data: int | None) -> None:  # noqa: ANN401 - a struct of libpulse
            if info and not last:
                found.append(printable(text_of(info.contents.description)) or sink)
            else:
                answered.set()

        told = SinkTold(take)
        self._kept.append(told)
        self.locked(
            lambda: self.begin(
                self.library.pa_context_get_sink_info_by_name(
                    self.context, sink.encode(), told, None
                )
            )
        )
        answered.wait(ANSWER_S)
        return found[0] if found else ""

    def inputs(self) -> list[PulseInput]:
        """Every input that is no output's monitor, in the server's order."""
        found: list[PulseInput] = []
        answered = threading.Event()

        def take(_context: int, info: Any, last: int, _data: int | None) -> None:  # noqa: ANN401 - a struct of libpulse
            if not info or last:
                answered.set()
            elif info.contents.monitor_of_sink == WHATEVER:
                told = info.contents
                name = text_of(told.name)
                words = printable(text_of(told.description)) or name
                found.append(PulseInput(name, words, bool(told.mute)))

        told = SourceTold(take)
        self._kept.append(told)
        self.locked(
            lambda: self.begin(
                self.library.pa_context_get_source_info_list(self.context, told, None)
            )
        )
        answered.wait(ANSWER_S)
        return found

    def unmute(self, name: str) -> None:
        """Let an input be heard, by its name; nothing happens if there is none."""
        answered = threading.Event()

        def take(_context: int, _success: int, _data: int | None) -> None:
            answered.set()

        done = Done(take)
        self._kept.append(done)
        self.locked(
            lambda: self.begin(
                self.library.pa_context_set_source_mute_by_name(
                    self.context, name.encode(), 0, done, None
                )
            )
        )
        answered.wait(ANSWER_S)

    def close(self) -> None:
        """Take leave; no callback comes any more afterwards."""
        if self._started:
            self.locked(lambda: self.library.pa_context_disconnect(self.context))
            self.library.pa_threaded_mainloop_stop(self.loop)
        self.library.pa_context_unref(self.context)
        self.library.pa_threaded_mainloop_free(self.loop)

    def _told_by_server(self, field: str) -> str:
        found: list[str] = []
        answered = threading.Event()

        def take(_context: int, info: Any, _data: int | None) -> None:  # noqa: ANN401 - a pointer
            found.append(text_of(getattr(info.contents, field)) if info else "")
            answered.set()

        told = ServerTold(take)
        self._kept.append(told)
        self.locked(
            lambda: self.begin(self.library.pa_context_get_server_info(self.context, told, None))
        )
        answered.wait(ANSWER_S)
        return found[0] if found else ""

    def _state_changed(self, context: int, _data: int | None) -> None:
        state = self.library.pa_context_get_state(context)
        if state == CONTEXT_READY or state in CONTEXT_OVER:
            self._decided.set()


def text_of(raw: bytes | None) -> str:
    """What the server wrote; empty for nothing."""
    return (raw or b"").decode("utf-8", "replace")
