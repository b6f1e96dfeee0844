"""What the program and the process that owns the NPU say to each other."""

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from captioner.asr.npu.faults import Fault, Trouble

NAMES = {
    "hailo8": "Hailo-8",
    "hailo8r": "Hailo-8",
    "hailo8p": "Hailo-8",
    "hailo8l": "Hailo-8L",
    "hailo10h": "Hailo-10H",
}
RUNS_ON = {
    "hailo8": ("hailo8", "hailo8p", "hailo8r", "hailo8l"),
    "hailo8l": ("hailo8l",),
    "hailo10h": ("hailo10h", "hailo15h", "hailo15m"),
}
"""For each chip the architectures of files that it runs, best first; from HailoRT's sources. What
is compiled for a Hailo-8 says hailo8p."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A compiled encoder that may fit."""

    path: Path
    architecture: str
    """What it is for; empty if that is unknown, and HailoRT decides."""


@dataclass(frozen=True, slots=True)
class Device:
    """A Hailo device and its software."""

    architecture: str
    """As in RUNS_ON; empty if the device does not tell."""
    hailort: str
    """Version of the Python package, which is that of the library."""
    id: str = ""
    board: str = ""
    firmware: str = ""
    serial: str = ""
    temperatures_c: tuple[float, ...] = ()
    """Of the chip's sensors; empty if they cannot be read."""
    numpy: str = ""
    """Version of numpy that its Python package is used with."""
    clock_hz: int | None = None
    """Of the network core."""

    @property
    def name(self) -> str:
        """For people."""
        return NAMES.get(self.architecture, self.architecture or "Hailo")


@dataclass(frozen=True, slots=True)
class Open:
    """Open the device with the first of the encoders that fits it."""

    candidates: tuple[Candidate, ...]


@dataclass(frozen=True, slots=True)
class Encode:
    """Encode the window in the arena."""

    shape: tuple[int, ...]
    """(n_mels, n_frames), as long as the encoder takes."""


@dataclass(frozen=True, slots=True)
class Measure:
    """Read the chip's temperature."""


@dataclass(frozen=True, slots=True)
class Describe:
    """Say what device is there, without claiming it."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Open the device and release it at once, to see whether that works."""


@dataclass(frozen=True, slots=True)
class Close:
    """Release the device and end."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The device is ready."""

    device: Device
    path: Path
    """The encoder that was taken."""
    n_mels: int
    n_frames: int
    d_model: int


@dataclass(frozen=True, slots=True)
class States:
    """What the encoder gave is in the arena."""

    shape: tuple[int, ...]
    """(n_frames / 2, d_model)."""


@dataclass(frozen=True, slots=True)
class Measured:
    """Degrees Celsius; None if the device does not tell."""

    temperature_c: float | None


@dataclass(frozen=True, slots=True)
class Described:
    """What device is there; after a Claim that it could be opened."""

    device: Device


@dataclass(frozen=True, slots=True)
class Failed:
    """It did not work; after a failed Open or Encode the device is closed."""

    trouble: Trouble


Request: TypeAlias = Open | Encode | Measure | Describe | Claim | Close
Answer: TypeAlias = Opened | States | Measured | Described | Failed


def fitting(candidates: tuple[Candidate, ...], architecture: str) -> tuple[Candidate, ...]:
    """The encoders that run on a chip, best first; all of them if the chip is unknown."""
    accepted = RUNS_ON.get(architecture)
    if accepted is None:
        return candidates
    order = {name: at for at, name in enumerate((architecture, *accepted, ""))}
    fit = [one for one in candidates if one.architecture in order]
    return tuple(sorted(fit, key=lambda one: order[one.architecture]))


def wrong_architecture(candidates: tuple[Candidate, ...], device: Device) -> Trouble:
    """Why none of the encoders is taken; NAME stands for the model, which is not known here."""
    found = ", ".join(
        f"{one.path.name} is for {NAMES.get(one.architecture, one.architecture)}"
        for one in candidates
    )
    arch = device.architecture
    hint = f"Needed is NAME-{arch}-*s.hef: `captioner models fetch NAME --arch {arch}`."
    return Trouble(Fault.WRONG_ARCHITECTURE, f"{found}; this is a {device.name}", hint)
