"""Make any text fit for a terminal: safe, and as wide as the line. Pure."""

import unicodedata
from typing import Final

ELLIPSIS: Final = "..."
_ZERO_WIDTH: Final = frozenset({"Mn", "Me", "Cf"})  # combining marks and formatting characters
_UNSAFE: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})  # control, lone surrogates, line separators
_BIDI: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def safe(text: str) -> str:
    """`text` on one line, without characters that would steer the terminal or turn its direction.

    Line breaks and tabs become spaces, other control characters U+FFFD.
    """
    return "".join(_safe(character) for character in text)


def display_width(text: str) -> int:
    """Columns that `text` takes in a terminal; wide East Asian characters take two."""
    return sum(_width(character) for character in text)


def end_of(text: str, columns: int) -> str:
    """`text` if it fits into `columns`, else an ellipsis and as much of its end as fits."""
    if display_width(text) <= columns:
        return text
    room = columns - len(ELLIPSIS)
    start = len(text)
    while start > 0 and room >= _width(text[start - 1]):
        start -= 1
        room -= _width(text[start])
    while start < len(text) and not _width(text[start]):
        start += 1  # a mark without its letter would sit on the ellipsis
    return ELLIPSIS[: max(columns, 0)] + text[start:]


def over(text: str, before: str) -> str:
    """`text` with blanks after it, as many as it takes to cover `before` on the same line."""
    return text + " " * max(0, display_width(before) - display_width(text))


def sentence(text: str) -> str:
    """`text` with a full stop, unless it ends in punctuation or is empty."""
    return text if not text or text[-1] in ".!?" else f"{text}."


def capitalised(text: str) -> str:
    """`text` with a capital letter, unless it starts with what may be a file's or device's name."""
    starts_with_word = text[:1].isalpha() and text.split(maxsplit=1)[0].isalpha()
    return text[0].upper() + text[1:] if starts_with_word else text


def _safe(character: str) -> str:
    if character in "\t\n\r\v\f\x85\u2028\u2029":
        return " "
    if character in _BIDI:
        return ""
    return "\ufffd" if unicodedata.category(character) in _UNSAFE else character


def _width(character: str) -> int:
    if character.isascii():
        return 1
    if unicodedata.category(character) in _ZERO_WIDTH:
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
