"""What a level meter shows of one source. No Qt."""

from dataclasses import dataclass, replace
from typing import Final

from captioner.events import ONLY, LevelMeasured, Origin

FLOOR_DBFS: Final = -60.0  # quieter is an empty bar: the hiss of a good microphone
CLIPPED_DBFS: Final = -0.1  # from here on the wave is cut off
HOLD: Final = 20  # levels, 2 s: long enough to see that it was too loud
SILENCE_DBFS: Final = -120.0


@dataclass(frozen=True, slots=True)
class LevelState:
    """One bar. `after` gives the next one."""

    origin: Origin = ONLY
    rms_dbfs: float = SILENCE_DBFS
    clip_left: int = 0
    """Levels for which the clip mark stays."""
    problem: str = ""
    """What the source says is wrong with it: no signal, or it is gone. Mostly empty."""

    def after(self, level: LevelMeasured) -> "LevelState":
        """With one more level."""
        clips = level.peak_dbfs >= CLIPPED_DBFS
        return replace(
            self,
            rms_dbfs=level.rms_dbfs,
            clip_left=HOLD if clips else max(0, self.clip_left - 1),
        )

    @property
    def share(self) -> float:
        """How full the bar is, 0 to 1."""
        return min(1.0, max(0.0, 1.0 - self.rms_dbfs / FLOOR_DBFS))

    @property
    def clipped(self) -> bool:
        """Whether it was too loud just now."""
        return self.clip_left > 0
