"""What the strict mode notices, and that it lets good use pass."""

import os

import numpy as np
import pytest
from hailo_standin.faults import fails, hangs
from hailo_standin.rules import Rule

from captioner.asr.mel import log_mel
from captioner.assets import demo_recording
from captioner_models.mel_filters import mel_filters
from support.sounds import white_noise
from support.speech import read
from support.standin import standin
from support.standin_session import TIMEOUT_MS, open_model, seen, some_mel


def test_misuse_fails_the_test_at_its_end(tmp_path):
    with (
        pytest.raises(AssertionError, match="DTYPE: input"),
        standin(tmp_path) as hailo,
        open_model(hailo) as opened,
    ):
        opened.run(opened.bind(mel=opened.mel.astype(np.int32)))


def test_a_failure_that_nobody_saw_fails_the_test_at_its_end(tmp_path):
    def run_and_not_look(hailo):
        with open_model(hailo) as opened:
            hailo.machine.on_run(fails())
            opened.configured.run([opened.bind()], TIMEOUT_MS)

    with (
        pytest.raises(AssertionError, match="FAILURE_UNSEEN: run 1 failed with status 36"),
        standin(tmp_path) as hailo,
    ):
        run_and_not_look(hailo)


def test_an_expected_misuse_that_does_not_come_fails_the_test(hailo):
    with pytest.raises(AssertionError, match="expected"), hailo.machine.expects(Rule.DTYPE):
        pass


def test_good_use_is_not_complained_about(npu):
    with open_model(npu) as opened:
        for _ in range(3):
            assert opened.run() is None


def test_an_import_without_a_place_for_the_log_is_noticed(hailo):
    os.environ.pop("HAILORT_LOGGER_PATH", None)

    with hailo.machine.expects(Rule.LOGGER_PATH):
        import hailo_platform  # noqa: F401 - importing it is the test


def test_a_shape_with_the_right_number_of_bytes_is_noticed(hailo):
    with open_model(hailo) as opened:
        height, width, channels = opened.shape

        opened.run(opened.bind(mel=opened.mel.reshape(height, channels, width)))

    assert seen(hailo) == [Rule.SHAPE]


def test_a_spectrogram_in_another_normalisation_is_noticed(hailo):
    with open_model(hailo) as opened:
        opened.run(opened.bind(mel=(opened.mel * 4 - 4).astype(np.float32)))

    assert seen(hailo) == [Rule.RANGE]


def transposed(mel):
    """The content as (mels, frames), under the right shape."""
    _, width, channels = mel.shape
    return np.ascontiguousarray(mel.reshape(width, channels).T).reshape(mel.shape)


def test_a_transposed_spectrogram_is_noticed(hailo):
    with open_model(hailo) as opened:
        opened.run(opened.bind(mel=transposed(opened.mel)))

    assert seen(hailo) == [Rule.TRANSPOSED]


def spectrograms():
    """(1, 1000, 80) of the demo recording and of noise."""
    samples = read(demo_recording())
    windows = [samples[start : start + 160_000] for start in range(0, 400_000, 80_000)]
    filters = mel_filters(80)
    for sound in (*windows, white_noise(10.0), white_noise(10.0, level=1e-4)):
        yield np.ascontiguousarray(log_mel(sound, filters, 1000).T)[None]


def test_no_spectrogram_of_speech_or_noise_is_complained_about(hailo):
    with open_model(hailo) as opened:
        for mel in spectrograms():
            assert opened.run(opened.bind(mel=mel)) is None


def test_spectrograms_of_speech_are_noticed_when_transposed(hailo):
    with open_model(hailo) as opened:
        found = []
        for mel in spectrograms():
            opened.run(opened.bind(mel=transposed(mel)))
            found += seen(hailo)

    assert found.count(Rule.TRANSPOSED) >= 4


def test_silence_is_not_complained_about(hailo):
    with open_model(hailo) as opened:
        assert opened.run(opened.bind(mel=np.full(opened.shape, -1.5, np.float32))) is None
        assert opened.run(opened.bind(mel=np.zeros(opened.shape, np.float32))) is None


def test_reading_while_a_run_is_in_flight_is_noticed(hailo):
    with open_model(hailo) as opened:
        hailo.machine.on_run(hangs())
        bindings = opened.bind()
        opened.configured.run_async([bindings])

        bindings.output().get_buffer()

    assert seen(hailo) == [Rule.READ_IN_FLIGHT]


def test_an_output_that_is_read_too_early_holds_no_numbers(hailo):
    with open_model(hailo) as opened:
        hailo.machine.on_run(hangs())

        opened.configured.run_async([opened.bind()])

        assert np.isnan(opened.states).all()


def test_an_input_that_changes_in_flight_is_noticed_and_used(hailo):
    with open_model(hailo) as opened:
        assert opened.run() is None
        before = opened.states.copy()
        hailo.machine.on_run(hangs())
        job = opened.configured.run_async([opened.bind()])

        opened.mel *= 0.5
        hailo.machine.let_go()
        job.wait(TIMEOUT_MS)

        assert not np.allclose(opened.states, before)
    assert seen(hailo) == [Rule.CHANGED_IN_FLIGHT]


def test_4_18_writes_the_second_result_elsewhere_unless_the_buffer_is_set_again(hailo):
    hailo.use("4.18")
    with open_model(hailo) as opened:
        bindings = opened.bind()
        assert opened.run(bindings) is None
        first = opened.states.copy()
        opened.mel *= 0.5

        assert opened.run(bindings) is None
        assert seen(hailo) == [Rule.BUFFER_NOT_SET_AGAIN]
        np.testing.assert_array_equal(opened.states, first)

        bindings.output().set_buffer(opened.states)
        assert opened.run(bindings) is None
        assert not np.allclose(opened.states, first)


@pytest.mark.parametrize("version", ["4.20", "4.23", "5.2"])
def test_later_versions_keep_the_buffer(hailo, version):
    hailo.use(version)
    with open_model(hailo) as opened:
        bindings = opened.bind()
        assert opened.run(bindings) is None
        first = opened.states.copy()
        opened.mel *= 0.5

        assert opened.run(bindings) is None

        assert not np.allclose(opened.states, first)


def test_a_failure_that_the_callback_does_not_look_at_is_noticed(hailo):
    with open_model(hailo) as opened:
        hailo.machine.on_run(fails())
        opened.configured.run_async([opened.bind()], lambda completion_info: None).wait(TIMEOUT_MS)

    assert seen(hailo) == [Rule.FAILURE_UNSEEN]


def test_a_failure_that_is_looked_at_later_is_not(hailo):
    told = []
    with open_model(hailo) as opened:
        hailo.machine.on_run(fails())
        job = opened.configured.run_async(
            [opened.bind()], lambda completion_info: told.append(completion_info)
        )
        job.wait(TIMEOUT_MS)

    assert told[0].exception is not None
    assert seen(hailo) == []


def test_an_exception_in_the_callback_would_end_the_process(hailo):
    def callback(completion_info):
        raise ZeroDivisionError

    with open_model(hailo) as opened:
        opened.configured.run_async([opened.bind()], callback).wait(TIMEOUT_MS)

    assert seen(hailo) == [Rule.CALLBACK_RAISED]


def test_a_callback_that_does_not_take_the_keyword_would_end_the_process(hailo):
    with open_model(hailo) as opened:
        opened.configured.run_async([opened.bind()], lambda info: None).wait(TIMEOUT_MS)

    assert seen(hailo) == [Rule.CALLBACK_RAISED]


def test_a_made_up_spectrogram_is_in_range():
    mel = some_mel((1, 1000, 80))

    assert np.abs(mel).max() < 1.0
