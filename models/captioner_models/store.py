"""The built models on this machine."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

from captioner_models import hef_files
from captioner_models.build import WriteParts, build_model, remove_model
from captioner_models.catalogue import NAME, Catalogue, load_catalogue
from captioner_models.errors import ModelFileError, UnknownModelError
from captioner_models.folders import check_folder, is_old
from captioner_models.manifest import Fidelity
from captioner_models.progress import Progress, silent
from captioner_models.sherpa_model import SherpaRecord
from captioner_models.worded import worded

VARIANTS: Final = "variants"  # folder of the stores of other builds, see captioner_models.variants
BUNDLED: Final = "built"  # folder inside this package that a distribution may fill


def default_root() -> Path:
    """The folder of built models in the user's cache."""
    return platformdirs.user_cache_path("captioner") / "models"


def bundled_root() -> Path | None:
    """The folder of built models that came with the program; None without one, as in a checkout."""
    folder = Path(__file__).parent / BUNDLED
    return folder if folder.is_dir() else None


@dataclass(frozen=True, slots=True)
class BuiltModel:
    """A model folder as it was found."""

    name: str
    folder: Path
    size: int
    """Bytes of all its files."""
    problem: str
    """Why it cannot be opened; empty if it can."""
    fidelity: Fidelity | None = None
    """How far it is from float32, as measured where it was built."""
    languages: str = "?"
    """Codes of what it reads, if it is the user's own and says so."""


class ModelStore:
    """Built models under one folder. Safe to use from several threads and processes."""

    def __init__(
        self, root: Path, catalogue: Catalogue | None = None, *, bundled: Path | None = None
    ) -> None:
        """Use the models in a folder.

        Args:
            root: where models are built.
            catalogue: what can be built; the program's own if None.
            bundled: another folder, only read: a model that `root` lacks is taken from there.
        """
        self.root = root
        self.catalogue = catalogue or load_catalogue()
        self.bundled = bundled

    def installed(self) -> tuple[BuiltModel, ...]:
        """Every model folder by name, the damaged ones included; those of `root` win."""
        folders = {path.name: path for path in (*_models_in(self.bundled), *_models_in(self.root))}
        return tuple(_built(folders[name]) for name in sorted(folders))

    def path(self, name: str) -> Path:
        """Folder of a built model whose files are all there.

        Raises:
            UnknownModelError: neither built nor in the catalogue.
            ModelFileError: not built, damaged or of another format.
        """
        folder = self._folder(name)
        if not folder.exists():
            raise ModelFileError(
                worded("{name} is not built", name=name),
                hint=worded("Build it: `captioner models build {name}`.", name=name),
            )
        check_folder(folder)
        return folder

    def remove(self, name: str) -> None:
        """Remove a built model, damaged or not.

        Raises:
            UnknownModelError: neither built nor in the catalogue.
            ModelFileError: not built, or it came with the program.
            ModelError: the files cannot be removed.
        """
        folder = self._folder(name)
        if self.bundled is not None and folder == self.bundled / name:
            raise ModelFileError(
                worded("{name} came with the program and cannot be removed", name=name),
                hint=worded("A model of the same name that you build takes its place."),
            )
        if not folder.exists():
            raise ModelFileError(
                worded("{name} is not built, so there is nothing to remove", name=name),
                hint=worded("`captioner models list` shows what is built."),
            )
        remove_model(folder)

    def build(
        self,
        name: str,
        write_parts: WriteParts,
        progress: Progress = silent,
        *,
        download: bool = True,
        force: bool = False,
    ) -> Path:
        """Build a model unless a whole one is in place; `force` builds it in any case.

        Raises:
            UnknownModelError: not in the catalogue.
            ModelError: see `build_model`.
        """
        spec = self.catalogue.find(name)
        return build_model(spec, self.root, write_parts, progress, download=download, replace=force)

    def ensure(
        self,
        name: str,
        write_parts: WriteParts,
        progress: Progress = silent,
        *,
        download: bool = False,
    ) -> Path:
        """Folder of a model that can be opened, built first if it is missing or of an old format.

        Nothing is downloaded unless `download` says so.

        Raises:
            UnknownModelError: neither built nor in the catalogue.
            ModelFileError: damaged, or built by a newer program.
            ModelError: see `build_model`.
        """
        if self.lacks(name):
            return self.build(name, write_parts, progress, download=download)
        return self.path(name)

    def lacks(self, name: str) -> bool:
        """Whether a model has to be built before it can be opened: not there, or of an old format.

        Raises:
            UnknownModelError: neither built nor in the catalogue.
        """
        folder = self._folder(name)
        return not folder.exists() or is_old(folder)

    def _folder(self, name: str) -> Path:
        if not NAME.fullmatch(name):
            raise UnknownModelError(worded("{name!r} cannot be the name of a model", name=name))
        folder = self.root / name
        if folder.is_dir():
            return folder
        if self.bundled is not None and (self.bundled / name).is_dir():
            return self.bundled / name
        self.catalogue.find(name)
        return folder


def _models_in(root: Path | None) -> tuple[Path, ...]:
    if root is None or not root.is_dir():
        return ()
    others = (VARIANTS, hef_files.FOLDER)
    folders = (path for path in root.iterdir() if path.is_dir() and path.name not in others)
    return tuple(path for path in folders if NAME.fullmatch(path.name))


def _built(folder: Path) -> BuiltModel:
    size = sum(path.stat().st_size for path in folder.iterdir() if path.is_file())
    problem, fidelity = "", None
    languages: tuple[str, ...] = ()
    try:
        match check_folder(folder):
            case SherpaRecord() as record:
                languages = record.languages
            case manifest:
                fidelity = manifest.fidelity
    except ModelFileError as exc:
        problem = str(exc)
    named = ", ".join(languages) or "?"
    return BuiltModel(folder.name, folder, size, problem, fidelity, named)
