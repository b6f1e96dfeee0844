import numpy as np
import pytest

from support.fake_portaudio import FakePortAudio, device
from support.microphones import BLOCK_S, DESK, HEADSET, assert_gapless, heard, microphone, speak
from support.sounds import sine, white_noise


def listen(source, time, length_s):
    """Read as the engine does while nothing comes."""
    for _ in range(round(length_s / BLOCK_S)):
        time.now_s += BLOCK_S
        source.read(0.0)


def look_for_it(source, system, n_streams=2):
    """Read until the device has been opened again, for a minute by the clock at most."""
    for _ in range(600):
        if len(system.streams) >= n_streams:
            return
        source.read(0.1)


def unplug_quietly(system):
    """The callbacks stop, and that is all."""
    system.present.clear()


def unplug_with_notice(system):
    """PortAudio notices and ends the stream."""
    system.present.clear()
    system.stream.active = False


@pytest.mark.parametrize("unplug", [unplug_quietly, unplug_with_notice])
def test_an_unplugged_microphone_is_reported_within_2_s_and_heard_again_when_back(time, unplug):
    system = FakePortAudio(DESK)

    with microphone(system, time) as source:
        speak(system, time, white_noise(1.0))
        heard(source)
        unplug(system)
        time.now_s += 2.0
        assert heard(source) == []
        lost = source.status.problem
        for _ in range(50):
            assert source.read(0.1) is None
        system.present.append(DESK)
        look_for_it(source, system)
        still_lost = source.status.problem
        speak(system, time, white_noise(1.0))
        chunks = heard(source)

    assert "microphone is lost: Desk" in str(lost)
    assert lost.hint
    assert still_lost is lost
    assert source.status.problem is None
    gap = round((time.now_s - 1000.0) * 16_000) - 32_000
    assert chunks[0].lost == pytest.approx(gap, abs=2)
    assert chunks[0].start == 16_000 + chunks[0].lost
    assert all(chunk.lost == 0 for chunk in chunks[1:])


def test_the_sound_before_the_loss_is_handed_out_to_its_last_sample(time):
    system = FakePortAudio(device(0, "Desk", rate_hz=48_000))

    with microphone(system, time) as source:
        speak(system, time, white_noise(1.0, 48_000))
        unplug_with_notice(system)
        chunks = heard(source)

    assert sum(len(chunk.samples) for chunk in chunks) == pytest.approx(16_000, abs=1)


def test_a_lost_microphone_is_looked_for_ever_less_often_but_at_least_every_3_s(time):
    system = FakePortAudio(DESK)
    system_inputs = system.inputs
    asked_at = []
    system.inputs = lambda: asked_at.append(time.now_s) or system_inputs()

    with microphone(system, time) as source:
        unplug_with_notice(system)
        while time.now_s < 1060:
            source.read(0.1)

    gaps = np.diff(asked_at[1:])
    assert 0.5 <= gaps[0] <= 0.9
    assert max(gaps) <= 3.0 + 1e-6
    assert len(asked_at) < 30
    assert max(time.waits) <= 0.1 + 1e-6


def test_a_named_microphone_is_never_replaced_by_another(time):
    system = FakePortAudio(DESK, HEADSET)

    with microphone(system, time, "headset") as source:
        unplug_with_notice(system)
        system.present[:] = [device(1, "Desk", is_default=True)]
        look_for_it(source, system)
        assert len(system.streams) == 1
        system.present.append(device(7, "Headset"))
        look_for_it(source, system)

    assert system.stream.device == device(7, "Headset")


def test_the_default_microphone_follows_the_default(time):
    system = FakePortAudio(DESK, HEADSET)

    with microphone(system, time) as source:
        unplug_with_notice(system)
        system.present[:] = [device(0, "Headset", is_default=True)]
        look_for_it(source, system)
        assert source.status.name == "Headset"


def test_of_two_of_the_same_name_the_one_in_the_same_place_is_opened_again(time):
    twins = [device(1, "USB Mic"), device(4, "USB Mic")]
    system = FakePortAudio(*twins)

    with microphone(system, time, 4) as source:
        system.stream.active = False
        look_for_it(source, system)

    assert [stream.device.index for stream in system.streams] == [4, 4]


def test_a_device_that_opens_but_never_speaks_is_opened_again(time):
    system = FakePortAudio(DESK)

    with microphone(system, time) as source:
        for _ in range(100):
            source.read(0.0)
            time.now_s += 0.1

    assert len(system.streams) >= 2
    assert source.status.problem is not None


def test_after_an_hour_of_sleep_the_capture_is_opened_again_and_the_hour_is_lost(time):
    system = FakePortAudio(DESK)

    with microphone(system, time) as source:
        speak(system, time, white_noise(1.0))
        heard(source)
        time.now_s += 3600
        source.read(0.0)
        look_for_it(source, system)
        speak(system, time, white_noise(1.0))
        (first, *_) = heard(source)

    assert len(system.streams) == 2
    assert first.lost == pytest.approx(3600 * 16_000, abs=16_000)


def test_a_clock_that_jumps_back_loses_nothing(time):
    system = FakePortAudio(DESK)

    with microphone(system, time) as source:
        speak(system, time, white_noise(1.0))
        time.now_s -= 3600
        speak(system, time, white_noise(1.0))
        chunks = heard(source)

    assert_gapless(chunks, 32_000)
    assert all(chunk.lost == 0 for chunk in chunks)


def test_blocks_that_come_late_in_one_go_are_not_lost(time):
    system = FakePortAudio(DESK)

    with microphone(system, time) as source:
        speak(system, time, white_noise(0.5))
        time.now_s += 1.0
        for _ in range(50):
            system.stream.deliver(white_noise(BLOCK_S))
        chunks = heard(source)

    assert sum(len(chunk.samples) for chunk in chunks) == 24_000
    assert all(chunk.lost == 0 for chunk in chunks)


def test_a_device_that_says_it_was_exchanged_may_take_as_long_as_at_the_start(time):
    system = FakePortAudio(DESK)
    with microphone(system, time) as source:
        speak(system, time, sine(440, 0.5))
        system.stream.deliver(np.empty(0))
        listen(source, time, 3.0)
        assert [chunk.lost for chunk in heard(source) if chunk.lost] == []
        assert source.status.problem is None

        listen(source, time, 3.0)
        assert "is lost" in str(source.status.problem)


def stand_still(time, length_s):
    """The program and all of its threads are stopped for so long."""
    time.now_s += length_s


def test_a_program_that_stood_still_opens_the_microphone_anew_and_does_not_call_it_lost(time):
    system = FakePortAudio(DESK)

    with microphone(system, time) as source:
        speak(system, time, white_noise(1.0))
        heard(source)
        stand_still(time, 20.0)
        system.stream.deliver(white_noise(BLOCK_S))  # what the device had held, twenty seconds old
        source.read(0.1)
        told = source.status.problem
        speak(system, time, white_noise(1.0))
        chunks = heard(source)

    assert told is None
    assert len(system.streams) == 2
    assert (chunks[0].lost, chunks[0].stood_still) == (20 * 16_000, True)
    assert not any(chunk.stood_still for chunk in chunks[1:])


def test_what_came_before_it_stood_still_is_heard(time):
    system = FakePortAudio(DESK)

    with microphone(system, time) as source:
        speak(system, time, white_noise(1.0))
        n_before = sum(len(chunk.samples) for chunk in heard(source))
        speak(system, time, white_noise(0.2))
        stand_still(time, 20.0)
        n_before += sum(len(chunk.samples) for chunk in heard(source))
        speak(system, time, white_noise(1.0))
        after = heard(source)

    assert n_before == round(1.2 * 16_000)
    assert after[0].lost == 20 * 16_000


def test_a_microphone_that_is_gone_after_it_stood_still_is_lost(time):
    system = FakePortAudio(DESK)

    with microphone(system, time) as source:
        speak(system, time, white_noise(1.0))
        heard(source)
        stand_still(time, 20.0)
        unplug_with_notice(system)
        heard(source)

    assert "microphone is lost" in str(source.status.problem)


def test_a_reader_that_is_busy_while_sound_comes_did_not_stand_still(time):
    system = FakePortAudio(DESK)

    with microphone(system, time) as source:
        heard(source)
        speak(system, time, white_noise(5.0))  # it looks only now
        chunks = heard(source)

    assert len(system.streams) == 1
    assert_gapless(chunks, 5 * 16_000)
