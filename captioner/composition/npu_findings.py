"""What `captioner doctor` finds of a Hailo NPU: its software, the device, compiled encoders."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from captioner.composition.findings import Finding, Level
from captioner.errors import ModelError, NpuError

if TYPE_CHECKING:
    from captioner.asr.npu.faults import Surroundings
    from captioner.asr.npu.messages import Device
    from captioner.asr.npu.survey import Survey

SOFTWARE: Final = "hailo"
DEVICE: Final = "hailo device"
ENCODERS: Final = "hailo encoders"
HOT_C: Final = 95.0  # degrees Celsius; a Hailo-8 slows down from 104 on
NUMPY_2_FROM: Final = (5, 2)  # HailoRT whose Python package was built for numpy 2


@dataclass(frozen=True, slots=True)
class FoundEncoder:
    """A compiled encoder on this machine."""

    path: Path
    what: str = ""
    """In words."""
    architecture: str = ""
    """What it is compiled for; empty if that is unknown."""
    checkpoint: str = ""
    """Of what model it is; empty if that is unknown."""
    problem: NpuError | None = None
    """What is wrong with it."""


def npu_findings() -> list[Finding]:
    """All findings; just one where there is nothing of a Hailo NPU."""
    from captioner.asr.npu.surroundings import surroundings
    from captioner.asr.npu.survey import survey

    try:
        around, seen = surroundings(), survey()
        software = check_software(seen, around)
        if software.state is Level.MISSING:
            return [software]
        return [software, check_device(seen), check_encoders(_encoders(), seen.device)]
    except Exception as exc:  # noqa: BLE001 - whatever is broken here is what we report
        return [Finding(SOFTWARE, Level.PROBLEM, f"{type(exc).__name__}: {exc}")]


def check_software(seen: "Survey", around: "Surroundings") -> Finding:
    """Whether Hailo's package can be used, and what surrounds it."""
    from captioner.asr.npu.faults import KNOWN, Fault

    driver = f"driver {seen.driver}" if seen.driver else "no driver"
    if seen.device is None:
        problem = seen.problem or NpuError("it does not answer")
        nothing = str(problem) == KNOWN[Fault.NOT_INSTALLED].says
        if nothing and not seen.nodes and not seen.driver:
            detail = "no NPU software; the processor is used"
            return Finding(SOFTWARE, Level.MISSING, detail, f"Only for a Hailo NPU: {problem.hint}")
        return Finding(SOFTWARE, Level.PROBLEM, f"{problem}; {driver}", problem.hint)
    version = seen.device.hailort
    numpy = seen.device.numpy
    detail = f"hailo_platform and libhailort {version}, {driver}, with numpy {numpy}"
    if seen.driver and version and seen.driver != version:
        return Finding(SOFTWARE, Level.PROBLEM, detail, KNOWN[Fault.DRIVER_DIFFERS].hint)
    newer_numpy = _numbers(numpy) >= (2, 0) and around.system_numpy.startswith("1.")
    if newer_numpy and _numbers(version) < NUMPY_2_FROM:
        return Finding(SOFTWARE, Level.PROBLEM, detail, KNOWN[Fault.NUMPY].hint)
    return Finding(SOFTWARE, Level.OK, detail)


def check_device(seen: "Survey") -> Finding:
    """Whether there is a device that can be opened."""
    device = seen.device
    if device is None:
        nodes = ", ".join(seen.nodes) or "no /dev/hailo0"
        advice = seen.problem.hint if seen.problem else ""
        return Finding(DEVICE, Level.PROBLEM, nodes, advice)
    parts = [
        device.name,
        device.board,
        f"firmware {device.firmware}" if device.firmware else "",
        device.id,
        ", ".join(f"{value:.1f} °C" for value in device.temperatures_c),
        f"{device.clock_hz / 1e6:.0f} MHz" if device.clock_hz else "",
    ]
    detail = ", ".join(filter(None, parts))
    if seen.claim is not None:
        return Finding(DEVICE, Level.PROBLEM, f"{detail}: {seen.claim}", seen.claim.hint)
    if max(device.temperatures_c, default=0.0) >= HOT_C:
        return Finding(DEVICE, Level.PROBLEM, detail, "Cool it: it slows down when it is hot.")
    return Finding(DEVICE, Level.OK, detail)


def check_encoders(found: "Sequence[FoundEncoder]", device: "Device | None") -> Finding:
    """Whether there is a compiled encoder that fits the device.

    Args:
        found: those that are here.
        device: what is there; None if it does not answer.
    """
    from captioner.asr.npu.messages import Candidate, fitting, wrong_architecture

    arch = (device.architecture if device else "") or "hailo8l"
    fetch = (
        f"Get one: `captioner models fetch tiny --arch {arch}` (`captioner models list --hailo`)."
    )
    if not found:
        return Finding(ENCODERS, Level.MISSING, "none", fetch)
    for one in found:
        if one.problem is not None:
            detail = f"{one.path.name}: {one.problem}"
            return Finding(ENCODERS, Level.PROBLEM, detail, one.problem.hint or fetch)
    candidates = tuple(Candidate(one.path, one.architecture) for one in found)
    if device is not None and not fitting(candidates, device.architecture):
        error = wrong_architecture(candidates, device).error()
        advice = error.hint.replace("NAME", found[0].checkpoint or "tiny")
        return Finding(ENCODERS, Level.PROBLEM, str(error), advice)
    detail = "; ".join(f"{one.path.name} ({one.what})" for one in found)
    return Finding(ENCODERS, Level.OK, detail)


def _encoders() -> list[FoundEncoder]:
    """All compiled encoders under the models' folder."""
    from captioner.composition.model_store import open_store
    from captioner_models.hef_files import FOLDER, SUFFIX

    folder = open_store(os.environ).root / FOLDER
    return [_encoder(path) for path in sorted(folder.glob(f"*{SUFFIX}"))]


def _encoder(path: Path) -> FoundEncoder:
    from captioner.asr.hef import read_hef_header
    from captioner.asr.npu.pairing import fitting_files
    from captioner_models.hef_files import HefFile, check_hef, read_hef_record

    try:
        record = read_hef_record(path)
        file = HefFile(path, record)
        check_hef(file, verify=True)
        header = read_hef_header(path)
    except ModelError as exc:
        return FoundEncoder(path, problem=NpuError(str(exc), hint=exc.hint))
    checkpoint = record.checkpoint if record else ""
    refused = fitting_files([file], checkpoint, None).refused
    window = f"{header.n_frames / 100:g} s" if header.n_frames else "window unknown"
    of = f"of {checkpoint or 'an unknown model'}"
    parts = (of, header.architecture, window, f"compiler {header.sdk_version}")
    what = ", ".join(filter(None, parts))
    return FoundEncoder(path, what, header.architecture, checkpoint, refused)


def _numbers(version: str) -> tuple[int, int]:
    parts = [int(part) for part in version.split(".")[:2] if part.isdecimal()]
    return (parts[0], parts[1]) if len(parts) == 2 else (0, 0)
