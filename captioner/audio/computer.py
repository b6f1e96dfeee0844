"""System audio, as a source: the routes to it on each system."""

import sys
from collections.abc import Callable
from typing import Final

from captioner.audio.channels import VoiceDetector, any_sound
from captioner.audio.devices import PortAudio, SoundDevice
from captioner.audio.input_device import InputDevice
from captioner.audio.microphone import Kind, Microphone
from captioner.audio.pulse import PulseMonitors
from captioner.errors import AudioDeviceError, worded

LOOPBACK: Final = "[Loopback]"  # how PortAudio's WASAPI host calls the sound of an output
COMPUTER_KIND: Final = Kind(
    worded("the computer's sound"),
    worded("system audio"),
    worded("Captioning goes on automatically when there is an output again."),
    silence_is_odd=False,  # nothing is playing
)


def computer_sound(
    *,
    patient: bool = False,
    monitors: PortAudio | None = None,
    detector: Callable[[], VoiceDetector] = lambda: any_sound,
) -> Microphone:
    """What the default output plays, as an `AudioSource`; it follows the default output.

    Args:
        patient: see `Microphone`.
        monitors: the way to it; None for this system's.
        detector: see `Microphone`.

    Raises:
        AudioDeviceError: there is no way to it on this system.
    """
    way = _NeedsOutput(monitors or system_monitors(sys.platform))
    return Microphone(portaudio=way, kind=COMPUTER_KIND, patient=patient, detector=detector)


def computer_output(monitors: PortAudio | None = None) -> InputDevice:
    """The output that would be listened to now.

    Raises:
        AudioDeviceError: there is none, or no way to it.
    """
    way = _NeedsOutput(monitors or system_monitors(sys.platform))
    way.refresh()
    found = way.inputs()
    return next((device for device in found if device.is_default), found[0])


def system_monitors(platform: str) -> PortAudio:
    """The way to system audio on `platform`, a value of sys.platform.

    Raises:
        AudioDeviceError: there is none.
    """
    match platform:
        case "win32":
            return LoopbackDevices(SoundDevice())
        case "darwin":
            raise AudioDeviceError(
                worded("macOS does not let programs hear system audio"),
                hint=worded(
                    "Install a virtual cable such as BlackHole, and choose it as the microphone."
                ),
            )
        case _:
            return PulseMonitors()


class LoopbackDevices:
    """`PortAudio` with only its loopback devices, as WASAPI has them. Not tested on Windows.

    PortAudio has them since its version 19.8, which sounddevice may not bring yet.
    """

    def __init__(self, portaudio: PortAudio) -> None:
        self._portaudio = portaudio
        self.refresh = portaudio.refresh
        self.open = portaudio.open

    def inputs(self) -> list[InputDevice]:
        """The loopback devices.

        Raises:
            AudioDeviceError: the sound system does not answer.
        """
        return [device for device in self._portaudio.inputs() if LOOPBACK in device.name]


class _NeedsOutput:
    """`PortAudio` that says in the words of outputs that there is no device."""

    def __init__(self, monitors: PortAudio) -> None:
        self._monitors = monitors
        self.refresh = monitors.refresh
        self.open = monitors.open

    def inputs(self) -> list[InputDevice]:
        """At least one device.

        Raises:
            AudioDeviceError: there is none, or the sound system does not answer.
        """
        found = self._monitors.inputs()
        if not found:
            raise AudioDeviceError(
                worded("there is no output whose sound could be heard"),
                hint=worded(
                    "Connect loudspeakers or headphones, or caption the microphone instead."
                ),
            )
        return found
