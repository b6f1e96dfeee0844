"""How speech is recognised, as far as a person chooses it. No Qt."""

from dataclasses import dataclass

from captioner.config import (
    MAX_BEAM,
    EncoderChoice,
    RecognitionConfig,
    SegmenterConfig,
    Task,
    VadKind,
)
from captioner_ui.setting import setting
from captioner_ui.translation import tr_later


@dataclass(frozen=True, slots=True, kw_only=True)
class RecognitionSettings:
    """What an engine is made with; a running one is replaced when they change."""

    model: str = setting("", tr_later("Model"))
    """Name in the catalogue; empty for its default."""
    language: str = setting("auto", tr_later("Language"))
    """Code of what is spoken, or `auto`."""
    task: Task = setting(Task.TRANSCRIBE, tr_later("Write"))
    encoder: EncoderChoice = setting(
        EncoderChoice.AUTO,
        tr_later("Encoder"),
        hint=tr_later("Automatic is a Hailo NPU where one is ready, else the CPU."),
    )
    threads: int = setting(
        RecognitionConfig().threads,
        tr_later("Threads"),
        low=1,
        high=64,
        hint=tr_later("Inside one call of the model. One is the fastest on two busy cores."),
    )
    beam: int = setting(
        RecognitionConfig().beam,
        tr_later("Hypotheses"),
        low=1,
        high=MAX_BEAM,
        hint=tr_later("Compared before text is final. One is faster and makes more errors."),
    )
    partial_every_ms: int = setting(
        SegmenterConfig().partial_every_ms,
        tr_later("Growing captions every"),
        unit="ms",
        low=100,
        high=10_000,
        step=50,
        option="partial-every",
        hint=tr_later("Less often costs less of the processor."),
    )
    vad: VadKind = setting(VadKind.SILERO, tr_later("Speech detector"))
    settled_only: bool = setting(
        False,
        tr_later("Show only words that do not change any more"),
        hint=tr_later("They appear about half a second later."),
    )

    def __post_init__(self) -> None:
        """Check by the engine's own rules; raises ConfigError."""
        RecognitionConfig(language=self.language, threads=self.threads, beam=self.beam)
        SegmenterConfig(partial_every_ms=self.partial_every_ms)
