"""Building a model folder: all of it or nothing.

A model is written into a hidden folder beside its place and renamed when it is complete. One lock
per model lets one builder at a time in, so what a dead builder left behind is known to be dead.

    NAME                the built model
    .NAME.lock          held by whoever builds, replaces or removes it
    .NAME.building      half of a model; always rubbish for whoever gets the lock
    .NAME.old           the model that is being replaced; put back if the replacement did not come
"""

import errno
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, TypeAlias

from captioner_models.catalogue import ModelSpec, SourceKind
from captioner_models.checkpoint import Checkpoint
from captioner_models.errors import ModelError, ModelFileError
from captioner_models.folders import check_folder
from captioner_models.loading import read_checkpoint
from captioner_models.locking import locked
from captioner_models.manifest import (
    FIGURES,
    FORMAT_VERSION,
    Defaults,
    Manifest,
    Origin,
    list_parts,
    write_manifest,
)
from captioner_models.progress import Progress, silent, within
from captioner_models.sherpa_kinds import Found, SherpaKind
from captioner_models.sherpa_model import fill_folder
from captioner_models.sources import FileDigest, SourceFiles, locate, locate_files
from captioner_models.worded import worded

DOWNLOADED: Final = 0.6  # share of the progress at which what is downloaded is here
TOKENIZER: Final = "tokenizer.json"
FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT})

WriteParts: TypeAlias = Callable[[Checkpoint, Path, Progress], Defaults]
"""Writes graphs and constants of a checkpoint into a folder; gives what it measured."""


def build_model(
    spec: ModelSpec,
    root: Path,
    write_parts: WriteParts,
    progress: Progress = silent,
    *,
    download: bool = False,
    replace: bool = False,
    free_bytes: Callable[[Path], int] | None = None,
) -> Path:
    """Build a model and return its folder, `root / spec.name`.

    A second build of the same model, in this or another process, waits for the first and takes
    its result. Whatever interrupts a build, Ctrl-C included, leaves no part of a model behind.

    Args:
        spec: what to build.
        root: where built models live; made if missing.
        write_parts: makes the files.
        progress: told the share that is done.
        download: fetch weights from the model hub if they are there.
        replace: build even if a whole model of the current format is in place.
        free_bytes: how much room a folder has.

    Raises:
        ModelSourceError: the weights are missing, truncated or altered.
        ModelError: the disk is full or the folder cannot be written.
    """

    def fill(building: Path) -> None:
        _fill(spec, building, write_parts, progress, download=download)

    need = _Need(spec.name, root, spec.build_bytes)
    return _build_folder(need, fill, progress, replace=replace, free_bytes=free_bytes)


def add_model(
    root: Path,
    name: str,
    found: Found,
    source: Path,
    languages: Sequence[str],
    try_it: Callable[[Path], None],
    progress: Progress = silent,
) -> Path:
    """Copy a model of sherpa-onnx into the store, if it proves to read; return its folder.

    Args:
        root: where built models live; made if missing.
        name: that it shall have.
        found: what it is.
        source: the folder that it lies in.
        languages: codes of what it reads; empty if not known.
        try_it: reads with the copy; raises if that does not work.
        progress: told the share that is done.

    Raises:
        ModelError: there is one of that name, the disk is full, or what `try_it` raises.
    """
    if (root / name).exists():
        raise ModelError(
            worded("there is a model with the name {name} already", name=name),
            hint=worded("Give it another name: --name NAME."),
        )
    paths = {role: source / file for role, file in found.files.items()}

    def fill(building: Path) -> None:
        origin = Origin(
            licence="?",
            credit="added by the user",
            source_licence="?",
            source_credit=str(source),
            repo="",
            revision="",
            files=(),
        )
        fill_folder(building, name, found.kind, paths, languages, origin, progress)
        _see_on_disk(building)
        progress(worded("Trying it"), 1.0)
        try_it(building)

    size = sum(path.stat().st_size for path in paths.values())
    return _build_folder(_Need(name, root, size), fill, progress, replace=False, free_bytes=None)


@dataclass(frozen=True, slots=True)
class _Need:
    """What a folder in the store takes."""

    name: str
    root: Path
    n_bytes: int


def _build_folder(
    need: _Need,
    fill: Callable[[Path], None],
    progress: Progress,
    *,
    replace: bool,
    free_bytes: Callable[[Path], int] | None,
) -> Path:
    """Let `fill` write into a hidden folder, and put that in its place when it is whole."""
    folder = need.root / need.name
    with _disk_trouble(need):
        need.root.mkdir(parents=True, exist_ok=True)
        with model_lock(folder, progress):
            _clear(folder)
            if not replace and _is_whole(folder):
                return folder
            _require_space(need, free_bytes or _free_bytes)
            building = _beside(folder, "building")
            try:
                building.mkdir()
                fill(building)
                _put_in_place(building, folder)
            finally:
                _clear(folder)
    progress(worded("Done"), 1.0)
    return folder


def remove_model(folder: Path) -> None:
    """Remove a built model and what dead builds of it left.

    Raises:
        ModelError: the files cannot be removed.
    """
    try:
        with model_lock(folder, silent):
            _clear(folder)
            if folder.exists():
                building = _beside(folder, "building")
                folder.rename(building)  # gone at once, or not at all
                shutil.rmtree(building)
    except OSError as exc:
        raise ModelError(
            worded("cannot remove {folder}: {why}", folder=folder, why=exc.strerror or exc)
        ) from exc


@contextmanager
def model_lock(folder: Path, progress: Progress) -> Iterator[None]:
    """Keep every other builder of this model out."""
    with locked(
        _beside(folder, "lock"),
        lambda: progress(worded("Waiting for another build of the same model"), 0.0),
    ):
        yield


def _beside(folder: Path, purpose: str) -> Path:
    return folder.with_name(f".{folder.name}.{purpose}")


def _clear(folder: Path) -> None:
    """Remove what is left of a build; put back the old model if the new one did not come."""
    old, building = _beside(folder, "old"), _beside(folder, "building")
    if old.exists() and not folder.exists():
        old.rename(folder)
    for rubbish in (old, building):
        shutil.rmtree(rubbish, ignore_errors=True)


def _is_whole(folder: Path) -> bool:
    try:
        check_folder(folder)
    except ModelFileError:
        return False
    return True


def _fill(
    spec: ModelSpec,
    building: Path,
    write_parts: WriteParts,
    progress: Progress,
    *,
    download: bool,
) -> None:
    """Write every file of the model, the manifest last, and see it on the disk."""
    if spec.sherpa:
        _fill_sherpa(spec, building, progress, download=download)
    else:
        _fill_whisper(spec, building, write_parts, progress, download=download)
    _see_on_disk(building)


def _see_on_disk(building: Path) -> None:
    for path in building.iterdir():
        _sync(path)
    _sync(building)


def _fill_sherpa(spec: ModelSpec, building: Path, progress: Progress, *, download: bool) -> None:
    paths, digests = locate_files(spec, within(progress, 0.0, 0.6), download=download)
    found = {file.role.value: path for file, path in zip(spec.source.files, paths, strict=True)}
    fill_folder(
        building,
        spec.name,
        SherpaKind(spec.sherpa),
        found,
        spec.codes,
        _origin(spec, digests),
        within(progress, 0.6, 1.0),
    )


def _fill_whisper(
    spec: ModelSpec,
    building: Path,
    write_parts: WriteParts,
    progress: Progress,
    *,
    download: bool,
) -> None:
    here = DOWNLOADED if download and spec.source.kind is SourceKind.HUB else 0.1
    found = locate(spec, within(progress, 0.0, here), download=download)
    checkpoint = read_checkpoint(spec, found, within(progress, here, here + 0.1))
    defaults = write_parts(checkpoint, building, within(progress, here + 0.1, 0.95))
    (building / TOKENIZER).write_bytes(checkpoint.tokenizer_json)
    progress(worded("Writing the manifest"), 0.95)
    manifest = _manifest(spec, found, checkpoint, defaults, building)
    if any(file.path == FIGURES for file in manifest.files):
        progress(worded("Comparing it with float32"), 0.96)
        from captioner_models.fidelity import measure, require_fidelity  # heavy; only a build needs

        fidelity = measure(building, manifest)
        require_fidelity(spec.name, fidelity)
        manifest = replace(manifest, fidelity=fidelity)
    write_manifest(building, manifest)


def _manifest(
    spec: ModelSpec, found: SourceFiles, checkpoint: Checkpoint, defaults: Defaults, folder: Path
) -> Manifest:
    return Manifest(
        format_version=FORMAT_VERSION,
        name=spec.name,
        fingerprint=checkpoint.fingerprint,
        dimensions=checkpoint.dimensions,
        tokens=checkpoint.tokens,
        alignment_heads=checkpoint.alignment_heads,
        defaults=defaults,
        fidelity=None,
        files=list_parts(folder),
        origin=_origin(spec, found.digests),
    )


def _origin(spec: ModelSpec, digests: tuple[FileDigest, ...]) -> Origin:
    source = spec.source
    return Origin(
        licence=spec.licence,
        credit=spec.credit,
        source_licence=source.licence,
        source_credit=source.credit,
        repo=source.repo,
        revision=source.revision,
        files=digests,
    )


def _put_in_place(building: Path, folder: Path) -> None:
    """Rename the complete model to its name, and the one it replaces out of the way first."""
    if folder.exists():
        folder.rename(_beside(folder, "old"))
    building.rename(folder)
    _sync(folder.parent)


def _sync(path: Path) -> None:
    """Wait until a file or folder is on the disk; Windows does that for files only."""
    if path.is_dir() and sys.platform == "win32":
        return
    descriptor = os.open(path, os.O_RDWR if sys.platform == "win32" else os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _free_bytes(folder: Path) -> int:
    return shutil.disk_usage(folder).free


def _require_space(need: _Need, free_bytes: Callable[[Path], int]) -> None:
    free = free_bytes(need.root)
    if free < need.n_bytes:
        raise _disk_full(need, f"{free / 1e6:.0f} MB are free")


def _disk_full(need: _Need, state: str) -> ModelError:
    return ModelError(
        worded(
            "not enough room in {root} to build {need}: {state}, it needs {n_bytes} "
            "bytes ({value:.0f} MB)",
            root=need.root,
            need=need.name,
            state=state,
            n_bytes=need.n_bytes,
            value=need.n_bytes / 1000000.0,
        ),
        hint=worded("Free some space there, or set CAPTIONER_MODELS to a folder on another disk."),
    )


@contextmanager
def _disk_trouble(need: _Need) -> Iterator[None]:
    """Turn what the file system says into words a person can act on."""
    try:
        yield
    except OSError as exc:
        if exc.errno in FULL:
            raise _disk_full(need, "the disk is full") from exc
        raise ModelError(
            worded(
                "could not build {need} in {root}: {why}", need=need.name, root=need.root, why=exc
            ),
            hint=worded("Make that folder writable, or set CAPTIONER_MODELS to another one."),
        ) from exc
