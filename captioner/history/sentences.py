"""Join what was captioned in segments into sentences. Pure, for any language.

Captions end at pauses and at forced cuts, in the middle of a sentence often enough. Text is never
reworded: what may change is the space at a seam, dots that stand for "goes on", and the capital
letter that a segment gives its first word. Letters stand in the order in which they are spoken, so
text that runs from right to left is joined like any other.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from captioner.events import ONLY, Origin
from captioner.history.function_words import FUNCTION_WORDS

LONGEST_PAUSE_S: Final = 2.0  # a longer one ends a sentence, finished or not
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
    """
    mr mrs ms dr prof st vs jr sr e.g i.e approx mt messrs gen col lt sgt capt rev hon gov sen rep
    cf fig vol bzw ca d.h nr z.b usw hr m mme mlle sra
    """.split()  # noqa: SIM905 - to be read
)
_WORD_ENDS: Final = re.compile(r"(?![\w.@/-])|\.(?!\S)")
_KEEPS_STOP: Final = frozenset({"etc", "inc", "ltd", "co", "corp", "al", "usw", "cie"})
_BEFORE_NUMBER: Final = frozenset({"no", "nos", "pp", "art"})  # only there they abbreviate
_LEADING_MARK: Final = re.compile(r"(?:[.,;:!?](?![.\w])\s*|[。、，！？]\s*)+")  # noqa: RUF001 - of several scripts on purpose
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
    cut: bool = False
    """It ends in a forced cut: whoever spoke made no pause there."""


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


def unfinished(before: Piece, after: Piece) -> bool:
    """Whether the sentence that `before` ends in goes on with `after`."""
    cut = before.cut and stops_falsely(before.text, after.text)
    return cut or not finished(before.text)


def turns(before: str, after: str) -> bool:
    """Whether they run in opposite directions: a line that does both is hard to read."""
    return {direction(before), direction(after)} == {"L", "R"}


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
    if not unfinished(before, after) or turns(before.text, after.text):
        return False
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


def seam(before: str, after: str, *, cut: bool = False) -> tuple[str, str, str]:
    """Both texts as they read together, and what stands between them.

    A mark at the beginning of `after` belongs to `before`. Where a sentence has ended, the next one
    has a capital; where it has not, a common word has none.

    Args:
        before: a text.
        after: what follows on the same line.
        cut: `before` ends where nobody paused, so that its full stop may be false.
    """
    left, right = before.rstrip(), after.lstrip()
    mark, right = without_mark(right)
    if left[-1:].isalnum():
        left += mark[:1]
    if not left or not right:
        return left, "", right
    false_stop = cut and stops_falsely(left, right)
    if false_stop and _last_word(left) in _KEEPS_STOP:
        return left, gap_between(left, right), right
    if false_stop:
        left = left[:-1]
    if finished(left):
        return left, gap_between(left, right), capitalised(right)
    left, right = _without_dots(left, right)
    right = _lowered(right)
    return left, gap_between(left, right), right


def without_held(text: str, *, cut: bool) -> str:
    """`text` without what its end says only because it was cut, which the next words may deny.

    Dots that stand for "goes on", and of a forced cut the full stop.
    """
    bare = text
    if text.endswith(_DOTS):
        bare, _ = _without_dots(text, "")
    elif cut and text.endswith(".") and finished(text):
        bare = text[:-1]
    return bare or text


def without_mark(text: str) -> tuple[str, str]:
    """The mark that `text` begins with and that ends or parts what is before it, and the rest."""
    found = _LEADING_MARK.match(text)
    return (found[0].strip(), text[found.end() :]) if found else ("", text)


def capitalised(text: str) -> str:
    """With a capital for its first letter, unless the word is written otherwise (iPhone, a.m.)."""
    match = _FIRST_WORD.match(text)
    if match is None or not match.group().islower() or not _WORD_ENDS.match(text, match.end()):
        return text
    capital = text[0].upper()
    return capital + text[1:] if len(capital) == 1 else text


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
        held = _begun(held, sentence)
    if held is not None:
        yield held


def _begun(before: Piece | None, sentence: Piece) -> Piece:
    """A sentence after another one: with a capital, if the one before has ended."""
    if before is None or sentence.whole or not finished(before.text):
        return sentence
    return replace(sentence, text=capitalised(sentence.text))


def flowing(pieces: Iterable[Piece]) -> str:
    """The sentences of all pieces one after the other, spaced as their script wants it."""
    text = ""
    for sentence in in_sentences(pieces):
        text += gap_between(text, sentence.text) + sentence.text
    return text


def merged(stretch: Sequence[Piece]) -> Piece:
    """One piece of several that follow one another on a line; at least one."""
    text, marks = "", list[tuple[int, float]]()
    cut = False
    for piece in stretch:
        text, gap, right = seam(text, piece.text, cut=cut)
        n_gone = len(piece.text) - len(right)
        at = len(text) + len(gap)
        marks.append((at, piece.start_s))
        marks += [(at + max(0, n - n_gone), time_s) for n, time_s in piece.marks if n > n_gone]
        text += gap + right
        cut = piece.cut
    first, last = stretch[0], stretch[-1]
    return Piece(
        text, first.start_s, last.end_s, first.origin, tuple(marks), first.whole, cut=last.cut
    )


def split(piece: Piece) -> Iterator[Piece]:
    """The sentences of a piece."""
    start = 0 if piece.whole else len(piece.text) - len(without_mark(piece.text.lstrip())[1])
    start_s = piece.start_s
    for end in () if piece.whole else sentence_ends(piece.text):
        if end <= start:
            continue
        end_s = max(start_s, time_at(piece, end))
        yield Piece(piece.text[start:end].strip(), start_s, end_s, piece.origin)
        start, start_s = end, end_s
    rest = piece.text[start:].strip()
    if rest:
        yield Piece(rest, start_s, piece.end_s, piece.origin, whole=piece.whole, cut=piece.cut)


def sentence_ends(text: str) -> Iterator[int]:
    """Where a sentence ends inside `text` and another one begins."""
    for match in _END.finditer(text):
        end = match.end()
        rest = text[end:].lstrip()
        spaced = text[end : end + 1].isspace() or text[end - 1] in _WIDE_ENDS
        goes_on = rest[:1].islower() or match.group().startswith(_DOTS)
        counts = rest[:1].isdigit() and _last_word(text[:end]) in _BEFORE_NUMBER
        if rest and spaced and not goes_on and not counts and not abbreviates(text[:end]):
            yield end


def time_at(piece: Piece, position: int) -> float:
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
    word = _last_word(text)
    initial = word.rpartition(".")[2]
    return word in _ABBREVIATIONS or (len(initial) == 1 and initial.isalpha() and initial != "i")


def _last_word(text: str) -> str:
    """In small letters, without the full stop that ends it."""
    return text[:-1].rpartition(" ")[2].lstrip("([\"'“").lower()


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
