"""A text taken apart into units: words, characters of scripts without spaces, and marks. Pure."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from captioner.wording.scripts import MARKS, UNSPACED, character_class

_ONE: Final = f"[{character_class(UNSPACED)}]"
_UNIT: Final = re.compile(rf"{_ONE}|(?:(?!{_ONE})[\w{character_class(MARKS)}])+|\S")
_CURLY: Final = str.maketrans("\u2019\u02bc", "''")


@dataclass(frozen=True, slots=True)
class Unit:
    """One of them."""

    start: int
    """Its first character in the text."""
    end: int
    """After its last."""
    form: str
    """Without capitals."""
    spaced: bool
    """Whether a space is before it."""


def units_of(text: str) -> Iterator[Unit]:
    """All of them, in order."""
    end = 0
    for match in _UNIT.finditer(text):
        yield Unit(match.start(), match.end(), form_of(match.group()), match.start() > end)
        end = match.end()


def form_of(text: str) -> str:
    """`text` without capitals, and with plain apostrophes."""
    return text.translate(_CURLY).casefold()
