"""A list of words: what is expected, and what is written for what is heard. Pure but for reading.

One entry on each line of a text file in UTF-8:

    Nguyen                  a word or phrase that is expected
    Nguyen = win, nwin      expected, and what is written where one of these is heard
    gonna -> going to       written for what is heard; nothing is expected

`#` at the beginning of a line or after a space begins a comment.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from captioner.errors import ConfigError, worded
from captioner.home import at_home

MOST: Final = 5_000  # entries of all lists together: more are a language, not a meeting's words
LONGEST: Final = 100  # characters of a phrase
HINT: Final = worded(
    "Write a word or phrase on each line; WORD = HEARD, HEARD where it is heard otherwise, and "
    "HEARD -> WRITTEN to write something else. What follows # is a comment."
)
_COMMENT: Final = re.compile(r"(?:^|\s)#.*")
_ARROW: Final = re.compile(r"->|\u2192")


@dataclass(frozen=True, slots=True)
class Rule:
    """What is written where something is heard."""

    heard: str
    """A word or phrase; letters and digits are in it."""
    written: str


@dataclass(frozen=True, slots=True)
class WordList:
    """What a file, or several, say; without doubles."""

    phrases: tuple[str, ...] = ()
    """That are expected."""
    rules: tuple[Rule, ...] = ()
    """Of two for the same words the later one holds."""


NO_WORDS: Final = WordList()


def read_lists(paths: Sequence[str | Path]) -> WordList:
    """What the files say together; a `~` in a path is this user's home.

    Raises:
        ConfigError: one cannot be read or is no such list, or they are too long.
    """
    return together([_read(at_home(str(path))) for path in paths])


def together(lists: Iterable[WordList]) -> WordList:
    """Several as one.

    Raises:
        ConfigError: that is more than can be expected.
    """
    phrases: dict[str, None] = {}
    rules: dict[str, Rule] = {}
    for one in lists:
        phrases |= dict.fromkeys(one.phrases)
        rules |= {rule.heard.casefold(): rule for rule in one.rules}
    for number, what in ((len(phrases), "phrases"), (len(rules), "rules")):
        if number > MOST:
            raise ConfigError(
                worded(
                    "the lists of words have {number} {what}, {most} may be",
                    number=number,
                    what=what,
                    most=MOST,
                ),
                hint=worded("Switch some lists off."),
            )
    return WordList(tuple(phrases), tuple(rules.values()))


def parse_list(text: str, name: str = "the list") -> WordList:
    """What the text of a file says.

    Raises:
        ConfigError: a line is none of the kinds above; names the list and the line.
    """
    found = []
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        entry = _COMMENT.sub("", line).strip()
        if entry:
            try:
                found.append(_entry(entry))
            except ValueError as exc:
                raise ConfigError(
                    worded("{name}, line {number}: {why}", name=name, number=number, why=exc),
                    hint=HINT,
                ) from exc
    try:
        return together(found)
    except ConfigError as exc:
        raise ConfigError(worded("{name}: {why}", name=name, why=exc), hint=exc.hint) from exc


def _read(path: Path) -> WordList:
    try:
        text = path.read_text("utf-8-sig")
    except (OSError, ValueError) as exc:
        raise ConfigError(
            worded("the list of words {path} cannot be read: {why}", path=path, why=exc), hint=HINT
        ) from exc
    return parse_list(text, str(path))


def _entry(entry: str) -> WordList:
    """What a line says; raises ValueError if it is none."""
    arrow = _ARROW.search(entry)
    if arrow is not None:
        rule = Rule(_phrase(entry[: arrow.start()]), _phrase(entry[arrow.end() :]))
        return WordList(rules=(rule,))
    written, equals, heard = entry.partition("=")
    word = _phrase(written)
    if not equals:
        return WordList((word,))
    rules = (Rule(spelling, word) for spelling in map(_phrase, heard.split(",")))
    return WordList((word,), tuple(rules))


def _phrase(text: str) -> str:
    """A word or phrase, spaces put right; raises ValueError if it is none."""
    phrase = " ".join(text.split())
    signs = "=" in phrase or _ARROW.search(phrase) or "\0" in phrase
    if signs or len(phrase) > LONGEST or not any(map(str.isalnum, phrase)):
        raise ValueError(f"{phrase[:LONGEST]!r} is not a word or phrase")
    return phrase


def entries_of(text: str) -> Iterator[str]:
    """The lines of a list without comments, spaces put right."""
    for line in text.splitlines():
        if entry := " ".join(_COMMENT.sub("", line).split()):
            yield entry
