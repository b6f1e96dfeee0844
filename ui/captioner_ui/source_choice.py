"""What the person wants captioned. No Qt."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, Self


class SourceKind(Enum):
    """Where sound comes from."""

    DEFAULT_MICROPHONE = auto()
    """Whatever the system uses now."""
    DEVICE = auto()
    """One input device, by name: its index changes when another is plugged in."""
    DEMO = auto()
    """The recording that comes with the program."""
    FILE = auto()
    """A recording named on the command line."""


@dataclass(frozen=True, slots=True)
class SourceChoice:
    """One entry of the source list."""

    kind: SourceKind
    name: str = ""
    """Device name or path of the recording; empty for the other two."""

    @property
    def label(self) -> str:
        """How the list calls it."""
        match self.kind:
            case SourceKind.DEFAULT_MICROPHONE:
                return "System default microphone"
            case SourceKind.DEMO:
                return "Demo recording"
            case SourceKind.DEVICE | SourceKind.FILE:
                return self.name

    @classmethod
    def device(cls, name: str) -> Self:
        """The input device of this name."""
        return cls(SourceKind.DEVICE, name)

    @classmethod
    def file(cls, path: str) -> Self:
        """The recording at `path`."""
        return cls(SourceKind.FILE, path)


DEFAULT_MICROPHONE: Final = SourceChoice(SourceKind.DEFAULT_MICROPHONE)
DEMO_RECORDING: Final = SourceChoice(SourceKind.DEMO)
