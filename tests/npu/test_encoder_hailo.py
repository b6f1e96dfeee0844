"""The calls to Hailo's library, against the stand-in, which fails a test for silent misuse."""

import numpy as np
import pytest
from hailo_standin.faults import Output, fails, gives, hangs, slow, unplugs

from captioner.asr.encoder_hailo import HailoEncoder, check_buffer, require_plausible
from captioner.asr.npu.faults import Fault, TroubleError
from captioner.asr.npu.messages import Candidate
from support.standin import VERSIONS
from support.standin_session import some_mel


def opened(hailo, architecture="", **fields):
    return HailoEncoder([Candidate(hailo.hef(**fields), architecture)])


def mel_for(encoder, seed=0):
    return some_mel((1, encoder.n_frames, encoder.n_mels), seed)[0].T


def failing(encoder, mel=None):
    with pytest.raises(TroubleError) as caught:
        encoder.encode(mel_for(encoder) if mel is None else mel)
    return caught.value.trouble.fault


@pytest.mark.parametrize("version", VERSIONS)
def test_windows_come_back_as_the_states_of_that_window_one_after_the_other(hailo, version):
    hailo.use(version)
    encoder = opened(hailo)

    first, second = (encoder.encode(mel_for(encoder, seed)) for seed in (1, 2))
    again = encoder.encode(mel_for(encoder, 1))
    encoder.close()

    assert (first.shape, first.dtype) == ((500, 384), np.float32)
    np.testing.assert_array_equal(first, again)
    assert not np.array_equal(first, second)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_window_of_five_seconds_and_another_width_is_what_the_file_says(hailo, version):
    hailo.use(version)
    encoder = opened(hailo, n_frames=500, d_model=512)

    states = encoder.encode(mel_for(encoder))
    encoder.close()

    assert (encoder.n_frames, encoder.n_mels, encoder.d_model) == (500, 80, 512)
    assert states.shape == (250, 512)


def test_the_encoder_for_this_chip_is_taken_before_one_that_only_runs_on_it(hailo):
    hailo.device.arch = "hailo8"
    files = [hailo.hef(arch=arch) for arch in ("hailo8l", "hailo10h", "hailo8")]
    names = ("hailo8l", "hailo10h", "hailo8")

    encoder = HailoEncoder([Candidate(f, n) for f, n in zip(files, names, strict=True)])
    encoder.close()

    assert encoder.path == files[2]
    assert encoder.device.name == "Hailo-8"


def test_an_encoder_for_the_smaller_chip_runs_on_the_larger_one(hailo):
    path = hailo.hef()
    hailo.device.arch = "hailo8"

    encoder = HailoEncoder([Candidate(path, "hailo8l")])
    states = encoder.encode(mel_for(encoder))
    encoder.close()

    assert states.shape == (500, 384)


@pytest.mark.parametrize("version", ["4.18", "5.2"])
@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (fails(4), Fault.TIMEOUT),
        (fails(6), Fault.BUFFER),
        (fails(36), Fault.LOST),
        (fails(61), Fault.BUFFER),
        (fails(62), Fault.LOST),
        (fails(63), Fault.ABORTED),
        (fails(72), Fault.NOT_ACTIVATED),
        (fails(82), Fault.BUFFER),
        (fails(87), Fault.LOST),
        (fails(99), Fault.OTHER),
        (unplugs(), Fault.LOST),
        (hangs(), Fault.TIMEOUT),
        (slow(10_000), Fault.TIMEOUT),
        (gives(Output.NOT_FINITE), Fault.IMPLAUSIBLE),
        (gives(Output.CONSTANT), Fault.IMPLAUSIBLE),
    ],
)
def test_a_run_that_fails_is_noticed_though_the_library_keeps_silent(hailo, version, fault, told):
    hailo.use(version)
    encoder = opened(hailo)
    encoder.encode(mel_for(encoder))
    hailo.machine.on_run(fault)

    assert failing(encoder) is told


def test_after_a_failure_everything_is_released_and_a_new_encoder_works(hailo):
    encoder = opened(hailo)
    hailo.machine.on_run(fails())
    failing(encoder)

    again = opened(hailo)
    states = again.encode(mel_for(again))
    again.close()

    assert np.isfinite(states).all()


def test_a_result_that_comes_too_late_does_not_disturb_the_encoder_opened_after_it(hailo):
    encoder = opened(hailo)
    hailo.machine.on_run(hangs())
    failing(encoder)
    again = opened(hailo)
    expected = again.encode(mel_for(again, 5))

    hailo.machine.let_go()
    states = again.encode(mel_for(again, 5))
    again.close()

    np.testing.assert_array_equal(states, expected)


@pytest.mark.parametrize("shape", [(80, 999), (80, 1001), (1000, 80), (81, 1000), (1, 80, 1000)])
def test_a_window_of_another_shape_never_reaches_the_library(hailo, shape):
    encoder = opened(hailo)

    with pytest.raises(ValueError, match="mel"):
        encoder.encode(np.zeros(shape, np.float32))
    states = encoder.encode(mel_for(encoder))
    encoder.close()

    assert states.shape == (500, 384)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_window_that_is_not_contiguous_or_of_another_type_is_computed_as_it_is(hailo, version):
    hailo.use(version)
    encoder = opened(hailo)
    mel = mel_for(encoder)
    expected = encoder.encode(mel)

    wide = encoder.encode(np.repeat(mel, 2, axis=1)[:, ::2])
    doubles = encoder.encode(mel.astype(np.float64))
    read_only = mel.copy()
    read_only.flags.writeable = False
    locked = encoder.encode(read_only)
    encoder.close()

    for states in (wide, doubles, locked):
        np.testing.assert_array_equal(states, expected)


@pytest.mark.parametrize(
    "array",
    [
        np.zeros((1, 1000, 80), np.float64),  # twice the bytes: the model would be dead
        np.zeros((1, 1000, 80), np.int32),  # the same bytes: nobody would notice
        np.zeros((1, 1000, 80), np.uint8),
        np.zeros((1, 80, 1000), np.float32),  # the same bytes: transposed
        np.zeros((2, 1000, 80), np.float32),
        np.zeros((1, 80, 1000), np.float32).transpose(0, 2, 1),
        np.frombuffer(bytes(320_000), np.float32).reshape(1, 1000, 80),
    ],
    ids=["float64", "int32", "uint8", "transposed", "batch", "strided", "read-only"],
)
def test_a_buffer_that_the_library_would_misread_is_refused(array):
    with pytest.raises(TroubleError) as caught:
        check_buffer(array, (1, 1000, 80))

    assert caught.value.trouble.fault is Fault.BUFFER


@pytest.mark.parametrize("spread", [0.0, 0.05, 30.0, np.nan, np.inf])
def test_states_of_an_impossible_spread_are_refused(spread):
    noise = np.random.default_rng(0).standard_normal((500, 384)).astype(np.float32)

    with np.errstate(invalid="ignore"), pytest.raises(TroubleError) as caught:
        require_plausible(noise * np.float32(spread))

    assert caught.value.trouble.fault is Fault.IMPLAUSIBLE


def test_one_state_that_is_not_finite_is_enough_to_be_refused():
    states = np.random.default_rng(0).standard_normal((500, 384)).astype(np.float32)
    require_plausible(states)
    states[499, 383] = np.inf

    with pytest.raises(TroubleError):
        require_plausible(states)


@pytest.mark.parametrize("version", VERSIONS)
def test_the_chip_tells_its_temperature_and_a_released_one_none(hailo, version):
    hailo.use(version)
    hailo.device.temperatures_c = (51.5,)
    encoder = opened(hailo)

    while_open = encoder.temperature_c()
    encoder.close()

    assert while_open == pytest.approx(51.5)
    assert encoder.temperature_c() is None


def test_closing_twice_or_after_the_device_is_gone_raises_nothing(hailo):
    encoder = opened(hailo)
    hailo.machine.unplug()

    encoder.close()
    encoder.close()

    assert hailo.machine.opened == []


@pytest.mark.parametrize("status", [73, 74, 76, 77, 78, 81])
def test_a_device_that_does_not_open_once_opens_the_next_time(hailo, status):
    path = hailo.hef()
    hailo.machine.on_open(status)
    with pytest.raises(TroubleError):
        HailoEncoder([Candidate(path, "")])

    HailoEncoder([Candidate(path, "")]).close()


def test_the_library_is_told_to_write_no_log_before_it_is_imported(hailo, monkeypatch):
    monkeypatch.delenv("HAILORT_LOGGER_PATH", raising=False)

    opened(hailo).close()

    assert hailo.machine.violations == []


def test_the_encoder_runs_on_what_is_there(npu):
    """With --on-device on the real thing: the calls, the states' shape, the temperature."""
    encoder = HailoEncoder([Candidate(npu.hef(), "")])

    states = [encoder.encode(mel_for(encoder, seed)) for seed in (1, 2, 1)]
    temperature_c = encoder.temperature_c()
    encoder.close()

    assert states[0].shape == (encoder.n_frames // 2, encoder.d_model)
    np.testing.assert_array_equal(states[0], states[2])
    assert not np.array_equal(states[0], states[1])
    assert encoder.device.name.startswith("Hailo-")
    assert temperature_c is not None
    assert 0 < temperature_c < 120
