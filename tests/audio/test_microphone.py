import numpy as np
import pytest

from captioner.audio import capture
from captioner.audio.microphone import Microphone
from captioner.errors import AudioDeviceError
from support.fake_portaudio import FakePortAudio, FakeTime, device
from support.sounds import pitch_hz, rms, sine, white_noise

DESK = device(0, "Desk", is_default=True)
HEADSET = device(1, "Headset")
BLOCK_S = 0.02


@pytest.fixture
def time():
    return FakeTime()


def microphone(system, time, wanted=None):
    return Microphone(wanted, portaudio=system, clock=time.clock, wait=time.wait)


def speak(system, time, samples):
    """Deliver a recording at the device's rate, block by block, in the clock's time."""
    stream = system.stream
    for start in range(0, len(samples), stream.block):
        block = samples[start : start + stream.block]
        time.now_s += len(block) / stream.rate_hz
        stream.deliver(block)


def heard(source):
    """All chunks that are there."""
    chunks = []
    while (chunk := source.read(0.0)) is not None:
        chunks.append(chunk)
    return chunks


def starts_of(chunks):
    return [chunk.start for chunk in chunks]


def ends_of(chunks, end):
    """Where each chunk before ends, from 0 on, if the last one ends at `end`."""
    ends = [chunk.start + len(chunk.samples) for chunk in chunks]
    assert ends[-1] == end
    return [0, *ends[:-1]]


def test_a_device_is_opened_at_its_own_rate_with_all_its_channels(time):
    system = FakePortAudio(device(0, channels=4, rate_hz=44_100))

    with microphone(system, time):
        assert (system.stream.rate_hz, system.stream.n_channels) == (44_100, 4)
        assert system.stream.block == round(44_100 * capture.BLOCK_S)


def test_what_alsa_calls_its_default_device_is_called_so_in_words(time):
    system = FakePortAudio(device(3, "default", is_default=True))

    with microphone(system, time) as source:
        assert source.status.name == "default microphone"


def test_a_device_that_takes_only_one_rate_is_opened_at_it(time):
    system = FakePortAudio(device(0, rate_hz=44_100), accepts=lambda rate, _: rate == 48_000)

    with microphone(system, time) as source:
        speak(system, time, sine(1000, 1.0, 48_000))
        samples = np.concatenate([chunk.samples for chunk in heard(source)])

    assert pitch_hz(samples) == pytest.approx(1000, rel=1e-3)


@pytest.mark.parametrize("least", [8, 18])
def test_a_device_that_refuses_few_channels_is_opened_with_many(time, least):
    system = FakePortAudio(
        device(0, channels=least, rate_hz=48_000), accepts=lambda _, channels: channels >= least
    )

    with microphone(system, time):
        assert system.stream.n_channels == least


def test_every_format_is_tried_once_before_giving_up(time):
    system = FakePortAudio(device(0, channels=2), accepts=lambda *_: False)

    with pytest.raises(AudioDeviceError, match="Desk does not open") as caught:
        microphone(system, time).__enter__()

    assert caught.value.hint
    assert len(system.attempts) == len(set(system.attempts)) == 6


def test_speech_on_the_third_channel_alone_is_heard_at_its_full_level(time):
    system = FakePortAudio(device(0, channels=4, rate_hz=48_000))
    channels = np.zeros((48_000, 4), np.float32)
    channels[:, 2] = sine(440, 1.0, 48_000)

    with microphone(system, time) as source:
        speak(system, time, channels)
        samples = np.concatenate([chunk.samples for chunk in heard(source)])

    assert rms(samples[1000:-1000]) == pytest.approx(0.5 / 2**0.5, rel=0.01)


def test_chunks_follow_each_other_and_keep_their_samples(time):
    system = FakePortAudio(DESK)
    noise = white_noise(1.0)

    with microphone(system, time) as source:
        speak(system, time, noise)
        chunks = heard(source)

    assert starts_of(chunks) == ends_of(chunks, 16_000)
    np.testing.assert_array_equal(np.concatenate([chunk.samples for chunk in chunks]), noise)


def test_nothing_to_read_is_none_and_no_problem(time):
    with microphone(FakePortAudio(DESK), time) as source:
        assert source.read(0.0) is None
        assert source.status.problem is None
        assert source.status.name == "Desk"


def test_index_0_is_a_device(time):
    system = FakePortAudio(HEADSET, device(0, "Zero"))

    with microphone(system, time, 0) as source:
        assert source.status.name == "Zero"


def test_no_device_at_all_is_an_error_with_a_hint_at_opening(time):
    with pytest.raises(AudioDeviceError, match="no microphone was found") as caught:
        microphone(FakePortAudio(), time).__enter__()

    assert caught.value.hint


def test_an_overflow_of_the_device_is_counted_and_capture_goes_on(time):
    system = FakePortAudio(DESK)

    with microphone(system, time) as source:
        for _ in range(20):
            system.stream.deliver(white_noise(BLOCK_S), overflowed=True)
        chunks = heard(source)

    assert source.status.overflows == 20
    assert sum(len(chunk.samples) for chunk in chunks) == 20 * 320
    assert source.status.problem is None


def test_what_does_not_fit_into_the_queue_is_counted_and_the_position_jumps_over_it(time):
    system = FakePortAudio(DESK)

    with microphone(system, time) as source:
        spoken = white_noise(184 * capture.BLOCK_S)  # 10 s wait, 1 s is lost
        speak(system, time, spoken)
        chunks = heard(source)
        speak(system, time, white_noise(BLOCK_S))
        (after,) = heard(source)

    kept = sum(len(chunk.samples) for chunk in chunks)
    assert kept == pytest.approx(160_000, abs=capture.BLOCK_S * 16_000)
    assert (after.start, after.lost) == (len(spoken), len(spoken) - kept)
    assert source.status.overflows == pytest.approx(1.0 / capture.BLOCK_S, abs=2)


def test_a_long_loss_is_not_counted_twice(time):
    system = FakePortAudio(DESK)

    with microphone(system, time) as source:
        speak(system, time, white_noise(15.0))
        kept = sum(len(chunk.samples) for chunk in heard(source))
        speak(system, time, white_noise(BLOCK_S))
        (after,) = heard(source)

    assert (after.start, after.lost) == (240_000, 240_000 - kept)


def test_exact_zeros_for_3_s_are_reported_and_forgiven_when_the_signal_is_back(time):
    system = FakePortAudio(device(0, rate_hz=48_000))

    with microphone(system, time) as source:
        speak(system, time, np.zeros(round(2.9 * 48_000)))
        heard(source)
        before = source.status.problem
        speak(system, time, np.zeros(round(0.2 * 48_000)))
        heard(source)
        muted = source.status.problem
        speak(system, time, white_noise(BLOCK_S, 48_000))
        heard(source)

    assert before is None
    assert "muted, or no permission?" in str(muted)
    assert muted.hint
    assert source.status.problem is None


def test_a_quiet_room_is_not_a_muted_microphone(time):
    system = FakePortAudio(DESK)

    with microphone(system, time) as source:
        speak(system, time, white_noise(9.0, level=2e-5))
        heard(source)

    assert source.status.problem is None


def test_the_same_problem_stays_the_same_object(time):
    system = FakePortAudio(DESK)

    with microphone(system, time) as source:
        speak(system, time, np.zeros(16_000 * 4))
        heard(source)
        first = source.status
        speak(system, time, np.zeros(16_000 * 4))
        heard(source)

    assert source.status == first


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

    assert starts_of(chunks) == ends_of(chunks, 32_000)
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


def test_leaving_closes_the_device(time):
    system = FakePortAudio(DESK)

    with microphone(system, time):
        pass

    assert system.stream.closed


@pytest.mark.parametrize(("level", "level_db"), [(1.0, -3.0), (0.01, -43.0), (0.0, -120.0)])
def test_the_level_is_that_of_the_newest_chunk(time, level, level_db):
    system = FakePortAudio(DESK)

    with microphone(system, time) as source:
        speak(system, time, sine(400, 0.1, level=level))
        heard(source)

    assert source.level_db == pytest.approx(level_db, abs=0.1)


def test_a_device_that_says_it_was_exchanged_may_take_as_long_as_at_the_start(time):
    system = FakePortAudio(DESK)
    with microphone(system, time) as source:
        speak(system, time, sine(440, 0.5))
        system.stream.deliver(np.empty(0))
        time.now_s += 3.0
        assert [chunk.lost for chunk in heard(source) if chunk.lost] == []
        assert source.status.problem is None

        time.now_s += 3.0
        source.read(0.0)
        assert "is lost" in str(source.status.problem)
