"""Words of a segment by who says them. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass

from captioner.speakers.turns import Timed


@dataclass(frozen=True, slots=True)
class SpeakerSpan:
    """Words of a segment that one person says."""

    start_s: float
    """Where its first word begins, s from the start of the segment; may be negative."""
    end_s: float
    """Where its last word ends."""
    speaker: int | None
    """Number of the speaker; None: not sure."""
    first: int
    """The first of its words, counted in the segment."""
    end: int
    """After its last word."""


def spans_of(
    words: Sequence[Timed], labelled: Sequence[tuple[int, int, int | None]]
) -> list[SpeakerSpan]:
    """Spans of (first word, end, speaker), neighbours of one speaker joined."""
    joined: list[tuple[int, int, int | None]] = []
    for first, end, speaker in labelled:
        if joined and joined[-1][2] == speaker:
            joined[-1] = (joined[-1][0], end, speaker)
        else:
            joined.append((first, end, speaker))
    return [
        SpeakerSpan(words[first].start_s, words[end - 1].end_s, speaker, first, end)
        for first, end, speaker in joined
    ]
