"""Lines of captions: a caption is one, or one for each paragraph that it has a part in. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from captioner.events import ONLY, CaptionChanged, Origin
from captioner.history.entry import on_one_line
from captioner.history.paragraphs import Part
from captioner.history.sentences import without_held

DOUBT_MARK: Final = "(?) "  # before words that are probably not what was said


@dataclass(frozen=True, slots=True)
class CaptionLine:
    """A caption, or the part of one that is in one paragraph, or a gap; free of line breaks."""

    settled: str
    """Leading text that will not change any more."""
    pending: str = ""
    """The rest, which may still change; empty once `open` is False."""
    open: bool = False
    """Whether more of it may come."""
    origin: Origin = ONLY
    id: int = 0
    """Of the line, in its store: never used twice, also not by another run; grows."""
    doubtful: bool = False
    """As in `CaptionChanged`."""
    begins: bool = True
    """It begins a paragraph; else it goes on with that of the line before it."""
    gap: str = ""
    """What stands between the line before it and this one, of a line that goes on."""
    said: str = field(default="", compare=False)
    """What of it is settled, as it was heard: `settled` has the seams as they read."""
    at: int = field(default=0, compare=False)
    """Where `said` begins in the text of its caption, characters."""
    cut: bool = field(default=False, compare=False)
    """It ends in a forced cut."""
    more: bool = False
    """There is more of its caption in the line below."""
    held: str = ""
    """What may stand at its end: known when the next caption begins."""

    @property
    def growing(self) -> bool:
        """Whether more may come right after it."""
        return self.open and not self.more

    @property
    def label(self) -> str:
        """What says whose words these are."""
        return self.origin.before(DOUBT_MARK if self.doubtful else "")

    @property
    def prefix(self) -> str:
        """What stands before the words: the label, once in each paragraph."""
        return self.label if self.begins else ""

    @property
    def lead(self) -> str:
        """What stands before the words in their paragraph: label, or the space at the seam."""
        return self.prefix if self.begins else self.gap

    @property
    def text(self) -> str:
        """All of it as a person reads it by itself, label included; empty without words."""
        words = (self.settled + self.pending).strip()
        return words and f"{self.label}{words}"


def text_of(caption: CaptionChanged) -> tuple[str, int]:
    """All of a caption on one line, whatever is in it, and how much of it is settled."""
    settled, pending = on_one_line(caption.settled).lstrip(), on_one_line(caption.pending)
    if caption.final:
        text = (settled + pending).strip()
        return text, len(text)
    return settled + (pending if settled else pending.lstrip()), len(settled)


def lines_of(
    caption: CaptionChanged, said: str, n_said: int, parts: list[Part], gap: str, n_gone: int
) -> Iterator[CaptionLine]:
    """The lines of a caption, without ids; at least one.

    Args:
        caption: the caption.
        said: all of it on one line.
        n_said: how much of that is settled.
        parts: it by paragraphs, as it reads.
        gap: what stands before the first one, if that goes on.
        n_gone: how much of `said` is gone from the beginning of the first one.
    """
    first = parts[0].piece.text
    heard = said[:n_gone] + first + said[n_gone + len(first) :] if parts[0].begins else said
    for n, part in enumerate(parts):
        piece, last = part.piece, n == len(parts) - 1
        start = part.at + n_gone if n else 0
        text = piece.text
        n_settled = min(max(0, n_said - part.at - n_gone), len(text))
        held = ""
        if last and caption.final:
            text = without_held(text, cut=piece.cut)
            held = piece.text[len(text) :]
        yield CaptionLine(
            text[:n_settled],
            text[n_settled:],
            open=not caption.final,
            origin=caption.origin,
            doubtful=caption.doubtful,
            begins=part.begins,
            gap="" if part.begins else gap,
            said=heard[start : min(n_said, n_gone + part.at + len(piece.text))],
            at=start,
            cut=piece.cut,
            more=not last and not caption.final,
            held=held,
        )
