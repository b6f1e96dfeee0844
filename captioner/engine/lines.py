"""Break the text of a long segment into lines with times of their own. Pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from captioner.events import Segment, Transcript, Word
from captioner.units import seconds

SHORT_S: Final = 9.0  # a segment up to here is one line
LONGEST_LINE_S: Final = 7.0  # what subtitles show at once, at the most
SENTENCE_END: Final = (".", "?", "!", "。", "？", "！")  # noqa: RUF001 - full-width on purpose


@dataclass(frozen=True, slots=True)
class Line:
    """A stretch of a recording's text."""

    start_s: float
    """Seconds from the beginning of the recording."""
    end_s: float
    """Not before `start_s`."""
    text: str
    avg_logprob: float
    """Mean natural-log probability of its words, or of the segment's tokens."""
    words: tuple[Word, ...] = ()
    """Those of its text, as far as their times are known."""
    segment_s: float = 0.0
    """Where the segment begins from which the words' own times count, s."""
    heard: str = ""
    """What `text` is written for, where that is something else."""


def lines_of(segment: Segment, transcript: Transcript) -> list[Line]:
    """The lines of one segment: sentences, or parts of them that are not too long."""
    start_s, end_s = seconds(segment.start), seconds(segment.end)
    if segment.duration_s <= SHORT_S or not transcript.words:
        line = Line(
            start_s,
            end_s,
            transcript.text,
            transcript.avg_logprob,
            transcript.words,
            start_s,
            transcript.heard,
        )
        return [line]
    groups = list(_groups(transcript.words))
    starts = [start_s, *(start_s + group[0].start_s for group in groups[1:])]
    ends = [*starts[1:], end_s]
    return [
        Line(
            start,
            min(end, start_s + group[-1].end_s + 1.0) if end != end_s else end_s,
            "".join(word.piece or f" {word.text}" for word in group).strip(),
            sum(word.logprob for word in group) / len(group),
            tuple(group),
            start_s,
            _heard(group),
        )
        for group, start, end in zip(groups, starts, ends, strict=True)
    ]


def _heard(group: Sequence[Word]) -> str:
    if not any(word.heard for word in group):
        return ""
    return "".join(word.heard or word.piece or f" {word.text}" for word in group).strip()


def _groups(words: Sequence[Word]) -> Iterator[list[Word]]:
    group: list[Word] = []
    for word in words:
        if group and word.end_s - group[0].start_s > LONGEST_LINE_S:
            yield group
            group = []
        group.append(word)
        if word.text.endswith(SENTENCE_END):
            yield group
            group = []
    if group:
        yield group
