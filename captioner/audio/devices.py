"""The system's capture devices, through PortAudio. The only place that knows sounddevice."""

import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, ClassVar, Protocol, TypeAlias

from captioner.audio.input_device import InputDevice, find_input_device, printable
from captioner.errors import AudioDeviceError, worded
from captioner.installation import advice_here
from captioner.units import FloatArray

__all__ = [
    "InputDevice",
    "InputStream",
    "OnAudio",
    "PortAudio",
    "SoundDevice",
    "find_input_device",
    "list_input_devices",
]

OnAudio: TypeAlias = Callable[[FloatArray, bool], None]
"""Takes a block (n, n_channels), valid only during the call, and whether sound was lost before
it. An empty one says that the device has been exchanged, and that the next may take as long as
the first. Called on PortAudio's thread; must return at once and never raise."""


class InputStream(Protocol):
    """A running capture."""

    @property
    def active(self) -> bool:
        """Whether the device still delivers, as far as PortAudio knows."""
        ...

    def close(self) -> None:
        """End the capture and release the device; does not raise, also when it is gone."""
        ...


class PortAudio(Protocol):
    """What is needed of the sound system. All methods may be called on any thread."""

    def refresh(self) -> None:
        """Look again which devices there are, unless a stream is open: that would end it."""
        ...

    def inputs(self) -> list[InputDevice]:
        """The capture devices known since the last `refresh`.

        Raises:
            AudioDeviceError: the sound system does not answer.
        """
        ...

    def open(
        self,
        device: InputDevice,
        *,
        rate_hz: int,
        n_channels: int,
        block: int,
        on_audio: OnAudio,
    ) -> InputStream:
        """Start to capture, float32, in blocks of `block` samples per channel.

        Raises:
            AudioDeviceError: the device is gone, busy, or refuses the rate or channel count.
        """
        ...


def list_input_devices(portaudio: PortAudio | None = None) -> list[InputDevice]:
    """The capture devices there are now.

    Devices that came or went since the program started are seen unless a stream is open.

    Raises:
        AudioDeviceError: the PortAudio library is missing or does not answer.
    """
    system = portaudio or SoundDevice()
    system.refresh()
    return system.inputs()


class SoundDevice:
    """`PortAudio` through the sounddevice package, which is imported when first needed."""

    # PortAudio is one per process: its list of devices and whether a stream would be ended by
    # renewing it. Guarded by the lock, which is held during every call.
    _lock: ClassVar[threading.RLock] = threading.RLock()
    _n_open: ClassVar[int] = 0

    @classmethod
    def capturing(cls) -> bool:
        """Whether a stream is open, so that `refresh` would do nothing. Any thread."""
        with cls._lock:
            return cls._n_open > 0

    def refresh(self) -> None:
        """Look again which devices there are, unless a stream is open.

        Raises:
            AudioDeviceError: the PortAudio library is missing or does not start.
        """
        with self._lock:
            system = _sounddevice()
            if SoundDevice._n_open:
                return
            try:
                system._terminate()
                system._initialize()
            except system.PortAudioError as exc:
                raise AudioDeviceError(
                    worded("the sound system does not start: {why}", why=exc)
                ) from exc

    def inputs(self) -> list[InputDevice]:
        """The capture devices known since the last `refresh`."""
        with self._lock:
            system = _sounddevice()
            try:
                default = system.default.device[0]
                found = [_described(system, index) for index in range(_n_devices(system))]
            except system.PortAudioError as exc:
                raise AudioDeviceError(
                    worded("the sound system does not answer: {why}", why=exc)
                ) from exc
            return [
                InputDevice(index, name, channels, rate_hz, index == default)
                for index, (name, channels, rate_hz) in enumerate(found)
                if channels > 0
            ]

    def open(
        self,
        device: InputDevice,
        *,
        rate_hz: int,
        n_channels: int,
        block: int,
        on_audio: OnAudio,
    ) -> InputStream:
        """Start to capture."""
        with self._lock, _quiet():
            system = _sounddevice()
            try:
                stream = _Stream(
                    system.InputStream(
                        device=device.index,
                        samplerate=rate_hz,
                        channels=n_channels,
                        blocksize=block,
                        dtype="float32",
                        callback=lambda data, _n, _time, flags: on_audio(
                            data, bool(flags.input_overflow)
                        ),
                    )
                )
            except (system.PortAudioError, ValueError) as exc:
                raise AudioDeviceError(
                    worded("{device} does not open: {why}", device=device.name, why=exc)
                ) from exc
            SoundDevice._n_open += 1
            try:
                stream.start()
            except system.PortAudioError as exc:
                stream.close()
                raise AudioDeviceError(
                    worded("{device} does not start: {why}", device=device.name, why=exc)
                ) from exc
            return stream


class _Stream:
    """An open stream of sounddevice, counted while it is open."""

    def __init__(self, stream: Any) -> None:  # noqa: ANN401 - sounddevice is untyped
        self._stream = stream

    @property
    def active(self) -> bool:
        try:
            return bool(self._stream.active)
        except _sounddevice().PortAudioError:
            return False

    def start(self) -> None:
        self._stream.start()

    def close(self) -> None:
        with SoundDevice._lock, _quiet():
            if not self._stream.closed:
                SoundDevice._n_open -= 1
                self._stream.abort(ignore_errors=True)
                self._stream.close(ignore_errors=True)


def _sounddevice() -> ModuleType:
    try:
        import sounddevice
    except ImportError as exc:
        raise AudioDeviceError(
            worded("sound capture is not installed: {why}", why=exc), hint=advice_here().again
        ) from exc
    except OSError as exc:
        raise AudioDeviceError(
            worded("the PortAudio library does not load: {why}", why=exc),
            hint=worded("Install it; on Debian and Ubuntu: sudo apt install libportaudio2"),
        ) from exc
    except Exception as exc:  # its error type cannot be named: it is in the failed module
        raise AudioDeviceError(worded("the sound system does not start: {why}", why=exc)) from exc
    module: ModuleType = sounddevice
    return module


def _n_devices(system: ModuleType) -> int:
    return int(system._lib.Pa_GetDeviceCount())


def _described(system: ModuleType, index: int) -> tuple[str, int, int]:
    """Name, input channels and default rate (Hz) of one device."""
    info = system._lib.Pa_GetDeviceInfo(index)
    raw = bytes(system._ffi.string(info.name))  # sounddevice itself fails on names not in UTF-8
    return (
        printable(raw.decode("utf-8", "replace")) or f"microphone {index}",
        int(info.maxInputChannels),
        int(info.defaultSampleRate),
    )


@contextmanager
def _quiet() -> Iterator[None]:
    """Keep what the C libraries write about a failure off stderr: the exception says it."""
    try:
        kept = os.dup(2)
    except OSError:  # no stderr: nothing to keep quiet
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    if sys.stderr is not None:
        sys.stderr.flush()
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
