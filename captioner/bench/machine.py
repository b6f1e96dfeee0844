"""What a run was made with: versions, processor, load."""

import os
import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import psutil

from captioner import __version__
from captioner.bench.extras import installed_version

PACKAGES: Final = (
    *("numpy", "onnxruntime", "faster-whisper", "ctranslate2", "moonshine-voice"),
    *("pywhispercpp", "jiwer", "whisper-normalizer", "webrtcvad-wheels"),
)


def versions() -> dict[str, str]:
    """Versions of the program and of what has a part in the figures; empty: not installed."""
    found = {package: installed_version(package) for package in PACKAGES}
    return {"captioner": __version__, "python": platform.python_version(), **found}


def processor() -> str:
    """Name of the processor as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def load() -> str:
    """How many processes want to run, averaged over 1 and 5 minutes; empty where nobody knows."""
    try:
        one, five, _fifteen = os.getloadavg()
    except (AttributeError, OSError):
        return ""
    return f"{one:.2f}, {five:.2f}"


def facts() -> dict[str, str]:
    """The machine."""
    memory_gb = psutil.virtual_memory().total / 1e9
    return {
        "processor": processor(),
        "cores": str(psutil.cpu_count() or "unknown"),
        "memory": f"{memory_gb:.1f} GB",
        "system": f"{platform.system()} {platform.release()}, {platform.machine()}",
    }


def last_cores(n: int) -> Sequence[int]:
    """The last `n` cores this process may use; empty where that is unknown or they are fewer."""
    process = psutil.Process()
    if not hasattr(process, "cpu_affinity"):
        return ()
    cores = sorted(process.cpu_affinity() or ())
    return cores[-n:] if len(cores) >= n else ()
