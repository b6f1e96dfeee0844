"""A model folder that sherpa-onnx reads: its own files, unchanged, and a record of them."""

import base64
import json
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from captioner_models.errors import ModelFileError
from captioner_models.manifest import Origin, digest, list_parts
from captioner_models.progress import Progress
from captioner_models.sherpa_kinds import MOONSHINE_TOKENS, TOKENS, SherpaKind
from captioner_models.sources import FileDigest
from captioner_models.strict_json import decode
from captioner_models.worded import worded

RECORD: Final = "sherpa.json"
RECORD_VERSION: Final = 1
LONG_PIECE: Final = 0x80  # a length byte from here on is continued in the next


@dataclass(frozen=True, slots=True, kw_only=True)
class SherpaRecord:
    """Everything about such a model except its graphs."""

    record_version: int
    name: str
    kind: str
    """One of `SherpaKind`."""
    languages: tuple[str, ...]
    """Codes of what it reads; empty where nobody has said."""
    roles: Mapping[str, str]
    """What each file is: `encoder`, `decoder`, `joiner`, `model`, `tokens`, to its name."""
    files: tuple[FileDigest, ...]
    origin: Origin

    def __post_init__(self) -> None:
        """Check kind and names."""
        SherpaKind(self.kind)
        for file in self.files:
            if Path(file.path).name != file.path:
                raise ValueError(f"the file {file.path!r} is outside the folder")
        if not set(self.roles.values()) <= {file.path for file in self.files}:
            raise ValueError("a role has a file that is not among the files")

    @property
    def multilingual(self) -> bool:
        """Whether it reads other languages than English, as far as that is known."""
        return self.languages != ("en",)


def fill_folder(
    folder: Path,
    name: str,
    kind: SherpaKind,
    found: Mapping[str, Path],
    languages: Sequence[str],
    origin: Origin,
    progress: Progress,
) -> None:
    """Copy the files of a model into a folder that is being built, and write the record last.

    Args:
        folder: empty.
        name: of the model.
        kind: what it is.
        found: where each role's file lies.
        languages: codes; empty if not known.
        origin: where it came from.
        progress: told the share that is done.
    """
    roles = {}
    for at, (role, path) in enumerate(found.items()):
        progress(worded("Copying the model"), at / len(found))
        if path.name == MOONSHINE_TOKENS:
            roles[role] = TOKENS
            (folder / TOKENS).write_bytes(tokens_table(path.read_bytes(), path))
        else:
            roles[role] = path.name
            shutil.copyfile(path, folder / path.name)
    files = list_parts(folder)
    record = SherpaRecord(
        record_version=RECORD_VERSION,
        name=name,
        kind=kind.value,
        languages=tuple(languages),
        roles=roles,
        files=files,
        origin=origin,
    )
    text = json.dumps(asdict(record), indent=1, ensure_ascii=False)
    (folder / RECORD).write_text(text + "\n", "utf-8")


def is_sherpa(folder: Path) -> bool:
    """Whether a built model is one of these."""
    return (folder / RECORD).is_file()


def check_record(folder: Path, *, verify: bool = False) -> SherpaRecord:
    """The record of a built model, after making sure that its files are there.

    Args:
        folder: a built model.
        verify: compare the digests, too, not only the sizes.

    Raises:
        ModelFileError: a file is missing, of the wrong size or altered, or the record is damaged.
    """
    path = folder / RECORD
    try:
        raw = json.loads(path.read_bytes())
        version = raw.get("record_version") if isinstance(raw, dict) else None
        if type(version) is int and version > RECORD_VERSION:
            raise ModelFileError(
                f"{folder} was made by a newer captioner",
                hint="Update captioner, or remove the model and build it again.",
            )
        record = decode(SherpaRecord, raw)
        for file in record.files:
            part = folder / file.path
            size = part.stat().st_size
            if size != file.size:
                raise ModelFileError(f"{part} has {size} bytes, expected {file.size}")
            if verify and (found := digest(part)) != file.sha256:
                raise ModelFileError(f"{part} was altered: its sha256 is {found}")
    except OSError as exc:
        raise ModelFileError(f"{exc.filename or path} cannot be read: {exc.strerror}") from exc
    except ValueError as exc:
        raise ModelFileError(f"{path} is damaged: {exc}") from exc
    return record


def tokens_table(content: bytes, path: Path) -> bytes:
    """`tokens.txt` of a Moonshine tokenizer: each piece in base64 and its number.

    The file has the length of each piece, 7 bits a byte with the lowest first, then its bytes.

    Raises:
        ModelFileError: it ends in the middle of a piece.
    """
    lines: list[bytes] = []
    at = 0
    while at < len(content):
        length, shift = 0, 0
        while True:
            if at >= len(content):
                raise ModelFileError(f"{path} is damaged: it ends too early")
            byte = content[at]
            at += 1
            length |= (byte & 0x7F) << shift
            shift += 7
            if byte < LONG_PIECE:
                break
        piece = content[at : at + length]
        if len(piece) < length:
            raise ModelFileError(f"{path} is damaged: it ends too early")
        at += length
        lines.append(b"%s %d\n" % (base64.b64encode(piece), len(lines)))
    return b"".join(lines)
