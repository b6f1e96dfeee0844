from dataclasses import dataclass

from captioner_ui.source_choice import (
    DEFAULT_MICROPHONE,
    DEMO_RECORDING,
    SourceChoice,
    choices_among,
)


@dataclass(frozen=True)
class Device:
    index: int
    name: str


def test_the_system_default_comes_first_and_the_demo_recording_last():
    assert choices_among([Device(0, "Mikrofon (Büro) 🎤")]) == (
        DEFAULT_MICROPHONE,
        SourceChoice.of_device("Mikrofon (Büro) 🎤"),
        DEMO_RECORDING,
    )


def test_without_any_device_there_is_still_something_to_choose():
    assert choices_among([]) == (DEFAULT_MICROPHONE, DEMO_RECORDING)


def test_a_second_device_of_the_same_name_is_told_by_its_number():
    _, first, second, _ = choices_among([Device(0, "USB Audio"), Device(4, "USB Audio")])

    assert (first.device, second.device) == ("USB Audio", 4)
    assert (first.label, second.label) == ("USB Audio", "USB Audio (number 4)")


def test_device_number_0_is_a_device():
    assert SourceChoice.of_device(0).device == 0
