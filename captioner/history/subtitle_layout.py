"""How subtitles are laid out. The defaults are what broadcasters ask for."""

from dataclasses import dataclass
from typing import Final

from captioner.errors import ConfigError

LINE_LENGTHS: Final = (16, 100)  # columns
LINES: Final = (1, 3)
RATES: Final = (5.0, 60.0)  # characters a second
SHORTEST_S: Final = (0.2, 3.0)
LONGEST_S: Final = (2.0, 30.0)
GAPS_S: Final = (0.0, 1.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class SubtitleLayout:
    """What a cue may be like; where speech does not allow all of it, the lengths of lines hold."""

    line_length: int = 42
    """Columns of a line (16 to 100); characters of Chinese, Japanese and Korean take two."""
    lines: int = 2
    """Lines of a cue, at the most (1 to 3)."""
    max_rate: float = 20.0
    """Characters a second that are to be read, at the most (5 to 60)."""
    shortest_s: float = 0.7
    """A cue is shown that long, s (0.2 to 3)."""
    longest_s: float = 7.0
    """And not longer than that, s (2 to 30)."""
    gap_s: float = 0.084
    """Between a cue and the next, s (0 to 1): two frames at 24 or 25 a second."""

    def __post_init__(self) -> None:
        _require("line_length", self.line_length, LINE_LENGTHS)
        _require("lines", self.lines, LINES)
        _require("max_rate", self.max_rate, RATES)
        _require("shortest_s", self.shortest_s, SHORTEST_S)
        _require("longest_s", self.longest_s, LONGEST_S)
        _require("gap_s", self.gap_s, GAPS_S)
        if self.shortest_s >= self.longest_s:
            raise ConfigError(
                f"shortest_s ({self.shortest_s}) must be below longest_s ({self.longest_s})"
            )


def _require(name: str, value: float, limits: tuple[float, float]) -> None:
    low, high = limits
    if not low <= value <= high:
        raise ConfigError(f"{name} ({value}) is not from {low:g} to {high:g}")


DEFAULT_LAYOUT: Final = SubtitleLayout()
