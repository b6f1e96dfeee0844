"""The NPU and the CPU beside it, on one thread and with a clock of the test's own."""

import numpy as np
import pytest

from captioner.asr.npu.standby import BACK_OFF_S, PROVEN, StandbyEncoder
from captioner.asr.watch import EncoderWatch
from captioner.errors import NpuError

LOST = NpuError("the connection was lost", hint="Restart.", can_retry=True)
BUSY = NpuError("it is used by another program", hint="Stop it.", can_retry=True)
BROKEN = NpuError("the driver differs", hint="Update.")
N = 1000


class Cpu:
    def __init__(self):
        self.closed = False

    def frames_for(self, n_frames):
        return -(-n_frames // 20) * 20

    def encode(self, mel):
        return np.zeros((mel.shape[1] // 2, 4), np.float32)

    def close(self):
        self.closed = True


class Npu:
    name = "Hailo-8L"
    n_frames = N

    def __init__(self, fails_at=()):
        self.fails_at = fails_at
        self.n_runs = 0
        self.ended = ""
        self.heat = 50.0

    def encode(self, mel):
        self.n_runs += 1
        if self.n_runs in self.fails_at:
            raise LOST
        return np.ones((mel.shape[1] // 2, 4), np.float32)

    def temperature_c(self):
        if isinstance(self.heat, NpuError):
            raise self.heat
        return self.heat

    def abandon(self):
        self.ended = "abandoned"

    def close(self):
        self.ended = "closed"


class Source:
    """Opens what it was told to, one after the other; an error is raised instead."""

    def __init__(self, *outcomes):
        self.outcomes = list(outcomes)
        self.is_ready = False
        self.is_slow = False
        self.n_begun = 0
        self.abandoned = False

    def begin(self):
        self.n_begun += 1
        return self

    def ready(self, timeout_s=0.0):
        return self.is_ready or (timeout_s > 0 and not self.is_slow)

    def finish(self):
        outcome = self.outcomes.pop(0)
        if isinstance(outcome, NpuError):
            raise outcome
        return outcome

    def abandon(self):
        self.abandoned = True


class Standby:
    """A StandbyEncoder and what surrounds it."""

    def __init__(self, *outcomes, explains=lambda _error: True):
        self.now_s = 0.0
        self.cpu, self.source, self.watch = Cpu(), Source(*outcomes), EncoderWatch()
        self.encoder = StandbyEncoder(
            self.cpu,
            self.source,
            self.watch,
            margin_frames=100,
            explains=explains,
            clock=lambda: self.now_s,
        )

    def ran_on(self, n_speech=300):
        """Who encodes a window of so many frames of speech."""
        n = self.encoder.frames_for(n_speech + 100)
        states = self.encoder.encode(np.zeros((80, n), np.float32))
        assert len(states) == n // 2
        return "npu" if states.any() else "cpu"

    def attend(self, after_s=0.0):
        self.now_s += after_s
        self.watch.attend()

    def news(self):
        return list(self.watch.news())


def test_an_npu_that_opens_takes_every_window_at_its_own_length():
    standby = Standby(Npu())
    standby.encoder.wait()

    assert standby.encoder.frames_for(150) == N
    assert standby.ran_on() == "npu"
    assert [(one.name, one.reason) for one in standby.news()] == [("Hailo-8L", "")]
    assert standby.watch.temperature_c == 50.0


def test_speech_that_fills_the_window_needs_no_margin_and_longer_speech_goes_to_the_cpu():
    standby = Standby(Npu())
    standby.encoder.wait()

    assert standby.ran_on(N) == "npu"
    assert standby.ran_on(N + 1) == "cpu"
    assert standby.encoder.frames_for(N + 101) == 1120


@pytest.mark.parametrize("error", [BUSY, BROKEN])
def test_an_npu_that_does_not_open_leaves_the_captions_to_the_cpu_and_says_why(error):
    standby = Standby(error)
    standby.encoder.wait()

    (told,) = standby.news()
    assert standby.ran_on() == "cpu"
    assert standby.encoder.frames_for(150) == 160
    assert (told.name, told.can_retry) == ("CPU", error.can_retry)
    assert told.reason == f"{str(error).capitalize()}. The CPU captions. {error.hint}"


def test_who_did_not_ask_for_the_npu_is_not_told_why_there_is_none():
    standby = Standby(BROKEN, explains=lambda error: error.can_retry)
    standby.encoder.wait()

    (told,) = standby.news()
    assert (told.name, told.reason) == ("CPU", "")


def test_a_window_in_which_the_npu_fails_is_encoded_by_the_cpu_at_the_same_length():
    npu = Npu(fails_at=(2,))
    standby = Standby(npu)
    standby.encoder.wait()
    mel = np.zeros((80, N), np.float32)
    assert standby.encoder.encode(mel).all()

    states = standby.encoder.encode(mel)

    assert states.shape == (500, 4)
    assert not states.any()
    assert npu.ended == "abandoned"
    assert [one.name for one in standby.news()] == ["Hailo-8L", "CPU"]
    assert standby.watch.temperature_c is None


def test_after_a_failure_it_is_opened_once_more_with_a_pause_and_beside_the_captions():
    standby = Standby(Npu(fails_at=(1,)), Npu())
    standby.encoder.wait()
    assert standby.ran_on() == "cpu"

    standby.attend(BACK_OFF_S - 0.1)
    assert standby.source.n_begun == 1
    standby.attend(0.2)
    assert standby.source.n_begun == 2
    assert standby.ran_on() == "cpu"  # it is not open yet
    standby.attend()
    assert standby.ran_on() == "cpu"
    standby.source.is_ready = True
    standby.attend()

    assert standby.ran_on() == "npu"
    assert [one.name for one in standby.news()] == ["Hailo-8L", "CPU", "Hailo-8L"]


def test_a_second_failure_is_the_last_and_can_be_retried_by_hand():
    standby = Standby(Npu(fails_at=(1,)), Npu(fails_at=(2,)), Npu())
    standby.encoder.wait()
    standby.source.is_ready = True
    standby.ran_on()
    standby.attend(BACK_OFF_S)
    standby.attend()
    assert standby.ran_on() == "npu"
    assert standby.ran_on() == "cpu"
    standby.attend(1000.0)
    assert standby.source.n_begun == 2
    last = standby.news()[-1]
    assert (last.name, last.can_retry) == ("CPU", True)
    assert "Restart." in last.reason

    standby.watch.ask_retry()
    standby.attend()
    standby.attend()

    assert standby.ran_on() == "npu"
    assert standby.source.n_begun == 3


def test_many_good_windows_make_up_for_a_failure():
    standby = Standby(Npu(fails_at=(1,)), Npu(fails_at=(PROVEN + 1,)), Npu())
    standby.encoder.wait()
    standby.source.is_ready = True
    standby.ran_on()
    standby.attend(BACK_OFF_S)
    standby.attend()
    assert {standby.ran_on() for _ in range(PROVEN)} == {"npu"}
    assert standby.ran_on() == "cpu"

    standby.attend(BACK_OFF_S)
    standby.attend()

    assert standby.ran_on() == "npu"


def test_an_npu_that_takes_long_to_open_keeps_nobody_waiting_and_is_used_once_it_is_open():
    standby = Standby(Npu())
    standby.source.is_slow = True
    standby.encoder.wait()
    assert standby.ran_on() == "cpu"
    assert "still being opened" in standby.news()[0].reason
    assert standby.watch.needs_care

    standby.source.is_ready = True
    standby.attend()

    assert standby.ran_on() == "npu"
    assert [one.name for one in standby.news()] == ["Hailo-8L"]


def test_a_busy_device_is_tried_again_only_when_asked_and_each_try_is_told():
    standby = Standby(BUSY, BUSY, Npu())
    standby.encoder.wait()
    standby.source.is_ready = True
    standby.attend(1000.0)
    assert standby.source.n_begun == 1

    for _ in range(2):
        standby.watch.ask_retry()
        standby.attend()
        standby.attend()

    assert [one.name for one in standby.news()] == ["CPU", "CPU", "Hailo-8L"]
    assert standby.ran_on() == "npu"


def test_windows_are_to_fit_the_npu_while_it_works_or_is_to_come_back():
    standby = Standby(Npu(fails_at=(1,)), Npu(fails_at=(1,)), BROKEN, Npu())
    longest_s = []

    def note():
        longest_s.append(standby.watch.longest_s)

    standby.encoder.wait()
    standby.source.is_ready = True
    note()
    standby.ran_on()
    note()
    standby.attend(BACK_OFF_S)
    standby.attend()
    note()
    standby.ran_on()
    note()
    for _ in range(2):
        standby.watch.ask_retry()
        standby.attend()
        standby.attend()
        note()

    assert longest_s == [10.0, 10.0, 10.0, None, None, 10.0]


def test_a_wish_to_retry_changes_nothing_while_the_npu_works():
    standby = Standby(Npu())
    standby.encoder.wait()

    standby.watch.ask_retry()
    standby.attend()

    assert standby.source.n_begun == 1
    assert standby.ran_on() == "npu"


def test_the_temperature_is_read_once_a_second_and_a_chip_that_does_not_answer_is_lost():
    npu = Npu()
    standby = Standby(npu)
    standby.encoder.wait()
    npu.heat = 60.0
    standby.attend(0.5)
    assert standby.watch.temperature_c == 50.0
    standby.attend(0.6)
    assert standby.watch.temperature_c == 60.0
    assert standby.watch.needs_care

    npu.heat = LOST
    standby.attend(2.0)

    assert standby.ran_on() == "cpu"
    assert npu.ended == "abandoned"


def test_a_cpu_that_stays_alone_needs_no_care():
    standby = Standby(BROKEN)
    standby.encoder.wait()

    standby.attend()

    assert not standby.watch.needs_care


def test_closing_ends_both_and_an_opening_that_is_under_way():
    npu = Npu()
    standby, opening = Standby(npu), Standby(npu)
    standby.encoder.wait()

    standby.encoder.close()
    opening.encoder.close()

    assert (npu.ended, standby.cpu.closed) == ("closed", True)
    assert opening.source.abandoned
