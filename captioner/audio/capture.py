"""One opened device and the queue between PortAudio's thread and ours."""

import threading
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from captioner.audio.devices import InputStream, PortAudio
from captioner.audio.input_device import FOLLOWING, InputDevice
from captioner.errors import AudioDeviceError, worded
from captioner.units import FloatArray

BLOCK_S: Final = 0.06
"""Length of a block: what it takes to open a segment. Each wakes a thread of PortAudio, one of the
sound server's client and ours; longer ones spare little more."""
QUEUE_S: Final = 10.0  # what may wait before blocks are lost
JOINED_S: Final = 0.25  # handed out at once, at most
COMMON_RATES: Final = (48_000, 44_100, 16_000)  # Hz; tried when a device refuses its own
MOST_CHANNELS: Final = 8  # enough for microphone arrays; virtual devices offer up to 128
MIXED_CHANNELS: Final = 2
"""Of a device for which a sound server makes as many channels as are asked for: all above are mixed
from the microphone's one or two, and cost as much as real ones."""
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
        self._changed = threading.Condition()
        self._waiting: deque[Block] = deque()  # this and the next three under _changed
        self._n_waiting = 0  # samples per channel of these
        self._most_waiting = 0  # of which so many are allowed
        self._n_wanted = 1  # from so many on the reader is woken
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
        if self._n_waiting:
            return False
        patience_s = STALL_S if self._started else START_S
        return not self._stream.active or self._clock() - self._called_s > patience_s

    def quiet_between(self, begin_s: float, end_s: float) -> bool:
        """Whether the device gave no sign of life between two times of the clock, then or now."""
        with self._changed:
            arrivals = [block.arrived_s for block in self._waiting]
        return not any(begin_s < at_s < end_s for at_s in (*arrivals, self._called_s))

    def read(self, timeout_s: float, gather_s: float = 0.0) -> Block | None:
        """What waits, up to JOINED_S of it as one block, or None if nothing does.

        Args:
            timeout_s: waits no longer.
            gather_s: waits for so much sound, s; 0: for any.
        """
        with self._changed:
            self._n_wanted = max(1, round(gather_s * self.rate_hz))
            self._changed.wait_for(lambda: self._n_waiting >= self._n_wanted, timeout_s)
            return self._take() if self._waiting else None

    def close(self) -> None:
        """Release the device."""
        self._stream.close()

    def _open(self, portaudio: PortAudio, device: InputDevice) -> tuple[int, int, InputStream]:
        refusal = AudioDeviceError(worded("{device} has no input channels", device=device.name))
        for rate_hz, n_channels in _formats(device):
            self._most_waiting = round(rate_hz * QUEUE_S)
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
        block = Block(samples.copy(), self._lost, self._called_s)
        with self._changed:
            if self._n_waiting + len(samples) > self._most_waiting:
                self._lost += len(samples)
                self._overflows += 1
                return
            self._lost = 0
            self._waiting.append(block)
            self._n_waiting += len(samples)
            if self._n_waiting >= self._n_wanted:
                self._changed.notify()

    def _take(self) -> Block:
        """The oldest block and what follows it directly; under _changed."""
        first = last = self._waiting.popleft()
        parts = [first.samples]
        n_more = round(JOINED_S * self.rate_hz) - len(first.samples)
        while (
            self._waiting and not self._waiting[0].lost and len(self._waiting[0].samples) <= n_more
        ):
            last = self._waiting.popleft()
            parts.append(last.samples)
            n_more -= len(last.samples)
        self._n_waiting -= sum(map(len, parts))
        return replace(first, samples=np.concatenate(parts), arrived_s=last.arrived_s)


def _formats(device: InputDevice) -> Iterator[tuple[int, int]]:
    """Rates (Hz) and channel counts to try, the device's own first, each once."""
    seen = set()
    for rate_hz in (device.rate_hz, *COMMON_RATES):
        for n_channels in (_first_channels(device), device.channels, 2, 1):
            if n_channels <= device.channels and (rate_hz, n_channels) not in seen:
                seen.add((rate_hz, n_channels))
                yield rate_hz, n_channels


def _first_channels(device: InputDevice) -> int:
    if device.name in FOLLOWING and device.channels > MOST_CHANNELS:
        return MIXED_CHANNELS
    return min(device.channels, MOST_CHANNELS)
