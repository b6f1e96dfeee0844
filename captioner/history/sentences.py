"""Join what was captioned in segments into sentences. Pure, for any language.

Captions end at pauses and at forced cuts, in the middle of a sentence often enough. Text is never
reworded: what may change is the space at a seam, dots that stand for "goes on", and the capital
letter that a segment gives its first word. Letters stand in the order in which they are spoken, so
text that runs from right to left is joined like any other.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from captioner.events import ONLY, Origin
from captioner.history.function_words import FUNCTION_WORDS

LONGEST_PAUSE_S: Final = 2.0  # a longer one ends a sentence, finished or not
AT_ONCE_S: Final = 0.1  # pieces that are no further apart were cut while somebody spoke
LONGEST_S: Final = 30.0  # a joined stretch: what a reader still takes in as one
LONGEST_CHARS: Final = 400  # the same for text, about 30 s of fast speech

_ENDS: Final = ".?!…。？！｡؟۔।॥"  # noqa: RUF001 - of several scripts on purpose
_CLOSERS: Final = "\"'”’»)]}」』）"  # noqa: RUF001 - of several scripts on purpose
_CLAUSE_ENDS: Final = ",;:–—、，；：،؛"  # noqa: RUF001 - of several scripts on purpose
_NO_SPACE_BEFORE: Final = ".,;:!?…%)]}”’»。、，！？：；」』）،؛؟"  # noqa: RUF001 - of several scripts on purpose
_DOTS: Final = ("...", "…")
_END: Final = re.compile(f"[{_ENDS}]+[{re.escape(_CLOSERS)}]*")
_WIDE_ENDS: Final = "。？！｡"  # noqa: RUF001 - sentences follow them without a space
_ABBREVIATIONS: Final = frozenset(
    {"mr", "mrs", "ms", "dr", "prof", "st", "vs", "no", "jr", "sr", "e.g", "i.e", "approx"}
)
_FIRST_WORD: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")  # noqa: RUF001 - of several scripts on purpose
_UNSPACED: Final = ("CJK", "HIRAGANA", "KATAKANA", "THAI", "LAO", "KHMER", "MYANMAR")


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of text with its time."""

    text: str
    start_s: float
    """From the beginning of the recording or session, s."""
    end_s: float
    """Not before `start_s`."""
    origin: Origin = ONLY
    """Pieces of different ones are not joined."""
    marks: tuple[tuple[int, float], ...] = ()
    """Where in `text` (characters) a word begins, and when (s, as `start_s`); in order."""
    whole: bool = False
    """It stands alone, whatever comes before or after: a remark, not speech."""
    ends_s: tuple[float, ...] = ()
    """When the words of `marks` end, s; empty where that is not known."""


def finished(text: str) -> bool:
    """Whether a sentence ends where `text` ends; dots that trail off and `Mr.` end none."""
    bare = text.rstrip().rstrip(_CLOSERS)
    if not bare:
        return True
    if bare.endswith(_DOTS):
        return False
    return bare[-1] in _ENDS and not abbreviates(bare)


def stops_falsely(before: str, after: str) -> bool:
    """Whether a full stop ends `before` only because it was cut there: `after` has no capital."""
    left = before.rstrip()
    return left.endswith(".") and finished(left) and after.lstrip()[:1].islower()


def ends_clause(text: str) -> bool:
    """Whether a comma or the like stands where `text` ends."""
    return text.rstrip().rstrip(_CLOSERS).endswith(tuple(_CLAUSE_ENDS))


def continues(before: Piece, after: Piece, since_s: float, n_chars: int) -> bool:
    """Whether `after` goes on with the sentence that `before` ends in.

    Args:
        before: the piece before it.
        after: the piece in question.
        since_s: when the joined stretch that ends in `before` began.
        n_chars: how long its text is.
    """
    if before.whole or after.whole or before.origin != after.origin:
        return False
    pause_s = after.start_s - before.end_s
    cut = pause_s <= AT_ONCE_S and stops_falsely(before.text, after.text)
    if finished(before.text) and not cut:
        return False
    if {direction(before.text), direction(after.text)} == {"L", "R"}:
        return False  # another language; a line that runs both ways is hard to read
    fits = after.end_s - since_s <= LONGEST_S and n_chars + len(after.text) <= LONGEST_CHARS
    return pause_s <= LONGEST_PAUSE_S and fits


class Flow:
    """Takes pieces in order and tells which go on with the sentence of the one before."""

    def __init__(self) -> None:
        self._last: Piece | None = None
        self._since_s = 0.0  # when the sentence of `_last` began
        self._n_chars = 0  # of it

    def goes_on(self, piece: Piece) -> bool:
        """Whether the next piece does."""
        last = self._last
        found = last is not None and continues(last, piece, self._since_s, self._n_chars)
        if not found:
            self._since_s, self._n_chars = piece.start_s, 0
        self._n_chars += len(piece.text) + 1
        self._last = piece
        return found


def joined(before: str, after: str) -> str:
    """One text out of two, of which the second goes on with the first."""
    left, gap, right = seam(before, after)
    return left + gap + right


def seam(before: str, after: str) -> tuple[str, str, str]:
    """Both texts as they read together, and what stands between them."""
    left, right = before.rstrip(), after.lstrip()
    if not left or not right:
        return left, "", right
    if stops_falsely(left, right):
        left = left[:-1]
    left, right = _without_dots(left, right)
    right = _lowered(right)
    return left, gap_between(left, right), right


def direction(text: str) -> str:
    """L or R, for how its first letter runs; empty without any."""
    for character in text:
        kind = unicodedata.bidirectional(character)
        if kind in ("L", "R", "AL"):
            return kind[0] if kind == "L" else "R"
    return ""


def in_sentences(pieces: Iterable[Piece]) -> Iterator[Piece]:
    """The pieces, in order, as whole sentences: fragments joined, and cut where sentences end.

    A sentence's times are those of its first and its last word, as far as they are known.
    """
    held: Piece | None = None
    for sentence in (part for piece in pieces for part in split(piece)):
        if held is not None and continues(held, sentence, held.start_s, len(held.text)):
            held = merged([held, sentence])
            continue
        if held is not None:
            yield held
        held = sentence
    if held is not None:
        yield held


def flowing(pieces: Iterable[Piece]) -> str:
    """The sentences of all pieces one after the other, spaced as their script wants it."""
    text = ""
    for sentence in in_sentences(pieces):
        text += gap_between(text, sentence.text) + sentence.text
    return text


def merged(stretch: list[Piece]) -> Piece:
    """One piece of several that continue one another; at least one."""
    text, marks = "", list[tuple[int, float]]()
    for piece in stretch:
        text, gap, right = seam(text, piece.text)
        cut = len(piece.text.lstrip()) - len(right) + len(piece.text) - len(piece.text.lstrip())
        at = len(text) + len(gap)
        marks.append((at, piece.start_s))
        marks += [(at + max(0, n - cut), time_s) for n, time_s in piece.marks if n > cut]
        text += gap + right
    first, last = stretch[0], stretch[-1]
    return Piece(text, first.start_s, last.end_s, first.origin, tuple(marks), first.whole)


def split(piece: Piece) -> Iterator[Piece]:
    """The sentences of a piece."""
    start, start_s = 0, piece.start_s
    for end in () if piece.whole else _ends_within(piece.text):
        end_s = max(start_s, _time_at(piece, end))
        yield Piece(piece.text[start:end].strip(), start_s, end_s, piece.origin)
        start, start_s = end, end_s
    rest = piece.text[start:].strip()
    if rest:
        yield Piece(rest, start_s, piece.end_s, piece.origin, whole=piece.whole)


def _ends_within(text: str) -> Iterator[int]:
    """Where a sentence ends and another begins."""
    for match in _END.finditer(text):
        end = match.end()
        rest = text[end:].lstrip()
        spaced = text[end : end + 1].isspace() or text[end - 1] in _WIDE_ENDS
        goes_on = rest[:1].islower() or match.group().startswith(_DOTS)
        if rest and spaced and not goes_on and not abbreviates(text[:end]):
            yield end


def _time_at(piece: Piece, position: int) -> float:
    """When what follows `position` begins; between two known places in proportion."""
    known = [*(piece.marks or ((0, piece.start_s),)), (len(piece.text), piece.end_s)]
    later = next((n for n, (at, _) in enumerate(known) if at >= position), len(known) - 1)
    (at, time_s), (before, before_s) = known[later], known[max(0, later - 1)]
    if at - position <= 1 or at == before:  # the space before the word
        return time_s
    return before_s + (time_s - before_s) * (position - before) / (at - before)


def abbreviates(text: str) -> bool:
    """Whether the full stop at the end of `text` is that of `Mr.` or of an initial."""
    if not text.endswith(".") or text.endswith(_DOTS):
        return False
    word = text[:-1].rpartition(" ")[2].lstrip("([\"'“").lower()
    initial = word.rpartition(".")[2]
    return word in _ABBREVIATIONS or (len(initial) == 1 and initial.isalpha() and initial != "i")


def _without_dots(left: str, right: str) -> tuple[str, str]:
    """Dots on either side of a seam say only that the text goes on, which it does."""
    for dots in _DOTS:
        left, right = left.removesuffix(dots).rstrip(), right.removeprefix(dots).lstrip()
    return left, right


def _lowered(text: str) -> str:
    """Without the capital that only the beginning of a segment gave to a common word."""
    match = _FIRST_WORD.match(text)
    if match is None:
        return text
    word = match.group()
    titled = word[0].isupper() and (len(word) == 1 or word[1:].islower())
    if not titled or word.replace("’", "'").lower() not in FUNCTION_WORDS:  # noqa: RUF001 - of several scripts on purpose
        return text
    return text[0].lower() + text[1:]


def gap_between(left: str, right: str) -> str:
    """What stands between two texts on a line: a space, or nothing."""
    if not left or not right or right[0] in _NO_SPACE_BEFORE:
        return ""
    if unicodedata.category(right[0]).startswith("M"):
        return ""  # a mark belongs to the letter before it
    if right[0] in "'’" and right[1:2].isalpha():  # noqa: RUF001 - 's, 'll
        return ""
    if left.endswith("-") and left[-2:-1].isalpha() and right[0].islower():
        return ""  # well- known
    return "" if unspaced(left[-1]) and unspaced(right[0]) else " "


def unspaced(character: str) -> bool:
    """Whether it is of a script without spaces between words, or of its punctuation."""
    if character in "。、，！？：；「」『』（）":  # noqa: RUF001 - of several scripts on purpose
        return True
    return unicodedata.name(character, "").startswith(_UNSPACED)
