"""What the strict mode notices, and that it lets good use pass."""

import os
import threading
import time

import numpy as np
import pytest
from hailo_standin.faults import fails, hangs
from hailo_standin.rules import ProcessWouldHaveDied, Rule

from captioner.asr.mel import log_mel
from captioner.assets import demo_recording
from captioner_models.mel_filters import mel_filters
from support.sounds import white_noise
from support.speech import read
from support.standin import standin
from support.standin_session import TIMEOUT_MS, float_model, open_device, open_model, some_mel

PATIENCE_S = 10.0


def rules(hailo):
    """What was noticed so far; forgets it."""
    hailo.machine.settle()
    found = [violation.rule for violation in hailo.machine.violations]
    hailo.machine.violations.clear()
    return found


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

    assert rules(hailo) == [Rule.SHAPE]


def test_a_spectrogram_in_another_normalisation_is_noticed(hailo):
    with open_model(hailo) as opened:
        opened.run(opened.bind(mel=(opened.mel * 4 - 4).astype(np.float32)))

    assert rules(hailo) == [Rule.RANGE]


def transposed(mel):
    """The content as (mels, frames), under the right shape."""
    _, width, channels = mel.shape
    return np.ascontiguousarray(mel.reshape(width, channels).T).reshape(mel.shape)


def test_a_transposed_spectrogram_is_noticed(hailo):
    with open_model(hailo) as opened:
        opened.run(opened.bind(mel=transposed(opened.mel)))

    assert rules(hailo) == [Rule.TRANSPOSED]


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
            found += rules(hailo)

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

    assert rules(hailo) == [Rule.READ_IN_FLIGHT]


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
    assert rules(hailo) == [Rule.CHANGED_IN_FLIGHT]


def test_4_18_writes_the_second_result_elsewhere_unless_the_buffer_is_set_again(hailo):
    hailo.use("4.18")
    with open_model(hailo) as opened:
        bindings = opened.bind()
        assert opened.run(bindings) is None
        first = opened.states.copy()
        opened.mel *= 0.5

        assert opened.run(bindings) is None
        assert rules(hailo) == [Rule.BUFFER_NOT_SET_AGAIN]
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

    assert rules(hailo) == [Rule.FAILURE_UNSEEN]


def test_a_failure_that_is_looked_at_later_is_not(hailo):
    told = []
    with open_model(hailo) as opened:
        hailo.machine.on_run(fails())
        job = opened.configured.run_async(
            [opened.bind()], lambda completion_info: told.append(completion_info)
        )
        job.wait(TIMEOUT_MS)

    assert told[0].exception is not None
    assert rules(hailo) == []


def test_an_exception_in_the_callback_would_end_the_process(hailo):
    def callback(completion_info):
        raise ZeroDivisionError

    with open_model(hailo) as opened:
        opened.configured.run_async([opened.bind()], callback).wait(TIMEOUT_MS)

    assert rules(hailo) == [Rule.CALLBACK_RAISED]


def test_a_callback_that_does_not_take_the_keyword_would_end_the_process(hailo):
    with open_model(hailo) as opened:
        opened.configured.run_async([opened.bind()], lambda info: None).wait(TIMEOUT_MS)

    assert rules(hailo) == [Rule.CALLBACK_RAISED]


# --- the order of closing ---------------------------------------------------------------------


def test_closing_in_order_leaves_nothing(npu):
    with open_model(npu) as opened:
        assert opened.run() is None

    with pytest.raises(AttributeError):
        opened.configured.wait_for_async_ready()
    with pytest.raises(AttributeError):
        opened.vdevice.create_infer_model("x")
    opened.vdevice.release()  # a second time


def test_a_model_without_a_with_statement_is_closed_by_its_last_reference(npu):
    with open_device(npu) as vdevice:
        configured = float_model(npu, vdevice, npu.hef()).configure()
        configured.get_async_queue_size()

        del configured


def test_a_vdevice_that_goes_before_its_model_would_crash(hailo):
    with open_device(hailo) as vdevice:
        configured = float_model(hailo, vdevice, hailo.hef()).configure()

        vdevice.release()
        assert rules(hailo) == [Rule.RELEASED_TOO_EARLY]

        with pytest.raises(ProcessWouldHaveDied):
            configured.wait_for_async_ready()
        assert rules(hailo) == [Rule.USED_AFTER_RELEASE]
        configured.__exit__(None, None, None)


def test_configuring_after_the_vdevice_has_gone_would_crash(hailo):
    with open_device(hailo) as vdevice:
        model = float_model(hailo, vdevice, hailo.hef())

    with pytest.raises(ProcessWouldHaveDied):
        model.configure()

    assert rules(hailo) == [Rule.USED_AFTER_RELEASE]


def test_what_is_left_open_is_noticed_at_the_end(hailo):
    vdevice = hailo.load().VDevice()
    configured = float_model(hailo, vdevice, hailo.hef()).configure()

    hailo.machine.end()

    assert rules(hailo) == [Rule.NOT_RELEASED, Rule.NOT_RELEASED]
    configured.__exit__(None, None, None)
    vdevice.release()


# --- processes and threads --------------------------------------------------------------------


def test_a_vdevice_makes_models_only_in_its_own_process(npu, monkeypatch):
    path = npu.hef()
    with open_device(npu) as vdevice:
        monkeypatch.setattr(os, "getpid", lambda: 1)
        with pytest.raises(npu.load().HailoRTException, match="process"):
            vdevice.create_infer_model(str(path))
        monkeypatch.undo()


def test_a_configured_model_in_another_process_is_noticed(hailo, monkeypatch):
    with open_model(hailo) as opened:
        monkeypatch.setattr(os, "getpid", lambda: 1)
        opened.configured.get_async_queue_size()
        monkeypatch.undo()

    assert rules(hailo) == [Rule.OTHER_PROCESS]


def test_a_run_while_others_are_in_flight_wants_to_ask_for_room_first(hailo):
    with open_model(hailo) as opened:
        hailo.machine.on_every_run(hangs())
        for _ in range(2):
            opened.configured.run_async([opened.bind(states=opened.states.copy())])
        assert rules(hailo) == [Rule.NOT_READY]

        opened.configured.wait_for_async_ready()
        opened.configured.run_async([opened.bind(states=opened.states.copy())])
        assert rules(hailo) == []


def test_a_call_during_that_of_another_thread_is_noticed(hailo):
    with open_model(hailo) as opened:
        hailo.machine.on_every_run(hangs())
        for _ in range(opened.configured.get_async_queue_size()):
            opened.configured.wait_for_async_ready()
            opened.configured.run_async([opened.bind(states=opened.states.copy())])
        hailo.machine.paced = True  # so that the next wait really waits
        waiting = threading.Event()
        hailo.machine.on_wait = waiting.set
        waiter = threading.Thread(target=opened.configured.wait_for_async_ready, args=(60_000,))
        waiter.start()
        assert waiting.wait(PATIENCE_S)
        other = threading.Thread(target=opened.configured.shutdown)
        other.start()

        hailo.machine.wait_for_misuse(PATIENCE_S)
        hailo.machine.unplug()
        waiter.join(PATIENCE_S)
        other.join(PATIENCE_S)

    assert not waiter.is_alive()
    assert not other.is_alive()
    assert Rule.TWO_THREADS in rules(hailo)


@pytest.mark.parametrize("call", ["VDevice", "configure"])
def test_a_blocking_call_on_a_watched_thread_is_noticed(hailo, call):
    name = threading.current_thread().name
    hailo.load()
    if call == "VDevice":
        hailo.machine.watched_threads = (name,)
    with open_device(hailo) as vdevice:
        hailo.machine.watched_threads = (name,)
        if call == "configure":
            with float_model(hailo, vdevice, hailo.hef()).configure():
                pass

    assert rules(hailo) == [Rule.BLOCKED_THREAD]


def test_opening_keeps_every_thread_of_the_process_from_running(hailo):
    hailo.load()
    hailo.machine.opening_ms = 120.0
    longest_s, stop = [0.0], threading.Event()

    def tick():
        last = time.perf_counter()
        while not stop.wait(0.002):
            now = time.perf_counter()
            longest_s[0], last = max(longest_s[0], now - last), now

    ticking = threading.Thread(target=tick)
    ticking.start()
    with open_device(hailo):
        pass
    stop.set()
    ticking.join(10)

    assert longest_s[0] >= 0.1


def test_time_is_counted_and_not_spent(hailo):
    with open_model(hailo) as opened:
        hailo.machine.latency_ms = 3_600_000.0
        started = time.perf_counter()
        opened.configured.run_async([opened.bind()]).wait(2 * 3_600_000)

    assert time.perf_counter() - started < 60
    assert hailo.machine.account.device_ms == 3_600_000.0


def test_a_paced_run_takes_as_long_as_it_says(hailo):
    hailo.machine.paced = True
    with open_model(hailo) as opened:
        hailo.machine.latency_ms = 50.0
        started = time.perf_counter()
        assert opened.run() is None

    assert time.perf_counter() - started >= 0.05


def test_a_made_up_spectrogram_is_in_range():
    mel = some_mel((1, 1000, 80))

    assert np.abs(mel).max() < 1.0
