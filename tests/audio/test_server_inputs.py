"""The inputs of a sound server under their own names, and whether they are muted."""

import subprocess
import sys
import threading

from captioner.audio.input_device import find_input_device
from captioner.audio.muted import ASK_EVERY_S, MuteQuestion
from captioner.audio.pulse_connection import PulseInput
from captioner.audio.server_inputs import FIRST_INDEX, ServerInputs
from captioner.errors import AudioDeviceError
from support.fake_portaudio import FakePortAudio, device
from support.virtual_microphone import virtual_microphone

LIMIT_S = 20.0
HEADSET = PulseInput("usb.headset", "USB Headset", muted=False)
PULSE = device(3, "pulse", is_default=True)


def inputs_beside(*devices, ask=lambda: [HEADSET]):
    """The inputs of a server beside these devices of PortAudio's."""
    system = ServerInputs(FakePortAudio(*devices), ask)
    system.refresh()
    return system


def no_server():
    raise AudioDeviceError("no PulseAudio or PipeWire answers")


def test_every_input_of_the_server_can_be_found_by_its_own_name():
    system = inputs_beside(PULSE, device(0, "HDA Intel: ALC (hw:0,0)"))

    found = system.inputs()

    assert [one.name for one in found] == ["pulse", "USB Headset"]
    assert find_input_device(found, "headset").index == FIRST_INDEX
    assert find_input_device(found, None) == PULSE


def test_without_a_server_there_is_what_portaudio_has():
    desk = device(0, "HDA Intel: ALC (hw:0,0)")

    assert inputs_beside(desk, ask=no_server).inputs() == [desk]


def test_what_is_portaudios_is_opened_by_portaudio():
    portaudio = FakePortAudio(PULSE)
    system = ServerInputs(portaudio, lambda: [HEADSET])
    system.refresh()
    (pulse, _headset) = system.inputs()

    system.open(pulse, rate_hz=16_000, n_channels=1, block=480, on_audio=lambda *_: None)

    assert len(portaudio.streams) == 1


def test_the_question_whether_it_is_muted_never_makes_one_wait_and_is_not_asked_all_the_time():
    asked, may_answer, now = [], threading.Event(), [0.0]

    def ask():
        asked.append(now[0])
        may_answer.wait(LIMIT_S)
        return True

    question = MuteQuestion(ask, lambda: now[0])
    first = question()
    may_answer.set()
    question.wait(LIMIT_S)
    now[0] = ASK_EVERY_S / 2
    second = question()
    now[0] = ASK_EVERY_S
    question()
    question.wait(LIMIT_S)

    assert (first, second) == (False, True)
    assert asked == [0.0, ASK_EVERY_S]


SAYS = """
import sys, time
import numpy as np
from captioner.audio.muted import default_muted, unmute_default
from captioner.audio.server_inputs import ServerInputs
from support.fake_portaudio import FakePortAudio
if sys.argv[1] == "mute":
    print(default_muted())
    unmute_default()
    print(default_muted())
else:
    system = ServerInputs(FakePortAudio())
    found = [one for one in system.inputs()]
    print([one.name for one in found])
    blocks = []
    stream = system.open(found[0], rate_hz=48000, n_channels=2, block=960,
                         on_audio=lambda data, _lost: blocks.append(data.copy()))
    end = time.monotonic() + 10
    while sum(map(len, blocks)) < 4800 and time.monotonic() < end:
        time.sleep(0.02)
    print(stream.active, sum(map(len, blocks)) >= 4800)
    stream.close()
"""


def said(environment, what):
    done = subprocess.run(
        [sys.executable, "-c", SAYS, what],
        env=environment | {"PYTHONPATH": ":".join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return done.stdout.splitlines()


def test_a_real_server_says_that_its_microphone_is_muted_and_lets_it_be_heard_again():
    with virtual_microphone() as there:
        there.mute(on=True)
        told = said(there.environment, "mute")

        assert told == ["True", "False"]
        assert not there.muted()


def test_an_input_of_a_real_server_is_listed_by_its_words_and_heard():
    with virtual_microphone() as there:
        names, heard = said(there.environment, "hear")

    assert names != "[]"
    assert heard == "True True"
