"""Captions in rows of one width, rolling upwards. No Qt.

Everything here is about words that hold still: a row that is followed by another one and is
settled keeps its words for good; words that are pending are put right where they stand, and move
to another row only when they do not fit any more.
"""

import itertools
import re
import unicodedata
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from captioner.events import Origin
from captioner.history.caption_store import GROWING_MARK, CaptionLine, Edit, EditKind
from captioner.history.joined import paragraphs
from captioner.history.name_order import NameOrder

Measure: TypeAlias = Callable[[str], float]
"""Width of a word or two on a row, px; asked often."""
Split: TypeAlias = Callable[[str], Sequence[str]]
"""A text in pieces that a row may end after; together they are the text."""

MAX_ROWS: Final = 24  # kept of what was said: twice what an overlay can show
MAX_LINES: Final = 2 * MAX_ROWS  # the same for lines of captions

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
    """Whose words these are, where that changes and on the first row that is seen."""
    indent: str = ""
    """The prefix of another row, whose width is left free, so that no word moves when it comes."""
    name: int = 0
    """Which of the colours for names it has, from 0; see `NameOrder`."""


EMPTY: Final = Row("")
LABEL_SHARE: Final = 0.4  # of a row: the most that a label takes
CUT_MARK: Final = "… "  # of a longer one


@dataclass(slots=True)
class _Paragraph:
    """A paragraph that still grows: the rows that are not done."""

    line: CaptionLine
    """All of its lines as one."""
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
    """Takes what changes in a `CaptionStore` and holds the rows that its paragraphs make.

    Rows that are done only ever become more, unless it turns out who said them; after them come
    those of the paragraphs that grow. `visible` never rolls back down. The rows of a paragraph
    with a label leave its room free, and the first that is seen has it. Main thread.
    """

    def __init__(self, measure: Measure, split: Split, width: float) -> None:
        """Begin empty; `width` is that of a row, px."""
        self._measure = measure
        self._split = split
        self._width = width
        self._done: deque[_Done] = deque(maxlen=MAX_ROWS)
        self._n_done = 0  # also those that `_done` has dropped
        self._growing: dict[int, _Paragraph] = {}  # by id, in order
        self._finished = 0  # id of the last paragraph that is followed by another one
        self._lines: dict[int, CaptionLine] = {}  # the newest, by id, in order
        self._end = 0  # number of the last row that there ever was, plus one
        self._cleared = 0  # id of the last line that is not shown any more
        self._order = NameOrder()

    def apply(self, edit: Edit) -> bool:
        """Take a change, and say whether it is one of what is shown.

        A finished caption that is dropped from the store stays here.
        """
        line = edit.line
        known = self._lines.get(line.id)
        if known is None and line.id <= self._cleared:
            return False
        if edit.kind is EditKind.REMOVE:
            if line.open:
                self._lines.pop(line.id, None)
                self._show_paragraphs()
            return line.open
        self._lines[line.id] = line
        if known is not None and self._finished > 0 and self._is_finished(line.id):
            self.relay(self._measure, self._width)  # somebody else's, or called otherwise
            return True
        self._show_paragraphs()
        self._forget()
        return True

    def clear(self) -> None:
        """Show nothing of what was said; a caption that still grows comes back if it changes."""
        self._cleared = max(self._cleared, next(reversed(self._lines), 0))
        self._lines = {line.id: line for line in self._lines.values() if line.open}
        self.relay(self._measure, self._width)

    def relay(self, measure: Measure, width: float) -> None:
        """Other letters or another width (px): break all that is shown anew."""
        self._measure = measure
        self._width = width
        self._done.clear()
        self._growing.clear()
        self._n_done = self._end = self._finished = 0
        self._show_paragraphs()

    def _show_paragraphs(self) -> None:
        """Lay out what is new or has changed, and finish what is followed by something else."""
        lines = {line.id: line for line in paragraphs(self._lines.values())}
        for line_id in [known for known in self._growing if known not in lines]:
            self._take_back(self._growing.pop(line_id))
        newest = next(reversed(lines), 0)
        for line in lines.values():
            if line.id <= self._finished:
                continue
            self._show(line)
            paragraph = self._growing[line.id]
            if line.id != newest and self._is_first(paragraph) and not (line.open or line.pending):
                self._finish(paragraph)

    def _is_first(self, paragraph: _Paragraph) -> bool:
        """Whether all that is above has been finished."""
        return next(iter(self._growing.values()), None) is paragraph

    def _is_finished(self, line_id: int) -> bool:
        """Whether a line is of a paragraph that has been finished."""
        later = next(iter(self._growing), None)
        return later is None or line_id < later

    def _forget(self) -> None:
        """Old paragraphs go, as wholes."""
        if len(self._lines) <= MAX_LINES:
            return
        whole = list(paragraphs(self._lines.values()))
        for before, after in itertools.pairwise(whole):
            if before.id > self._finished or len(self._lines) <= MAX_ROWS:
                return
            for line_id in [known for known in self._lines if before.id <= known < after.id]:
                del self._lines[line_id]

    def _show(self, line: CaptionLine) -> None:
        paragraph = self._growing.setdefault(line.id, _Paragraph(line))
        done = paragraph.line.settled[: paragraph.n_done]
        before = paragraph.line
        other = (line.origin, line.label) != (before.origin, before.label)
        if other or not line.settled.startswith(done):
            self._take_back(paragraph)
        elif line == before and paragraph.rows:
            return
        paragraph.line = line
        self._lay_out(paragraph)

    def _take_back(self, paragraph: _Paragraph) -> None:
        """Its rows are not done after all: a label comes before them, or it ends earlier."""
        kept = [done for done in self._done if done.line_id != paragraph.line.id]
        self._n_done -= len(self._done) - len(kept)
        self._done = deque(kept, MAX_ROWS)
        paragraph.n_done, paragraph.starts = 0, []

    def visible(self, n: int) -> list[Row]:
        """The newest `n` rows, oldest first.

        Empty ones come first where there are fewer, and last where a caption has lost some.
        """
        growing = [row for one in self._growing.values() for row in one.rows]
        end = self._n_done + len(growing)
        self._end = max(self._end, end)
        oldest = self._n_done - len(self._done)
        rows = [*(done.row for done in self._done), *growing]
        rows = rows[max(0, self._end - n - oldest) :]
        n_lost = min(n, self._end - end)
        if rows and rows[0].indent and not rows[0].prefix:
            rows[0] = replace(rows[0], prefix=rows[0].indent, indent="")
        return [EMPTY] * (n - n_lost - len(rows)) + rows + [EMPTY] * n_lost

    def _finish(self, paragraph: _Paragraph) -> None:
        for row in paragraph.rows:
            self._add_done(row, paragraph.line)
        self._finished = paragraph.line.id
        del self._growing[paragraph.line.id]

    def _add_done(self, row: Row, line: CaptionLine) -> None:
        self._done.append(_Done(row, line.id, line.origin))
        self._n_done += 1

    def _lay_out(self, paragraph: _Paragraph) -> None:
        """Break what is not done into rows; put aside those that are."""
        line = paragraph.line
        text = (line.settled + line.pending)[paragraph.n_done :]
        n_settled = max(0, len(line.settled) - paragraph.n_done)
        mark = GROWING_MARK if line.open else ""
        pieces = self._pieces(text, self._width - self._measure(self._label(line)))
        starts = self._starts(pieces, paragraph, mark)
        paragraph.rows = self._rows(paragraph, pieces, starts, n_settled)
        paragraph.starts = starts[1:]
        self._put_aside(paragraph, pieces, starts, n_settled)

    def _rows(
        self, paragraph: _Paragraph, pieces: Sequence[str], starts: Sequence[int], n_settled: int
    ) -> list[Row]:
        """Rows of these pieces; each begins at one of `starts`."""
        line = paragraph.line
        backwards = is_right_to_left(line.settled + line.pending)
        label = self._label(line)
        goes_on = paragraph.n_done and self._done and self._done[-1].origin == line.origin
        rows, at = [], 0
        for i, start in enumerate(starts):
            end = starts[i + 1] if i + 1 < len(starts) else len(pieces)
            text = "".join(pieces[start:end])
            split = min(max(0, n_settled - at), len(text))
            at += len(text)
            shown = text.rstrip()
            first = i == 0 and not goes_on
            rows.append(
                Row(
                    shown[:split],
                    shown[split:],
                    growing=line.open and i + 1 == len(starts),
                    right_to_left=backwards,
                    prefix=label if first else "",
                    indent="" if first else label,
                    name=self._order.place(line.origin) if label else 0,
                )
            )
        return rows

    def _put_aside(
        self, paragraph: _Paragraph, pieces: Sequence[str], starts: Sequence[int], n_settled: int
    ) -> None:
        """Rows that are settled and have a row after them are done, once those above are."""
        if not self._is_first(paragraph):
            return
        lengths = [sum(map(len, pieces[:start])) for start in starts[1:]]
        n = sum(length <= n_settled for length in lengths)
        for row in paragraph.rows[:n]:
            self._add_done(row, paragraph.line)
        if n:
            paragraph.n_done += lengths[n - 1]
            paragraph.starts = [start - starts[n] for start in starts[n + 1 :]]
            paragraph.rows = paragraph.rows[n:]

    def _starts(self, pieces: Sequence[str], paragraph: _Paragraph, mark: str) -> list[int]:
        """Where rows begin: where they did before, as long as everything fits there."""
        starts = [0] if pieces else []
        kept = deque(paragraph.starts)
        indent = used = self._measure(self._label(paragraph.line))
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
            used = indent + self._measure(piece)
        return starts

    def _pieces(self, text: str, room: float) -> list[str]:
        """Pieces that fit on a row each; a word that is wider than one is cut."""
        pieces: list[str] = []
        for piece in self._split(text):
            if self._measure(piece.rstrip()) <= room:
                pieces.append(piece)
            else:
                pieces.extend(self._cut(piece, room))
        return pieces

    def _cut(self, piece: str, room: float) -> list[str]:
        """As many letters at a time as fit; at least one."""
        parts, text = [], ""
        for letter in _GRAPHEME.findall(piece):
            if text and self._measure(text + letter) > room:
                parts.append(text)
                text = ""
            text += letter
        return [*parts, text]

    def _label(self, line: CaptionLine) -> str:
        """What stands before the words of a paragraph; a long one is cut."""
        most = LABEL_SHARE * self._width
        if self._measure(line.prefix) <= most:
            return line.prefix
        return self._cut(line.prefix, most - self._measure(CUT_MARK))[0] + CUT_MARK


def is_right_to_left(text: str) -> bool:
    """By the first letter that has a direction; marks of direction count for nothing."""
    for char in text:
        direction = unicodedata.bidirectional(char)
        if direction in ("L", "R", "AL") and unicodedata.category(char) != "Cf":
            return direction != "L"
    return False
