"""How subtitles are laid out. The defaults are what broadcasters ask for."""

from dataclasses import dataclass
from typing import Final

from captioner.errors import ConfigError
from captioner.setting import check_ranges, setting


@dataclass(frozen=True, slots=True, kw_only=True)
class SubtitleLayout:
    """What a cue may be like; where speech does not allow all of it, the lengths of lines hold."""

    line_length: int = setting(42, help="characters of a line", low=16, high=100)
    """Columns; characters of Chinese, Japanese and Korean take two."""
    lines: int = setting(2, option="lines", help="lines of a cue", low=1, high=3)
    """At the most."""
    max_rate: float = setting(
        20.0, help="characters a second, where speech allows it", low=5.0, high=60.0
    )
    """That are to be read, at the most."""
    shortest_s: float = setting(0.7, help="seconds a cue is shown at least", low=0.2, high=3.0)
    longest_s: float = setting(7.0, help="seconds a cue is shown at the most", low=2.0, high=30.0)
    gap_s: float = setting(0.084, help="seconds between two cues", low=0.0, high=1.0)
    """Two frames at 24 or 25 a second, by default."""

    def __post_init__(self) -> None:
        check_ranges(self)
        if self.shortest_s >= self.longest_s:
            raise ConfigError(
                f"shortest_s ({self.shortest_s}) must be below longest_s ({self.longest_s})"
            )


DEFAULT_LAYOUT: Final = SubtitleLayout()
