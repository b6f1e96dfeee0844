"""One opened device and the queue between PortAudio's thread and ours."""

import queue
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from captioner.audio.devices import InputStream, PortAudio
from captioner.audio.input_device import InputDevice
from captioner.errors import AudioDeviceError
from captioner.units import FloatArray

BLOCK_S: Final = 0.06
"""Length of a block: what it takes to open a segment. Each wakes a thread of PortAudio, one of the
sound server's client and ours; longer ones spare little more."""
QUEUE_S: Final = 10.0  # what may wait before blocks are lost
COMMON_RATES: Final = (48_000, 44_100, 16_000)  # Hz; tried when a device refuses its own
MOST_CHANNELS: Final = 8  # enough for microphone arrays; virtual devices offer up to 128
START_S: Final = 5.0  # a server may take 2 s to deliver the first block
STALL_S: Final = 1.5  # no block for this long: the device is gone


@dataclass(frozen=True, slots=True)
class Block:
    """What the device delivered at once."""

    samples: FloatArray
    """Shape (n, n_channels), float32, at the device's rate."""
    lost: int
    """Samples per channel that did not fit into the queue before this block."""
    arrived_s: float
    """When, by the clock given to the capture."""


class Capture:
    """A running capture. Opened, read and closed on one thread; filled by PortAudio's."""

    def __init__(
        self, portaudio: PortAudio, device: InputDevice, clock: Callable[[], float]
    ) -> None:
        """Open the device at its own rate with all its channels, or with what it accepts.

        Raises:
            AudioDeviceError: it refuses everything.
        """
        self._clock = clock
        self._queue: queue.Queue[Block] = queue.Queue(maxsize=round(QUEUE_S / BLOCK_S))
        self._lost = 0  # not yet reported; written by PortAudio's thread
        self._overflows = 0  # written by PortAudio's thread
        self._called_s = clock()  # last sign of life; written by PortAudio's thread
        self._started = False  # whether it delivers already; written by PortAudio's thread
        self._exchanges = 0  # written by PortAudio's thread
        self.rate_hz, self.n_channels, self._stream = self._open(portaudio, device)

    @property
    def overflows(self) -> int:
        """How often sound was lost, by the device's word or because the queue was full."""
        return self._overflows

    @property
    def exchanges(self) -> int:
        """How often the device said that it was exchanged for another one."""
        return self._exchanges

    @property
    def over(self) -> bool:
        """Whether nothing more will come: the device ended the capture or has gone quiet."""
        if not self._queue.empty():
            return False
        patience_s = STALL_S if self._started else START_S
        return not self._stream.active or self._clock() - self._called_s > patience_s

    def read(self, timeout_s: float) -> Block | None:
        """The next block, or None if none came within `timeout_s`."""
        try:
            return self._queue.get(timeout=timeout_s) if timeout_s > 0 else self._queue.get(False)
        except queue.Empty:
            return None

    def close(self) -> None:
        """Release the device."""
        self._stream.close()

    def _open(self, portaudio: PortAudio, device: InputDevice) -> tuple[int, int, InputStream]:
        refusal = AudioDeviceError(f"{device.name} has no input channels")
        for rate_hz, n_channels in _formats(device):
            try:
                stream = portaudio.open(
                    device,
                    rate_hz=rate_hz,
                    n_channels=n_channels,
                    block=round(rate_hz * BLOCK_S),
                    on_audio=self._on_audio,
                )
            except AudioDeviceError as exc:
                refusal = exc
            else:
                return rate_hz, n_channels, stream
        raise refusal

    def _on_audio(self, samples: FloatArray, overflowed: bool) -> None:
        """On PortAudio's thread: copy, put, return."""
        self._called_s = self._clock()
        self._started = len(samples) > 0
        if not self._started:
            self._exchanges += 1
            return
        self._overflows += overflowed  # the device does not say how many samples
        try:
            self._queue.put_nowait(Block(samples.copy(), self._lost, self._called_s))
        except queue.Full:
            self._lost += len(samples)
            self._overflows += 1
        else:
            self._lost = 0


def _formats(device: InputDevice) -> Iterator[tuple[int, int]]:
    """Rates (Hz) and channel counts to try, the device's own first, each once."""
    seen = set()
    for rate_hz in (device.rate_hz, *COMMON_RATES):
        for n_channels in (min(device.channels, MOST_CHANNELS), device.channels, 2, 1):
            if n_channels <= device.channels and (rate_hz, n_channels) not in seen:
                seen.add((rate_hz, n_channels))
                yield rate_hz, n_channels
