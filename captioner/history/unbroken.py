"""Cut text into what no line of subtitles breaks, each with its time. Pure, for any language."""

import heapq
import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from captioner.events import ONLY, Origin
from captioner.history.sentences import (
    Piece,
    capitalised,
    ends_clause,
    finished,
    gap_between,
    seam,
    unspaced,
    without_mark,
)

LATEST_S: Final = 30.0  # no caption can begin so long before one that is final already
SPOKEN_S: Final = 0.3  # a word whose end is not known lasts at most so long, and so long more
SPOKEN_PER_CHARACTER_S: Final = 0.1  # for each of its characters
LABEL_SHARE: Final = 2  # of a line, a name takes at most one in so many columns

_OPENERS: Final = "([{«“‘¿¡「『（【《〈"  # noqa: RUF001 - of several scripts on purpose
_LEADING_VOWELS: Final = "เแโใไ"  # of Thai: they stand before the consonant they are said after
_NEVER_FIRST: Final = "々ー・ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"  # of Japanese
_TOKEN: Final = re.compile(r"\S+")


@dataclass(frozen=True, slots=True)
class Unbroken:
    """A word with its marks; of a script without spaces, a character with its marks."""

    text: str
    start_s: float
    """When it is said, s from the beginning of the recording or session."""
    end_s: float
    """Not before `start_s`."""
    spaced: bool = True
    """On one line a space stands before it."""
    origin: Origin = ONLY
    """Who says it."""
    alone: bool = False
    """It is, or is a part of, a remark that shares its cue with nothing else."""
    first: bool = False
    """It begins a piece."""


def unbroken(pieces: Iterable[tuple[Piece, bool]]) -> Iterator[Unbroken]:
    """The text of pieces as it reads when seams are closed.

    What several sources say at once comes phrase by phrase, in order of their beginnings.

    Args:
        pieces: in order, each with whether it goes on with the sentence of the one before.
    """
    return _in_turns(_seamed(pieces))


def columns(text: str) -> int:
    """How wide `text` is: characters, of which those of East Asian scripts count twice."""
    if text.isascii():
        return len(text)
    return len(text) + sum(unicodedata.east_asian_width(character) in "WF" for character in text)


def cut_to(text: str, n_columns: int) -> Iterator[str]:
    """`text` in parts that are at most `n_columns` (2 or more) wide."""
    if columns(text) <= n_columns:
        yield text
        return
    part, width = "", 0
    for character in text:
        more = columns(character)
        if width + more > n_columns:
            yield part
            part, width = "", 0
        part, width = part + character, width + more
    yield part


def introduced(unit: Unbroken, line_length: int) -> Unbroken:
    """`unit` as the first of a speaker's turn: after a dash, and the name if there is one."""
    name = unit.origin.label
    if len(name) > line_length // LABEL_SHARE:
        name = name[: line_length // LABEL_SHARE - 1] + "…"
    return replace(unit, text=f"- {name}: {unit.text}" if name else f"- {unit.text}")


def _seamed(pieces: Iterable[tuple[Piece, bool]]) -> Iterator[Unbroken]:
    held: Unbroken | None = None
    for piece, goes_on in pieces:
        for unit in _units(piece):
            following = unit
            if held is not None and unit.first:
                held, following = (_closed if goes_on else _apart)(held, unit)
            if held is not None and held.text:
                yield held
            held = following if following.text else None
    if held is not None:
        yield held


def _closed(before: Unbroken, after: Unbroken) -> tuple[Unbroken, Unbroken]:
    """Both as they read together; one of them is empty where they are one."""
    left, gap, right = seam(before.text, after.text, cut=True)
    spaced = bool(gap) or not left
    if left and right and not gap and not (unspaced(left[-1]) and unspaced(right[0])):
        one = replace(before, text=left + right, end_s=max(before.end_s, after.end_s))
        return replace(before, text=""), one
    return replace(before, text=left), replace(after, text=right, spaced=spaced)


def _apart(before: Unbroken, after: Unbroken) -> tuple[Unbroken, Unbroken]:
    if not after.alone:
        _mark, text = without_mark(after.text)
        sentence = before.origin == after.origin and finished(before.text)
        after = replace(after, text=capitalised(text) if sentence else text)
    return before, replace(after, spaced=bool(gap_between(before.text, after.text)))


def _units(piece: Piece) -> Iterator[Unbroken]:
    clock = _Clock(piece)
    first = True
    for start, end in unbroken_spans(piece.text):
        text = piece.text[start:end]
        start_s, end_s = clock.span(start, end)
        spaced = start == 0 or piece.text[start - 1].isspace()
        yield Unbroken(text, start_s, end_s, spaced, piece.origin, piece.whole, first)
        first = False


def unbroken_spans(text: str) -> Iterator[tuple[int, int]]:
    """Where what is not broken begins and ends: lone marks stay with the word they belong to."""
    held: tuple[int, int] | None = None
    for start, end in _spans(text):
        if held is not None and (_opens(text[held[0] : held[1]]) or _closes(text[start:end])):
            held = held[0], end
            continue
        if held is not None:
            yield held
        held = start, end
    if held is not None:
        yield held


def _spans(text: str) -> Iterator[tuple[int, int]]:
    ascii_only = text.isascii()
    for token in _TOKEN.finditer(text):
        start = token.start()
        for at in () if ascii_only else range(token.start() + 1, token.end()):
            if unspaced(text[at - 1]) or unspaced(text[at]):
                yield start, at
                start = at
        yield start, token.end()


def _opens(text: str) -> bool:
    return all(character in _OPENERS + _LEADING_VOWELS for character in text)


def _closes(text: str) -> bool:
    """Whether it has no letter or digit that it could begin a line with."""
    kinds = {unicodedata.category(character)[0] for character in text}
    return text[0] in _NEVER_FIRST or (not kinds & set("LNS") and text[0] not in _OPENERS)


class _Clock:
    """When the characters of a piece are said; between two known places in proportion."""

    def __init__(self, piece: Piece) -> None:
        marks = piece.marks or ((0, piece.start_s),)
        ends = [at for at, _ in marks[1:]] + [len(piece.text)]
        known: list[tuple[int, float]] = []
        for n, ((at, time_s), end) in enumerate(zip(marks, ends, strict=True)):
            known.append((at, time_s))
            if piece.ends_s:
                word = piece.text[at:end].rstrip()
                known.append((at + len(word), piece.ends_s[n]))
        if not piece.ends_s:
            known.append((len(piece.text), piece.end_s))
        self._places = [at for at, _ in known]
        self._times_s = [time_s for _, time_s in known]
        self._guesses_ends = bool(piece.marks) and not piece.ends_s

    def span(self, start: int, end: int) -> tuple[float, float]:
        """When the text from one place to another begins and ends."""
        start_s = self._at(start)
        end_s = max(start_s, self._at(end))
        if self._guesses_ends:
            longest_s = SPOKEN_S + SPOKEN_PER_CHARACTER_S * (end - start)
            end_s = min(end_s, start_s + longest_s)
        return start_s, end_s

    def _at(self, place: int) -> float:
        later = bisect_right(self._places, place)
        if later == 0:
            return self._times_s[0]
        if later == len(self._places) or self._places[later - 1] == place:
            return self._times_s[later - 1]
        at, until = self._places[later - 1], self._places[later]
        share = (place - at) / (until - at)
        return self._times_s[later - 1] * (1 - share) + self._times_s[later] * share


def _in_turns(units: Iterable[Unbroken]) -> Iterator[Unbroken]:
    """Those of several origins in phrases, by their beginnings; of one, as they come."""
    waiting: list[tuple[float, int, list[Unbroken]]] = []
    reached_s: dict[Origin, float] = {}  # beginning of its last phrase
    for number, phrase in enumerate(_phrases(units)):
        origin = phrase[0].origin
        start_s = reached_s[origin] = max(phrase[0].start_s, reached_s.get(origin, 0.0))
        heapq.heappush(waiting, (start_s, number, phrase))
        horizon_s = phrase[-1].end_s - (0.0 if origin == ONLY else LATEST_S)
        while waiting and waiting[0][0] <= horizon_s:
            yield from heapq.heappop(waiting)[2]
    while waiting:
        yield from heapq.heappop(waiting)[2]


def _phrases(units: Iterable[Unbroken]) -> Iterator[list[Unbroken]]:
    """Of the only source, single units; of others, up to the next mark or piece."""
    phrase: list[Unbroken] = []
    for unit in units:
        if phrase and (unit.first or unit.origin != phrase[0].origin):
            yield phrase
            phrase = []
        phrase.append(unit)
        if unit.origin == ONLY or finished(unit.text) or ends_clause(unit.text):
            yield phrase
            phrase = []
    if phrase:
        yield phrase
