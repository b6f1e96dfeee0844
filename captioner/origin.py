"""Whose sound and words something is: the source, and who speaks there."""

from dataclasses import dataclass, field
from typing import Final

from captioner.languages import AUTO

MOST_SPEAKERS: Final = 20  # that are told apart in one source
OFF: Final = "off"
SPEAKERS: Final = (OFF, AUTO, *(str(n) for n in range(1, MOST_SPEAKERS + 1)))
"""How many are to be told apart, as a person says it."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where sound comes from, and who speaks. Two are equal whatever they are called."""

    key: str = ""
    """What the source is told apart by: short, the same on every run, never shown."""
    name: str = field(default="", compare=False)
    """What people call it, in their language; empty when it is the only source."""
    speaker: int | None = None
    """Who speaks there, from 1; None while nobody has told the voices apart."""
    speaker_name: str = field(default="", compare=False)
    """What a person has called the speaker; empty: by number."""

    @property
    def label(self) -> str:
        """Whose words these are, as a reader sees it: the speaker, or else the source."""
        if self.speaker is None:
            return self.name
        return self.speaker_name or f"Speaker {self.speaker}"

    def before(self, text: str) -> str:
        """`text` after whose it is; as it is when there is only one source and nobody is known."""
        return f"{self.label}: {text}" if self.label else text


ONLY: Final = Origin()
"""Of a source that is captioned alone."""
