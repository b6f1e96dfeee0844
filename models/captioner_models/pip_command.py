"""Which pip there is: this Python's own, the one that came with it, or that of another Python."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from captioner_models.errors import ModelSourceError
from captioner_models.worded import worded

SYSTEM_WHEELS: Final = Path("/usr/share/python-wheels")  # Debian's python3-pip-whl
OTHERS: Final = ("python3", "python", "py")  # a packaged program may have no Python of its own
OTHERS_OWN: Final = ("-E",)  # PYTHONPATH leads to packages of the Python that runs this
ASK_S: Final = 20.0  # how long such a Python may take to say whether it has pip
COMMAND: Final = "sudo apt install python3-pip-whl"


class NoPipError(ModelSourceError):
    """No Python on this machine has pip."""

    hint = worded("Install pip, on Debian and its relatives with: {command}", command=COMMAND)


@dataclass(frozen=True, slots=True)
class Pip:
    """How pip is called."""

    start: tuple[str, ...]
    """What to start."""
    options: tuple[str, ...] = ()
    """What to tell it besides, after what it shall do."""

    def words(self, *words: str) -> list[str]:
        """A command: the first word is what pip shall do."""
        return [*self.start, words[0], *self.options, *words[1:]]


def find_pip(*, frozen: bool | None = None) -> Pip:
    """The pip to use; may ask another Python, which takes a moment.

    Args:
        frozen: whether the program that runs is no Python; None: look.

    Raises:
        NoPipError: there is none.
    """
    if not (getattr(sys, "frozen", False) if frozen is None else frozen):
        if find_spec("pip") is not None:
            return Pip((sys.executable, "-m", "pip"))
        for wheel in _bundled():
            return Pip((sys.executable, str(wheel / "pip")))
    for name in OTHERS:
        python = shutil.which(name)
        if python is not None and _works([python, *OTHERS_OWN, "-m", "pip", "--version"]):
            version = ".".join(map(str, sys.version_info[:2]))  # of who will use the packages
            return Pip((python, *OTHERS_OWN, "-m", "pip"), ("--python-version", version))
    raise NoPipError(worded("pip, which fetches the packages of this model, was not found"))


def other_environment() -> dict[str, str]:
    """That for another program: without the libraries of the folder that PyInstaller made."""
    environment = dict(os.environ)
    packed = getattr(sys, "_MEIPASS", None)
    if packed is not None and "LD_LIBRARY_PATH" in environment:
        folders = environment.pop("LD_LIBRARY_PATH").split(os.pathsep)
        if others := [folder for folder in folders if folder != packed]:
            environment["LD_LIBRARY_PATH"] = os.pathsep.join(others)
    return environment


def _bundled() -> Iterator[Path]:
    """Wheels of pip that came with this Python, the newest first; they run as they are."""
    folders = [SYSTEM_WHEELS]
    ensurepip = find_spec("ensurepip")
    if ensurepip is not None and ensurepip.origin is not None:
        folders.insert(0, Path(ensurepip.origin).parent / "_bundled")
    for folder in folders:
        yield from sorted(folder.glob("pip-*.whl"), reverse=True)


def _works(command: Sequence[str]) -> bool:
    try:
        done = subprocess.run(
            command,
            env=other_environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
            timeout=ASK_S,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0
