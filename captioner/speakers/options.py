"""How voices are told apart. Similarities are cosines of embeddings, of -1 to 1."""

from dataclasses import dataclass, field
from typing import Final

from captioner.errors import ConfigError
from captioner.origin import MOST_SPEAKERS


def _require(name: str, value: float, low: float, high: float) -> None:
    if not low <= value <= high:
        raise ConfigError(f"{name} is {value}, need {low} to {high}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Likeness:
    """What is alike; chosen on half of the speakers of the speech set (docs/speakers.md)."""

    together: float = 0.66
    """Pieces of one segment that are so similar on average are one voice, until voices are known
    better."""
    known: float = 0.71
    """A turn that is so similar to a known voice is that one."""
    other: float = 0.68
    """A turn that is less similar to all known voices is somebody new, if it is long enough; at
    most `known`."""
    caution: float = 0.08
    """How much less similar than `other` a turn has to be that is as short as can be."""
    likely: float = 0.60
    """The least similarity of a turn to its voice, if `ahead` of all others."""
    ahead: float = 0.08
    """How much more similar than to the next voice."""
    change_cost: float = 0.10
    """What a change of voice has to gain in similarity, summed over the pieces after it."""

    def __post_init__(self) -> None:
        for name in self.__slots__:
            _require(name, getattr(self, name), 0.0, 1.0)
        if self.other > self.known:
            raise ConfigError(f"other ({self.other}) must be at most known ({self.known})")


TELEPHONE: Final = Likeness(
    together=0.36, known=0.45, other=0.42, caution=0.15, likely=0.28, ahead=0.10, change_cost=0.15
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeakerOptions:
    """Checked when built."""

    n_speakers: int | None = None
    """How many there are, 1 to MOST_SPEAKERS; None if that is to be found out."""
    hop_s: float = 0.4
    """From one voiceprint to the next, s (0.05 to 1.6)."""
    shortest_new_s: float = 2.0
    """Speech that makes somebody new, s (0.5 to 10)."""
    shortest_turn_s: float = 1.0
    """Shorter turns do not teach what a voice is like, s (0 to 10)."""
    gap_within_s: float = 0.4
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
