import numpy as np
import pytest

from captioner.audio.microphone import Microphone
from captioner.audio.true_microphone import TrueMicrophones
from captioner.errors import AudioDeviceError
from support.fake_portaudio import FakePortAudio, FakeTime, device
from support.sounds import sine

DEFAULT = device(0, "default", is_default=True)


class FakeWatch:
    def __init__(self, is_monitor=False):
        self.is_monitor = is_monitor
        self.closed = False

    def close(self):
        self.closed = True


@pytest.fixture
def watch():
    return FakeWatch()


def microphone(system, watch, time, **options):
    return Microphone(
        portaudio=TrueMicrophones(system, lambda: watch),
        clock=time.clock,
        wait=time.wait,
        **options,
    )


def test_a_microphone_is_heard_as_it_is(watch):
    system, time = FakePortAudio(DEFAULT), FakeTime()
    with microphone(system, watch, time) as source:
        system.stream.deliver(sine(440, 0.1))
        chunk = source.read(0.0)

    np.testing.assert_array_equal(chunk.samples, sine(440, 0.1))
    assert watch.closed


def test_a_capture_that_is_moved_to_a_monitor_is_a_lost_microphone(watch):
    system, time = FakePortAudio(DEFAULT), FakeTime()
    with microphone(system, watch, time) as source:
        system.stream.deliver(sine(440, 0.1))
        source.read(0.0)
        watch.is_monitor = True
        system.stream.deliver(sine(440, 0.1))

        assert source.read(0.0) is None
        assert "the microphone is lost" in str(source.status.problem)


def test_where_only_a_monitor_is_left_a_microphone_is_waited_for(watch):
    system, time = FakePortAudio(DEFAULT), FakeTime()
    watch.is_monitor = True
    with microphone(system, watch, time, patient=True) as source:
        assert "no microphone" in str(source.status.problem)
        assert system.streams == []
        watch.is_monitor = False
        while not system.streams:
            source.read(1.0)
        system.stream.deliver(sine(440, 0.1))

        assert source.read(0.0) is not None
        assert source.status.problem is None


def test_a_device_that_is_no_one_elses_choice_is_not_watched():
    def no_watch():
        raise AssertionError("not to be asked")

    system = FakePortAudio(device(0, "USB Audio: hw:1,0", is_default=True))
    system.refresh()
    opened = TrueMicrophones(system, no_watch).open(
        system.inputs()[0], rate_hz=16_000, n_channels=1, block=320, on_audio=lambda *_: None
    )

    assert opened.active


def test_without_such_a_server_the_device_is_heard_unwatched():
    def no_server():
        raise AudioDeviceError("nobody answers")

    system = FakePortAudio(DEFAULT)
    system.refresh()
    opened = TrueMicrophones(system, no_server).open(
        DEFAULT, rate_hz=16_000, n_channels=1, block=320, on_audio=lambda *_: None
    )

    assert opened.active
