"""How voices are told apart."""

from dataclasses import dataclass, field
from typing import Final

from captioner.errors import ConfigError
from captioner.origin import MOST_SPEAKERS


def _require(name: str, value: float, low: float, high: float) -> None:
    if not low <= value <= high:
        raise ConfigError(f"{name} is {value}, need {low} to {high}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Likeness:
    """What is alike, as `likeness` counts it; how it was chosen is in docs/speakers.md."""

    attenuation_s: float = 1.05
    """After so much speech half of an embedding is the voice, and half what was said, s."""
    together: float = 0.38
    """Pieces of one segment whose mean cosine is so large are one voice, until voices are known
    better."""
    known: float = 0.60
    """A turn that is so like a known voice is that one."""
    other: float = 0.48
    """A turn that is less like all known voices is somebody new, if it is long enough; at most
    `known`."""
    caution: float = 0.12
    """How much less like them than `other` a turn has to be that is as short as can be."""
    likely: float = 0.44
    """The least likeness of a turn to its voice, if `ahead` of all others."""
    ahead: float = 0.14
    """How much more like it than the next voice."""
    change_cost: float = 0.15
    """What a change of voice has to gain in cosines, summed over the pieces after it."""

    @property
    def same(self) -> float:
        """What is so alike is one voice where no label depends on it."""
        return (self.known + self.other) / 2

    def __post_init__(self) -> None:
        for name in self.__slots__:
            _require(name, getattr(self, name), 0.0, 5.0 if name == "attenuation_s" else 1.0)
        if self.other > self.known:
            raise ConfigError(f"other ({self.other}) must be at most known ({self.known})")


TELEPHONE: Final = Likeness(
    attenuation_s=1.8, known=0.70, other=0.55, caution=0.45, likely=0.50, ahead=0.15
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeakerOptions:
    """Checked when built."""

    n_speakers: int | None = None
    """How many there are, 1 to MOST_SPEAKERS; None if that is to be found out."""
    hop_s: float = 0.4
    """From one voiceprint to the next, s (0.05 to 1.6)."""
    shortest_new_s: float = 1.6
    """Speech that makes somebody new, s (0.5 to 10)."""
    shortest_turn_s: float = 1.0
    """Shorter turns do not teach what a voice is like, s (0 to 10)."""
    gap_within_s: float = 0.5
    """Where voices seem to change, a gap between words is looked for so far away, s (0 to 2)."""
    wide: Likeness = field(default_factory=Likeness)
    telephone: Likeness = TELEPHONE

    def __post_init__(self) -> None:
        if self.n_speakers is not None:
            _require("n_speakers", self.n_speakers, 1, MOST_SPEAKERS)
        _require("hop_s", self.hop_s, 0.05, 1.6)
        _require("shortest_new_s", self.shortest_new_s, 0.5, 10.0)
        _require("shortest_turn_s", self.shortest_turn_s, 0.0, 10.0)
        _require("gap_within_s", self.gap_within_s, 0.0, 2.0)
