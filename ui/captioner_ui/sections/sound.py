"""What is listened to when the window opens. No Qt."""

from dataclasses import dataclass
from enum import StrEnum

from captioner.setting import setting
from captioner_ui.translation import tr_later


class SoundSource(StrEnum):
    """Where sound comes from; the words of `captioner live --source`."""

    MICROPHONE = "mic"
    COMPUTER = "computer"
    """System audio."""
    BOTH = "mic+computer"
    """Side by side, each line labelled."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SoundSettings:
    """The source that was chosen last."""

    source: SoundSource = setting(SoundSource.MICROPHONE, tr_later("Listen to"), option="source")
    device: str = setting(
        "",
        tr_later("Microphone"),
        hint=tr_later("Its name or a part of it; empty for the system's default."),
    )
