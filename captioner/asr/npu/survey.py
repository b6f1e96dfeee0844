"""What of a Hailo NPU is present on this machine: software, driver, device. For `doctor`."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from captioner.asr.npu.link import COMMAND, Link
from captioner.asr.npu.messages import Claim, Describe, Described, Device, Request
from captioner.asr.npu.surroundings import is_installed, not_installed
from captioner.errors import NpuError

DRIVERS: Final = ("hailo_pci", "hailo1x_pci")  # kernel modules: Hailo-8 and 8L, Hailo-10H
NODES: Final = ("hailo*", "h1x-*")
LOOK_S: Final = 20.0  # opening the device loads its firmware


@dataclass(frozen=True, slots=True)
class Survey:
    """What was found."""

    driver: str
    """Version of the kernel's module; empty if none is loaded or it does not say."""
    nodes: tuple[str, ...]
    """Paths of the devices that the driver offers."""
    device: Device | None = None
    """None if it does not answer, for the reason in `problem`."""
    problem: NpuError | None = None
    """Why there is none."""
    claim: NpuError | None = None
    """Why the device that is there cannot be opened."""


def survey(command: Sequence[str] = COMMAND, root: Path = Path("/")) -> Survey:
    """Look, in a process of its own: what is broken may crash. Blocks for seconds.

    Args:
        command: starts that process.
        root: of the file system.
    """
    driver, nodes = driver_version(root), device_nodes(root)
    if command is COMMAND and not is_installed():
        return Survey(driver, nodes, None, not_installed().error())
    device, problem = _asked(command, Describe())
    if device is None:
        return Survey(driver, nodes, None, problem)
    _, claim = _asked(command, Claim())
    return Survey(driver, nodes, device, None, claim)


def driver_version(root: Path = Path("/")) -> str:
    """Version of the driver that is loaded; empty if none is, or it does not say."""
    for name in DRIVERS:
        try:
            return (root / "sys/module" / name / "version").read_text("utf-8").strip()
        except OSError:
            continue
    return ""


def device_nodes(root: Path = Path("/")) -> tuple[str, ...]:
    """Paths of the devices that the driver offers."""
    found = (path for pattern in NODES for path in (root / "dev").glob(pattern))
    return tuple(f"/dev/{path.name}" for path in sorted(found))


def _asked(command: Sequence[str], request: Request) -> tuple[Device | None, NpuError | None]:
    try:
        link = Link(command)
        try:
            link.ask(request)
            answer = link.answer(LOOK_S)
        finally:
            link.close()
    except NpuError as exc:
        return None, exc
    return (answer.device, None) if isinstance(answer, Described) else (None, None)
