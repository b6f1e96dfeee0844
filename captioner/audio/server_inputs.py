"""PortAudio's devices, and beside them every input of the sound server under its own name.

Through ALSA, PortAudio reaches only the server's default input; the others are opened at the
server itself.
"""

from collections.abc import Callable
from typing import Final

from captioner.audio.devices import InputStream, OnAudio, PortAudio, SoundDevice
from captioner.audio.input_device import InputDevice
from captioner.audio.pulse import N_CHANNELS, RATE_HZ, PulseStream
from captioner.audio.pulse_connection import PulseConnection, PulseInput
from captioner.errors import AudioDeviceError

FIRST_INDEX: Final = 1000  # of the server's inputs: PortAudio's devices are never so many
RAW: Final = "(hw:"  # in ALSA's name of a card, which the server holds while it runs


class ServerInputs:
    """`PortAudio` with the inputs of PulseAudio or PipeWire, if there is one."""

    def __init__(
        self,
        portaudio: PortAudio | None = None,
        ask: Callable[[], list[PulseInput]] | None = None,
    ) -> None:
        """Args: ask: the server's inputs; raises without a server."""
        self._portaudio = portaudio or SoundDevice()
        self._ask = ask or _server_inputs
        self._names: dict[int, str] = {}  # at the server, by our index
        self.refresh = self._portaudio.refresh

    def inputs(self) -> list[InputDevice]:
        """PortAudio's, without the cards that the server has anyway, and then the server's.

        Raises:
            AudioDeviceError: the sound system does not answer.
        """
        devices = self._portaudio.inputs()
        try:
            there = self._ask()
        except AudioDeviceError:
            there = []
        if there:
            devices = [one for one in devices if RAW not in one.name or one.is_default]
        self._names = {FIRST_INDEX + n: one.name for n, one in enumerate(there)}
        return devices + [
            InputDevice(FIRST_INDEX + n, one.words, N_CHANNELS, RATE_HZ)
            for n, one in enumerate(there)
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
        """Start to capture.

        Raises:
            AudioDeviceError: the device is gone, busy, or refuses the rate or channel count.
        """
        name = self._names.get(device.index)
        if name is not None:
            return PulseStream(device.name, rate_hz, n_channels, block, on_audio, name)
        return self._portaudio.open(
            device, rate_hz=rate_hz, n_channels=n_channels, block=block, on_audio=on_audio
        )


def _server_inputs() -> list[PulseInput]:
    with PulseConnection() as server:
        return server.inputs()
