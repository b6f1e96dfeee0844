import numpy as np
import pytest

from captioner.audio.computer import (
    LoopbackDevices,
    computer_output,
    computer_sound,
    system_monitors,
)
from captioner.audio.pulse import PulseMonitors
from captioner.errors import AudioDeviceError
from support.fake_portaudio import FakePortAudio, FakeTime, device
from support.sounds import sine

SPEAKERS = device(0, "Speakers", channels=2, is_default=True)


def test_an_output_is_heard_like_a_device():
    with computer_sound(monitors=FakePortAudio(SPEAKERS)) as source:
        assert source.status.name == "Speakers"
        assert source.status.problem is None


def test_a_computer_that_plays_nothing_has_no_problem():
    system, time = FakePortAudio(SPEAKERS), FakeTime()
    with computer_sound(monitors=system) as source:
        for _ in range(500):
            time.now_s += 0.02
            system.stream.deliver(0 * sine(440, 0.02))
            source.read(0.0)

        assert source.status.problem is None


def test_without_any_output_that_is_said_in_the_words_of_outputs():
    with (
        pytest.raises(AudioDeviceError, match="no output") as caught,
        computer_sound(monitors=FakePortAudio()),
    ):
        pass

    assert "loudspeakers" in caught.value.hint


def test_a_patient_source_waits_for_an_output_and_says_so_meanwhile():
    system = FakePortAudio()
    with computer_sound(patient=True, monitors=system) as source:
        assert "no output" in str(source.status.problem)
        system.present.append(SPEAKERS)
        patience = 50
        while source.read(0.1) is None and not system.streams and patience:
            patience -= 1
        system.stream.deliver(sine(440, 0.1))
        chunk = source.read(0.1)

        assert chunk is not None
        assert source.status.problem is None


def test_the_output_that_would_be_heard_is_named():
    other = device(1, "Headset", channels=2)

    assert computer_output(FakePortAudio(other, SPEAKERS)).name == "Speakers"


def test_on_windows_only_loopback_devices_count():
    loopback = device(4, "Speakers (Realtek) [Loopback]", channels=2)
    system = LoopbackDevices(FakePortAudio(device(0, "Microphone"), loopback))
    system.refresh()

    assert system.inputs() == [loopback]


def test_on_macos_it_is_said_that_there_is_no_way_and_what_to_do():
    with pytest.raises(AudioDeviceError, match="macOS") as caught:
        system_monitors("darwin")

    assert "BlackHole" in caught.value.hint


def test_elsewhere_the_sound_server_is_asked():
    assert isinstance(system_monitors("linux"), PulseMonitors)


def test_the_output_that_took_the_place_of_another_is_called_by_its_own_name():
    system = FakePortAudio(SPEAKERS)
    with computer_sound(monitors=system) as source:
        system.stream.deliver(sine(440, 0.1))
        source.read(0.0)
        before = source.status.name
        system.stream.deliver(np.empty(0))
        system.exchange(device(0, "Headset", channels=2, is_default=True))
        system.stream.deliver(sine(440, 0.1))
        source.read(0.0)

        assert (before, source.status.name) == ("Speakers", "Headset")
