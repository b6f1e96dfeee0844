"""Options of a second model, which settles what the first one shows."""

from dataclasses import dataclass

from captioner.setting import check_ranges, setting


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondModel:
    """When the second model reads, and what it reads together. See `engine.second_reading`."""

    every_s: float = setting(1.0, low=0.25, high=10.0)
    """It reads a growing segment when so much was said since it did so last, s."""
    settled_after_s: float = setting(1.5, low=0.0, high=5.0)
    """What it reads so long before the end of the sound is settled, s."""
    context_s: float = setting(10.0, low=0.0, high=28.0)
    """As in `EngineConfig`, for this model."""
    partial_context_s: float = setting(6.0, low=0.0, high=28.0)
    """As in `EngineConfig`, for this model."""

    def __post_init__(self) -> None:
        """Check the ranges; raises ConfigError."""
        check_ranges(self)
