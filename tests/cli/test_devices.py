import json

import pytest

from captioner.audio.input_device import InputDevice
from captioner.cli.main import main
from captioner.errors import AudioDeviceError

DEVICES = [
    InputDevice(index=0, name="Mikrofon (Büro) 🎤", channels=2, rate_hz=44_100),
    InputDevice(index=3, name="USB", channels=8, rate_hz=48_000, is_default=True),
]


@pytest.fixture(autouse=True)
def output(monkeypatch):
    speakers = InputDevice(0, "Speakers", 2, 48_000, is_default=True)
    monkeypatch.setattr("captioner.audio.computer.computer_output", lambda: speakers)


@pytest.fixture
def present(monkeypatch):
    devices = []
    monkeypatch.setattr("captioner.audio.devices.list_input_devices", lambda *_system: devices)
    return devices


def test_devices_are_listed_with_index_name_and_the_default_marked(present, capsys):
    present += DEVICES

    assert main(["devices"]) == 0

    first, second, note, _ = capsys.readouterr().out.splitlines()
    assert first == "   0  Mikrofon (Büro) 🎤  (2 ch, 44.1 kHz)"
    assert second == "*  3  USB  (8 ch, 48 kHz)"
    assert "--device" in note


def test_devices_as_json_are_one_object_a_line(present, capsys):
    present += DEVICES

    assert main(["devices", "--json"]) == 0

    *lines, computer = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(line["index"], line["is_default"]) for line in lines] == [(0, False), (3, True)]
    assert (lines[0]["source"], lines[0]["name"]) == ("mic", DEVICES[0].name)
    assert computer == {"source": "computer", "name": "Speakers", "problem": None, "hint": None}


@pytest.mark.parametrize(
    ("argv", "begins"), [([], "No microphone was found."), (["--json"], '{"source": "computer"')]
)
def test_no_device_is_an_answer(present, capsys, argv, begins):
    assert main(["devices", *argv]) == 0

    assert capsys.readouterr().out.startswith(begins)


def test_a_sound_system_that_does_not_work_is_a_failure_with_a_hint(monkeypatch, capsys):
    def broken(_system):
        raise AudioDeviceError("PortAudio does not load", hint="Install libportaudio2.")

    monkeypatch.setattr("captioner.audio.devices.list_input_devices", broken)

    assert main(["devices"]) == 1

    assert capsys.readouterr().err == (
        "captioner: PortAudio does not load. Install libportaudio2.\n"
    )


def test_what_the_computer_plays_is_named_with_how_to_caption_it(present, output, capsys):
    assert main(["devices"]) == 0

    assert capsys.readouterr().out.splitlines()[-1] == (
        "System audio on Speakers: `captioner live --source computer` captions it."
    )


def test_why_the_computer_cannot_be_heard_is_said_and_no_failure(present, monkeypatch, capsys):
    def silent():
        raise AudioDeviceError("no sound server answers", hint="Start it.")

    monkeypatch.setattr("captioner.audio.computer.computer_output", silent)

    assert main(["devices"]) == 0

    assert capsys.readouterr().out.splitlines()[-1] == "No sound server answers. Start it."


def test_why_the_computer_cannot_be_heard_is_in_the_json_too(present, monkeypatch, capsys):
    def silent():
        raise AudioDeviceError("no sound server answers", hint="Start it.")

    monkeypatch.setattr("captioner.audio.computer.computer_output", silent)

    assert main(["devices", "--json"]) == 0

    (line,) = capsys.readouterr().out.splitlines()
    told = json.loads(line)
    assert (told["name"], told["problem"], told["hint"]) == (
        "",
        "no sound server answers",
        "Start it.",
    )
