"""What was heard, beside what is written."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Heard:
    """The text of a caption before words were replaced or masked."""

    settled: str
    """What the settled text is written for."""
    pending: str = ""
    """The rest."""

    @property
    def text(self) -> str:
        """All of it."""
        return self.settled + self.pending
