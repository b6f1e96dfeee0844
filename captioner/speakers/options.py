"""How voices are told apart. Similarities are cosines of embeddings, of 0 to 1."""

from dataclasses import dataclass, fields
from typing import Final

from captioner.errors import ConfigError

MOST_SPEAKERS: Final = 20  # of one source; whoever comes later stays unsure


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeakerOptions:
    """Checked when built; the defaults were chosen on half of the speakers of the speech set."""

    n_speakers: int | None = None
    """How many there are, 1 to MOST_SPEAKERS; None if that is to be found out."""
    hop_s: float = 0.4
    """From one voiceprint to the next, s (0.05 to 1.6)."""
    together: float = 0.62
    """Pieces of one segment that are so similar on average are one voice, until voices are known
    better."""
    known: float = 0.70
    """A turn that is so similar to a known voice is that one."""
    other: float = 0.64
    """A turn that is less similar to all known voices is somebody new, if it is long enough; at
    most `known`."""
    likely: float = 0.60
    """The least similarity of a turn to its voice, if `ahead` of all others."""
    ahead: float = 0.08
    """How much more similar than to the next voice."""
    change_cost: float = 0.10
    """What a change of voice has to gain in similarity, summed over the pieces after it."""
    shortest_new_s: float = 1.4
    """Speech that makes somebody new, s (0.5 to 10)."""
    shortest_turn_s: float = 1.0
    """Shorter turns do not teach what a voice is like, s (0 to 10)."""
    gap_within_s: float = 0.4
    """How far from where the voices seem to change a gap between words is looked for, s (0 to 2)."""

    def __post_init__(self) -> None:
        ranges = {"hop_s": (0.05, 1.6), "shortest_new_s": (0.5, 10.0), "gap_within_s": (0.0, 2.0)}
        ranges |= {"shortest_turn_s": (0.0, 10.0), "n_speakers": (1, MOST_SPEAKERS)}
        for name in (field.name for field in fields(self)):
            value, (low, high) = getattr(self, name), ranges.get(name, (0.0, 1.0))
            if value is not None and not low <= value <= high:
                raise ConfigError(f"{name} is {value}, need {low} to {high}")
        if self.other > self.known:
            raise ConfigError(f"other ({self.other}) must be at most known ({self.known})")
