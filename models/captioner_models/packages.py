"""Python packages that models and their engine come in, and the user's own folder for them."""

import importlib
import re
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import platformdirs

FOLDER: Final = "packages"  # in the user's data folder
SHA256: Final = re.compile(r"[0-9a-f]{64}")
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


@dataclass(frozen=True, slots=True, kw_only=True)
class Package:
    """One package of the index, at one version."""

    name: str
    version: str
    size: int
    """Bytes of its wheel, of the largest if there are several."""
    sha256: tuple[str, ...]
    """Of every wheel that is accepted; each system and Python may have one of its own."""

    def __post_init__(self) -> None:
        """Check the form of the name and of the digests."""
        if not NAME.fullmatch(self.name):
            raise ValueError(f"{self.name!r} cannot be the name of a package")
        if self.size <= 0:
            raise ValueError(f"the package {self.name} has {self.size} bytes")
        if not self.sha256 or not all(map(SHA256.fullmatch, self.sha256)):
            raise ValueError(f"the package {self.name} lacks well-formed sha256")

    @property
    def requirement(self) -> str:
        """As pip takes it from a file, with what its wheel has to be."""
        hashes = " ".join(f"--hash=sha256:{digest}" for digest in self.sha256)
        return f"{self.name}=={self.version} {hashes}"

    @property
    def is_wheel(self) -> re.Pattern[str]:
        """What the name of its wheel looks like."""
        name = re.sub(r"[-_.]+", "[-_.]+", self.name)
        return re.compile(rf"{name}-{re.escape(self.version)}-.*\.whl", re.IGNORECASE)

    def folders_in(self, folder: Path) -> list[Path]:
        """What it consists of in a folder that packages were unpacked into."""
        module = self.name.replace("-", "_")
        wanted = (module, f"{module}-{self.version}.dist-info")
        return [folder / name for name in wanted if (folder / name).is_dir()]


def user_folder() -> Path:
    """Where what the user adds lies: weights, which any Python reads."""
    return platformdirs.user_data_path("captioner") / FOLDER


def code_folder() -> Path:
    """Where packages lie that hold machine code for the Python that runs."""
    major, minor = sys.version_info[:2]
    return user_folder() / f"python{major}.{minor}"


def see_user_packages() -> None:
    """Let imports find what the user has added; last, so it replaces nothing that is installed."""
    for folder in (user_folder(), code_folder()):
        if folder.is_dir() and str(folder) not in sys.path:
            sys.path.append(str(folder))
            importlib.invalidate_caches()


def package_folder(package: str) -> Path | None:
    """Where an installed package lies, found without running its code; None if there is none."""
    see_user_packages()
    found = find_spec(package)
    if found is None or not found.submodule_search_locations:
        return None
    return Path(next(iter(found.submodule_search_locations)))
