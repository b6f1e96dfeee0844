"""A stretch of sound that has no caption, and why."""

from dataclasses import dataclass
from enum import StrEnum

from captioner.origin import ONLY, Origin
from captioner.units import seconds


class GapReason(StrEnum):
    """Why sound is not captioned."""

    LOST = "lost"
    """It never came: an overflow, a microphone that was unplugged."""
    STOOD_STILL = "stood-still"
    """It never came, because the program did not run: it was stopped, or the machine slept."""
    BEHIND = "behind"
    """It was left out, because captioning it would have made everything after it late."""


@dataclass(frozen=True, slots=True)
class Gap:
    """A stretch of sound that has no caption; stands between the captions before and after it."""

    start: int
    """Stream position of the first sample that is missing."""
    end: int
    """Stream position after the last one."""
    reason: GapReason
    origin: Origin = ONLY

    @property
    def length(self) -> int:
        """In samples."""
        return self.end - self.start

    @property
    def remark(self) -> str:
        """What stands among the captions for it: `[1.8 s not captioned]`."""
        return f"[{seconds(self.length):.1f} s not captioned]"
