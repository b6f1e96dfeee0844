"""What the computer plays, from PulseAudio or PipeWire: the monitor of the default output.

PortAudio does not list monitors, so libpulse is asked itself. Nothing has to be set up.
"""

import ctypes
import threading
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, Self

import numpy as np

from captioner.audio.devices import InputStream, OnAudio
from captioner.audio.input_device import InputDevice, printable
from captioner.audio.pulse_library import (
    ADJUST_LATENCY,
    CONTEXT_OVER,
    CONTEXT_READY,
    DONT_MOVE,
    FLOAT32_LE,
    NO_AUTOSPAWN,
    SERVER_EVENTS,
    STREAM_OVER,
    STREAM_READY,
    WHATEVER,
    BufferAttr,
    ContextChanged,
    ContextEvent,
    SampleSpec,
    ServerTold,
    SinkTold,
    StreamChanged,
    StreamRead,
    libpulse,
)
from captioner.errors import AudioDeviceError

RATE_HZ: Final = 48_000  # the server converts from what the output has
N_CHANNELS: Final = 2
ANSWER_S: Final = 3.0  # a local server answers within milliseconds
TRIES: Final = 3  # of following the default output, without any sound in between
MONITOR: Final = "{}.monitor"  # both servers name an output's monitor so
_BYTES_PER_SAMPLE: Final = 4
_NO_SERVER: Final = AudioDeviceError(
    "what the computer plays cannot be heard: no PulseAudio or PipeWire answers",
    hint="Start the sound server of your desktop, or caption the microphone instead.",
)


class PulseMonitors:
    """`captioner.audio.devices.PortAudio` whose one device is what the default output plays.

    An open stream follows the default output when that changes, and never turns to a microphone.
    """

    def refresh(self) -> None:
        """Nothing to renew: `inputs` asks the server each time."""

    def inputs(self) -> list[InputDevice]:
        """The default output, by the name people see; none if the server has no output.

        Raises:
            AudioDeviceError: libpulse is missing, or no server answers.
        """
        with _Connection() as server:
            sink = server.default_sink()
            name = server.described(sink) if sink else ""
        return [InputDevice(0, name, N_CHANNELS, RATE_HZ, is_default=True)] if name else []

    def open(
        self,
        device: InputDevice,
        *,
        rate_hz: int,
        n_channels: int,
        block: int,
        on_audio: OnAudio,
    ) -> InputStream:
        """Start to capture what the default output plays, whichever one that is."""
        return _MonitorStream(device.name, rate_hz, n_channels, block, on_audio)


class _Connection:
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
            raise _NO_SERVER

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

    def default_sink(self) -> str:
        """Name of the default output; empty without one."""
        found: list[str] = []
        answered = threading.Event()

        def take(_context: int, info: Any, _data: int | None) -> None:  # noqa: ANN401 - a pointer
            found.append(_text(info.contents.default_sink_name) if info else "")
            answered.set()

        told = ServerTold(take)
        self._kept.append(told)
        self.locked(
            lambda: self.begin(self.library.pa_context_get_server_info(self.context, told, None))
        )
        answered.wait(ANSWER_S)
        return found[0] if found else ""

    def described(self, sink: str) -> str:
        """What people call the output; empty if it is not there."""
        found: list[str] = []
        answered = threading.Event()

        def take(_context: int, info: Any, last: int, _data: int | None) -> None:  # noqa: ANN401
            if info and not last:
                found.append(printable(_text(info.contents.description)) or sink)
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

    def close(self) -> None:
        """Take leave; no callback comes any more afterwards."""
        if self._started:
            self.locked(lambda: self.library.pa_context_disconnect(self.context))
            self.library.pa_threaded_mainloop_stop(self.loop)
        self.library.pa_context_unref(self.context)
        self.library.pa_threaded_mainloop_free(self.loop)

    def _state_changed(self, context: int, _data: int | None) -> None:
        state = self.library.pa_context_get_state(context)
        if state == CONTEXT_READY or state in CONTEXT_OVER:
            self._decided.set()


class _MonitorStream:
    """A running capture of what the default output plays. An `InputStream`.

    `_look` and what follows from it run on libpulse's thread, or under its lock.
    """

    def __init__(
        self, name: str, rate_hz: int, n_channels: int, block: int, on_audio: OnAudio
    ) -> None:
        """Connect, and wait until sound may come.

        Raises:
            AudioDeviceError: there is no server or no output.
        """
        self._on_audio = on_audio
        self._n_channels = n_channels
        self._spec = SampleSpec(FLOAT32_LE, rate_hz, n_channels)
        fragment = block * n_channels * _BYTES_PER_SAMPLE
        self._attr = BufferAttr(WHATEVER, WHATEVER, WHATEVER, WHATEVER, fragment)
        self._decided = threading.Event()  # it is open, or it never will be
        self._over = False  # written on libpulse's thread
        self._closing = False
        self._sink = ""  # whose monitor is open
        self._stream: int | None = None
        self._tries = 0  # without any sound in between
        self._told_server = ServerTold(self._server_told)
        self._told_event = ContextEvent(self._event_told)
        self._told_stream = StreamChanged(self._stream_changed)
        self._told_read = StreamRead(self._read)
        self._server = _Connection()
        self._library = self._server.library
        self._server.locked(self._subscribe)
        if not self._decided.wait(ANSWER_S) or self._over:
            self.close()
            raise AudioDeviceError(f"{name} does not open: there is no output to listen to")

    @property
    def active(self) -> bool:
        """Whether sound may still come."""
        return not self._over and self._server.alive()

    def close(self) -> None:
        """End the capture."""
        if self._closing:
            return
        self._closing = True
        self._over = True
        self._server.locked(self._drop_stream)
        self._server.close()

    def _subscribe(self) -> None:
        context = self._server.context
        self._library.pa_context_set_subscribe_callback(context, self._told_event, None)
        self._server.begin(self._library.pa_context_subscribe(context, SERVER_EVENTS, None, None))
        self._look()

    def _look(self) -> None:
        """Ask which output is the default one now; `_server_told` goes on."""
        if not self._closing:
            self._server.begin(
                self._library.pa_context_get_server_info(
                    self._server.context, self._told_server, None
                )
            )

    def _event_told(self, _context: int, _event: int, _index: int, _data: int | None) -> None:
        self._look()

    def _server_told(self, _context: int, info: Any, _data: int | None) -> None:  # noqa: ANN401
        sink = _text(info.contents.default_sink_name) if info else ""
        if self._closing or (sink == self._sink and self._stream is not None):
            return
        self._drop_stream()
        self._tries += 1
        if not sink or self._tries > TRIES:
            self._give_up()
            return
        self._sink = sink
        self._open_stream(MONITOR.format(sink))

    def _open_stream(self, monitor: str) -> None:
        library = self._library
        self._stream = library.pa_stream_new(
            self._server.context, b"captions", ctypes.byref(self._spec), None
        )
        library.pa_stream_set_state_callback(self._stream, self._told_stream, None)
        library.pa_stream_set_read_callback(self._stream, self._told_read, None)
        flags = DONT_MOVE | ADJUST_LATENCY
        refused = library.pa_stream_connect_record(
            self._stream, monitor.encode(), ctypes.byref(self._attr), flags
        )
        if refused < 0:
            self._give_up()

    def _stream_changed(self, stream: int, _data: int | None) -> None:
        if stream != self._stream:
            return
        state = self._library.pa_stream_get_state(stream)
        if state == STREAM_READY:
            self._on_audio(np.empty((0, self._n_channels), np.float32), False)
            self._decided.set()
        elif state in STREAM_OVER:  # its output is gone: is there another one?
            self._drop_stream()
            if self._server.alive():
                self._look()
            else:
                self._give_up()

    def _read(self, stream: int, _n_bytes: int, _data: int | None) -> None:
        data, n_bytes = ctypes.c_void_p(), ctypes.c_size_t()
        while self._library.pa_stream_peek(stream, ctypes.byref(data), ctypes.byref(n_bytes)) == 0:
            if not n_bytes.value:
                return
            self._hand_on(data.value, n_bytes.value)
            self._library.pa_stream_drop(stream)

    def _hand_on(self, address: int | None, n_bytes: int) -> None:
        """Give on what stands at `address`; without one it is a hole, which is silent."""
        self._tries = 0
        if address is None:
            samples = np.zeros(n_bytes // _BYTES_PER_SAMPLE, np.float32)
        else:
            raw = memoryview((ctypes.c_char * n_bytes).from_address(address)).cast("B")
            samples = np.frombuffer(raw, np.float32)
        self._on_audio(samples.reshape(-1, self._n_channels), False)

    def _drop_stream(self) -> None:
        stream, self._stream = self._stream, None
        if stream is not None:
            self._library.pa_stream_disconnect(stream)
            self._library.pa_stream_unref(stream)

    def _give_up(self) -> None:
        self._over = True
        self._decided.set()


def _text(raw: bytes | None) -> str:
    return (raw or b"").decode("utf-8", "replace")
