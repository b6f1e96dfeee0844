"""Whether a compiled encoder belongs to a model: by its record, its shapes and its states."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from captioner.asr.hef import HefHeader, read_hef_header
from captioner.asr.npu.faults import Fault, Trouble
from captioner.asr.npu.messages import Candidate, Opened
from captioner.errors import ModelFileError, NpuError
from captioner.units import FRAMES_PER_S, FloatArray
from captioner_models.hef_files import HefFile, check_hef
from captioner_models.manifest import Manifest

WINDOWS_S: Final = (3, 30)
"""Lengths of an encoder that are of use: speech is not cut into pieces of less than 2 s, and no
Whisper takes more than 30."""
SAYS: Final = {
    "hailo8": ("hailo8", "hailo8p", "hailo8r"),
    "hailo8l": ("hailo8l",),
    "hailo10h": ("hailo10h", "hailo15h", "hailo15m"),
}
"""What a file for each chip says that it is for; see `messages.RUNS_ON`."""
LEAST_COSINE: Final = 0.85
"""Of the NPU's states to the CPU's on the demo recording; docs/decisions/0007-npu.md says why."""


@dataclass(frozen=True, slots=True)
class Fitting:
    """The compiled encoders of a model that may be used, and why others may not."""

    candidates: tuple[Candidate, ...]
    window_s: int | None
    """The shortest window among them; None without any."""
    refused: NpuError | None = None
    """Why the first of the others is not used."""


def fitting_files(files: Sequence[HefFile], name: str, manifest: Manifest | None) -> Fitting:
    """Those of some compiled encoders that belong to a model, as far as can be told without a chip.

    Args:
        files: to choose from.
        name: of the model.
        manifest: of the built model; None if it is not known yet.
    """
    candidates: list[Candidate] = []
    windows_s: list[int] = []
    refused: NpuError | None = None
    for file in files:
        try:
            check_hef(file)
            header = read_hef_header(file.path)
            _require_checkpoint(file, header, name, manifest)
        except ModelFileError as exc:
            known = NpuError(str(exc), hint=exc.hint)
            refused = refused or known
        except NpuError as exc:
            refused = refused or exc
        else:
            record = file.record
            architecture = header.architecture or (record.arch if record else "")
            candidates.append(Candidate(file.path, architecture))
            if (window_s := _window_s(file, header)) is not None:
                windows_s.append(window_s)
    return Fitting(tuple(candidates), min(windows_s, default=None), refused)


def require_shapes(opened: Opened, name: str, manifest: Manifest) -> None:
    """Make sure that the network on the NPU has the shapes of the model's encoder.

    Raises:
        NpuError: it has others.
    """
    size = manifest.dimensions
    if (opened.n_mels, opened.d_model) != (size.n_mels, size.d_model):
        detail = (
            f"{opened.path.name} gives {opened.n_mels} mels to {opened.d_model} values, "
            f"{name} needs {size.n_mels} to {size.d_model}"
        )
        raise wrong_pairing(detail, name, opened.device.architecture)


def require_states(
    opened: Opened, name: str, npu: FloatArray, cpu: FloatArray, least: float = LEAST_COSINE
) -> float:
    """Make sure that the NPU's states are those of the model; how alike they are.

    Args:
        opened: what is open.
        name: of the model.
        npu: states (n, d_model) of the NPU.
        cpu: of the CPU's encoder for the same window.
        least: cosine.

    Raises:
        NpuError: they are others.
    """
    if npu.shape != cpu.shape:
        detail = f"{opened.path.name} gives states {npu.shape}, {name} needs {cpu.shape}"
        raise wrong_pairing(detail, name, opened.device.architecture)
    alike = cosine(npu, cpu)
    if alike < least:
        detail = f"{opened.path.name}: cosine {alike:.2f} to the states of {name}, need {least:g}"
        raise wrong_pairing(detail, name, opened.device.architecture)
    return alike


def cosine(one: FloatArray, other: FloatArray) -> float:
    """Cosine of the angle between two sets of states of the same shape, as two vectors."""
    product = float((one * other).sum())
    lengths = float(np.linalg.norm(one) * np.linalg.norm(other))
    return product / lengths if lengths else 0.0


def wrong_pairing(detail: str, name: str, architecture: str) -> NpuError:
    """The compiled encoder is of another checkpoint; the error names the right one."""
    arch = architecture or "ARCH"
    right = f"{name}-{arch}-*s.hef" if architecture else f"the one of {name}"
    hint = f"Needed is {right}: `captioner models fetch {name} --arch {arch}`."
    return Trouble(Fault.WRONG_PAIRING, detail, hint).error()


def _require_checkpoint(
    file: HefFile, header: HefHeader, name: str, manifest: Manifest | None
) -> None:
    """By its record and by its header."""
    record, path = file.record, file.path
    if record is not None:
        if record.checkpoint != name:
            detail = f"{path.name} is of {record.checkpoint}, the model is {name}"
            raise wrong_pairing(detail, name, record.arch)
        if header.architecture and header.architecture not in SAYS[record.arch]:
            hint = f"Fetch it again: `captioner models fetch {name} --arch {record.arch}`."
            detail = f"{path.name} is compiled for {header.architecture}, not for {record.arch}"
            raise Trouble(Fault.WRONG_ARCHITECTURE, detail, hint).error()
        expected = record.window_s * FRAMES_PER_S
        if header.n_frames not in (None, expected):
            detail = f"{path.name} takes {header.n_frames} frames, expected {expected}"
            raise wrong_pairing(detail, name, record.arch)
    low, high = (FRAMES_PER_S * seconds for seconds in WINDOWS_S)
    if header.n_frames is not None and not low <= header.n_frames <= high:
        detail = f"{path.name} takes {header.n_frames} frames, need {low} to {high}"
        raise wrong_pairing(detail, name, header.architecture)
    if manifest is None:
        return
    size = manifest.dimensions
    if header.n_mels not in (None, size.n_mels) or header.d_model not in (None, size.d_model):
        detail = (
            f"{path.name} has {header.n_mels} mels and {header.d_model} values, "
            f"{name} has {size.n_mels} and {size.d_model}"
        )
        raise wrong_pairing(detail, name, header.architecture)


def _window_s(file: HefFile, header: HefHeader) -> int | None:
    if header.n_frames:
        return header.n_frames // FRAMES_PER_S
    return file.record.window_s if file.record else None
