"""Where a paragraph begins in what is said one caption after the other. Pure.

Paragraphs are what a reader sees as one: in the window, in the overlay, on the page, in a session
and in minutes. What the segmenter cut stays together; what is new is parted.
"""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from captioner.history.sentences import (
    Piece,
    capitalised,
    finished,
    merged,
    sentence_ends,
    time_at,
    turns,
    unfinished,
)

PAUSE_S: Final = 2.0  # between captions, after a whole sentence: the real one is half a second more
THINKING_S: Final = 6.0  # in the middle of a sentence: a slow speaker looks for a word
LONG_CHARS: Final = 300  # the next sentence begins a paragraph: five lines or so, 20 s of speech
ENDLESS_CHARS: Final = 900  # where no sentence ends, the next caption does
FEWEST_WORDS: Final = 4  # of the sentence before: "Paris." in a list is no place to stop


def begins_paragraph(before: Piece, after: Piece, n_chars: int) -> bool:
    """Whether `after` begins a paragraph.

    Args:
        before: the caption, or part of one, before it.
        after: the caption in question; of one that grows, what is known of it.
        n_chars: length of the paragraph that `before` ends in.
    """
    if before.whole or after.whole or before.origin != after.origin:
        return True
    if turns(before.text, after.text):
        return True
    pause_s = after.start_s - before.end_s
    if unfinished(before, after):
        return pause_s > THINKING_S or n_chars >= ENDLESS_CHARS
    if pause_s > PAUSE_S:
        return True
    return n_chars >= LONG_CHARS and _may_part(before.text, after.text, n_chars)


def paragraph_starts(text: str, n_before: int) -> Iterator[int]:
    """Where new paragraphs begin inside the text of a caption, characters from its start.

    Args:
        text: of the caption.
        n_before: length of what stands in its paragraph before it.
    """
    since = -n_before
    for end in sentence_ends(text):
        if end - since >= LONG_CHARS and _may_part(text[:end], text[end:], end - since):
            yield end
            since = end


def _may_part(before: str, after: str, n_chars: int) -> bool:
    """Whether a paragraph that is long enough may end between two sentences."""
    if n_chars >= ENDLESS_CHARS:
        return True
    start = max(sentence_ends(before.rstrip()), default=0)
    return len(before[start:].split()) >= FEWEST_WORDS and not after.lstrip()[:1].islower()


@dataclass(frozen=True, slots=True)
class Part:
    """A caption, or the part of one that is in one paragraph."""

    piece: Piece
    begins: bool
    """A paragraph begins with it."""
    at: int
    """Where it is in the text of the caption, characters."""
    n_chars: int
    """Length of its paragraph up to its end."""


def parts_of(
    piece: Piece, before: Part | None, *, begins: bool | None = None, most: int | None = None
) -> list[Part]:
    """A caption by paragraphs; at least one part, each but the first begins one.

    Args:
        piece: the caption.
        before: what is before it; None: nothing, or nothing that it could go on with.
        begins: whether it begins a paragraph; None: to be found out.
        most: so many parts at most, at least one; None: any number.
    """
    if begins is None or before is None:
        begins = before is None or begins_paragraph(before.piece, piece, before.n_chars)
    n_before = 0 if begins or before is None else before.n_chars + 1
    starts = () if piece.whole else tuple(paragraph_starts(piece.text, n_before))
    starts = starts if most is None else starts[: most - 1]
    edges = (0, *starts, len(piece.text))
    made = []
    for n, (start, end) in enumerate(itertools.pairwise(edges)):
        text = piece.text[start:end]
        at = start + len(text) - len(text.lstrip())
        last = n == len(starts)
        part = replace(piece, text=text.strip(), marks=(), ends_s=(), cut=piece.cut and last)
        made.append(Part(part, begins or n > 0, at, len(part.text) + (0 if n else n_before)))
    return made


def in_paragraphs(pieces: Iterable[Piece]) -> Iterator[Piece]:
    """The pieces, in order, as whole paragraphs, each as soon as it has ended."""
    held: list[Piece] = []
    before: Part | None = None
    for piece in pieces:
        parts = parts_of(piece, before)
        for part in timed(piece, parts):
            if part.begins and held:
                yield merged(held)
                held = []
                if before is not None and finished(before.piece.text):
                    text = capitalised(part.piece.text)
                    part = replace(part, piece=replace(part.piece, text=text))
            held.append(part.piece)
        before = parts[-1]
    if held:
        yield merged(held)


def timed(piece: Piece, parts: Sequence[Part]) -> list[Part]:
    """The parts of a piece with times and marks of their own."""
    starts = [piece.start_s, *(max(piece.start_s, time_at(piece, one.at)) for one in parts[1:])]
    ends = [*starts[1:], piece.end_s]
    made = []
    for part, start_s, end_s in zip(parts, starts, ends, strict=True):
        end = part.at + len(part.piece.text)
        marks = tuple((n - part.at, at_s) for n, at_s in piece.marks if part.at <= n < end)
        own = replace(part.piece, start_s=start_s, end_s=max(start_s, end_s), marks=marks)
        made.append(replace(part, piece=own))
    return made
