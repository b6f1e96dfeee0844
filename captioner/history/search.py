"""Find text in a session, of any length, a bit at a time. Pure but for reading rows."""

import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from captioner.history.entry import Rows

_SPEAKER: Final = re.compile(r'(?:^|(?<=\s))speaker:\s*(?:"([^"]*)"|"?([^"\s]+))', re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Hit:
    """A place where the text was found."""

    row: int
    start: int
    """First character in what is shown of the row."""
    end: int
    """After its last."""


@dataclass(slots=True)
class Hits:
    """How often each row has the text: 12 bytes a row with hits, whatever their number."""

    _rows: "array[int]" = field(default_factory=lambda: array("q"))
    _before: "array[int]" = field(default_factory=lambda: array("L"))
    """Hits in the rows before."""
    total: int = 0
    """In all rows."""

    def add(self, row: int, n_hits: int) -> None:
        """Row `row`, later than all before, has `n_hits`, at least one.

        In this order, for who reads on another thread meanwhile: what is in `_rows` or counted in
        `total` is in `_before`, too.
        """
        self._before.append(self.total)
        self._rows.append(row)
        self.total += n_hits

    def drop_from(self, row: int) -> None:
        """Forget what was found in `row` and later."""
        while self._rows and self._rows[-1] >= row:
            self._rows.pop()
            self.total = self._before.pop()

    def row_of(self, number: int) -> tuple[int, int]:
        """The row of hit `number` (0 to `total` - 1), and which of that row's hits it is."""
        if not 0 <= number < self.total:
            raise IndexError(number)
        place = bisect_right(self._before, number) - 1
        return self._rows[place], number - self._before[place]

    def first_from(self, row: int) -> int:
        """Number of the first hit in `row` or later; `total` if there is none."""
        place = bisect_left(self._rows, row)
        return self._before[place] if place < len(self._rows) else self.total


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is looked for."""

    words: re.Pattern[str]
    """Empty: anything."""
    who: re.Pattern[str] | None = None
    """Is in the label of who says it; None: anybody, and labels are searched, too."""
    text: str = ""
    """The words, as they were typed."""

    def hits(self, shown: str, label: str = "") -> list[tuple[int, int]]:
        """Where it is in what is shown of a row.

        Of what only one speaker's rows are looked for, the hit is the label if no words are wanted.

        Args:
            shown: `Row.shown`.
            label: who says it, which `shown` begins with; empty where nobody knows.
        """
        start = 0
        if self.who is not None:
            if not label or not self.who.search(_unquoted(label)):
                return []
            if not self.words.pattern:
                return [(0, len(label))]
            start = len(label)
        found = self.words.finditer(shown, start)
        return [match.span() for match in found if match.end() > match.start()]


def wanted_of(text: str) -> Wanted:
    """What `text` is looked for as: literally, in capitals or not, any run of spaces as one.

    `speaker:` and a name, or the beginning of a word of it, keeps to what that speaker says. A name
    in quotes is the whole one.
    """
    named = _SPEAKER.search(text)
    if named is None:
        return Wanted(_pattern(text), text=text)
    whole, begun = named.groups()
    rest = f"{text[: named.start()]} {text[named.end() :]}"
    if whole is None:
        who = rf"(?<!\w){_spaced(begun)}" + (r"(?!\d)" if begun[-1].isdigit() else "")
    else:
        who = rf"^\s*{_spaced(whole)}\s*$"
    return Wanted(_pattern(rest), re.compile(who, re.IGNORECASE), rest)


def of_speaker(text: str, label: str) -> str:
    """`text`, as a person typed it, for what the speaker called `label` says and nobody else."""
    rest = " ".join(_SPEAKER.sub(" ", text).split())
    return f'speaker:"{_unquoted(label)}" {rest}'


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(_spaced(text), re.IGNORECASE)


def _spaced(text: str) -> str:
    return r"\s+".join(re.escape(word) for word in text.split())


def _unquoted(label: str) -> str:
    return label.replace('"', " ")


def search(
    rows: Rows,
    wanted: Wanted,
    cancelled: Callable[[], bool],
    every: int = 50,
) -> Iterator[Hits]:
    """Look through all rows, the newest state each `every` rows and at the end.

    Args:
        rows: used on this thread only.
        wanted: see `wanted_of`.
        cancelled: asked between; ends the search early.
        every: rows between two answers.

    Raises:
        HistoryError: the rows cannot be read any more.
    """
    found = Hits()
    for n, number in enumerate(range(rows.first, rows.end), start=1):
        try:
            row = rows.row(number)
        except IndexError:
            continue  # dropped from memory meanwhile
        n_hits = len(wanted.hits(row.shown, row.origin.label))
        if n_hits:
            found.add(number, n_hits)
        if n % every == 0:
            if cancelled():
                return
            yield found
    yield found
