"""How speech is recognised, as far as a person chooses it. No Qt."""

from dataclasses import dataclass

from captioner.composition.options import LaunchOptions
from captioner.config import (
    EncoderChoice,
    EngineConfig,
    RecognitionConfig,
    SegmenterConfig,
    Task,
    VadKind,
)
from captioner.setting import again, check_ranges, setting, tr_later

_ENGINE = RecognitionConfig()


@dataclass(frozen=True, slots=True, kw_only=True)
class RecognitionSettings:
    """What an engine is made with; a running one is replaced when they change."""

    language: str = again(_ENGINE, "language")
    model: str = setting("", tr_later("Model"))
    """Name in the catalogue; empty for the one that suits the language."""
    finals_model: str = setting(
        "",
        tr_later("Second model"),
        hint=tr_later("A second, better model for finished captions. It takes memory of its own."),
        advanced=True,
    )
    """Name in the catalogue; empty for none."""
    task: Task = again(_ENGINE, "task")
    encoder: EncoderChoice = again(_ENGINE, "encoder", advanced=True)
    threads: int = again(_ENGINE, "threads", advanced=True)
    beam: int = again(_ENGINE, "beam", advanced=True)
    partial_every_ms: int = again(SegmenterConfig(), "partial_every_ms", unit="ms", advanced=True)
    vad: VadKind = again(LaunchOptions(), "vad", advanced=True)
    speakers: str = again(_ENGINE, "speakers")
    settled_only: bool = again(EngineConfig(), "settled_only")

    def __post_init__(self) -> None:
        """Check by the engine's own rules; raises ConfigError."""
        check_ranges(self)
        RecognitionConfig(language=self.language, speakers=self.speakers)
