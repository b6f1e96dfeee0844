"""Which compiled networks for Hailo NPUs are published, read from the TOML file beside this."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from importlib.resources import files
from pathlib import Path
from typing import Final

from captioner_models.errors import ModelError, UnknownModelError
from captioner_models.hef_files import ARCHITECTURES, FOLDER, hef_path

DECODERS: Final = "decoders"  # folder of compiled decoders, below that of compiled encoders


class Part(StrEnum):
    """Which half of a Whisper a compiled network is."""

    ENCODER = "encoder"
    DECODER = "decoder"
    """Of a fixed number of tokens, without a cache: slow, and only there to be compared with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishedHef:
    """A compiled network that can be fetched."""

    checkpoint: str
    """Name of the model whose weights are inside."""
    arch: str
    """What it was compiled for, one of ARCHITECTURES."""
    window_s: int
    """Seconds of audio that the encoder takes, and whose states the decoder reads (1 to 30)."""
    part: Part
    url: str
    size: int | None = None
    """Bytes; None if none are published, as is the next."""
    sha256: str | None = None

    def __post_init__(self) -> None:
        """Check architecture and window."""
        if self.arch not in ARCHITECTURES:
            raise ValueError(f"arch is {self.arch!r}, need one of {', '.join(ARCHITECTURES)}")
        if not 1 <= self.window_s <= 30:
            raise ValueError(f"window_s ({self.window_s}) is not in 1 to 30")

    def path(self, root: Path) -> Path:
        """Where it lies under the root of a store once it is fetched."""
        place = hef_path(root, self.checkpoint, self.arch, self.window_s)
        return place if self.part is Part.ENCODER else decoder_path(place)

    @property
    def title(self) -> str:
        """What it is, in a few words."""
        return f"{self.part.value} of {self.checkpoint}, {self.window_s} s, for {self.arch}"


def decoder_path(encoder: Path) -> Path:
    """Where the compiled decoder lies that goes with a compiled encoder."""
    assert encoder.parent.name == FOLDER
    return encoder.parent / DECODERS / encoder.name


def load_hefs() -> tuple[PublishedHef, ...]:
    """Everything that is published, encoders and decoders in turn.

    Raises:
        ModelError: the file is damaged, which only a broken installation can cause.
    """
    return parse_hefs((files(__package__) / "hefs.toml").read_text("utf-8"))


def parse_hefs(text: str) -> tuple[PublishedHef, ...]:
    """Entries from TOML, every one checked.

    Raises:
        ModelError: it is no TOML, or an entry lacks something or contradicts another.
    """
    try:
        raw = tomllib.loads(text)
        found = tuple(
            PublishedHef(
                checkpoint=entry["checkpoint"],
                arch=entry["arch"],
                window_s=entry["window_s"],
                part=part,
                url=raw["base"] + entry[part.value],
            )
            for entry in raw["hefs"]
            for part in Part
        )
        places = [hef.path(Path()) for hef in found]
        if len(set(places)) != len(places):
            raise ValueError("an entry occurs twice")  # noqa: TRY301 - caught below with the rest
    except (ValueError, TypeError, KeyError) as exc:
        raise ModelError(
            f"the list of compiled networks is damaged: {exc}", hint="Install captioner again."
        ) from exc
    return found


def find_hef(
    hefs: Sequence[PublishedHef], checkpoint: str, arch: str, part: Part = Part.ENCODER
) -> PublishedHef:
    """The entry for a checkpoint and an architecture.

    Raises:
        UnknownModelError: there is none; the message says what there is.
    """
    fitting = [hef for hef in hefs if hef.arch == arch and hef.part is part]
    for hef in fitting:
        if hef.checkpoint == checkpoint:
            return hef
    others = ", ".join(f"{hef.checkpoint} ({hef.window_s} s)" for hef in fitting) or "none"
    raise UnknownModelError(
        f"no compiled {part.value} of {checkpoint} for {arch} is published, only of {others}",
        hint=f"Take one of these, or compile your own: "
        f"`captioner models export-hailo {checkpoint} FOLDER`.",
    )
