"""Options of the engine. Validated once, frozen afterwards; no stage reads files or env vars."""

from dataclasses import dataclass, field
from enum import StrEnum

from captioner.errors import ConfigError


class EncoderChoice(StrEnum):
    """Where the encoder runs."""

    AUTO = "auto"
    """The best one that is present."""
    ONNX = "onnx"
    """ONNX Runtime on the CPU."""


def _require_range(name: str, value: float, low: float, high: float) -> None:
    if not low <= value <= high:
        raise ConfigError(f"{name} is {value}, need {low} to {high}")


@dataclass(frozen=True, slots=True, kw_only=True)
class SegmenterConfig:
    """When speech starts, when it ends, and how often a running window is captioned again."""

    open_after_ms: int = 60
    """Speech needed inside `open_within_ms` to open a window, ms (20 to 1000)."""
    open_within_ms: int = 100
    """Span in which `open_after_ms` of speech must fall, ms (`open_after_ms` to 2000)."""
    speech_threshold: float = 0.5
    """Probability from which a frame counts as speech, 0 to 1."""
    pre_roll_ms: int = 360
    """Audio kept from before the window opened, ms (300 to 2000: less clips the first word)."""
    end_pause_ms: int = 500
    """Silence that closes a window, ms (100 to 5000)."""
    max_window_s: float = 9.0
    """A window of this length is closed without a pause, s (2.0 to 28.0). Encoders of a fixed
    10 s need 9.0, and so does a live partial that is to come soon."""
    cut_search_s: float = 2.5
    """A forced cut falls at the quietest point of the last this many seconds (0 to 5)."""
    partial_every_ms: int = 500
    """Spacing of partial captions while a window is open, ms (100 to 10000)."""

    def __post_init__(self) -> None:
        _require_range("open_after_ms", self.open_after_ms, 20, 1000)
        _require_range("open_within_ms", self.open_within_ms, self.open_after_ms, 2000)
        _require_range("speech_threshold", self.speech_threshold, 0.0, 1.0)
        _require_range("pre_roll_ms", self.pre_roll_ms, 300, 2000)
        _require_range("end_pause_ms", self.end_pause_ms, 100, 5000)
        _require_range("max_window_s", self.max_window_s, 2.0, 28.0)
        _require_range("cut_search_s", self.cut_search_s, 0.0, 5.0)
        _require_range("partial_every_ms", self.partial_every_ms, 100, 10_000)
        if self.cut_search_s >= self.max_window_s:
            raise ConfigError(
                f"cut_search_s ({self.cut_search_s}) must be below max_window_s "
                f"({self.max_window_s})"
            )


@dataclass(frozen=True, slots=True, kw_only=True)
class RecognitionConfig:
    """Which parts recognise the speech, and with how much of the machine."""

    encoder: EncoderChoice = EncoderChoice.AUTO
    threads: int = 1
    """Threads inside one ONNX Runtime call (1 to 64). One is the fastest on two busy cores."""

    def __post_init__(self) -> None:
        _require_range("threads", self.threads, 1, 64)


@dataclass(frozen=True, slots=True, kw_only=True)
class EngineConfig:
    """Everything `CaptionEngine` needs to know besides the stages themselves."""

    segmenter: SegmenterConfig = field(default_factory=SegmenterConfig)
    stats_every_s: float = 1.0
    """Spacing of `StatsUpdated` events, s of wall time (0.1 to 60)."""

    def __post_init__(self) -> None:
        _require_range("stats_every_s", self.stats_every_s, 0.1, 60.0)
