"""Lay out text with times as subtitles. Pure; memory does not grow with the recording.

Of all ways to cut the words into cues and lines the cheapest is taken: breaks between phrases, few
cues, long enough to be read. It is found as the shortest way through the places where a cue may
begin, and what all ways that are still open have in common is handed out.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from math import inf
from typing import Final

from captioner.events import ONLY
from captioner.history.formats import Cue
from captioner.history.line_breaks import (
    AFTER_FUNCTION_WORD,
    break_cost,
    ends_sentence,
)
from captioner.history.sentences import LONGEST_PAUSE_S, Piece
from captioner.history.subtitle_layout import SubtitleLayout
from captioner.history.unbroken import Unbroken, columns, cut_to, introduced, unbroken

COMFORT: Final = 0.75  # of the highest rate: what a cue is shown for if nothing follows
LINGER_S: Final = 0.5  # a shorter time without a cue is flicker: the cue stays
LATE_S: Final = 0.25  # a cue may begin so long after its first word if the one before needs that
ROUNDING_S: Final = 0.01  # what files round times to

PER_CUE: Final = 3.0
PER_LINE: Final = 0.5
OF_CUES: Final = 2.0  # a break between cues parts more than one between lines
UNBALANCED: Final = 12.0  # one line is full, the other one empty
SENTENCE_INSIDE: Final = 1.5  # a sentence ends within a cue
TORN: Final = 5.0  # a word or two of a sentence are in another cue than the rest
PAUSE_INSIDE: Final = 4.0  # a second: what follows is shown before it is said
PAUSE_FREE_S: Final = 0.4
BRIEF: Final = 4.0  # a second that is missing of one that is quiet to read
BRIEF_S: Final = 1.5
TOO_FAST: Final = 15.0
FASTER: Final = 30.0  # for the highest rate once more
WORD_S: Final = 1.0  # of its last word, so much at the most has to fit into a cue
LATE: Final = 10.0  # a second that a cue begins after its first word
MOST_WAITING: Final = 400  # words for which no decision is made; nobody speaks so


def subtitles(pieces: Iterable[tuple[Piece, bool]], layout: SubtitleLayout) -> Iterator[Cue]:
    """The cues of pieces, each as soon as it cannot change any more.

    Args:
        pieces: in order, each with whether it goes on with the sentence of the one before.
        layout: what cues may be like.
    """
    return laid_out(unbroken(pieces), layout)


def laid_out(units: Iterable[Unbroken], layout: SubtitleLayout) -> Iterator[Cue]:
    """The same for text that has been cut already; units that begin too early are put right."""
    breaker = _Breaker(layout)
    for unit, turn in _lines_begun(units, layout.line_length):
        yield from breaker.push(unit, turn=turn)
    yield from breaker.finish()


@dataclass(frozen=True, slots=True)
class _Placed:
    """What is not broken, and what is summed up to here."""

    unit: Unbroken
    begins: bool
    """A sentence begins with it."""
    turn: bool
    """It begins a line."""
    n_turns: int
    """Up to here, with this one."""
    parted: bool
    """It begins a cue."""
    width: int
    """Columns of all before it, with their spaces, and of the space before it."""
    end: int
    """And with it."""
    break_cost: float
    """Of a break before it."""
    inside: float
    """Cost of having all places before it, and the one before it, within one cue."""


@dataclass(frozen=True, slots=True)
class _Node:
    """The best way to a place where a cue may begin."""

    cost: float
    since: int
    """Where the cue before it begins."""
    start_s: float
    """When that is shown."""
    end_s: float
    """And until when."""
    lines: tuple[int, ...]
    """Where its lines begin."""

    def moved(self, n: int, cost: float) -> "_Node":
        """As it is when `n` units that cost so much are gone."""
        lines = tuple(at - n for at in self.lines)
        return _Node(self.cost - cost, self.since - n, self.start_s, self.end_s, lines)


@dataclass(frozen=True, slots=True)
class _Lines:
    """A way to break a cue into lines."""

    cost: float
    squares: float
    """Sum of the squares of their widths, each as a share of a full line."""
    starts: tuple[int, ...]

    def uneven(self, share: float) -> float:
        """What it costs that their widths, `share` lines in all, differ."""
        return UNBALANCED * max(0.0, self.squares - share * share / len(self.starts))


class _Breaker:
    """Takes units and hands out cues. Places are numbered from the first unit that waits."""

    def __init__(self, layout: SubtitleLayout) -> None:
        self._layout = layout
        self._placed: list[_Placed] = []
        # One more than placed; None where no cue begins unless nothing else is possible.
        self._nodes: list[_Node | None] = [_Node(0.0, 0, 0.0, -inf, ())]

    def push(self, unit: Unbroken, *, turn: bool) -> Iterator[Cue]:
        """Take the next unit, and whether it begins a turn."""
        self._placed.append(self._place(unit, turn=turn))
        end = len(self._placed) - 1
        if end == 0:
            return
        waiting = end < MOST_WAITING
        if waiting and self._placed[end].break_cost >= AFTER_FUNCTION_WORD:
            self._nodes.append(None)
            return
        self._nodes.append(self._best(end))
        common = self._common(end)
        yield from self._handed_out(common if common or waiting else self._node(end).since)

    def finish(self) -> Iterator[Cue]:
        """There are no more."""
        if self._placed:
            self._nodes.append(self._best(len(self._placed)))
            yield from self._handed_out(len(self._placed))

    def _place(self, unit: Unbroken, *, turn: bool) -> _Placed:
        width = columns(unit.text)
        if not self._placed:
            return _Placed(unit, True, turn, 0, False, 0, width, 0.0, 0.0)
        before = self._placed[-1]
        pause_s = unit.start_s - before.unit.end_s
        inside = before.inside + PAUSE_INSIDE * max(0.0, pause_s - PAUSE_FREE_S)
        begins = ends_sentence(before.unit)
        if begins:
            inside += SENTENCE_INSIDE
        cost = 0.0 if turn else break_cost(before.unit, unit)
        since = before.end + unit.spaced
        parted = pause_s >= LONGEST_PAUSE_S or _stand_apart(before.unit, unit)
        n_turns = before.n_turns + turn
        return _Placed(unit, begins, turn, n_turns, parted, since, since + width, cost, inside)

    def _node(self, at: int) -> _Node:
        """That of a place, found now where it was left out."""
        node = self._nodes[at]
        if node is None:
            node = self._nodes[at] = self._best(at)
        return node

    def _best(self, end: int) -> _Node:
        """The best way to `end`, the place after the last unit of a cue."""
        best: _Node | None = None
        starts = [end - 1, *self._begins(end)]
        for start in starts:
            if self._nodes[start] is not None:
                best = self._by(start, end, best.cost if best else inf) or best
        for start in starts if best is None else ():
            best = self._by(start, end, best.cost if best else inf) or best
        assert best is not None  # no unit is wider than a line
        return best

    def _begins(self, end: int) -> list[int]:
        """Where a cue of several units may begin that ends before `end`, from the last on."""
        layout, placed, last = self._layout, self._placed, self._placed[end - 1]
        last_s = min(last.unit.end_s, last.unit.start_s + WORD_S)
        earliest_s = last_s - layout.longest_s
        least = last.end - layout.lines * (layout.line_length + 1)
        start, found = end - 1, list[int]()
        while start > 0 and not placed[start].parted:
            start -= 1
            if placed[start].width < least or placed[start].unit.start_s < earliest_s:
                break
            found.append(start)
        return found

    def _by(self, start: int, end: int, below: float) -> _Node | None:
        """The best way to `end` whose last cue begins at `start`; None if it costs too much."""
        layout, placed, before = self._layout, self._placed, self._node(start)
        if before.cost + PER_CUE >= below:
            return None
        said_s = placed[start].unit.start_s
        start_s = max(said_s, before.end_s + layout.gap_s)
        width = placed[end - 1].end - placed[start].width
        end_s = self._end_s(start_s, end, width)
        cost = before.cost + PER_CUE + LATE * (start_s - said_s)
        cost += placed[end - 1].inside - placed[start].inside
        if end < len(placed):
            cost += OF_CUES * placed[end].break_cost
        cost += self._torn(start, end) + _hurry(width, end_s - start_s, layout)
        if cost >= below:
            return None
        lines = self._lines(start, end, layout.lines)
        if lines is None:
            return None
        cost += lines.cost + lines.uneven(width / layout.line_length)
        return _Node(cost, start, start_s, end_s, lines.starts) if cost < below else None

    def _torn(self, start: int, end: int) -> float:
        """What it costs that a word or two at either end of a cue are cut off their sentence."""
        placed, cost = self._placed, 0.0
        if not placed[start].begins and any(at.begins for at in placed[start + 1 : start + 3]):
            cost += TORN
        if end < len(placed) and not placed[end].begins:
            cost += TORN * any(at.begins for at in placed[max(start, end - 2) : end])
        return cost

    def _end_s(self, start_s: float, end: int, width: int) -> float:
        """How long a cue is shown that ends before `end`."""
        layout, placed = self._layout, self._placed
        next_s = placed[end].unit.start_s - layout.gap_s if end < len(placed) else inf
        needed_s = max(width / layout.max_rate, layout.shortest_s) + ROUNDING_S
        wanted_s = max(width / (COMFORT * layout.max_rate), layout.shortest_s) + ROUNDING_S
        longest_s = start_s + layout.longest_s - ROUNDING_S
        end_s = min(max(placed[end - 1].unit.end_s, start_s + wanted_s), next_s)
        if next_s - end_s < LINGER_S:
            end_s = next_s
        end_s = max(end_s, min(start_s + needed_s, next_s + LATE_S))
        end_s = max(end_s, start_s + layout.shortest_s + ROUNDING_S)
        return min(end_s, longest_s)

    def _lines(self, start: int, end: int, most: int) -> _Lines | None:
        """The best lines for a cue; None if there are not so many."""
        placed, length = self._placed, self._layout.line_length
        first, fitting = placed[start].width, (most - 1) * (length + 1)
        width = placed[end - 1].end - first
        if width <= length and placed[end - 1].n_turns == placed[start].n_turns:
            share = width / length
            return _Lines(PER_LINE, share * share, (start,))
        best: _Lines | None = None
        lowest = inf
        for at in range(end - 1, start, -1) if most > 1 else ():
            last = (placed[end - 1].end - placed[at].width) / length
            if last > 1.0:
                break
            rest = None
            if placed[at].break_cost < lowest and placed[at - 1].end - first <= fitting:
                rest = self._lines(start, at, most - 1)
            if rest is not None:
                cost = rest.cost + PER_LINE + placed[at].break_cost
                found = _Lines(cost, rest.squares + last * last, (*rest.starts, at))
                total = cost + found.uneven(width / length)
                if total < lowest:
                    best, lowest = found, total
            if placed[at].turn:
                break
        return best

    def _common(self, end: int) -> int:
        """Up to where all ways agree that can go on from here."""
        open_ways = {at for at in self._begins(end + 1) if self._nodes[at] is not None} | {end}
        while len(open_ways) > 1:
            latest = max(open_ways)
            open_ways.remove(latest)
            open_ways.add(self._node(latest).since)
        return open_ways.pop()

    def _handed_out(self, end: int) -> Iterator[Cue]:
        """The cues up to a place, which becomes place 0."""
        ways: list[tuple[int, int]] = []
        while end > 0:
            since = self._node(end).since
            ways.append((since, end))
            end = since
        for start, until in reversed(ways):
            yield self._cue(start, until)
        if ways:
            self._drop(ways[0][1])

    def _cue(self, start: int, end: int) -> Cue:
        node = self._node(end)
        bounds = [*node.lines, end]
        lines = [self._text(begin, until) for begin, until in pairwise(bounds)]
        origins = [self._placed[begin].unit.origin for begin in bounds[:-1]]
        known = any(origin.speaker is not None for origin in origins)
        voices = tuple(origin.label for origin in origins) if known else ()
        return Cue(node.start_s, node.end_s, "\n".join(lines), voices)

    def _text(self, start: int, end: int) -> str:
        first, *rest = (placed.unit for placed in self._placed[start:end])
        return first.text + "".join(" " * unit.spaced + unit.text for unit in rest)

    def _drop(self, n: int) -> None:
        """Forget what was handed out."""
        base = self._node(n).cost
        self._nodes = [node and node.moved(n, base) for node in self._nodes[n:]]
        self._placed = self._placed[n:]


def _lines_begun(units: Iterable[Unbroken], line_length: int) -> Iterator[tuple[Unbroken, bool]]:
    """The units, none wider than a line or earlier than the last, and who begins a turn."""
    origin, reached_s = ONLY, 0.0
    for unit in units:
        speaks = unit.origin != ONLY or not unit.alone  # a remark of nobody ends no turn
        turn = speaks and unit.origin != origin
        origin = unit.origin if speaks else origin
        begun = introduced(unit, line_length) if turn else unit
        if unit.start_s < reached_s:
            begun = replace(begun, start_s=reached_s, end_s=max(reached_s, unit.end_s))
        reached_s = begun.start_s
        first, *others = cut_to(begun.text, line_length)
        yield replace(begun, text=first) if others else begun, turn
        for part in others:
            yield replace(begun, text=part, spaced=False, first=False), False


def _stand_apart(before: Unbroken, after: Unbroken) -> bool:
    """Whether one of them is a remark that the other is not part of."""
    return (before.alone or after.alone) and (after.first or before.alone != after.alone)


def _hurry(width: int, shown_s: float, layout: SubtitleLayout) -> float:
    """What it costs that so many columns are shown for so long."""
    cost = BRIEF * max(0.0, BRIEF_S - shown_s)
    excess = width / shown_s / layout.max_rate - 1.0
    return cost + (TOO_FAST + FASTER * excess if excess > 0 else 0.0)
