from dataclasses import dataclass

from captioner.audio.input_device import InputDevice, find_input_device
from captioner_ui.source_choice import (
    BOTH,
    COMPUTER_CHOICE,
    DEFAULT_MICROPHONE,
    DEMO_RECORDING,
    SourceChoice,
    SourceKind,
    choices_among,
    with_microphone,
)


@dataclass(frozen=True)
class Device:
    index: int
    name: str


def test_the_system_default_comes_first_and_the_demo_recording_last():
    assert choices_among([Device(0, "Mikrofon (Büro) 🎤")]) == (
        DEFAULT_MICROPHONE,
        SourceChoice.of_device("Mikrofon (Büro) 🎤"),
        COMPUTER_CHOICE,
        BOTH,
        DEMO_RECORDING,
    )


def test_the_default_is_not_in_the_list_again_under_the_names_that_alsa_has_for_it():
    devices = [Device(0, "pulse"), Device(1, "Headset"), Device(2, "default")]

    assert [choice.device for choice in choices_among(devices)[1:-3]] == ["Headset"]


def test_without_any_device_there_is_still_something_to_choose():
    assert choices_among([]) == (DEFAULT_MICROPHONE, COMPUTER_CHOICE, BOTH, DEMO_RECORDING)


def test_devices_of_the_same_name_are_told_by_their_numbers():
    choices = choices_among([Device(0, "USB Audio"), Device(1, "Desk"), Device(4, "usb audio")])

    _, first, desk, second, *_ = choices
    assert (first.device, desk.device, second.device) == (0, "Desk", 4)
    assert (first.label, second.label) == ("USB Audio (number 0)", "usb audio (number 4)")


def test_every_choice_of_a_device_means_exactly_that_one():
    devices = [
        InputDevice(index, name, 1, 48_000)
        for index, name in enumerate(["USB Audio", "USB Audio", "USB Audio 2", "3", "Desk"])
    ]

    chosen = choices_among(devices)[1:-3]

    assert [find_input_device(devices, choice.device) for choice in chosen] == devices


def test_device_number_0_is_a_device():
    assert SourceChoice.of_device(0).device == 0


def test_both_means_the_microphone_that_was_listened_to_before():
    headset = SourceChoice.of_device("Headset")

    chosen = with_microphone(BOTH, headset)

    assert (chosen.kind, chosen.device) == (SourceKind.BOTH, "Headset")
    assert chosen.label == "Headset and computer"
    assert with_microphone(BOTH, DEFAULT_MICROPHONE) == BOTH
    assert with_microphone(COMPUTER_CHOICE, headset) == COMPUTER_CHOICE
