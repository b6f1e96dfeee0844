"""What a built model is: the manifest in its folder, and whether its files are all there."""

import hashlib
import json
import math
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from captioner_models.checkpoint import Dimensions, SpecialTokens
from captioner_models.errors import ModelFileError
from captioner_models.sources import FileDigest
from captioner_models.strict_json import decode
from captioner_models.worded import worded

MANIFEST: Final = "manifest.json"
FIGURES: Final = "reference.npz"  # exact figures to compare a built model with
FORMAT_VERSION: Final = 9  # raise it when graphs, files or manifest change so that old ones fail


@dataclass(frozen=True, slots=True, kw_only=True)
class Defaults:
    """Settings measured for one checkpoint with its speech tail."""

    tail_positions: int
    """Encoder positions of the speech tail."""
    margin_s: float
    """Silence to leave after the speech before it is encoded, in seconds."""
    max_tail_mass: float
    """A caption whose mean tail mass is above this was not said, 0 to 1."""
    cut_tail_mass: float
    """Tokens in a row whose mean tail mass is above this end a caption, 0 to 1."""
    tokens_per_s: float
    """Most text tokens that a second of speech is allowed."""

    def __post_init__(self) -> None:
        """Check the ranges."""
        if not 0 <= self.tail_positions <= 1500:
            raise ValueError(f"tail_positions ({self.tail_positions}) is not in 0 to 1500")
        if not 0 <= self.margin_s <= 30:
            raise ValueError(f"margin_s ({self.margin_s}) is not in 0 to 30")
        for name in ("max_tail_mass", "cut_tail_mass"):
            if not 0 <= getattr(self, name) <= 1:
                raise ValueError(f"{name} ({getattr(self, name)}) is not in 0 to 1")
        if not 0 < self.tokens_per_s < math.inf:
            raise ValueError(f"tokens_per_s ({self.tokens_per_s}) is not positive")


@dataclass(frozen=True, slots=True, kw_only=True)
class Fidelity:
    """How far a built model is from its checkpoint in float32; see `captioner_models.fidelity`."""

    states: float
    """Relative error of the encoder's states, 0 and up."""
    logprobs: float
    """Mean distance of likely tokens' log-probabilities, nats."""

    def __str__(self) -> str:
        return f"states {self.states:.3f}, log-probabilities {self.logprobs:.3f} from float32"

    def beyond(self, states: float, logprobs: float) -> str:
        """What exceeds these bounds, with figures, as part of a sentence; empty if nothing does."""
        found = []
        if not self.states <= states:
            found.append(f"error of the states {self.states:.3f}, the bound is {states}")
        if not self.logprobs <= logprobs:
            found.append(f"of the log-probabilities {self.logprobs:.3f}, the bound is {logprobs}")
        return " and ".join(found)


@dataclass(frozen=True, slots=True, kw_only=True)
class Origin:
    """Where the weights came from and under which licence."""

    licence: str
    """Of the trained weights."""
    credit: str
    source_licence: str
    """Of the package or repository they came in."""
    source_credit: str
    repo: str
    """On the model hub; empty for packages, as is the next."""
    revision: str
    files: tuple[FileDigest, ...]
    """What was read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest:
    """Everything about a built model except the arrays."""

    format_version: int
    name: str
    fingerprint: str
    """Of the checkpoint all parts were made from."""
    dimensions: Dimensions
    tokens: SpecialTokens
    alignment_heads: tuple[tuple[int, int], ...]
    """(layer, head) pairs behind tail mass and read position."""
    defaults: Defaults
    fidelity: Fidelity | None
    """As measured where it was built; None while it is being built."""
    files: tuple[FileDigest, ...]
    """The parts in the folder, the manifest itself left out."""
    origin: Origin

    def __post_init__(self) -> None:
        """Check that files stay in the folder."""
        for file in self.files:
            if Path(file.path).name != file.path:
                raise ValueError(f"the file {file.path!r} is outside the folder")

    @property
    def multilingual(self) -> bool:
        """Whether it knows other languages than English."""
        return self.tokens.languages is not None


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """Write manifest.json into a folder that is being built."""
    text = json.dumps(asdict(manifest), indent=1, ensure_ascii=False)
    (folder / MANIFEST).write_text(text + "\n", "utf-8")


def read_manifest(folder: Path) -> Manifest:
    """The manifest of a built model.

    Raises:
        ModelFileError: there is none, or it is damaged or of another format version.
    """
    raw = _read(folder)
    _check_version(folder, raw)
    try:
        return decode(Manifest, raw)
    except ValueError as exc:
        raise ModelFileError(
            worded("{value} is damaged: {why}", value=folder / MANIFEST, why=exc)
        ) from exc


def built_format(folder: Path) -> int | None:
    """Format version of a built model; None if there is none or its manifest is damaged."""
    try:
        version = _read(folder).get("format_version")
    except ModelFileError:
        return None
    return version if type(version) is int else None


def check_parts(folder: Path, *, verify: bool = False) -> Manifest:
    """The manifest, after making sure that every file it lists is there.

    Args:
        folder: a built model.
        verify: read the files and compare their sha256, too; otherwise sizes have to do, so that
            opening a model stays fast.

    Raises:
        ModelFileError: a file is missing, of the wrong size or altered, or see `read_manifest`.
    """
    manifest = read_manifest(folder)
    for file in manifest.files:
        path = folder / file.path
        try:
            size = path.stat().st_size
            sha256 = digest(path) if verify and size == file.size else file.sha256
        except OSError as exc:
            raise ModelFileError(
                worded("{path} cannot be read: {why}", path=path, why=exc.strerror)
            ) from exc
        if size != file.size:
            raise ModelFileError(
                worded(
                    "{path} has {size} bytes, expected {expected}",
                    path=path,
                    size=size,
                    expected=file.size,
                )
            )
        if sha256 != file.sha256:
            raise ModelFileError(
                worded("{path} was altered: its sha256 is {sha256}", path=path, sha256=sha256)
            )
    return manifest


def fixed_encoder(window: str) -> str:
    """File of the encoder that takes a window of so many whole seconds and no other."""
    return f"encoder_{window}s.onnx"


def list_parts(folder: Path) -> tuple[FileDigest, ...]:
    """Size and digest of every file in a folder that is being built, by name."""
    paths = sorted(path for path in folder.iterdir() if path.name != MANIFEST)
    return tuple(FileDigest(path.name, path.stat().st_size, digest(path)) for path in paths)


def digest(path: Path) -> str:
    """sha256 of a file in hexadecimal."""
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def _read(folder: Path) -> dict[str, object]:
    path = folder / MANIFEST
    try:
        raw = json.loads(path.read_bytes())
    except FileNotFoundError as exc:
        raise ModelFileError(
            worded("there is no built model in {folder}", folder=folder),
            hint=worded("Build it: `captioner models build NAME`."),
        ) from exc
    except OSError as exc:
        raise ModelFileError(
            worded("cannot read {path}: {why}", path=path, why=exc.strerror)
        ) from exc
    except ValueError as exc:
        raise ModelFileError(worded("{path} is damaged: {why}", path=path, why=exc)) from exc
    if not isinstance(raw, dict):
        raise ModelFileError(worded("{path} is damaged: it holds no object", path=path))
    return raw


def _check_version(folder: Path, raw: dict[str, object]) -> None:
    version = raw.get("format_version")
    if type(version) is not int:
        raise ModelFileError(
            worded("{value} is damaged: it has no format version", value=folder / MANIFEST)
        )
    if version > FORMAT_VERSION:
        raise ModelFileError(
            worded(
                "{folder} was built by a newer captioner: format {version}, this one knows {known}",
                folder=folder,
                version=version,
                known=FORMAT_VERSION,
            ),
            hint=worded("Update captioner, or remove the model and build it again."),
        )
    if version < FORMAT_VERSION:
        raise ModelFileError(
            worded(
                "{folder} was built by an older captioner: format {version}, this one "
                "needs {known}",
                folder=folder,
                version=version,
                known=FORMAT_VERSION,
            ),
            hint=worded("Build it again: `captioner models build {folder}`.", folder=folder.name),
        )
