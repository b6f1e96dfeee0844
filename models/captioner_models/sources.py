"""Finding the files a model is built from, and making sure that they are the right ones."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from captioner_models.catalogue import (
    ModelSpec,
    Role,
    Source,
    SourceFile,
    SourceKind,
    pip_install,
)
from captioner_models.errors import ModelNotHereError, ModelSourceError
from captioner_models.hub import fetch_from_hub
from captioner_models.packages import package_folder
from captioner_models.progress import Progress, silent, within
from captioner_models.worded import worded

CHUNK: Final = 1 << 20  # bytes hashed between two reports of progress

FETCHED: Final = 0.9  # share of the progress at which a download is here

Fetch: TypeAlias = Callable[[ModelSpec, SourceFile, bool], Path]
"""Gives the local path of a file of the model's hub repository; the flag allows to download it."""


@dataclass(frozen=True, slots=True)
class FileDigest:
    """What was really read."""

    path: str
    """As in the catalogue."""
    size: int
    """Bytes."""
    sha256: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceFiles:
    """The files of a source on this machine."""

    weights: tuple[Path, ...]
    configs: tuple[Path, ...]
    tokenizer: Path
    digests: tuple[FileDigest, ...] = ()


def locate(
    spec: ModelSpec,
    progress: Progress = silent,
    *,
    download: bool = False,
    fetch: Fetch | None = None,
) -> SourceFiles:
    """Find and verify all files of a model's source.

    Args:
        spec: what is to be built.
        progress: told the share that is done.
        download: fetch from the model hub what is not on this machine.
        fetch: how to get a file of the hub; None: download it.

    Raises:
        ModelSourceError: not installed, not downloaded, truncated or altered; the hint says what
            to install.
    """
    paths, digests = locate_files(spec, progress, download=download, fetch=fetch)
    return _sorted(spec.source, paths, digests)


def locate_files(
    spec: ModelSpec,
    progress: Progress = silent,
    *,
    download: bool = False,
    fetch: Fetch | None = None,
) -> tuple[list[Path], tuple[FileDigest, ...]]:
    """The path of each file in the order of the catalogue, and what it is; see `locate`."""
    sizes = [file.size or 1 for file in spec.source.files]
    fetched = 0.0
    if spec.source.kind is SourceKind.HUB and download:
        progress(worded("Fetching the weights"), 0.0)
        fetched = FETCHED
    paths = []
    for i, file in enumerate(spec.source.files):
        start, end = sum(sizes[:i]) / sum(sizes), sum(sizes[: i + 1]) / sum(sizes)
        told = within(progress, fetched * start, fetched * end)
        paths.append(_path(spec, file, fetch or _from_hub(told), download=download))
    progress = within(progress, fetched, 1.0)
    digests = []
    for i, (file, path) in enumerate(zip(spec.source.files, paths, strict=True)):
        start, end = sum(sizes[:i]) / sum(sizes), sum(sizes[: i + 1]) / sum(sizes)
        digests.append(verify(path, file, spec, within(progress, start, end)))
    return paths, tuple(digests)


def verify(path: Path, file: SourceFile, spec: ModelSpec, progress: Progress) -> FileDigest:
    """Compare a file with the size and digest of the catalogue; what it names none of is accepted.

    Raises:
        ModelSourceError: it differs or cannot be read.
    """
    try:
        size = path.stat().st_size
        if file.size not in (None, size):
            raise _wrong(path, f"it has {size} bytes, expected {file.size}", spec)
        sha256 = _sha256(path, size, progress)
    except OSError as exc:
        raise ModelSourceError(f"cannot read {path}: {exc.strerror}") from exc
    if file.sha256 not in (None, sha256):
        raise _wrong(path, f"its sha256 is {sha256}, expected {file.sha256}", spec)
    return FileDigest(file.path, size, sha256)


def is_installed(spec: ModelSpec) -> bool:
    """Whether every package of the source is installed; False for a source on the hub."""
    packages = {file.package for file in spec.source.files}
    return spec.source.kind is SourceKind.PACKAGE and all(map(package_folder, packages))


def _from_hub(progress: Progress) -> Fetch:
    def fetch(spec: ModelSpec, file: SourceFile, download: bool) -> Path:
        return fetch_from_hub(spec, file, download, progress)

    return fetch


def _path(spec: ModelSpec, file: SourceFile, fetch: Fetch, *, download: bool) -> Path:
    match spec.source.kind:
        case SourceKind.PACKAGE:
            return _packaged(spec, file)
        case SourceKind.HUB:
            return fetch(spec, file, download)


def _packaged(spec: ModelSpec, file: SourceFile) -> Path:
    folder = package_folder(file.package)
    if folder is None:
        raise ModelNotHereError(
            worded("the weights of {name} are not installed", name=spec.name),
            hint=worded("`captioner models build {name}` fetches them.", name=spec.name),
        )
    path = folder / file.path
    if not path.is_file():
        raise _wrong(path, "it is missing from the package", spec)
    return path


def _wrong(path: Path, message: str, spec: ModelSpec) -> ModelSourceError:
    """The error about a file that is not what the catalogue says."""
    match spec.source.kind:
        case SourceKind.PACKAGE:
            names = sorted({file.package.replace("_", "-") for file in spec.source.files})
            again = f"--force-reinstall --no-deps {' '.join(names)}"
            hint = f"Install it again: {pip_install(again)}"
        case SourceKind.HUB:
            hint = f"Delete {path} and run `captioner models build {spec.name}` again."
    return ModelSourceError(f"{path} is damaged or altered: {message}", hint=hint)


def _sha256(path: Path, size: int, progress: Progress) -> str:
    digest = hashlib.sha256()
    done = 0
    with path.open("rb") as stream:
        while chunk := stream.read(CHUNK):
            digest.update(chunk)
            done += len(chunk)
            progress(worded("Verifying the weights"), done / max(size, 1))
    return digest.hexdigest()


def _sorted(source: Source, paths: list[Path], digests: tuple[FileDigest, ...]) -> SourceFiles:
    """The paths by role, each role in the order of the catalogue."""
    roles: dict[Role, list[Path]] = {role: [] for role in Role}
    for file, path in zip(source.files, paths, strict=True):
        roles[file.role].append(path)
    return SourceFiles(
        weights=tuple(roles[Role.WEIGHTS]),
        configs=tuple(roles[Role.CONFIG]),
        tokenizer=roles[Role.TOKENIZER][0],
        digests=digests,
    )
