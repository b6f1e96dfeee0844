"""Compiled encoders for a Hailo NPU on this machine, each with a record of what it is.

They lie beside the models: `<root>/hef/<checkpoint>-<arch>-<seconds>s.hef`, and the record under
the same name with `.json`. The record pairs the file with its checkpoint, which the file itself
does not name.
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from captioner_models.errors import ModelFileError
from captioner_models.manifest import digest
from captioner_models.strict_json import decode

FOLDER: Final = "hef"  # beside the models, under the root of the store
SUFFIX: Final = ".hef"
ARCHITECTURES: Final = ("hailo8", "hailo8l", "hailo10h")
LONGEST_S: Final = 30  # Whisper's own window
FETCH: Final = "Fetch it again: `captioner models fetch {checkpoint} --arch {arch}`."


@dataclass(frozen=True, slots=True, kw_only=True)
class HefRecord:
    """What a compiled encoder is; the JSON object beside it has exactly these fields."""

    checkpoint: str
    """Name of the model it was compiled from."""
    arch: str
    """What it was compiled for, one of ARCHITECTURES."""
    window_s: int
    """Length of audio it takes, whole seconds (1 to LONGEST_S)."""
    sha256: str
    """Of the file, in hexadecimal; as published, or as first fetched."""
    size: int
    """Of the file in bytes."""
    source: str
    """The address it came from; empty for one compiled here."""

    def __post_init__(self) -> None:
        """Check the ranges."""
        if not self.checkpoint:
            raise ValueError("checkpoint is empty")
        if self.arch not in ARCHITECTURES:
            raise ValueError(f"arch is {self.arch!r}, need one of {', '.join(ARCHITECTURES)}")
        if not 1 <= self.window_s <= LONGEST_S:
            raise ValueError(f"window_s ({self.window_s}) is not in 1 to {LONGEST_S}")
        if self.size < 0:
            raise ValueError(f"size ({self.size}) is negative")


@dataclass(frozen=True, slots=True)
class HefFile:
    """A compiled encoder and what is known about it."""

    path: Path
    record: HefRecord | None
    """None for a file of the user's own that has no record."""


def hef_path(root: Path, checkpoint: str, arch: str, window_s: int) -> Path:
    """Where the compiled encoder of a checkpoint lies under the root of a store."""
    return root / FOLDER / f"{checkpoint}-{arch}-{window_s}s{SUFFIX}"


def record_path(hef: Path) -> Path:
    """Where the record of a compiled encoder lies."""
    return hef.with_suffix(".json")


def write_hef_record(hef: Path, record: HefRecord) -> None:
    """Write the record of a file that is in place."""
    text = json.dumps(asdict(record), indent=1, ensure_ascii=False)
    record_path(hef).write_text(text + "\n", "utf-8")


def read_hef_record(hef: Path) -> HefRecord | None:
    """The record of a compiled encoder; None if it has none.

    Raises:
        ModelFileError: it cannot be read or is damaged.
    """
    path = record_path(hef)
    try:
        return decode(HefRecord, json.loads(path.read_bytes()))
    except FileNotFoundError:
        return None
    except OSError as exc:
        raise ModelFileError(f"cannot read {path}: {exc.strerror}") from exc
    except ValueError as exc:
        hint = "Fetch the compiled encoder again: `captioner models fetch NAME --arch ARCH`."
        raise ModelFileError(f"{path} is damaged: {exc}", hint=hint) from exc


def own_file(path: Path) -> HefFile:
    """A compiled encoder of the user's own, with its record if there is a whole one."""
    try:
        return HefFile(path, read_hef_record(path))
    except ModelFileError:
        return HefFile(path, None)


def compiled_for(root: Path, checkpoint: str) -> tuple[HefFile, ...]:
    """The compiled encoders of a checkpoint, longest window first.

    Files without a whole record are none: nobody knows what they are.
    """
    folder = root / FOLDER
    if not folder.is_dir():
        return ()
    found = []
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        try:
            record = read_hef_record(path)
        except ModelFileError:
            continue
        if record is not None and record.checkpoint == checkpoint:
            found.append(HefFile(path, record))
    return tuple(sorted(found, key=_window_s, reverse=True))


def check_hef(file: HefFile, *, verify: bool = False) -> None:
    """Make sure that a compiled encoder is what its record says.

    Args:
        file: with or without a record.
        verify: read the file and compare its sha256, too.

    Raises:
        ModelFileError: missing, truncated or altered.
    """
    path, record = file.path, file.record
    hint = "Check the file's name."
    if record is not None:
        hint = FETCH.format(checkpoint=record.checkpoint, arch=record.arch)
    try:
        size = path.stat().st_size
        sha256 = digest(path) if verify and record is not None else ""
    except OSError as exc:
        raise ModelFileError(f"{path} cannot be read: {exc.strerror}", hint=hint) from exc
    if record is None:
        return
    if size != record.size:
        raise ModelFileError(f"{path} has {size} bytes, expected {record.size}", hint=hint)
    if verify and sha256 != record.sha256:
        raise ModelFileError(f"{path} was altered: its sha256 is {sha256}", hint=hint)


def _window_s(file: HefFile) -> int:
    assert file.record is not None
    return file.record.window_s
