import numpy as np
import pytest

from captioner.audio import capture
from captioner.errors import AudioDeviceError, NothingHeardError
from support.fake_portaudio import FakePortAudio, device
from support.microphones import BLOCK_S, DESK, HEADSET, assert_gapless, heard, microphone, speak
from support.sounds import pitch_hz, rms, sine, white_noise


def test_a_device_is_opened_at_its_own_rate_with_all_its_channels(time):
    system = FakePortAudio(device(0, channels=4, rate_hz=44_100))

    with microphone(system, time):
        assert (system.stream.rate_hz, system.stream.n_channels) == (44_100, 4)
        assert system.stream.block == round(44_100 * capture.BLOCK_S)


def test_what_alsa_calls_its_default_device_is_called_so_in_words(time):
    system = FakePortAudio(device(3, "default", is_default=True))

    with microphone(system, time) as source:
        assert source.status.name == "default microphone"


@pytest.mark.parametrize(("name", "opened"), [("pulse", 2), ("A mixing desk", 8)])
def test_channels_that_a_sound_server_makes_up_are_not_asked_for(time, name, opened):
    system = FakePortAudio(device(3, name, channels=32))

    with microphone(system, time):
        assert system.stream.n_channels == opened


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

    assert rms(samples[3200:-1000]) == pytest.approx(0.5 / 2**0.5, rel=0.01)


def test_chunks_follow_each_other_and_keep_their_samples(time):
    system = FakePortAudio(DESK)
    noise = white_noise(1.0)

    with microphone(system, time) as source:
        speak(system, time, noise)
        chunks = heard(source)

    assert_gapless(chunks, 16_000)
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


def test_exact_zeros_for_3_s_are_told_if_nothing_was_ever_heard_and_forgiven_with_the_first_sound(
    time,
):
    system = FakePortAudio(device(0, rate_hz=48_000))

    with microphone(system, time) as source:
        speak(system, time, np.zeros(round(2.9 * 48_000)))
        heard(source)
        before = source.status.problem
        speak(system, time, np.zeros(round(0.2 * 48_000)))
        heard(source)
        silent = source.status.problem
        speak(system, time, white_noise(BLOCK_S, 48_000))
        heard(source)

    assert before is None
    assert isinstance(silent, NothingHeardError)
    assert "nothing is heard" in str(silent)
    assert silent.hint
    assert not silent.muted
    assert source.status.problem is None


def test_zeros_after_something_was_heard_are_a_pause_and_no_problem(time):
    system = FakePortAudio(DESK)

    with microphone(system, time) as source:
        speak(system, time, white_noise(BLOCK_S))
        speak(system, time, np.zeros(16_000 * 60))
        heard(source)

    assert source.status.problem is None


def test_zeros_of_a_microphone_that_the_system_has_muted_are_told_until_it_is_heard_again(time):
    system = FakePortAudio(device(0, rate_hz=16_000, is_default=True))
    answers = [False, True]

    with microphone(system, time, muted=lambda: answers[0]) as source:
        speak(system, time, white_noise(BLOCK_S))
        speak(system, time, np.zeros(16_000 * 4))
        heard(source)
        paused = source.status.problem
        answers.reverse()
        speak(system, time, np.zeros(16_000))
        heard(source)
        muted = source.status.problem
        answers.reverse()
        speak(system, time, np.zeros(16_000))
        heard(source)

    assert paused is None
    assert isinstance(muted, NothingHeardError)
    assert muted.muted
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


def test_leaving_closes_the_device(time):
    system = FakePortAudio(DESK)

    with microphone(system, time):
        pass

    assert system.stream.closed


def test_speech_that_begins_on_another_channel_is_handed_on_again_from_its_beginning(time):
    system = FakePortAudio(device(0, channels=2, rate_hz=16_000))
    channels = np.zeros((16_000, 2), np.float32)
    channels[8000:, 1] = sine(440, 0.5, 16_000)
    mono = np.empty(0, np.float32)

    with microphone(system, time) as source:
        speak(system, time, channels)
        for chunk in heard(source):
            if chunk.revised is not None:
                mono[len(mono) - len(chunk.revised) :] = chunk.revised
            mono = np.concatenate((mono, chunk.samples))

    np.testing.assert_allclose(mono, channels[:, 1], atol=1e-6)
