"""Fetching compiled networks for a Hailo NPU into their place beside the models.

hef/NAME.hef        a whole file; NAME.json is its record
hef/.NAME.hef.part  what came so far of it; .part.json says of what
hef/.NAME.hef.lock  held by whoever fetches or removes it
"""

import shutil
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from captioner_models.download import Downloaded, download, forget
from captioner_models.errors import ModelError, ModelFileError, ModelSourceError
from captioner_models.hef_catalogue import PublishedHef
from captioner_models.hef_files import (
    HefFile,
    HefRecord,
    check_hef,
    hef_path,
    read_hef_record,
    record_path,
    write_hef_record,
)
from captioner_models.locking import locked
from captioner_models.progress import Progress, silent
from captioner_models.worded import worded

MAGIC: Final = b"\x01HEF"  # how every compiled network begins


@dataclass(frozen=True, slots=True)
class Fetched:
    """A compiled network in its place."""

    path: Path
    record: HefRecord
    new: bool
    """Whether it was downloaded just now."""
    first: bool
    """Whether its digest was taken from this very download, as nobody had published or recorded
    one before."""


def fetch_hef(
    hef: PublishedHef,
    root: Path,
    progress: Progress = silent,
    *,
    force: bool = False,
    free_bytes: Callable[[Path], int] | None = None,
) -> Fetched:
    """Download a compiled network unless a whole one is in place.

    A second call in this or another process waits for the first and takes its result. The file
    gets its name only when it is complete and is what was published, or what was fetched before.

    Args:
        hef: what to fetch.
        root: of the store.
        progress: told the share that is done.
        force: download in any case, and accept another file than the one that was recorded.
        free_bytes: how much room a folder has.

    Raises:
        ModelSourceError: see `download`; or it is another file than the published or recorded one.
        ModelError: the folder cannot be written.
    """
    path = hef.path(root)
    part = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with _lock(path, progress):
            known = _record(path)
            if known is not None and not force and _is_whole(path, known):
                return Fetched(path, known, new=False, first=False)
            step = f"Fetching the {hef.title}"
            found = download(hef.url, part, progress, step, MAGIC, free_bytes)
            expected = hef.sha256 or ("" if known is None or force else known.sha256)
            _require_same(hef, found, expected, part)
            part.replace(path)
            forget(part)
            record = _record_of(hef, found)
            write_hef_record(path, record)
    except OSError as exc:
        raise _unwritten(path, exc) from exc
    return Fetched(path, record, new=True, first=not expected)


def adopt_hef(file: Path, root: Path) -> Path:
    """Copy an encoder that was compiled elsewhere, with its record, to its place; gives that.

    Raises:
        ModelFileError: it has no record beside it, or is not what the record says.
        ModelError: the folder cannot be written.
    """
    record = read_hef_record(file)
    if record is None:
        raise ModelFileError(
            f"{file} has no record beside it ({record_path(file).name}), so nobody knows of what "
            "checkpoint it is",
            hint="`compile.py` of `captioner models export-hailo` writes one.",
        )
    check_hef(HefFile(file, record), verify=True)
    path = hef_path(root, record.checkpoint, record.arch, record.window_s)
    part = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with _lock(path, silent):
            forget(part)
            shutil.copyfile(file, part)
            part.replace(path)
            write_hef_record(path, record)
    except OSError as exc:
        raise _unwritten(path, exc) from exc
    return path


def remove_hef(path: Path) -> None:
    """Remove a compiled network, its record and what is left of a download of it.

    Raises:
        ModelError: the files cannot be removed.
    """
    try:
        with _lock(path, silent):
            path.unlink(missing_ok=True)
            record_path(path).unlink(missing_ok=True)
            forget(path.with_name(f".{path.name}.part"))
    except OSError as exc:
        raise ModelError(f"cannot remove {path}: {exc.strerror or exc}") from exc


def problem_of(path: Path) -> str:
    """Why a compiled network cannot be used; empty if it can, as far as size and record tell."""
    try:
        check_hef(HefFile(path, read_hef_record(path)))
    except ModelFileError as exc:
        return str(exc)
    return ""


def _lock(path: Path, progress: Progress) -> AbstractContextManager[None]:
    return locked(
        path.with_name(f".{path.name}.lock"),
        lambda: progress(worded("Waiting for another download of the same file"), 0.0),
    )


def _unwritten(path: Path, exc: OSError) -> ModelError:
    return ModelError(
        f"{path} cannot be written: {exc.strerror or exc}",
        hint="Make that folder writable, or set CAPTIONER_MODELS to another one.",
    )


def _record(path: Path) -> HefRecord | None:
    """The record of a file; None if there is none or it is damaged."""
    try:
        return read_hef_record(path)
    except ModelFileError:
        return None


def _is_whole(path: Path, record: HefRecord) -> bool:
    try:
        check_hef(HefFile(path, record), verify=True)
    except ModelFileError:
        return False
    return True


def _require_same(hef: PublishedHef, found: Downloaded, expected: str, part: Path) -> None:
    if not expected or found.sha256 == expected:
        return
    forget(part)
    published = "published" if hef.sha256 else "fetched before"
    raise ModelSourceError(
        f"{hef.url} gave another file than the one that was {published}: its sha256 is "
        f"{found.sha256}, expected {expected}",
        hint="If the vendor has renewed it, `--force` takes the new one.",
    )


def _record_of(hef: PublishedHef, found: Downloaded) -> HefRecord:
    return HefRecord(
        checkpoint=hef.checkpoint,
        arch=hef.arch,
        window_s=hef.window_s,
        sha256=found.sha256,
        size=found.size,
        source=hef.url,
    )
