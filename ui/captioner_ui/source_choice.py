"""What the person wants captioned. No Qt."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, Protocol, Self


class SourceKind(Enum):
    """Where sound comes from."""

    DEFAULT_MICROPHONE = auto()
    """Whatever the system uses now."""
    DEVICE = auto()
    DEMO = auto()
    """The recording that comes with the program."""
    FILE = auto()
    """A recording named on the command line."""


@dataclass(frozen=True, slots=True)
class SourceChoice:
    """One entry of the source list."""

    kind: SourceKind
    label: str
    """How the list calls it."""
    device: str | int | None = None
    """Name or index; for DEVICE. The name is the better one: indexes change with every plug."""
    path: str = ""
    """For FILE."""

    @classmethod
    def of_device(cls, device: str | int, label: str = "") -> Self:
        """An input device by name or index (0 is one)."""
        label = label or (device if isinstance(device, str) else f"Microphone number {device}")
        return cls(SourceKind.DEVICE, label, device=device)

    @classmethod
    def of_file(cls, path: str) -> Self:
        """The recording at `path`."""
        return cls(SourceKind.FILE, path, path=path)


DEFAULT_MICROPHONE: Final = SourceChoice(SourceKind.DEFAULT_MICROPHONE, "System default microphone")
DEMO_RECORDING: Final = SourceChoice(SourceKind.DEMO, "Demo recording")


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
    """The system default, every device, the demo recording.

    A device is chosen by name; the second one of the same name can only be told by its index.
    """
    seen: set[str] = set()
    choices = [DEFAULT_MICROPHONE]
    for device in devices:
        twin = device.name in seen
        seen.add(device.name)
        label = f"{device.name} (number {device.index})" if twin else device.name
        choices.append(SourceChoice.of_device(device.index if twin else device.name, label))
    return (*choices, DEMO_RECORDING)
