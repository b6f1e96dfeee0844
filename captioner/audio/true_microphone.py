"""A microphone that is never the computer's own sound.

Where no microphone is left, PulseAudio and PipeWire let the default one be the monitor of an
output, and move running captures there. Beside the computer's sound that would be heard twice,
once as the microphone's.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol

from captioner.audio.devices import InputStream, OnAudio, PortAudio, SoundDevice
from captioner.audio.input_device import FOLLOWING, InputDevice
from captioner.audio.pulse_connection import PulseConnection, text_of
from captioner.audio.pulse_library import ServerTold
from captioner.errors import AudioDeviceError, worded
from captioner.units import FloatArray

MONITOR_END: Final = ".monitor"  # of a source's name; both servers name monitors so


class TrueMicrophones:
    """`PortAudio` whose devices are what they were, with monitors kept out."""

    def __init__(
        self,
        portaudio: PortAudio | None = None,
        watch: Callable[[], "MicrophoneWatch"] | None = None,
    ) -> None:
        """Args: watch: makes what tells where the default microphone is; raises without one."""
        self._portaudio = portaudio or SoundDevice()
        self._make_watch = watch or DefaultSourceWatch
        self.refresh = self._portaudio.refresh
        self.inputs = self._portaudio.inputs

    def open(
        self,
        device: InputDevice,
        *,
        rate_hz: int,
        n_channels: int,
        block: int,
        on_audio: OnAudio,
    ) -> InputStream:
        """Start to capture.

        Raises:
            AudioDeviceError: the device does not open, or would be the monitor of an output.
        """
        watch = self._watch_of(device)
        stream = _GuardedStream(watch, on_audio)
        if watch is not None and watch.is_monitor:
            stream.close()
            raise AudioDeviceError(
                worded("no microphone was found"),
                hint=worded("Connect one: captioning goes on automatically."),
            )
        try:
            stream.inner = self._portaudio.open(
                device,
                rate_hz=rate_hz,
                n_channels=n_channels,
                block=block,
                on_audio=stream.on_audio,
            )
        except AudioDeviceError:
            stream.close()
            raise
        return stream

    def _watch_of(self, device: InputDevice) -> "MicrophoneWatch | None":
        """A watch if the device is whatever the server says, and there is a server."""
        if device.name not in FOLLOWING:
            return None
        try:
            return self._make_watch()
        except AudioDeviceError:
            return None


class MicrophoneWatch(Protocol):
    """Knows where the default microphone is."""

    @property
    def is_monitor(self) -> bool:
        """Whether it is the monitor of an output now. Any thread."""
        ...

    def close(self) -> None:
        """Watch no longer."""
        ...


class DefaultSourceWatch:
    """Knows whether the server's default microphone is the monitor of an output."""

    def __init__(self) -> None:
        """Connect, and learn it.

        Raises:
            AudioDeviceError: there is no such server.
        """
        self.is_monitor = False  # written on libpulse's thread
        self._told = ServerTold(self._server_told)
        self._server = PulseConnection()
        self.is_monitor = self._server.default_source().endswith(MONITOR_END)
        self._server.locked(lambda: self._server.on_server_change(self._look))

    def close(self) -> None:
        """Take leave."""
        self._server.close()

    def _look(self) -> None:
        library, context = self._server.library, self._server.context
        self._server.begin(library.pa_context_get_server_info(context, self._told, None))

    def _server_told(self, _context: int, info: Any, _data: int | None) -> None:  # noqa: ANN401 - a struct of libpulse
        if info:
            name = text_of(info.contents.default_source_name)
            self.is_monitor = name.endswith(MONITOR_END)


class _GuardedStream:
    """An `InputStream` that gives nothing on while it would be a monitor's sound."""

    def __init__(self, watch: MicrophoneWatch | None, on_audio: OnAudio) -> None:
        self.inner: InputStream | None = None
        self._watch = watch
        self._on_audio = on_audio
        self._turned = False  # the capture was moved once: it stays closed; PortAudio's thread

    @property
    def active(self) -> bool:
        return self.inner is not None and self.inner.active and not self._turned

    def on_audio(self, samples: FloatArray, overflowed: bool) -> None:
        """On PortAudio's thread."""
        if self._watch is not None and self._watch.is_monitor:
            self._turned = True
        if not self._turned:
            self._on_audio(samples, overflowed)

    def close(self) -> None:
        if self.inner is not None:
            self.inner.close()
        if self._watch is not None:
            self._watch.close()
            self._watch = None
