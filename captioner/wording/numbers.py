"""English numbers, as digits or as words. Pure.

Only what can be read in one way is changed: "ten thirty" or "one two three" stay as they are. As
digits, numbers below ten stay words unless they are part of a larger one or of a decimal.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from captioner.wording.text_units import Unit


class Numbers(StrEnum):
    """How numbers are written."""

    AS_HEARD = "as-heard"
    DIGITS = "digits"
    WORDS = "words"


@dataclass(frozen=True, slots=True)
class NumberRun:
    """Units that are one number, or several that cannot be told apart."""

    end: int
    """The unit after the last one of them."""
    reach: int
    """The unit after those that might yet belong to it, such as an "and"."""
    written: str | None
    """None: it stays as it is."""


_SMALL: Final = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"),
    "nineteen",
)
_TENS: Final = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_VALUES: Final = {word: n for n, word in enumerate(_SMALL)} | {
    word: 10 * n for n, word in enumerate(_TENS, start=2)
}
_HUNDRED: Final = "hundred"
_BIG: Final = {"thousand": 10**3, "million": 10**6, "billion": 10**9}
_SPELT_BIG: Final = ("million", "billion")  # as digits, too: 2 million
_ORDINALS: Final = {
    **{"first": "one", "second": "two", "third": "three", "fourth": "four", "fifth": "five"},
    **{"sixth": "six", "seventh": "seven", "eighth": "eight", "ninth": "nine", "tenth": "ten"},
    **{"eleventh": "eleven", "twelfth": "twelve"},
    **{f"{word}th": word for word in _SMALL[13:]},
    **{f"{word[:-1]}ieth": word for word in _TENS},
}
_SECOND: Final = "second"  # also a span of time: "a twenty second delay"
_SCALES: Final = frozenset((_HUNDRED, *_BIG))
_SCALE_ORDINALS: Final = frozenset(f"{word}th" for word in _SCALES)
_MEMBERS: Final = frozenset((*_VALUES, *_SCALES, *_SCALE_ORDINALS, *_ORDINALS))
_AND, _POINT, _HYPHEN = "and", "point", "-"
_OPENING: Final = frozenset("([\"'“\u2018")
_CLOSING: Final = frozenset('.,!?;:)]"”…')
_LEAST_DIGITS: Final = 10  # smaller ones stay words
_FIRST_OF_YEAR: Final = (19, 20)  # nineteen eighty-four; eighteen fifty may be a price or a time
_GROUPED_FROM: Final = 10_000
_LARGEST_BARE: Final = 999  # without a comma; four digits may be a year
_GROUP_DIGITS: Final = 3


def number_at(units: Sequence[Unit], at: int, numbers: Numbers) -> NumberRun | None:
    """The number that begins at a unit, which no other one covers; None if there is none.

    Args:
        units: of an English text.
        at: index of the unit.
        numbers: how they are to be written.
    """
    if numbers is Numbers.DIGITS and units[at].form in _MEMBERS:
        return _spoken(units, at)
    if numbers is Numbers.WORDS and _is_figure(units[at].form):
        return _figure(units, at)
    return None


def _spoken(units: Sequence[Unit], at: int) -> NumberRun:
    end = reach = at
    scaled = False
    while reach < len(units):
        unit = units[reach]
        hyphened = unit.form == _HYPHEN or (reach > at and units[reach - 1].form == _HYPHEN)
        if reach > at and unit.spaced == hyphened:
            break
        if unit.form in _MEMBERS:
            end = reach + 1
            scaled |= unit.form in _SCALES
        elif not (unit.form in (_POINT, _HYPHEN) or (unit.form == _AND and scaled)):
            break
        reach += 1
    words = [unit.form for unit in units[at:end] if unit.form != _HYPHEN]
    return NumberRun(end, reach, _as_digits(words) if _alone(units, at, end) else None)


def _alone(units: Sequence[Unit], at: int, end: int) -> bool:
    """Whether no word or sign is joined to the units."""
    before = at == 0 or units[at].spaced or units[at - 1].form in _OPENING
    return before and (end == len(units) or units[end].spaced or units[end].form in _CLOSING)


def _as_digits(words: Sequence[str]) -> str | None:
    """A number, as digits; None if the words are not one, or one that stays."""
    if words[-1] in _ORDINALS:
        return _ordinal(words)
    if words[-1] in _SPELT_BIG:
        head = _decimal(words[:-1]) or _integer(_cardinal(words[:-1]))
        if head and (len(head) <= _GROUP_DIGITS or "." in head):
            return f"{head} {words[-1]}"
    if _POINT in words:
        return _decimal(words)
    value = _cardinal(words)
    if value is None:
        value = _year(words)
    return None if value is None or value < _LEAST_DIGITS else _integer(value)


def _ordinal(words: Sequence[str]) -> str | None:
    if words[-1] == _SECOND:
        return None
    value = _cardinal([*words[:-1], _ORDINALS[words[-1]]])
    if value is None or value < _LEAST_DIGITS:
        return None
    teen = value // 10 % 10 == 1
    ending = "th" if teen else {1: "st", 2: "nd", 3: "rd"}.get(value % 10, "th")
    return f"{_integer(value)}{ending}"


def _decimal(words: Sequence[str]) -> str | None:
    if _POINT not in words:
        return None
    at = words.index(_POINT)
    whole = _integer(_cardinal(words[:at]))
    digits = [_VALUES.get(word, _LEAST_DIGITS) for word in words[at + 1 :]]
    if whole is None or not digits or max(digits) >= _LEAST_DIGITS:
        return None
    return f"{whole}.{''.join(map(str, digits))}"


def _year(words: Sequence[str]) -> int | None:
    """Nineteen eighty-four; "twenty twenty" may also be said of eyes."""
    if _VALUES.get(words[0]) not in _FIRST_OF_YEAR or words[1:] == words[:1]:
        return None
    rest = _cardinal(words[1:])
    if rest is None or not _LEAST_DIGITS <= rest < 100:
        return None
    return 100 * _VALUES[words[0]] + rest


def _cardinal(words: Sequence[str]) -> int | None:
    """The value of a number in words; None if they are not exactly one."""
    if list(words) == ["zero"]:
        return 0
    total, group, smallest, before = 0, 0, 10**12, ""
    for word in words:
        open_ = before in ("", _AND) or before in _SCALES
        value = _VALUES.get(word)
        if word == _AND and before in _SCALES:
            pass
        elif value and (open_ or (before in _TENS and value < _LEAST_DIGITS)):
            group += value
        elif word == _HUNDRED and 0 < group < 100 and before in _VALUES:
            group *= 100
        elif word in _BIG and group and before != _AND and _BIG[word] < smallest:
            smallest = _BIG[word]
            total, group = total + group * smallest, 0
        else:
            return None
        before = word
    return None if before in ("", _AND) else total + group


def _integer(value: int | None) -> str | None:
    if value is None:
        return None
    return f"{value:,}" if value >= _GROUPED_FROM else str(value)


def _is_figure(form: str) -> bool:
    return form.isascii() and form.isdecimal()


def _figure(units: Sequence[Unit], at: int) -> NumberRun:
    end = at + 1
    while end + 1 < len(units) and units[end].form == "," and not units[end].spaced:
        group = units[end + 1]
        if group.spaced or not (_is_figure(group.form) and len(group.form) == _GROUP_DIGITS):
            break
        end += 2
    digits = "".join(unit.form for unit in units[at:end:2])
    beside = (at > 0 and units[at - 1].form[0].isdigit()) or (
        end < len(units) and units[end].form[0].isdigit()
    )
    joined = end + 1 < len(units) and not (units[end].spaced or units[end + 1].spaced)
    bare_year = end == at + 1 and int(digits) > _LARGEST_BARE
    plain = digits == str(int(digits)) and len(units[at].form) <= _GROUP_DIGITS
    if beside or joined or bare_year or not plain or not _alone(units, at, end):
        return NumberRun(end, end, None)
    written = _in_words(int(digits))
    begins = at == 0 or units[at - 1].form in ".!?"
    if written is not None and begins:
        written = written.capitalize()
    return NumberRun(end, end, written)


def _in_words(value: int) -> str | None:
    """None: too large."""
    if value >= 10**12:
        return None
    if value < len(_SMALL):
        return _SMALL[value]
    if value < 100:
        ten, one = divmod(value, 10)
        return _TENS[ten - 2] + (f"-{_SMALL[one]}" if one else "")
    names = (*reversed(_BIG.items()), (_HUNDRED, 100))
    name, size = next(one for one in names if value >= one[1])
    head, rest = divmod(value, size)
    return f"{_in_words(head)} {name}" + (f" {_in_words(rest)}" if rest else "")
