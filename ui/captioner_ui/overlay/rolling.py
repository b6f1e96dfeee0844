"""Captions in rows of one width, rolling upwards. No Qt.

Everything here is about words that hold still: a row that is followed by another one and is
settled keeps its words for good; words that are pending are put right where they stand, and move
to another row only when they do not fit any more.
"""

import re
import unicodedata
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from captioner.events import Origin
from captioner.history.caption_store import GROWING_MARK, CaptionLine, Edit, EditKind

Measure: TypeAlias = Callable[[str], float]
"""Width of a word or two on a row, px; asked often."""
Split: TypeAlias = Callable[[str], Sequence[str]]
"""A text in pieces that a row may end after; together they are the text."""

MAX_ROWS: Final = 24  # kept of what was said: twice what an overlay can show

_GRAPHEME: Final = re.compile(r".[\u0300-\u036f\u200d\ufe0f\U0001f3fb-\U0001f3ff]*", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Row:
    """One row as it is shown."""

    settled: str
    """Its leading text that does not change any more."""
    pending: str = ""
    growing: bool = False
    """Whether more of its caption may come, and this is its last row."""
    right_to_left: bool = False
    """The direction of its caption, which is that of its first letter."""
    prefix: str = ""
    """Whose words these are, where that changes."""
    speaker: int | None = None
    """Who that is, from 1; None without a prefix, and while nobody knows."""


EMPTY: Final = Row("")


@dataclass(slots=True)
class _Caption:
    """A caption that still grows: the rows that are not done."""

    line: CaptionLine
    n_done: int = 0
    """Characters of its settled text that stand in rows that are done."""
    starts: list[int] = field(default_factory=list)
    """Of the rows after the first that is not done: the number of their first piece."""
    rows: list[Row] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Done:
    """A row that is done, and whose it is."""

    row: Row
    line_id: int
    origin: Origin


class RollingRows:
    """Takes what changes in a `CaptionStore` and holds the rows that its lines make.

    Rows that are done only ever become more, unless it turns out who said them; after them come
    those of the captions that grow, a caption's after those of the one before. `visible` never
    rolls back down. Main thread.
    """

    def __init__(self, measure: Measure, split: Split, width: float) -> None:
        """Begin empty; `width` is that of a row, px."""
        self._measure = measure
        self._split = split
        self._width = width
        self._done: deque[_Done] = deque(maxlen=MAX_ROWS)
        self._n_done = 0  # also those that `_done` has dropped
        self._growing: dict[int, _Caption] = {}  # by the caption's id
        self._history: deque[CaptionLine] = deque(maxlen=MAX_ROWS)  # finished captions
        self._top = 0  # number of the first row shown

    def apply(self, edit: Edit) -> None:
        """Take a change; a finished caption that is dropped from the store stays here."""
        if edit.kind is EditKind.REMOVE:
            self._growing.pop(edit.line.id, None)
        elif any(line.id == edit.line.id for line in self._history):
            self._rename(edit.line)
        else:
            self._show(edit.line)

    def _rename(self, line: CaptionLine) -> None:
        """A finished caption is somebody else's, or that one is called otherwise."""
        lines = [line if line.id == one.id else one for one in self._history]
        self._history = deque(lines, MAX_ROWS)
        self.relay(self._measure, self._width)

    def _show(self, line: CaptionLine) -> None:
        caption = self._growing.setdefault(line.id, _Caption(line))
        done = caption.line.settled[: caption.n_done]
        if line.origin != caption.line.origin or not line.settled.startswith(done):
            self._take_back(caption)
        caption.line = line
        self._lay_out(caption)
        if not line.open:
            del self._growing[line.id]
            self._finish(caption)

    def _take_back(self, caption: _Caption) -> None:
        """Its rows are not done after all: a label comes before them, or it ends earlier."""
        kept = [done for done in self._done if done.line_id != caption.line.id]
        self._n_done -= len(self._done) - len(kept)
        self._done = deque(kept, MAX_ROWS)
        caption.n_done, caption.starts = 0, []

    def _clear(self) -> None:
        self._done.clear()
        self._history.clear()
        self._growing.clear()
        self._n_done = self._top = 0

    def relay(self, measure: Measure, width: float) -> None:
        """Other letters or another width (px): break all that is shown anew."""
        self._measure = measure
        self._width = width
        lines = [*self._history, *(caption.line for caption in self._growing.values())]
        self._clear()
        for line in lines:
            self._show(line)

    def visible(self, n: int) -> list[Row]:
        """The newest `n` rows, oldest first; empty ones below where a caption has lost some."""
        growing = [row for caption in self._growing.values() for row in caption.rows]
        end = self._n_done + len(growing)
        self._top = max(self._top, end - n)
        rows = [*(done.row for done in self._done), *growing][
            max(0, len(self._done) + self._top - self._n_done) :
        ]
        rows = rows[:n]
        return rows + [EMPTY] * (n - len(rows))

    def _finish(self, caption: _Caption) -> None:
        for row in caption.rows:
            self._add_done(row, caption.line)
        if caption.line.settled:
            self._history.append(caption.line)

    def _add_done(self, row: Row, line: CaptionLine) -> None:
        self._done.append(_Done(row, line.id, line.origin))
        self._n_done += 1

    def _lay_out(self, caption: _Caption) -> None:
        """Break what is not done into rows; put aside those that are."""
        line = caption.line
        text = (line.settled + line.pending)[caption.n_done :]
        n_settled = max(0, len(line.settled) - caption.n_done)
        mark = GROWING_MARK if line.open else ""
        pieces = self._pieces(text)
        starts = self._starts(pieces, caption, mark)
        caption.rows = self._rows(caption, pieces, starts, n_settled)
        caption.starts = starts[1:]
        self._put_aside(caption, pieces, starts, n_settled)

    def _rows(
        self, caption: _Caption, pieces: Sequence[str], starts: Sequence[int], n_settled: int
    ) -> list[Row]:
        """Rows of these pieces; each begins at one of `starts`."""
        line = caption.line
        backwards = is_right_to_left(line.settled + line.pending)
        rows, at = [], 0
        for i, start in enumerate(starts):
            end = starts[i + 1] if i + 1 < len(starts) else len(pieces)
            text = "".join(pieces[start:end])
            split = min(max(0, n_settled - at), len(text))
            at += len(text)
            shown = text.rstrip()
            prefix = self._prefix(caption) if i == 0 else ""
            rows.append(
                Row(
                    shown[:split],
                    shown[split:],
                    growing=line.open and i + 1 == len(starts),
                    right_to_left=backwards,
                    prefix=prefix,
                    speaker=line.origin.speaker if prefix else None,
                )
            )
        return rows

    def _put_aside(
        self, caption: _Caption, pieces: Sequence[str], starts: Sequence[int], n_settled: int
    ) -> None:
        """Rows that are settled and have a row after them are done."""
        lengths = [sum(map(len, pieces[:start])) for start in starts[1:]]
        n = sum(length <= n_settled for length in lengths)
        for row in caption.rows[:n]:
            self._add_done(row, caption.line)
        if n:
            caption.n_done += lengths[n - 1]
            caption.starts = [start - starts[n] for start in starts[n + 1 :]]
            caption.rows = caption.rows[n:]

    def _starts(self, pieces: Sequence[str], caption: _Caption, mark: str) -> list[int]:
        """Where rows begin: where they did before, as long as everything fits there."""
        starts = [0] if pieces else []
        kept = deque(caption.starts)
        used = self._measure(self._prefix(caption))
        for i, piece in enumerate(pieces):
            shown = piece.rstrip() + (mark if i + 1 == len(pieces) else "")
            if i > starts[-1] and used + self._measure(shown) > self._width:
                kept.clear()  # what comes after has to move anyway
            elif not (kept and kept[0] == i):
                used += self._measure(piece)
                continue
            else:
                kept.popleft()
            starts.append(i)
            used = self._measure(piece)
        return starts

    def _pieces(self, text: str) -> list[str]:
        """Pieces that fit on a row each; a word that is wider than one is cut."""
        pieces: list[str] = []
        for piece in self._split(text):
            if self._measure(piece.rstrip()) <= self._width:
                pieces.append(piece)
            else:
                pieces.extend(self._cut(piece))
        return pieces

    def _cut(self, piece: str) -> list[str]:
        """As many letters at a time as fit; at least one."""
        parts, text = [], ""
        for letter in _GRAPHEME.findall(piece):
            if text and self._measure(text + letter) > self._width:
                parts.append(text)
                text = ""
            text += letter
        return [*parts, text]

    def _prefix(self, caption: _Caption) -> str:
        line = caption.line
        goes_on = caption.n_done and self._done and self._done[-1].origin == line.origin
        return "" if goes_on else line.prefix


def is_right_to_left(text: str) -> bool:
    """By the first letter that has a direction; marks of direction count for nothing."""
    for char in text:
        direction = unicodedata.bidirectional(char)
        if direction in ("L", "R", "AL") and unicodedata.category(char) != "Cf":
            return direction != "L"
    return False
