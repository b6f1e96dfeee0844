"""What is present on this machine, what is not, and what to do about it.

Every probe looks at one thing and imports what it needs itself, so that one that breaks becomes a
finding and never a traceback.
"""

import ctypes
import importlib.metadata
import importlib.util
import os
import platform
import shutil
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from captioner.composition.findings import (
    Finding,
    Level,
    check_computer_sound,
    check_cores,
    check_disk,
    check_memory,
    check_microphones,
    check_model,
    check_python,
    check_runtime,
    check_window,
    no_folder,
)
from captioner.composition.npu_findings import npu_findings
from captioner.composition.power_findings import power_findings
from captioner.composition.text import safe
from captioner.installation import advice_here

Probe: TypeAlias = Callable[[], Finding]

X11_LIBRARIES: Final = (
    "libEGL.so.1",
    "libGL.so.1",
    "libX11-xcb.so.1",
    "libX11.so.6",
    "libdbus-1.so.3",
    "libfontconfig.so.1",
    "libfreetype.so.6",
    "libglib-2.0.so.0",
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-image.so.0",
    "libxcb-keysyms.so.1",
    "libxcb-randr.so.0",
    "libxcb-render-util.so.0",
    "libxcb-render.so.0",
    "libxcb-shape.so.0",
    "libxcb-shm.so.0",
    "libxcb-sync.so.1",
    "libxcb-util.so.1",
    "libxcb-xfixes.so.0",
    "libxcb-xkb.so.1",
    "libxcb.so.1",
    "libxkbcommon-x11.so.0",
    "libxkbcommon.so.0",
)
"""What Qt and its X11 plugin link against on Linux; make setup installs the same."""
WAYLAND_LIBRARIES: Final = ("libwayland-client.so.0", "libwayland-cursor.so.0")
"""What its Wayland plugin needs besides."""


@dataclass(frozen=True, slots=True)
class Examination:
    """All that was found."""

    findings: tuple[Finding, ...]

    @property
    def text(self) -> str:
        """The report and its conclusion, for a person."""
        possible = "possible." if captions_possible(self.findings) else "not possible yet."
        return f"{report(self.findings)}\n\nCaptions are {possible}"


def examine(probes: Iterable[tuple[str, bool, Probe]]) -> list[Finding]:
    """Run the probes in order. One that raises becomes a finding of its own.

    Args:
        probes: (name, needed, probe), the first two for a probe that breaks.
    """
    findings = []
    for name, needed, probe in probes:
        try:
            findings.append(probe())
        except Exception as exc:  # noqa: BLE001 - whatever is broken here is what we report
            detail = f"{type(exc).__name__}: {exc}".splitlines()[0]
            advice = getattr(exc, "hint", "") or advice_here().again
            findings.append(Finding(name, Level.PROBLEM, detail, advice, needed))
    return findings


def captions_possible(findings: Iterable[Finding]) -> bool:
    """Whether nothing stands in the way of captions, in the terminal at least."""
    return not any(f.needed and f.state is Level.PROBLEM for f in findings)


def report(findings: Iterable[Finding]) -> str:
    """The findings as lines for a person, advice indented under its finding."""
    lines = []
    for finding in findings:
        lines.append(f"{finding.state:8} {finding.name:15} {safe(finding.detail)}")
        if finding.advice:
            lines.append(f"{'':24} {finding.advice}")
    return "\n".join(lines)


def examination() -> Examination:
    """Run all probes, which takes seconds; any thread."""
    return Examination((*examine(PROBES), *power_findings(), *npu_findings()))


def _probe_python() -> Finding:
    return check_python(sys.version_info[:3], advice_here())


def _probe_runtime() -> Finding:
    import onnxruntime

    providers = onnxruntime.get_available_providers()
    return check_runtime(onnxruntime.__version__, providers, advice_here())


def _probe_voice_activity() -> Finding:
    import numpy as np

    from captioner.config import VadKind
    from captioner.units import VAD_FRAME
    from captioner.vad.factory import make_vad

    silence = np.zeros(VAD_FRAME, np.float32)
    for kind in (VadKind.SILERO, VadKind.WEBRTC):
        make_vad(kind)(silence)
    return Finding("voice activity", Level.OK, "Silero and WebRTC work", needed=True)


def _probe_microphones() -> Finding:
    from captioner.audio.devices import list_input_devices

    return check_microphones([device.name for device in list_input_devices()])


def _probe_computer_sound() -> Finding:
    from captioner.audio.computer import computer_output
    from captioner.errors import AudioError

    try:
        return check_computer_sound(computer_output().name)
    except AudioError as exc:
        return check_computer_sound("", str(exc), exc.hint)


def _probe_window() -> Finding:
    found = importlib.util.find_spec("PySide6")
    version = importlib.metadata.version("PySide6-Essentials") if found else None
    if sys.platform != "linux":
        return check_window(version, "this desktop", (), advice_here())
    wayland, x11 = os.environ.get("WAYLAND_DISPLAY"), os.environ.get("DISPLAY")
    wanted = X11_LIBRARIES if x11 or not wayland else X11_LIBRARIES + WAYLAND_LIBRARIES
    missing = [name for name in wanted if not library_loads(name)]
    return check_window(version, wayland or x11, missing, advice_here())


def library_loads(library: str) -> bool:
    """Whether a shared library of the system is there and can be used."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _probe_model() -> Finding:
    from captioner.composition.model_store import ROOT_VARIABLE, open_store
    from captioner_models.sources import is_installed

    store = open_store(os.environ)
    name = store.catalogue.default
    built = next((model for model in store.installed() if model.name == name), None)
    if os.environ.get(ROOT_VARIABLE) and not (there := _nearest(store.root)).is_dir():
        usable = built is not None and not built.problem  # it came with the program
        return no_folder(store.root, there, ROOT_VARIABLE, needed=not usable)
    problem, tried = built.problem if built else "", ""
    if built and not problem:
        problem, tried = _tried(built.folder)
    return check_model(
        name,
        built_in=built.folder if built else None,
        problem=problem,
        has_weights=is_installed(store.catalogue.find(name)),
        advice=advice_here(),
        tried=tried,
    )


def _tried(folder: Path) -> tuple[str, str]:
    """What is wrong with a model on this processor, if anything is, and what was found."""
    from captioner.asr.selfcheck import self_check, slower_than_need_be
    from captioner_models.manifest import read_manifest

    manifest = read_manifest(folder)
    found = self_check(folder, manifest)
    drafts = "" if found.drafts_exact else "; text is read without drafts, which differ here"
    slow = slower_than_need_be(folder, manifest.name)
    slow = f". {slow}" if slow else ""
    return found.problem, f"on this processor {found.fidelity}{drafts}{slow}"


def _probe_disk() -> Finding:
    from captioner.composition.model_store import open_store

    folder = open_store(os.environ).root
    return check_disk(folder, shutil.disk_usage(_nearest(folder)).free / 1e6)


def _nearest(folder: Path) -> Path:
    """It, or the nearest part of its path that is there."""
    return next(path for path in (folder, *folder.parents) if path.exists())


def _probe_memory() -> Finding:
    import psutil

    memory = psutil.virtual_memory()
    return check_memory(memory.available / 1e6, memory.total / 1e6)


def _probe_cores() -> Finding:
    return check_cores(os.cpu_count() or 1, platform.machine())


PROBES: Final[Sequence[tuple[str, bool, Probe]]] = (
    ("python", True, _probe_python),
    ("onnxruntime", True, _probe_runtime),
    ("voice activity", True, _probe_voice_activity),
    ("model", True, _probe_model),
    ("microphones", False, _probe_microphones),
    ("computer sound", False, _probe_computer_sound),
    ("window", False, _probe_window),
    ("disk", False, _probe_disk),
    ("memory", False, _probe_memory),
    ("processor", False, _probe_cores),
)
"""Name, whether captions need it, and how to find out."""
