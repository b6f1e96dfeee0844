"""What the person wants captioned. No Qt."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, Protocol, Self

from captioner.audio.input_device import FOLLOWING
from captioner.errors import CaptionerError, message_of, sentences, worded
from captioner_ui.translation import tr, tr_later


class SourceKind(Enum):
    """Where sound comes from."""

    DEFAULT_MICROPHONE = auto()
    """Whatever the system uses now."""
    DEVICE = auto()
    COMPUTER = auto()
    """System audio."""
    BOTH = auto()
    """A microphone and system audio, side by side."""
    DEMO = auto()
    """The recording that comes with the program."""
    FILE = auto()
    """A recording named on the command line."""


@dataclass(frozen=True, slots=True)
class SourceChoice:
    """One entry of the source list."""

    kind: SourceKind
    label: str
    """How the list calls it, to be translated when it is shown."""
    device: str | int | None = None
    """Name or index; for DEVICE, and for BOTH unless it is the system's default. The name is the
    better one: indexes change with every plug."""
    path: str = ""
    """For FILE."""

    @property
    def live(self) -> bool:
        """Whether it goes on while nobody listens: it is no recording."""
        return self.kind not in (SourceKind.DEMO, SourceKind.FILE)

    @classmethod
    def of_device(cls, device: str | int, label: str = "") -> Self:
        """An input device by name or index (0 is one)."""
        if isinstance(device, str):
            label = label or device
        else:
            label = label or tr("Microphone number {number}", number=device)
        return cls(SourceKind.DEVICE, label, device=device)

    @classmethod
    def of_both(cls, device: str | int | None = None) -> Self:
        """System audio and a microphone: this one, or the system's default."""
        if device is None:
            return cls(SourceKind.BOTH, tr_later("Microphone and computer"))
        words = tr("{microphone} and computer", microphone=cls.of_device(device).label)
        return cls(SourceKind.BOTH, words, device=device)

    @classmethod
    def of_file(cls, path: str) -> Self:
        """The recording at `path`."""
        return cls(SourceKind.FILE, path, path=path)


DEFAULT_MICROPHONE: Final = SourceChoice(
    SourceKind.DEFAULT_MICROPHONE, tr_later("System default microphone")
)
COMPUTER_CHOICE: Final = SourceChoice(SourceKind.COMPUTER, tr_later("System audio"))
BOTH: Final = SourceChoice.of_both()
DEMO_RECORDING: Final = SourceChoice(SourceKind.DEMO, tr_later("Demo recording"))


class NamedDevice(Protocol):
    """What the list needs of `captioner.audio.devices.InputDevice`."""

    @property
    def index(self) -> int:
        """Its present number."""
        ...

    @property
    def name(self) -> str:
        """What the system calls it; two may be called the same."""
        ...


def choices_among(devices: Sequence[NamedDevice]) -> tuple[SourceChoice, ...]:
    """The system default, every device, the computer, both, the demo recording.

    A device is chosen by name; devices of the same name can only be told by their indexes. What
    ALSA calls `default`, `pulse` or `pipewire` is the system default once more, and left out.
    """
    devices = [device for device in devices if device.name not in FOLLOWING]
    names = Counter(device.name.casefold() for device in devices)
    chosen = (_choice_of(d, unique=names[d.name.casefold()] == 1) for d in devices)
    return (DEFAULT_MICROPHONE, *chosen, COMPUTER_CHOICE, BOTH, DEMO_RECORDING)


def with_microphone(choice: SourceChoice, before: SourceChoice) -> SourceChoice:
    """`choice`; "microphone and computer" with the microphone that was listened to before."""
    if choice == BOTH and before.device is not None:
        return SourceChoice.of_both(before.device)
    return choice


def _choice_of(device: NamedDevice, *, unique: bool) -> SourceChoice:
    if unique:
        return SourceChoice.of_device(device.name)
    return SourceChoice.of_device(device.index, _numbered(device))


def _numbered(device: NamedDevice) -> str:
    return tr("{name} (number {number})", name=device.name, number=device.index)


@dataclass(frozen=True, slots=True)
class SourceList:
    """What can be chosen now."""

    choices: tuple[SourceChoice, ...] = choices_among(())
    error: CaptionerError | None = None
    """Why no devices are among them, if the system would not say."""

    has_devices: bool = False
    """Whether there is any microphone, also if it is only the system's default one."""


@dataclass(frozen=True, slots=True)
class FirstSource:
    """What the window captions when it opens."""

    choice: SourceChoice = DEFAULT_MICROPHONE
    asked_for: bool = True
    """False: nobody named a source, and without a microphone the demo recording will do."""
    notice: str = ""
    """Why it is not the one expected, as a sentence; mostly empty."""

    def given(self, found: SourceList) -> "FirstSource":
        """The same, now that it is known which sources there are."""
        if self.asked_for or found.has_devices:
            return self
        why = message_of(found.error) if found.error else worded("no microphone was found")
        instead = worded("The demo recording is captioned instead.")
        notice = sentences(why, instead, self.notice)
        return FirstSource(DEMO_RECORDING, notice=notice)
