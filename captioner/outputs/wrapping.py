"""Captions in lines of a width, for programs that show text as it is. Pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from captioner.history.caption_line import CaptionLine
from captioner.history.joined import paragraphs
from captioner.history.unbroken import columns, cut_to, unbroken_spans

CUT: Final = "… "  # ends a label that is cut
LABEL_SHARE: Final = 2  # of a line, a label takes at most one in so many columns
NARROWEST: Final = 16  # columns; less has no room for words beside a label


@dataclass(frozen=True, slots=True)
class _Row:
    label: str
    words: str
    begins: bool
    """A paragraph."""


def last_lines(lines: Sequence[CaptionLine], n_lines: int, n_columns: int) -> list[str]:
    """The newest `n_lines` lines that the captions make, oldest first.

    The first of them has the label of its paragraph, also where that began further up: each line
    leaves room for it, so that no word moves to another line when the label comes.

    Args:
        lines: of captions, oldest first.
        n_lines: at least 1.
        n_columns: width of a line, East Asian characters counting twice, NARROWEST or more; 0
            breaks none.
    """
    n_columns = n_columns and max(NARROWEST, n_columns)
    rows: list[_Row] = []  # newest first
    for paragraph in reversed([*paragraphs(lines)]):
        rows += reversed([*_rows(paragraph, n_columns)])
        if len(rows) >= n_lines:
            break
    shown = rows[:n_lines][::-1]
    return [
        row.label + row.words if n == 0 or row.begins else row.words for n, row in enumerate(shown)
    ]


def _rows(paragraph: CaptionLine, n_columns: int) -> Iterator[_Row]:
    text = (paragraph.settled + paragraph.pending).strip()
    label = paragraph.label
    if not n_columns:
        yield _Row(label, text, begins=True)
        return
    if columns(label) > n_columns // LABEL_SHARE:
        label = next(cut_to(label, n_columns // LABEL_SHARE - columns(CUT))) + CUT
    room = n_columns - columns(label)
    for n, words in enumerate(_broken(text, room)):
        yield _Row(label, words, begins=n == 0)


def _broken(text: str, room: int) -> Iterator[str]:
    """`text` in parts of at most so many columns, between words where that can be."""
    begin: int | None = None
    reached = 0
    for start, end in unbroken_spans(text):
        if begin is not None and columns(text[begin:end]) > room:
            yield text[begin:reached]
            begin = None
        if begin is None:
            *full, rest = cut_to(text[start:end], room)
            yield from full
            begin = end - len(rest)
        reached = end
    if begin is not None:
        yield text[begin:reached]
