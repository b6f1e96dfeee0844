"""What of this Python explains that Hailo's package cannot be imported."""

import importlib.util
import re
import sys
from pathlib import Path
from typing import Final

import numpy as np

from captioner.asr.npu.faults import Surroundings, Trouble, import_trouble

PACKAGE: Final = "hailo_platform"
SYSTEM_PACKAGES: Final = (
    "/usr/lib/python3/dist-packages",
    "/usr/local/lib/python3/dist-packages",
)
BINARY: Final = re.compile(r"_pyhailort\.cpython-3(\d+)")


def surroundings(
    system_packages: tuple[str, ...] = SYSTEM_PACKAGES, prefix: str = sys.prefix
) -> Surroundings:
    """Look at this Python.

    Args:
        system_packages: folders of the system's own Python.
        prefix: of this Python.
    """
    return Surroundings(
        in_venv=sys.prefix != sys.base_prefix,
        sees_system=_sees_system(Path(prefix) / "pyvenv.cfg"),
        system_has_it=any((Path(folder) / PACKAGE).is_dir() for folder in system_packages),
        python=f"{sys.version_info.major}.{sys.version_info.minor}",
        built_for=_built_for(),
        system_numpy=_system_numpy(system_packages),
    )


def is_installed() -> bool:
    """Whether the package is there at all; says nothing about whether it works."""
    try:
        return importlib.util.find_spec(PACKAGE) is not None
    except (ImportError, ValueError):
        return False


def not_installed() -> Trouble:
    """What is wrong where the package is not found."""
    return import_trouble(ModuleNotFoundError("it is not found", name=PACKAGE), surroundings())


def _sees_system(configuration: Path) -> bool:
    try:
        text = configuration.read_text("utf-8")
    except OSError:
        return True  # no virtual environment
    return "include-system-site-packages = true" in text.lower()


def _system_numpy(folders: tuple[str, ...]) -> str:
    """Version of numpy in the system's packages, unless it is the one imported here."""
    for folder in folders:
        if Path(np.__file__).is_relative_to(folder):
            return ""
        for info in Path(folder).glob("numpy-*.*-info"):
            return info.name.removeprefix("numpy-").partition(".dist")[0].partition(".egg")[0]
    return ""


def _built_for() -> tuple[str, ...]:
    """Versions of Python that the package found was compiled for."""
    found = importlib.util.find_spec(PACKAGE) if is_installed() else None
    if found is None or not found.submodule_search_locations:
        return ()
    names = (
        path.name
        for folder in found.submodule_search_locations
        for path in Path(folder).rglob("_pyhailort*")
    )
    minors = {int(match[1]) for name in names if (match := BINARY.search(name))}
    return tuple(f"3.{minor}" for minor in sorted(minors))
