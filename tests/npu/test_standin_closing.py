"""Closing in order and out of it, processes and threads, and time that is counted or spent."""

import os
import threading
import time
import weakref
from itertools import pairwise

import pytest
from hailo_standin.faults import hangs
from hailo_standin.rules import ProcessWouldHaveDied, Rule

from support.standin_session import float_model, open_device, open_model, seen

PATIENCE_S = 10.0


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
        gone = weakref.ref(configured)
        configured.get_async_queue_size()

        del configured

        assert gone() is None


def test_a_vdevice_that_goes_before_its_model_would_crash(hailo):
    with open_device(hailo) as vdevice:
        configured = float_model(hailo, vdevice, hailo.hef()).configure()

        vdevice.release()
        assert seen(hailo) == [Rule.RELEASED_TOO_EARLY]

        with pytest.raises(ProcessWouldHaveDied):
            configured.wait_for_async_ready()
        assert seen(hailo) == [Rule.USED_AFTER_RELEASE]
        configured.__exit__(None, None, None)


def test_configuring_after_the_vdevice_has_gone_would_crash(hailo):
    with open_device(hailo) as vdevice:
        model = float_model(hailo, vdevice, hailo.hef())

    with pytest.raises(ProcessWouldHaveDied):
        model.configure()

    assert seen(hailo) == [Rule.USED_AFTER_RELEASE]


def test_what_is_left_open_is_noticed_at_the_end(hailo):
    vdevice = hailo.load().VDevice()
    configured = float_model(hailo, vdevice, hailo.hef()).configure()

    hailo.machine.end()

    assert seen(hailo) == [Rule.NOT_RELEASED, Rule.NOT_RELEASED]
    configured.__exit__(None, None, None)
    vdevice.release()


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

    assert seen(hailo) == [Rule.OTHER_PROCESS]


def test_a_run_while_others_are_in_flight_wants_to_ask_for_room_first(hailo):
    with open_model(hailo) as opened:
        hailo.machine.on_every_run(hangs())
        for _ in range(2):
            opened.configured.run_async([opened.bind(states=opened.states.copy())])
        assert seen(hailo) == [Rule.NOT_READY]

        opened.configured.wait_for_async_ready()
        opened.configured.run_async([opened.bind(states=opened.states.copy())])
        assert seen(hailo) == []


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
    assert Rule.TWO_THREADS in seen(hailo)


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

    assert seen(hailo) == [Rule.BLOCKED_THREAD]


def test_opening_keeps_every_thread_of_the_process_from_running(hailo):
    hailo.load()
    hailo.machine.opening_ms = 120.0
    ticks, begun, stop = [], threading.Event(), threading.Event()

    def tick():
        while not stop.wait(0.002):
            ticks.append(time.perf_counter())
            begun.set()
        ticks.append(time.perf_counter())

    ticking = threading.Thread(target=tick)
    ticking.start()
    assert begun.wait(PATIENCE_S)
    with open_device(hailo):
        pass
    stop.set()
    ticking.join(PATIENCE_S)

    assert max(after - before for before, after in pairwise(ticks)) >= 0.1


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
