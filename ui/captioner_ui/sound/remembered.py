"""Which source is remembered, and which one is meant by what is remembered. No Qt."""

from captioner_ui.sections.sound import SoundSettings, SoundSource
from captioner_ui.source_choice import COMPUTER_CHOICE, DEFAULT_MICROPHONE, SourceChoice, SourceKind


def remembered(choice: SourceChoice, before: SoundSettings) -> SoundSettings:
    """The settings after this choice.

    A recording is not remembered, and neither is a device that only has a number: tomorrow it may
    be another one.
    """
    match choice.kind:
        case SourceKind.DEFAULT_MICROPHONE:
            return SoundSettings()
        case SourceKind.DEVICE if isinstance(choice.device, str):
            return SoundSettings(device=choice.device)
        case SourceKind.COMPUTER:
            return SoundSettings(source=SoundSource.COMPUTER, device=before.device)
        case SourceKind.BOTH if not isinstance(choice.device, int):
            return SoundSettings(source=SoundSource.BOTH, device=choice.device or "")
        case _:
            return before


def meant(settings: SoundSettings) -> SourceChoice:
    """The choice that the settings say."""
    match settings.source:
        case SoundSource.COMPUTER:
            return COMPUTER_CHOICE
        case SoundSource.BOTH:
            return SourceChoice.of_both(settings.device or None)
        case SoundSource.MICROPHONE:
            return (
                SourceChoice.of_device(settings.device) if settings.device else DEFAULT_MICROPHONE
            )
