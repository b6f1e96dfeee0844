"""Find text in all kept sessions: in what was said, who said it, and what they are called.

Most sessions do not have the words: that is seen in their bytes, without reading a caption. What
may have them is looked through row by row, as the search in one transcript does, so that both find
the same.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from captioner.errors import HistoryError
from captioner.history.reader import SessionReader
from captioner.history.search import Wanted, wanted_of
from captioner.history.sessions import SessionInfo
from captioner.origin import MOST_SPEAKERS, Origin

BLOCK_BYTES: Final = 1 << 20  # of a file that are looked through at once
EVERY_ROWS: Final = 50  # between two questions whether to go on
BEFORE_HIT: Final = 40  # characters of a row that are told before a hit
AFTER_HIT: Final = 120
_SPEAKER_KEY: Final = b'"p":'  # of lines with a speaker who may be called by number only
_ESCAPED: Final = re.compile(r'["\\]')  # what JSON writes otherwise
_OTHER_CASES: Final = ("\u017f", "\u212a", "\u0131", "\u0130")  # of s, k and i, that are no ASCII
_LABELS: Final = " ".join(
    Origin("", "", number).label.casefold() for number in range(1, MOST_SPEAKERS + 1)
)


@dataclass(frozen=True, slots=True)
class FoundSession:
    """A session that has what is looked for."""

    info: SessionInfo
    n_hits: int
    """In what was said; 0 if only its title has it."""
    excerpt: str = ""
    """Around the first of them; empty without."""
    start: int = 0
    """First character of it in `excerpt`."""
    end: int = 0


@dataclass(frozen=True, slots=True)
class SearchState:
    """How far the search is."""

    found: FoundSession | None
    """In the session that was looked through last; None if it has nothing."""
    n_done: int
    """Sessions that were looked through."""


def search_all(
    sessions: Sequence[SessionInfo], text: str, pause: Callable[[], object]
) -> Iterator[SearchState]:
    """Look through sessions in their order.

    Args:
        sessions: those there are; one that is gone meanwhile, or cannot be read, has nothing.
        text: as `search.wanted_of` takes it.
        pause: called every few milliseconds; what it raises ends the search.
    """
    wanted = wanted_of(text)
    words = _words_of(wanted)
    for n, info in enumerate(sessions, start=1):
        pause()
        found = None
        titled = bool(words) and wanted.who is None and bool(wanted.words.search(info.heading))
        if may_have(info.path, words, pause):
            found = _look_through(info, wanted, pause)
        if found is None and titled:
            found = FoundSession(info, 0)
        yield SearchState(found, n)


def may_have(path: Path, words: Sequence[str], pause: Callable[[], object]) -> bool:
    """Whether a file may have all of these words, in any order; False only if it has not."""
    missing = {part for word in words for part in _parts(word)}
    spoken = False
    keep = max((len(part.encode()) for part in missing), default=0)
    rest = b""
    try:
        with path.open("rb") as file:
            while missing and (block := file.read(BLOCK_BYTES)):
                spoken = spoken or _SPEAKER_KEY in block
                block = rest + block
                missing -= _in_block(block, missing)
                rest = block[-4 * keep :]
                pause()
    except OSError:
        return False
    if spoken:
        missing = {part for part in missing if part not in _LABELS}
    return not missing


def folded(text: str) -> str:
    """`text` so that whatever matches in capitals or not is the same."""
    return text.casefold().replace("\u0131", "i").replace("\u0307", "")


def _in_block(block: bytes, parts: set[str]) -> set[str]:
    """Those that are in a block, and perhaps others."""
    small = block.lower()  # of ASCII only, at once
    found = {part for part in parts if part.isascii() and part.encode() in small}
    if parts <= found:
        return found
    odd = any(letter.encode() in block for letter in _OTHER_CASES)
    if not odd and all(part.isascii() for part in parts - found):
        return found
    text = folded(block.decode("utf-8", errors="replace"))
    return found | {part for part in parts if part in text}


def _parts(word: str) -> list[str]:
    """A word as it stands in a file, without what is written otherwise there."""
    return [folded(part) for part in _ESCAPED.split(word) if folded(part)]


def _words_of(wanted: Wanted) -> list[str]:
    """The words that all have to be there; none if only a speaker is wanted."""
    return wanted.text.split()


def _look_through(
    info: SessionInfo, wanted: Wanted, pause: Callable[[], object]
) -> FoundSession | None:
    try:
        reader = SessionReader(info.path)
    except HistoryError:
        return None
    n_hits = 0
    first: tuple[str, int, int] | None = None
    try:
        for number in range(reader.end):
            if number % EVERY_ROWS == 0:
                pause()
            row = reader.row(number)
            hits = wanted.hits(row.shown, row.origin.label)
            n_hits += len(hits)
            if hits and first is None:
                first = _around(row.shown, *hits[0])
    except (HistoryError, IndexError):
        return None
    finally:
        reader.close()
    return FoundSession(info, n_hits, *first) if first is not None else None


def _around(text: str, start: int, end: int) -> tuple[str, int, int]:
    """What stands around a hit, from a word's beginning, and where the hit is in that."""
    low = max(0, start - BEFORE_HIT)
    if low:
        space = text.find(" ", low, start)
        low = space + 1 if space >= 0 else low
    cut = "…" if low else ""
    excerpt = cut + text[low : end + AFTER_HIT].rstrip()
    if end + AFTER_HIT < len(text):
        excerpt += "…"
    return excerpt, start - low + len(cut), end - low + len(cut)
