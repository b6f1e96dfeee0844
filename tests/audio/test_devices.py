import builtins
import sys
from types import SimpleNamespace

import numpy as np
import pytest

from captioner.audio.devices import SoundDevice, list_input_devices
from captioner.errors import AudioDeviceError
from support.fake_portaudio import FakePortAudio, device


class FakeSoundDevice:
    """The sounddevice module, as far as it is used; its devices are raw names and channels."""

    class PortAudioError(Exception):
        pass

    def __init__(self, devices, default=0):
        self.devices = devices
        self.known = []
        self.default = SimpleNamespace(device=(default, -1))
        self.calls = []
        self.fails_to_start = False
        self._lib = SimpleNamespace(
            Pa_GetDeviceCount=lambda: len(self.known),
            Pa_GetDeviceInfo=lambda index: self.known[index],
        )
        self._ffi = SimpleNamespace(string=lambda raw: raw)

    def _terminate(self):
        self.calls.append("terminate")

    def _initialize(self):
        self.calls.append("initialize")
        self.known = [
            SimpleNamespace(name=name, maxInputChannels=channels, defaultSampleRate=48_000.0)
            for name, channels in self.devices
        ]

    def InputStream(self, **options):  # noqa: N802 - sounddevice's name
        self.options = options
        if options["channels"] > self.devices[options["device"]][1]:
            raise self.PortAudioError("Invalid number of channels")
        return FakeNativeStream(self)


class FakeNativeStream:
    def __init__(self, system):
        self._system = system
        self.active = False
        self.closed = False

    def start(self):
        if self._system.fails_to_start:
            raise self._system.PortAudioError("Device unavailable")
        self.active = True

    def abort(self, ignore_errors):
        self.active = False

    def close(self, ignore_errors):
        self.closed = True


@pytest.fixture
def system(monkeypatch):
    fake = FakeSoundDevice([(b"Desk", 2), (b"Speaker", 0), ("Mikrofon (Büro) 🎤".encode(), 1)], 2)
    monkeypatch.setitem(sys.modules, "sounddevice", fake)
    return fake


def start(index=0, channels=1, on_audio=lambda *_: None):
    return SoundDevice().open(
        device(index), rate_hz=48_000, n_channels=channels, block=960, on_audio=on_audio
    )


def test_only_devices_with_inputs_are_listed_with_their_own_numbers(system):
    found = list_input_devices()

    assert [(d.index, d.name, d.channels, d.rate_hz) for d in found] == [
        (0, "Desk", 2, 48_000),
        (2, "Mikrofon (Büro) 🎤", 1, 48_000),
    ]
    assert [d.is_default for d in found] == [False, True]


def test_a_name_in_another_encoding_is_no_obstacle(system):
    system.devices = [("Mikrofon (Büro)".encode("cp1252"), 1)]

    (found,) = list_input_devices()

    assert found.name == "Mikrofon (B\ufffdro)"


def test_a_device_plugged_in_since_is_listed(system):
    list_input_devices()
    system.devices.append((b"New", 1))

    assert list_input_devices()[-1].name == "New"


def test_listing_does_not_end_a_running_capture(system):
    list_input_devices()
    stream = start()
    system.calls.clear()

    list_input_devices()

    assert system.calls == []
    stream.close()
    list_input_devices()
    assert system.calls == ["terminate", "initialize"]


def test_closing_twice_counts_once(system):
    first, second = start(), start()
    first.close()
    first.close()
    system.calls.clear()

    list_input_devices()

    assert system.calls == []
    second.close()


def test_a_stream_that_does_not_start_is_released(system):
    system.fails_to_start = True

    with pytest.raises(AudioDeviceError, match="Device unavailable"):
        start()

    system.calls.clear()
    list_input_devices()
    assert system.calls == ["terminate", "initialize"]


def test_a_refused_format_is_an_error_of_ours(system):
    list_input_devices()

    with pytest.raises(AudioDeviceError, match="Invalid number of channels") as caught:
        start(channels=3)

    assert caught.value.hint


def test_sound_and_overflow_reach_the_listener(system):
    heard = []
    stream = start(on_audio=lambda samples, overflowed: heard.append((samples, overflowed)))
    block = np.ones((960, 1), np.float32)

    system.options["callback"](block, 960, None, SimpleNamespace(input_overflow=True))

    assert heard == [(block, True)]
    stream.close()


def test_no_device_is_an_empty_list(system):
    system.devices = []

    assert list_input_devices() == []


def test_a_missing_portaudio_library_is_an_error_that_says_what_to_install(monkeypatch):
    true_import = builtins.__import__

    def without_library(name, *arguments, **options):
        if name == "sounddevice":
            raise OSError("PortAudio library not found")
        return true_import(name, *arguments, **options)

    monkeypatch.delitem(sys.modules, "sounddevice", raising=False)
    monkeypatch.setattr(builtins, "__import__", without_library)

    with pytest.raises(AudioDeviceError, match="PortAudio library not found") as caught:
        list_input_devices()

    assert "libportaudio2" in caught.value.hint


def test_another_sound_system_can_be_asked():
    assert list_input_devices(FakePortAudio(device(0, "Desk"))) == [device(0, "Desk")]
