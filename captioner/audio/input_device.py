"""A capture device, and how a person's words choose one. Pure."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from captioner.errors import AudioDeviceError, worded

NO_MICROPHONE_HINT = worded("Connect a microphone, or caption a recording instead.")
FOLLOWING: Final = ("default", "pulse", "pipewire")  # ALSA's names for what a sound server decides
UNPRINTABLE = "\N{REPLACEMENT CHARACTER}"


@dataclass(frozen=True, slots=True)
class InputDevice:
    """A device that sound can be captured from."""

    index: int
    """PortAudio's number; 0 is a device. It may change when devices come and go."""
    name: str
    """As the system calls it, printable."""
    channels: int
    """Most input channels it offers, at least 1."""
    rate_hz: int
    """Its default sample rate."""
    is_default: bool = False
    """Whether the system uses it when none is named."""


def printable(name: str) -> str:
    """`name` composed (NFC), on one line, with what cannot be shown replaced by U+FFFD."""
    composed = unicodedata.normalize("NFC", name)
    shown = (c if c.isprintable() or c.isspace() else UNPRINTABLE for c in composed)
    return " ".join("".join(shown).split())


def find_input_device(devices: Sequence[InputDevice], wanted: str | int | None) -> InputDevice:
    """The device that `wanted` means.

    Args:
        devices: what is there now.
        wanted: None for the default, an index, or a name: whole or a part that only one device
            has, in upper or lower case. A string of digits that is no name is an index.

    Raises:
        AudioDeviceError: none or several devices are meant; the candidates are named.
    """
    if not devices:
        raise AudioDeviceError(worded("no microphone was found"), hint=NO_MICROPHONE_HINT)
    if wanted is None:
        return next((device for device in devices if device.is_default), devices[0])
    if isinstance(wanted, int):
        return _by_index(devices, wanted)
    name = printable(wanted).casefold()
    whole = [device for device in devices if device.name.casefold() == name]
    if not whole and name.isdecimal():
        return _by_index(devices, int(name))
    found = whole or [device for device in devices if name and name in device.name.casefold()]
    if len(found) == 1:
        return found[0]
    if found:
        raise AudioDeviceError(
            worded(
                "{found} microphones are called {wanted!r}: {listed}",
                found=len(found),
                wanted=wanted,
                listed=_listed(found),
            ),
            hint=worded("Use more of the name, or the number."),
        )
    raise AudioDeviceError(
        worded("there is no microphone {wanted!r}", wanted=wanted),
        hint=worded("There are: {listed}.", listed=_listed(devices)),
    )


def _by_index(devices: Sequence[InputDevice], index: int) -> InputDevice:
    for device in devices:
        if device.index == index:
            return device
    raise AudioDeviceError(
        worded("there is no microphone number {index}", index=index),
        hint=worded("There are: {listed}.", listed=_listed(devices)),
    )


def _listed(devices: Sequence[InputDevice]) -> str:
    return ", ".join(f"{device.index} {device.name}" for device in devices)
