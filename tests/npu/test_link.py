"""The process that owns the NPU. The stand-in holds its interpreter as Hailo's library does."""

import threading
import time

import numpy as np
import pytest

from captioner.asr.npu.__main__ import prefer_neighbours
from captioner.asr.npu.link import Link
from captioner.asr.npu.messages import (
    Candidate,
    Encode,
    Measure,
    Measured,
    Open,
    Opened,
    States,
)
from captioner.asr.npu.opening import NpuModel
from captioner.asr.npu.survey import survey
from captioner.errors import NpuError
from support.fake_hef import encoder_hef
from support.npu_worker import worker
from support.standin_session import some_mel

PLAIN = """
from support.standin import plain_states
machine.functions["plain"] = plain_states(384)
"""
LIMIT_S = 20.0
HELD_MS = 800


@pytest.fixture
def misuse(tmp_path):
    path = tmp_path / "misuse"
    yield path
    assert not path.exists(), path.read_text()


@pytest.fixture
def request_to_open(tmp_path):
    path = encoder_hef({"function": "plain"}).write(tmp_path / "plain.hef")
    return Open((Candidate(path, "hailo8l"),))


def ask(link, request):
    link.ask(request)
    return link.answer(LIMIT_S)


def test_a_device_is_opened_used_measured_and_released_in_its_own_process(misuse, request_to_open):
    link = Link(worker(misuse, plan=PLAIN))
    mel = some_mel((1, 1000, 80))[0].T

    opened = ask(link, request_to_open)
    states = []
    for _ in range(2):
        answer = ask(link, Encode(link.arena.write(mel)))
        assert isinstance(answer, States)
        states.append(link.arena.read(answer.shape))
    measured = ask(link, Measure())
    link.close()

    assert isinstance(opened, Opened)
    assert (opened.device.name, opened.n_frames, opened.d_model) == ("Hailo-8L", 1000, 384)
    assert [one.shape for one in states] == [(500, 384)] * 2
    np.testing.assert_array_equal(*states)
    assert states[0].any()
    assert measured == Measured(48.0)


def test_what_fails_in_the_process_is_raised_here_with_its_advice(misuse, request_to_open):
    link = Link(worker(misuse, plan=PLAIN + "machine.devices[0].busy = True"))

    with pytest.raises(NpuError, match="used by another program") as caught:
        ask(link, request_to_open)
    link.close()

    assert caught.value.can_retry


def test_a_process_that_crashes_is_an_error_with_its_last_words(tmp_path):
    crash = "print('terminate called without an active exception', file=sys.stderr); os.abort()"
    link = Link(worker(tmp_path / "misuse", plan=crash))

    with pytest.raises(NpuError, match=r"crashed .*terminate called") as caught:
        ask(link, Measure())

    assert caught.value.can_retry
    link.close()


def test_a_process_that_hangs_is_killed_after_the_time_it_was_given(tmp_path):
    link = Link(worker(tmp_path / "misuse", plan="import time; time.sleep(60)"))
    link.ask(Measure())
    before_s = time.perf_counter()

    with pytest.raises(NpuError, match="did not answer in time"):
        link.answer(0.2)

    assert time.perf_counter() - before_s < LIMIT_S / 2
    assert link._process.poll() is not None
    link.close()


def test_a_device_that_never_opens_is_given_up_though_nobody_waits_for_it(tmp_path, monkeypatch):
    """As when it is opened again, beside the captions, and hangs."""
    monkeypatch.setattr("captioner.asr.npu.opening.OPEN_S", 0.3)
    command = worker(tmp_path / "misuse", plan="import time; time.sleep(60)")
    opening = NpuModel((), "tiny.en", None, None, None, command).begin()
    assert not opening.ready()

    became_ready = opening.ready(LIMIT_S)
    with pytest.raises(NpuError, match="did not answer in time"):
        opening.finish()

    assert became_ready


def test_a_process_that_does_not_even_die_is_left_to_itself(tmp_path, monkeypatch):
    """Stuck inside the driver, it would last until the machine is switched off."""
    link = Link(worker(tmp_path / "misuse", plan="import time; time.sleep(60)"))
    monkeypatch.setattr("captioner.asr.npu.link.CLOSE_S", 0.0)  # no process ends so quickly
    link.ask(Measure())

    with pytest.raises(NpuError, match="did not answer in time"):
        link.answer(0.01)
    link.close()

    link._process.wait(LIMIT_S)


def test_a_process_that_cannot_be_started_is_an_error():
    with pytest.raises(NpuError, match="does not start"):
        Link(["/nonexistent/python"])


def test_no_thread_here_waits_while_the_library_holds_the_interpreter_there(
    misuse, request_to_open
):
    """As the sound's thread would: a block every 20 ms; a late one is late by how long?"""
    plan = f"{PLAIN}\nmachine.opening_ms, machine.opening_calls = {HELD_MS}, ('configure()',)"
    opened = threading.Event()
    gaps_s = []

    def tick():
        last_s = time.perf_counter()
        while not opened.wait(0.02):
            now_s = time.perf_counter()
            gaps_s.append(now_s - last_s)
            last_s = now_s

    ticking = threading.Thread(target=tick)
    ticking.start()
    link = Link(worker(misuse, plan=plan))
    began_s = time.perf_counter()
    ask(link, request_to_open)
    took_s = time.perf_counter() - began_s
    opened.set()
    ticking.join(LIMIT_S)
    link.close()

    assert took_s > HELD_MS / 1000
    assert max(gaps_s) < HELD_MS / 1000 / 3  # a busy machine delays any thread a little


def test_a_survey_tells_the_device_and_what_keeps_it_from_being_opened(misuse):
    busy = survey(worker(misuse, plan="machine.devices[0].busy = True"))
    none = survey(worker(misuse, plan="machine.devices.clear()"))

    assert (busy.device.name, busy.problem) == ("Hailo-8L", None)
    assert "used by another program" in str(busy.claim)
    assert none.device is None
    assert "no Hailo device" in str(none.problem)


def test_what_lies_beside_the_package_comes_before_the_environments_own(tmp_path, monkeypatch):
    """As on a system whose package is made for numpy 1, in an environment with numpy 2."""
    system, environment = tmp_path / "dist-packages", tmp_path / "site-packages"
    (system / "hailo_platform").mkdir(parents=True)
    (system / "hailo_platform/__init__.py").touch()
    environment.mkdir()
    monkeypatch.setattr("sys.path", [str(environment), str(system)])
    path = [str(environment), str(system)]

    prefer_neighbours(path)

    assert path[0] == str(system)
