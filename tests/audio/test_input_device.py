import pytest

from captioner.audio.input_device import find_input_device, printable
from captioner.errors import AudioDeviceError
from support.fake_portaudio import device

DESK = device(0, "Desk microphone")
BUERO = device(3, "Mikrofon (Büro) 🎤", is_default=True)
HEADSET = device(5, "USB Headset")
DEVICES = [DESK, BUERO, HEADSET]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (None, BUERO),
        (0, DESK),
        ("0", DESK),
        (5, HEADSET),
        ("desk microphone", DESK),
        ("HEADSET", HEADSET),
        ("büro", BUERO),
        ("bu\N{COMBINING DIAERESIS}ro", BUERO),
        ("🎤", BUERO),
    ],
)
def test_a_device_is_found_by_index_name_or_part_of_its_name(wanted, found):
    assert find_input_device(DEVICES, wanted) is found


def test_without_a_default_the_first_device_is_it_also_when_its_index_is_0():
    assert find_input_device([DESK, HEADSET], None) is DESK


def test_a_whole_name_wins_over_a_part_of_another():
    longer = device(1, "USB Headset 2")

    assert find_input_device([longer, HEADSET], "usb headset") is HEADSET


def test_a_name_of_digits_wins_over_an_index():
    strange = device(9, "0")

    assert find_input_device([DESK, strange], "0") is strange


@pytest.mark.parametrize("wanted", [None, 0, "Desk"])
def test_no_microphone_at_all_is_said_in_plain_words(wanted):
    with pytest.raises(AudioDeviceError, match="no microphone was found") as caught:
        find_input_device([], wanted)

    assert "recording" in caught.value.hint


@pytest.mark.parametrize("wanted", ["kitchen", 7, "7", ""])
def test_an_unknown_device_is_refused_with_those_there_are(wanted):
    with pytest.raises(AudioDeviceError) as caught:
        find_input_device(DEVICES, wanted)

    assert all(known.name in caught.value.hint for known in DEVICES)


def test_an_ambiguous_name_is_refused_with_the_candidates_and_their_numbers():
    twins = [device(1, "USB Mic"), device(4, "USB Mic"), HEADSET]

    with pytest.raises(AudioDeviceError, match="1 USB Mic, 4 USB Mic"):
        find_input_device(twins, "usb mic")


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("Mikrofon (B\ufffdro)", "Mikrofon (B\ufffdro)"),
        ("two\nlines\tand\x00more", "two lines and\ufffdmore"),
        ("\udcfcmlaut", "\ufffdmlaut"),
        ("  spaces  ", "spaces"),
    ],
)
def test_a_name_is_printable_on_one_line(raw, shown):
    assert printable(raw) == shown
    printable(raw).encode("utf-8")
