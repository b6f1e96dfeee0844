"""The problems that people have had, one after the other, from the library up to what is told.

Each ends in captions by the CPU and in words that help; the library is the stand-in.
"""

from dataclasses import dataclass

import numpy as np
import pytest
from hailo_standin.faults import Output, fails, gives, hangs

from captioner.asr.encoder_hailo import HailoEncoder
from captioner.asr.npu.faults import TroubleError
from captioner.asr.npu.messages import Candidate
from captioner.asr.npu.pairing import require_states
from captioner.asr.npu.standby import StandbyEncoder
from captioner.asr.watch import EncoderWatch
from captioner.errors import NpuError
from support.fake_hef import encoder_hef
from support.standin import VERSIONS, plain_states
from support.standin_session import some_mel

MEL = some_mel((1, 1000, 80))[0].T


class HereNpu:
    """The library in this process, with errors as the other process would send them."""

    def __init__(self, candidates):
        self._encoder = _told(lambda: HailoEncoder(candidates))
        self.name = self._encoder.device.name
        self.n_frames = self._encoder.n_frames

    def encode(self, mel):
        return _told(lambda: self._encoder.encode(mel))

    def temperature_c(self):
        return _told(self._encoder.temperature_c)

    def abandon(self):
        self._encoder.close()

    def close(self):
        self._encoder.close()


def _told(call):
    try:
        return call()
    except TroubleError as exc:
        raise exc.trouble.error() from exc


@dataclass
class Source:
    candidates: tuple
    cpu: object
    n_begun: int = 0

    def begin(self):
        self.n_begun += 1
        return self

    def ready(self, timeout_s=0.0):
        return True

    def finish(self):
        npu = HereNpu(self.candidates)
        try:
            states = npu.encode(MEL)
            if states.shape[1] == 384:
                require_states(_Opened(npu), "tiny.en", states, self.cpu.encode(MEL))
        except NpuError:
            npu.close()
            raise
        return npu

    def abandon(self):
        """Nothing is under way."""


class _Opened:
    """As much of an answer as a complaint about states needs."""

    def __init__(self, npu):
        self.path = npu._encoder.path
        self.device = npu._encoder.device


class Cpu:
    """Computes what the stand-in's plain network does."""

    def __init__(self):
        self._plain = plain_states(384)
        self.n_windows = 0

    def frames_for(self, n_frames):
        return n_frames

    def encode(self, mel):
        self.n_windows += 1
        (states,) = self._plain({"x/input": mel.T[None]}).values()
        return states[0]

    def close(self):
        """Nothing to release."""


class Machine:
    """A program on the simulated machine."""

    def __init__(self, hailo, path, architecture="hailo8l"):
        self.now_s = 0.0
        self.watch, self.cpu = EncoderWatch(), Cpu()
        self.source = Source((Candidate(path, architecture),), self.cpu)
        self.encoder = StandbyEncoder(
            self.cpu, self.source, self.watch, margin_frames=100, clock=lambda: self.now_s
        )
        self.encoder.wait()
        self.cpu.n_windows = 0

    def speak(self):
        """A window of speech; it is always captioned."""
        states = self.encoder.encode(MEL)
        assert states.shape == (500, 384)
        assert np.isfinite(states).all()

    def told(self):
        news = list(self.watch.news())
        return news[-1].name, news[-1].reason, news[-1].can_retry


def cannot_be_opened(hailo, change, path=None, architecture="hailo8l"):
    """What is told when the machine is not in order."""
    path = path or hailo.hef()
    change(hailo)
    machine = Machine(hailo, path, architecture)
    machine.speak()
    name, reason, can_retry = machine.told()
    assert (name, machine.cpu.n_windows) == ("CPU", 1)
    machine.encoder.close()
    return reason, can_retry


def nothing(_hailo):
    """Nothing else is wrong."""


@pytest.mark.parametrize("version", ["4.18", "4.20", "4.21", "4.23"])
def test_1_an_encoder_for_hailo_8_on_a_hailo_8l(hailo, version):
    hailo.use(version)
    path = hailo.hef(arch="hailo8")

    reason, can_retry = cannot_be_opened(hailo, nothing, path, "hailo8")

    assert "for another chip" in reason
    assert "--arch hailo8l" in reason
    assert not can_retry


@pytest.mark.parametrize("version", VERSIONS)
def test_2_a_driver_of_another_version(hailo, version):
    hailo.use(version)

    def older(hailo):
        hailo.device.driver_version = "4.17.0"

    reason, _ = cannot_be_opened(hailo, older, architecture="")

    assert "driver has another version" in reason
    assert "restart" in reason


@pytest.mark.parametrize("version", VERSIONS)
def test_3_another_program_holds_the_device(hailo, version):
    hailo.use(version)
    path = hailo.hef()
    hailo.device.busy = True
    machine = Machine(hailo, path, "")
    for _ in range(5):
        machine.speak()
        machine.now_s += 60.0
        machine.watch.attend()

    assert machine.source.n_begun == 1  # nobody hammers at the door
    assert machine.told()[2]
    hailo.device.busy = False
    machine.watch.ask_retry()
    machine.watch.attend()
    machine.watch.attend()
    machine.cpu.n_windows = 0
    machine.speak()
    machine.encoder.close()

    assert machine.cpu.n_windows == 0


def test_4_buffers_of_another_size_than_the_network_never_reach_the_library(hailo):
    machine = Machine(hailo, hailo.hef())

    machine.encoder.encode(MEL.astype(np.float64))
    machine.encoder.encode(MEL[:, :500])
    machine.speak()
    machine.encoder.close()

    assert machine.cpu.n_windows == 1  # the short one: it is not the network's


def test_5_the_package_cannot_be_imported(hailo):
    reason, _ = cannot_be_opened(hailo, lambda hailo: hailo.hide())

    assert "not installed" in reason or "does not see it" in reason
    assert "make clean setup" in reason


def test_5_the_package_is_for_another_python(hailo):
    missing = ModuleNotFoundError("no", name="hailo_platform.pyhailort._pyhailort")

    def other_python(hailo):
        hailo.machine.import_error = missing

    reason, _ = cannot_be_opened(hailo, other_python)

    assert "another version of Python" in reason
    assert "PYTHON=/usr/bin/python3" in reason


def test_6_a_package_built_for_another_numpy(hailo):
    def other_numpy(hailo):
        hailo.machine.numpy_mismatch = True

    reason, _ = cannot_be_opened(hailo, other_numpy)

    assert "refused the buffers" in reason
    assert "captioner doctor" in reason  # which compares the two versions


def test_7_a_network_that_gives_other_states_than_the_model_is_not_captioned(hailo):
    hailo.machine.functions["other"] = lambda given: {
        next(iter(given)).partition("/")[0] + "/normalization13": np.random.default_rng(7)
        .standard_normal((1, 500, 384))
        .astype(np.float32)
    }
    path = hailo.hef(encoder_hef({"function": "other"}))

    reason, _ = cannot_be_opened(hailo, nothing, path)

    assert "does not belong to the model" in reason


@pytest.mark.parametrize("fault", [hangs(), fails(4), fails(63)], ids=["hangs", "late", "aborted"])
def test_8_a_run_that_never_ends_costs_one_rebuild_and_then_the_cpu_stays(hailo, fault):
    machine = Machine(hailo, hailo.hef(), "")
    for _ in range(2):
        hailo.machine.on_run(fault)
        machine.speak()
        machine.now_s += 10.0
        machine.watch.attend()
        machine.watch.attend()

    name, _, can_retry = machine.told()
    machine.now_s += 1000.0
    machine.watch.attend()
    machine.encoder.close()

    assert (name, can_retry, machine.source.n_begun) == ("CPU", True, 2)


@pytest.mark.parametrize("running", [False, True])
def test_9_whether_the_service_runs_does_not_matter(hailo, running):
    hailo.machine.service_running = running
    machine = Machine(hailo, hailo.hef())

    machine.speak()
    machine.encoder.close()

    assert machine.cpu.n_windows == 0


@pytest.mark.parametrize("output", [Output.NOT_FINITE, Output.CONSTANT])
def test_10_garbage_from_the_device_is_not_captioned(hailo, output):
    machine = Machine(hailo, hailo.hef())
    hailo.machine.on_run(gives(output))

    machine.speak()

    assert machine.cpu.n_windows == 1
    assert "no sensible numbers" in machine.told()[1]
    machine.encoder.close()


def test_11_everything_is_released_in_order_also_after_a_failure(hailo):
    """The stand-in fails the test where the library would use freed memory."""
    machine = Machine(hailo, hailo.hef())
    hailo.machine.on_run(fails())

    machine.speak()
    machine.encoder.close()

    assert not hailo.machine.opened


def test_12_a_path_is_given_as_text_and_no_log_is_written(hailo, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "with a space"
    folder.mkdir()
    path = hailo.hef().rename(folder / "ä.hef")
    machine = Machine(hailo, path)

    machine.speak()
    machine.encoder.close()

    assert machine.cpu.n_windows == 0
    assert not list(tmp_path.rglob("hailort.log"))


@pytest.mark.parametrize(("version", "arch"), [("4.23", "hailo10h"), ("5.2", "hailo8l")])
def test_12_the_software_of_the_other_line_of_chips(hailo, version, arch):
    hailo.use(version)
    path = hailo.hef()

    def other_chip(hailo):
        hailo.device.arch = arch

    reason, _ = cannot_be_opened(hailo, other_chip, path, "")

    assert "No Hailo device" in reason or "does not support" in reason


@pytest.mark.parametrize("version", VERSIONS)
def test_unplugged_in_mid_sentence(hailo, version):
    hailo.use(version)
    machine = Machine(hailo, hailo.hef(), "")
    machine.speak()
    hailo.machine.unplug()
    machine.speak()
    machine.now_s += 10.0
    machine.watch.attend()
    machine.watch.attend()
    machine.speak()
    machine.encoder.close()

    name, reason, can_retry = machine.told()
    assert machine.cpu.n_windows >= 2
    assert (name, can_retry) == ("CPU", True)  # it may be plugged in again
    assert "No Hailo device" in reason
