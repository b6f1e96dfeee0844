"""The lines of captions as paragraphs, for whoever breaks them into lines of a width. Pure."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from captioner.history.caption_line import CaptionLine


def paragraphs(lines: Iterable[CaptionLine]) -> Iterator[CaptionLine]:
    """The lines of each paragraph as one, which has the id of the first."""
    held: CaptionLine | None = None
    for line in lines:
        if held is None or line.begins:
            if held is not None:
                yield held
            held = replace(line, begins=True, gap="", open=line.growing)
            continue
        settled = held.settled + line.gap + line.settled
        held = replace(held, settled=settled, pending=line.pending, open=line.growing)
    if held is not None:
        yield held
