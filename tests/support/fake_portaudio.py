"""A sound system without sound, and a clock that is moved by hand."""

import numpy as np

from captioner.audio.input_device import InputDevice
from captioner.errors import AudioDeviceError


class FakeTime:
    """A clock that moves only when someone waits or a test says so."""

    def __init__(self):
        self.now_s = 1000.0
        self.waits = []

    def clock(self):
        return self.now_s

    def wait(self, duration_s):
        self.waits.append(duration_s)
        self.now_s += duration_s


class FakeStream:
    """A capture that a test speaks into, in the place of the device."""

    def __init__(self, device, rate_hz, n_channels, block, on_audio):
        self.device = device
        self.rate_hz = rate_hz
        self.n_channels = n_channels
        self.block = block
        self.active = True
        self.closed = False
        self._on_audio = on_audio

    def deliver(self, samples, overflowed=False):
        """One block: (n,) goes to every channel, (n, n_channels) as it is."""
        if samples.ndim == 1:
            samples = np.repeat(samples[:, None], self.n_channels, axis=1)
        buffer = samples.astype(np.float32)
        self._on_audio(buffer, overflowed)
        buffer[:] = np.nan  # PortAudio uses its buffer again

    def close(self):
        self.active = False
        self.closed = True


class FakePortAudio:
    """Devices come and go as `present` is changed; they are seen after a refresh, as in reality."""

    def __init__(self, *present, accepts=lambda rate_hz, n_channels: True):
        self.present = list(present)
        self.streams = []
        self.attempts = []
        self._known = []
        self._accepts = accepts

    @property
    def stream(self):
        return self.streams[-1]

    def refresh(self):
        if all(stream.closed for stream in self.streams):
            self._known = list(self.present)

    def exchange(self, *present):
        """Other devices from now on, which an open stream does not hide."""
        self.present = self._known = list(present)

    def inputs(self):
        return list(self._known)

    def open(self, device, *, rate_hz, n_channels, block, on_audio):
        self.attempts.append((rate_hz, n_channels))
        if device not in self.present:
            raise AudioDeviceError(f"{device.name} does not open: it is gone")
        if not self._accepts(rate_hz, n_channels):
            raise AudioDeviceError(f"{device.name} does not open: Invalid sample rate")
        self.streams.append(FakeStream(device, rate_hz, n_channels, block, on_audio))
        return self.stream


def device(index=0, name="Desk", channels=1, rate_hz=16_000, is_default=False):
    return InputDevice(index, name, channels, rate_hz, is_default)
