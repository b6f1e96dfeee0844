"""What captioning starts from, whoever asks for it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from captioner.config import RecognitionConfig, SegmenterConfig, VadKind
from captioner.outputs.config import OutputConfig
from captioner.setting import setting, tr_later
from captioner.wording.config import WordingConfig
from captioner_models.variants import Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchOptions:
    """What the user asked for on the command line; the window starts from these, too."""

    model: str | None = None
    """Name of a model in the catalogue; None for the catalogue's default."""
    finals_model: str | None = None
    """Name of a second, better model, which settles what the first one shows; None for no such."""
    device: str | int | None = None
    """Microphone by name or index, also as a string (0 is one); None for the system's default."""
    recognition: RecognitionConfig = field(default_factory=RecognitionConfig)
    wording: WordingConfig = field(default_factory=WordingConfig)
    """How captions are written."""
    variant: Variant = field(default_factory=Variant)
    """Which build of the model; by default the model itself."""
    hef: Path | None = None
    """A compiled encoder of the user's own for the NPU; None for those that were fetched."""
    vad: VadKind = setting(
        VadKind.SILERO,
        tr_later("Tell speech from noise with"),
        hint=tr_later("Silero is the surest, WebRTC the least work."),
        help="what decides that somebody speaks",
    )
    source: str | None = None
    """`mic`, `computer`, `mic+computer`, `demo` or the path of a recording; None for a microphone
    if there is one."""
    notice: str = ""
    """Why the source is not the one expected, to be told at once; mostly empty."""
    paced: bool = True
    """Recordings in real time, as from a microphone; otherwise as fast as possible."""
    settled_only: bool = False
    """Show only text that does not change any more."""
    partial_every_ms: int = SegmenterConfig().partial_every_ms
    """Spacing of growing captions, ms; as in SegmenterConfig."""
    outputs: OutputConfig = field(default_factory=OutputConfig)
    """Captions for others."""
    given: Mapping[str, Any] = field(default_factory=dict)
    """What was named on the command line, by destination; what was not is not in it."""
