"""How a failed run looks: mostly like success. And what closing does to runs in flight."""

import numpy as np
import pytest
from hailo_standin.faults import Output, fails, gives, hangs, slow, unplugs
from hailo_standin.rules import Rule

from support.standin import VERSIONS
from support.standin_session import TIMEOUT_MS, open_model

SUCCESS = 0
FAILURES = (2, 36, 62, 63, 72, 87)


@pytest.mark.parametrize("status", FAILURES)
def test_a_failed_run_is_told_to_the_callback_alone(hailo, status):
    with open_model(hailo) as opened:
        hailo.machine.on_run(fails(status))

        told = opened.run()  # wait() has returned as if all were well

        expected = hailo.exceptions.ExceptionWrapper.create_exception_from_status(status)
        assert type(told) is type(expected)
        assert str(told) == str(expected)


@pytest.mark.parametrize("version", VERSIONS)
def test_run_is_silent_about_a_failure_and_leaves_garbage(hailo, version):
    hailo.use(version)
    with open_model(hailo) as opened:
        hailo.machine.on_run(fails())
        opened.states[:] = 1.0

        with hailo.machine.expects(Rule.FAILURE_UNSEEN):
            opened.configured.run([opened.bind()], TIMEOUT_MS)

        assert np.isnan(opened.states).all()


@pytest.mark.parametrize("status", FAILURES)
def test_after_a_failed_run_the_model_is_dead(hailo, status):
    with open_model(hailo) as opened:
        hailo.machine.on_run(fails(status))
        assert opened.run() is not None

        opened.configured.wait_for_async_ready()

        with pytest.raises(hailo.exceptions.HailoRTStreamAborted):
            opened.configured.run_async([opened.bind()])


def test_without_a_scheduler_and_activation_a_run_fails_in_silence(npu):
    with open_model(npu, scheduled=False) as opened:
        told = opened.run()

        assert "72" in str(told)
        assert "STREAM_NOT_ACTIVATED" in str(told)


def test_without_a_scheduler_an_activated_model_runs(npu):
    with open_model(npu, scheduled=False) as opened:
        opened.configured.activate()

        assert opened.run() is None

        opened.configured.deactivate()


@pytest.mark.parametrize("call", ["activate", "deactivate"])
def test_activation_is_refused_where_the_scheduler_does_it(npu, call):
    with open_model(npu) as opened, pytest.raises(npu.exceptions.HailoRTInvalidOperationException):
        getattr(opened.configured, call)()


@pytest.mark.parametrize(
    ("call", "value"),
    [("set_scheduler_timeout", 0), ("set_scheduler_threshold", 1), ("set_scheduler_priority", 16)],
)
def test_the_scheduler_is_set_only_where_there_is_one(npu, call, value):
    with open_model(npu) as opened:
        getattr(opened.configured, call)(value)
    with (
        open_model(npu, scheduled=False) as opened,
        pytest.raises(npu.exceptions.HailoRTInvalidOperationException),
    ):
        getattr(opened.configured, call)(value)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_hanging_run_times_out_after_twice_the_time(hailo, version):
    hailo.use(version)
    with open_model(hailo) as opened:
        hailo.machine.on_run(hangs())
        job = opened.configured.run_async([opened.bind()])

        with pytest.raises(hailo.exceptions.HailoRTTimeout):
            job.wait(TIMEOUT_MS)

        assert hailo.machine.account.waited_ms == 2 * TIMEOUT_MS


def test_a_late_result_is_still_written_into_the_old_output(hailo):
    with open_model(hailo) as opened:
        hailo.machine.on_run(slow(60_000))
        job = opened.configured.run_async([opened.bind()])
        with pytest.raises(hailo.exceptions.HailoRTTimeout):
            job.wait(TIMEOUT_MS)
        opened.states[:] = 0.0

        hailo.machine.let_go()
        job.wait(TIMEOUT_MS)

        assert opened.states.std() > 0


def test_closing_aborts_a_hanging_run_and_spoils_its_output(hailo):
    told = []
    with open_model(hailo) as opened:
        hailo.machine.on_run(hangs())
        states = np.ones(opened.states_shape, np.float32)
        bindings = opened.bind(states=states)
        opened.configured.run_async(
            [bindings], lambda completion_info: told.append(completion_info.exception)
        )
        states[:] = 1.0

    assert isinstance(told[0], hailo.exceptions.HailoRTStreamAborted)
    assert np.isnan(states).all()


def test_a_slow_run_ends_well_for_who_waits_long_enough(hailo):
    with open_model(hailo) as opened:
        hailo.machine.on_run(slow(TIMEOUT_MS))

        assert opened.run() is None

        assert hailo.machine.account.device_ms == hailo.machine.latency_ms + TIMEOUT_MS


def test_waiting_for_room_behind_a_hanging_run_times_out(hailo):
    with open_model(hailo) as opened:
        hailo.machine.on_every_run(hangs())
        for _ in range(opened.configured.get_async_queue_size()):
            opened.configured.wait_for_async_ready()
            opened.configured.run_async([opened.bind(states=opened.states.copy())])

        with pytest.raises(hailo.exceptions.HailoRTTimeout):
            opened.configured.wait_for_async_ready()


def test_room_for_more_frames_than_the_queue_has_never_comes(npu):
    with open_model(npu) as opened:
        more = opened.configured.get_async_queue_size() + 1

        with pytest.raises(npu.exceptions.HailoRTTimeout):
            opened.configured.wait_for_async_ready(timeout_ms=10, frames_count=more)


def test_a_model_that_was_shut_down_takes_no_run(npu):
    with open_model(npu) as opened:
        opened.configured.shutdown()

        with pytest.raises(npu.exceptions.HailoRTStreamAborted):
            opened.configured.run_async([opened.bind()])


def test_wait_needs_a_time(npu):
    with open_model(npu) as opened:
        job = opened.configured.run_async([opened.bind()])

        with pytest.raises(TypeError):
            job.wait()

        job.wait(TIMEOUT_MS)


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("status", [36, 87, 63])
def test_a_device_pulled_out_fails_the_run_and_then_is_not_there(hailo, version, status):
    hailo.use(version)
    path = hailo.hef()
    with open_model(hailo, path) as opened:
        hailo.machine.on_run(unplugs(status), n=2)
        assert opened.run() is None

        assert opened.run() is not None

    with pytest.raises(hailo.load().HailoRTException), open_model(hailo, path):
        pass
    assert hailo.load().Device.scan() == []


def test_a_device_pulled_out_frees_a_run_that_hangs(hailo):
    told = []
    with open_model(hailo) as opened:
        hailo.machine.on_run(hangs())
        job = opened.configured.run_async(
            [opened.bind()], lambda completion_info: told.append(completion_info.exception)
        )

        hailo.machine.unplug(87)
        job.wait(TIMEOUT_MS)

    assert "87" in str(told[0])


def test_a_device_that_comes_back_is_opened_again(hailo):
    path = hailo.hef()
    device = hailo.device
    with open_model(hailo, path) as opened:
        hailo.machine.on_run(unplugs())
        assert opened.run() is not None

    hailo.machine.devices.append(device)

    with open_model(hailo, path) as opened:
        assert opened.run() is None


def test_after_a_float64_buffer_a_new_model_runs_again(npu):
    path = npu.hef()
    with (
        open_model(npu, path) as opened,
        pytest.raises(npu.exceptions.HailoRTInvalidOperationException),
    ):
        opened.configured.run_async([opened.bind(mel=opened.mel.astype(np.float64))])

    with open_model(npu, path) as opened:
        assert opened.run() is None


@pytest.mark.parametrize(
    ("output", "rubbish"),
    [
        (Output.NOT_FINITE, lambda states: np.isnan(states).all()),
        (Output.CONSTANT, lambda states: np.ptp(states) == 0),
        (Output.NOISE, lambda states: states.std() > 0),
    ],
)
def test_a_run_may_succeed_with_rubbish(hailo, output, rubbish):
    with open_model(hailo) as opened:
        assert opened.run() is None
        right = opened.states.copy()
        hailo.machine.on_run(gives(output))

        assert opened.run() is None

        assert rubbish(opened.states)
        assert not np.allclose(opened.states, right)


def test_a_backend_that_fails_is_the_mistake_of_the_test(hailo):
    with open_model(hailo, hailo.hef(backend={"function": "unknown"})) as opened:
        assert opened.run() is not None

    with pytest.raises(KeyError, match="unknown"):
        hailo.machine.end()
    hailo.machine.errors.clear()
