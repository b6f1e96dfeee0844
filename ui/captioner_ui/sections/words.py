"""The person's own words: what is expected, replaced and masked, and numbers. No Qt."""

from dataclasses import dataclass

from captioner.composition.options import LaunchOptions
from captioner.config import RecognitionConfig
from captioner.setting import again
from captioner.wording.config import WordingConfig
from captioner.wording.numbers import Numbers
from captioner_ui.translation import tr_later


@dataclass(frozen=True, slots=True, kw_only=True)
class WordsSettings:
    """Which lists are in use, and what is done with offensive words."""

    words: tuple[str, ...] = again(
        RecognitionConfig(),
        "words",
        hint=tr_later(
            "Names and terms to expect, one on each line; lists with a tick are in use. "
            "WORD = HEARD: also where that is heard. HEARD -> WRITTEN: written instead."
        ),
    )
    mask: bool = again(LaunchOptions().wording, "mask")
    mask_also: tuple[str, ...] = again(LaunchOptions().wording, "mask_also")
    numbers: Numbers = again(LaunchOptions().wording, "numbers")

    def __post_init__(self) -> None:
        """Check by the engine's own rules; raises ConfigError."""
        self.wording()

    def wording(self) -> WordingConfig:
        """As the engine takes it."""
        return WordingConfig(mask=self.mask, mask_also=self.mask_also, numbers=self.numbers)
