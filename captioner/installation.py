"""How the program came onto this machine, and what to do there when a part of it is amiss."""

import sys
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from captioner_models.worded import worded

DEBIAN_SITE: Final = Path("/usr/lib/captioner")  # where the Debian package puts all modules
SET_UP: Final = "packaging/setup.sh"  # only a checkout has what is behind `make setup`


class Installation(StrEnum):
    """The ways to have Captioner."""

    CHECKOUT = "checkout"
    """The sources, set up with make."""
    DEBIAN = "Debian package"
    FOLDER = "folder"
    """What PyInstaller has made: it brings its own Python."""
    PIP = "pip"
    """A wheel, in an environment that somebody else has made."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """What to do in one kind of installation; each is one sentence or two."""

    again: str
    """When a part of the program is missing or broken."""
    other_python: str
    """When the Python is one that the program is not made for."""
    toolkit: str
    """When the window's toolkit is missing."""
    libraries: str
    """When libraries of the system are missing; `{packages}` stands for Debian's names."""
    new_npu_software: str
    """The last step once the NPU's software was installed for the system."""
    npu_in_sight: str
    """When the environment does not see what is installed for the system's Python."""
    system_python: str
    """When the NPU's software is there, but for another version of Python."""
    older_numpy: str
    """When the NPU's software needs numpy 1."""
    measuring: str
    """When what `captioner bench` needs besides is missing."""


def installation_of(package: Path, *, frozen: bool) -> Installation:
    """How a program was installed.

    Args:
        package: the folder of its package `captioner`.
        frozen: whether PyInstaller has made it.
    """
    if frozen:
        return Installation.FOLDER
    if package.parent == DEBIAN_SITE:
        return Installation.DEBIAN
    if (package.parent / SET_UP).is_file():
        return Installation.CHECKOUT
    return Installation.PIP


def this_installation() -> Installation:
    """How the running program was installed."""
    return installation_of(Path(__file__).parent, frozen=bool(getattr(sys, "frozen", False)))


def advice_for(installation: Installation) -> Advice:
    """What to do in an installation of this kind."""
    match installation:
        case Installation.CHECKOUT:
            return _CHECKOUT
        case Installation.DEBIAN:
            return _DEBIAN
        case Installation.FOLDER:
            return _FOLDER
        case Installation.PIP:
            return _pip(sys.executable)


def advice_here() -> Advice:
    """What to do in the installation that runs."""
    return advice_for(this_installation())


_APT: Final = "sudo apt install --reinstall ./captioner_*.deb"
_SEEING: Final = "/usr/bin/python3 -m venv --system-site-packages FOLDER"
_ELSEWHERE: Final = (
    "Measure in a checkout of the sources; docs/benchmarks/README.md there says how."
)
_NAMED: Final = "On Debian and its relatives: sudo apt install {packages}"

_CHECKOUT: Final = Advice(
    again=worded("Run make setup again."),
    other_python="Use Python 3.11, 3.12 or 3.13: make clean setup PYTHON=/path/to/python3.12",
    toolkit="Run make setup, or install the package PySide6-Essentials.",
    libraries="Run make setup, or on Debian and its relatives: sudo apt install {packages}",
    new_npu_software="then make clean setup.",
    npu_in_sight="Make the environment again with --system-site-packages: make clean setup.",
    system_python="Use the system's own Python: make clean setup PYTHON=/usr/bin/python3.",
    older_numpy='Install the older one into the environment: .venv/bin/pip install "numpy<2".',
    measuring="Install it: .venv/bin/pip install -e '.[bench]'",
)
_DEBIAN: Final = Advice(
    again=worded("Install the package again, from its file: {command}", command=_APT),
    other_python="Install the package that is made for this release: its name has ~deb12 for "
    "Debian 12 and ~deb13 for Debian 13.",
    toolkit=f"The package brings it; install it again, from its file: {_APT}",
    libraries="Let apt bring them: sudo apt --fix-broken install, or sudo apt install {packages}",
    new_npu_software="then start Captioner again.",
    npu_in_sight="Start Captioner with /usr/bin/captioner, which runs the system's own Python.",
    system_python="Install the package that is made for this release: its name has ~deb12 for "
    "Debian 12 and ~deb13 for Debian 13.",
    older_numpy="The package brings numpy 2; update the Hailo software to 5.2 or newer: "
    "sudo apt update && sudo apt full-upgrade.",
    measuring=_ELSEWHERE,
)
_FOLDER: Final = Advice(
    again=worded("Unpack the whole folder again: a part of it is missing or was changed."),
    other_python="The folder brings its own Python; unpack one that is made for this machine.",
    toolkit="The folder brings it; unpack the whole folder again.",
    libraries=_NAMED,
    new_npu_software="and use the Debian package or a checkout: this folder's own Python cannot "
    "load it.",
    npu_in_sight="Use the Debian package or a checkout: this folder's own Python cannot load it.",
    system_python="Use the Debian package or a checkout: this folder's own Python cannot load it.",
    older_numpy="Use the Debian package or a checkout: this folder's own Python cannot load it.",
    measuring=_ELSEWHERE,
)


def _pip(python: str) -> Advice:
    """Args: python: the interpreter of the environment."""
    pip = f"{python} -m pip"
    return Advice(
        again=worded(
            "Install the wheel again: {command}",
            command=f"{pip} install --force-reinstall captioner-*.whl",
        ),
        other_python="Install the wheel into an environment of Python 3.11, 3.12 or 3.13.",
        toolkit=f"Install it: {pip} install PySide6-Essentials segno tomlkit",
        libraries=_NAMED,
        new_npu_software=f"then install the wheel into an environment that sees it: {_SEEING}",
        npu_in_sight=f"Install the wheel into an environment that sees it: {_SEEING}",
        system_python=f"Install the wheel into one of the system's own Python: {_SEEING}",
        older_numpy=f'Install the older one into the environment: {pip} install "numpy<2"',
        measuring="Install it, in the folder where the wheel is: "
        f"{pip} install --find-links . 'captioner[bench]'",
    )
