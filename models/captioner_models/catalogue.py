"""Which models there are, read from the TOML file beside this module."""

import re
import sys
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from captioner_models.errors import ModelError, UnknownModelError
from captioner_models.packages import SHA256, Package

NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")  # of a model, and so of its folder
USER_PACKAGES: Final = ("captioner", "packages")  # end of a folder that packaging/start.py adds
REVISION: Final = re.compile(r"[0-9a-f]{40}")
NEWEST: Final = "main"  # instead of a revision: what was fetched stands in the built model's record


class SourceKind(StrEnum):
    """Where weights come from."""

    PACKAGE = "package"
    """Installed Python packages that carry data files."""
    HUB = "hub"
    """A repository of the model hub, downloaded when asked for."""


class FileFormat(StrEnum):
    """How weights are written."""

    CTRANSLATE2 = "ctranslate2"
    SAFETENSORS = "safetensors"
    SHERPA = "sherpa"
    """Graphs that sherpa-onnx runs as they are."""


class Role(StrEnum):
    """What a file of a source is for."""

    WEIGHTS = "weights"
    CONFIG = "config"
    TOKENIZER = "tokenizer"
    ENCODER = "encoder"
    DECODER = "decoder"
    JOINER = "joiner"
    MODEL = "model"
    TOKENS = "tokens"


CHECKPOINT: Final = (Role.WEIGHTS, Role.CONFIG, Role.TOKENIZER)  # what a Whisper is built from


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceFile:
    """One file a model is built from."""

    role: Role
    path: str
    """Inside the package or repository, with forward slashes."""
    package: str = ""
    """Import name of the package that carries it; empty for the hub."""
    size: int | None = None
    """Bytes; None if not known before the first download, as is the next."""
    sha256: str | None = None

    def __post_init__(self) -> None:
        """Check the form of path, size and digest."""
        if self.path.startswith("/") or ".." in self.path.split("/"):
            raise ValueError(f"{self.path} leaves its folder")
        if self.size is not None and self.size <= 0:
            raise ValueError(f"{self.path} has {self.size} bytes")
        if self.sha256 is not None and not SHA256.fullmatch(self.sha256):
            raise ValueError(f"{self.path} has the malformed sha256 {self.sha256}")


def pip_install(what: str) -> str:
    """The command that installs where this very program finds it.

    A distribution has no environment of its own to install into; its start script puts a folder
    of the user's on the path instead.
    """
    folder = next((path for path in sys.path if Path(path).parts[-2:] == USER_PACKAGES), None)
    if folder is not None:
        return f"python3 -m pip install --target {folder} {what}"
    return f"{sys.executable} -m pip install {what}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """Where the weights of a model come from."""

    kind: SourceKind
    format: FileFormat
    install: str
    """What to `pip install` to have it or be able to download it."""
    licence: str
    """Of the package or repository."""
    credit: str
    files: tuple[SourceFile, ...]
    """In order: pieces of the weights are joined, a later configuration has the last word."""
    packages: tuple[Package, ...] = ()
    """Those of the index that carry the files; none for the hub."""
    repo: str = ""
    """Owner and name on the hub."""
    revision: str = ""
    """Commit of the repository; `NEWEST` where none is pinned."""

    def __post_init__(self) -> None:
        """Check that the files fit the kind of source."""
        for role in (Role.TOKENS,) if self.format is FileFormat.SHERPA else CHECKPOINT:
            if not self.with_role(role):
                raise ValueError(f"no file with the role {role}")
        pinned = REVISION.fullmatch(self.revision) or self.revision == NEWEST
        if self.kind is SourceKind.HUB and not (self.repo and pinned):
            raise ValueError(f"repository {self.repo!r} at {self.revision!r} is not pinned")
        if self.kind is SourceKind.PACKAGE and not all(
            file.package and file.size and file.sha256 for file in self.files
        ):
            raise ValueError("a packaged file needs package, size and sha256")

    @property
    def install_command(self) -> str:
        """What to type to have the weights, or to be able to download them."""
        return pip_install(self.install)

    def with_role(self, role: Role) -> tuple[SourceFile, ...]:
        """Its files of one role, in order."""
        return tuple(file for file in self.files if file.role is role)

    @property
    def size(self) -> int:
        """Bytes of all files whose size is known."""
        return sum(file.size or 0 for file in self.files)


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelSpec:
    """One entry of the catalogue."""

    name: str
    title: str
    languages: str
    """In words."""
    multilingual: bool
    """Whether the prompt names a language and a task."""
    licence: str
    """Of the trained weights."""
    credit: str
    build_bytes: int
    """Free disk space a build asks for; the built model is smaller."""
    source: Source
    sherpa: str = ""
    """Its kind, of those that sherpa-onnx runs (`sherpa_kinds.SherpaKind`); empty for a Whisper."""
    codes: tuple[str, ...] = ()
    """Codes of the languages it reads, for such a model."""
    about_mb: int = 0
    """Roughly what is downloaded, where the sizes of files are not known."""
    remark: str = ""
    """What is not known or not measured here, in a sentence; mostly empty."""
    memory_mb: int = 0
    """What the program takes with it while it captions the built-in recording; 0: not measured."""
    wer: float | None = None
    """Percent of the words wrong, as measured with the program's defaults; None: not measured."""

    def __post_init__(self) -> None:
        """Check that the name can be a folder's."""
        if not NAME.fullmatch(self.name):
            raise ValueError(f"{self.name!r} cannot be the name of a model")
        if self.build_bytes <= 0:
            raise ValueError(f"{self.name} needs {self.build_bytes} bytes")
        if bool(self.sherpa) != (self.source.format is FileFormat.SHERPA):
            raise ValueError(
                f"{self.name} has a kind of sherpa-onnx but not its files, or not both"
            )

    @property
    def size(self) -> int:
        """Bytes of its files, roughly where they are not known."""
        return self.source.size or self.about_mb * 1_000_000


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The models by name, in the order to show them, and the one to take without a choice."""

    models: Mapping[str, ModelSpec]
    default: str
    multilingual: str = ""
    """The one to take instead where more than English is wanted; empty: the same."""
    sherpa_packages: tuple[Package, ...] = ()
    """What runs the models of sherpa-onnx."""

    def __post_init__(self) -> None:
        """Check that the defaults exist."""
        for name in filter(None, (self.default, self.multilingual)):
            if name not in self.models:
                raise ValueError(f"the default {name!r} is not among the models")

    def default_for(self, *, many_languages: bool) -> str:
        """The model to take without a choice."""
        return (many_languages and self.multilingual) or self.default

    def find(self, name: str) -> ModelSpec:
        """The entry of this name.

        Raises:
            UnknownModelError: there is none.
        """
        if name in self.models:
            return self.models[name]
        similar = get_close_matches(name, self.models, n=1)
        question = f"; did you mean {similar[0]}?" if similar else ""
        raise UnknownModelError(f"no model is called {name!r}{question}")


def load_catalogue() -> Catalogue:
    """The catalogue that comes with the program.

    Raises:
        ModelError: its file is damaged, which only a broken installation can cause.
    """
    return parse_catalogue((files(__package__) / "catalogue.toml").read_text("utf-8"))


def parse_catalogue(text: str) -> Catalogue:
    """A catalogue from TOML, every entry checked.

    Raises:
        ModelError: it is no TOML, or an entry lacks something or contradicts itself.
    """
    try:
        raw = tomllib.loads(text)
        specs = [_spec(entry) for entry in raw["models"]]
        names = [spec.name for spec in specs]
        if len(set(names)) != len(names):
            raise ValueError(f"a name occurs twice in {names}")  # noqa: TRY301 - caught below with the rest
        return Catalogue(
            {spec.name: spec for spec in specs},
            raw["default"],
            raw["multilingual"],
            _packages(raw.get("sherpa_packages", ())),
        )
    except (ValueError, TypeError, KeyError) as exc:
        raise ModelError(
            f"the model catalogue is damaged: {exc}", hint="Install captioner again."
        ) from exc


def _spec(entry: dict[str, Any]) -> ModelSpec:
    codes = tuple(entry.get("codes", ()))
    return ModelSpec(**(entry | {"source": _source(entry["source"]), "codes": codes}))


def _source(entry: dict[str, Any]) -> Source:
    enums = {"kind": SourceKind(entry["kind"]), "format": FileFormat(entry["format"])}
    files = tuple(_file(raw) for raw in entry["files"])
    packages = _packages(entry.get("packages", ()))
    return Source(**(entry | enums | {"files": files, "packages": packages}))


def _packages(entries: Iterable[dict[str, Any]]) -> tuple[Package, ...]:
    return tuple(Package(**(entry | {"sha256": tuple(entry["sha256"])})) for entry in entries)


def _file(entry: dict[str, Any]) -> SourceFile:
    return SourceFile(**(entry | {"role": Role(entry["role"])}))
