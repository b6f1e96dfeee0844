"""System audio, from PulseAudio or PipeWire: the monitor of the default output.

PortAudio does not list monitors, so libpulse is asked itself. Nothing has to be set up.
"""

import ctypes
import threading
from typing import Any, Final

import numpy as np

from captioner.audio.devices import InputStream, OnAudio
from captioner.audio.input_device import InputDevice
from captioner.audio.pulse_connection import ANSWER_S, PulseConnection, text_of
from captioner.audio.pulse_library import (
    ADJUST_LATENCY,
    DONT_MOVE,
    FLOAT32_LE,
    STREAM_OVER,
    STREAM_READY,
    WHATEVER,
    BufferAttr,
    SampleSpec,
    ServerTold,
    StreamChanged,
    StreamRead,
)
from captioner.errors import AudioDeviceError, worded

RATE_HZ: Final = 48_000  # the server converts from what the output has
N_CHANNELS: Final = 2
TRIES: Final = 3  # of following the default output, without any sound in between
MONITOR: Final = "{}.monitor"  # both servers name an output's monitor so
_BYTES_PER_SAMPLE: Final = 4


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
        with PulseConnection() as server:
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
        return PulseStream(device.name, rate_hz, n_channels, block, on_audio)


class PulseStream:
    """A running capture of an input of the server, or of what the default output plays.

    An `InputStream`.

    `_look` and what follows from it run on libpulse's thread, or under its lock.
    """

    def __init__(
        self,
        name: str,
        rate_hz: int,
        n_channels: int,
        block: int,
        on_audio: OnAudio,
        source: str = "",
    ) -> None:
        """Connect, and wait until sound may come.

        Args:
            name: for people.
            rate_hz: samples a second, of each channel.
            n_channels: how many.
            block: samples of a channel at a time.
            on_audio: takes them, on libpulse's thread.
            source: the input's name at the server; empty for what the default output plays.

        Raises:
            AudioDeviceError: there is no server, no output or no such input.
        """
        self._source = source
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
        self._told_stream = StreamChanged(self._stream_changed)
        self._told_read = StreamRead(self._read)
        self._server = PulseConnection()
        self._library = self._server.library
        self._server.locked(self._subscribe)
        if not self._decided.wait(ANSWER_S) or self._over:
            self.close()
            why = "it is not there" if source else "there is no output to listen to"
            raise AudioDeviceError(worded("{name} does not open: {why}", name=name, why=why))

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
        if self._source:
            self._open_stream(self._source)
            return
        self._server.on_server_change(self._look)
        self._look()

    def _look(self) -> None:
        """Ask which output is the default one now; `_server_told` goes on."""
        if not self._closing:
            self._server.begin(
                self._library.pa_context_get_server_info(
                    self._server.context, self._told_server, None
                )
            )

    def _server_told(self, _context: int, info: Any, _data: int | None) -> None:  # noqa: ANN401 - a struct of libpulse
        sink = text_of(info.contents.default_sink_name) if info else ""
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
            if self._server.alive() and not self._source:
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
